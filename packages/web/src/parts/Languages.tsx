import { LANGUAGE_NAMES, LANGUAGES, useWords } from '../words/index.tsx';

/** The four languages, one of them chosen. */
export function Languages() {
  const { language, say, speak } = useWords();
  return (
    <div className="languages" role="radiogroup" aria-label={say('app.language')}>
      {LANGUAGES.map((each) => (
        <label key={each} lang={each} title={LANGUAGE_NAMES[each]}>
          <input
            type="radio"
            name="language"
            value={each}
            checked={each === language}
            onChange={() => speak(each)}
            aria-label={LANGUAGE_NAMES[each]}
          />
          <span aria-hidden="true">{each.toUpperCase()}</span>
        </label>
      ))}
    </div>
  );
}
