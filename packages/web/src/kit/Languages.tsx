import { useMedia } from './use-media.ts';
import { LANGUAGE_NAMES, LANGUAGES, useWords } from '../words/index.tsx';

/**
 * The four languages, one of them chosen. Folded, only that one is seen until somebody points at it or comes by
 * keyboard; a phone always folds them.
 */
export function Languages({ folded = false }: { readonly folded?: boolean }) {
  const { language, say, speak } = useWords();
  const narrow = useMedia('to-page');
  return (
    <div
      className={folded || narrow ? 'languages folded' : 'languages'}
      role="radiogroup"
      aria-label={say('app.language')}
    >
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
