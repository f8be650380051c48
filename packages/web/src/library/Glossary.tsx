import { TERMS, words } from '@medallion/old-world/words';
import { LANGUAGE_NAMES, LANGUAGES, useWords } from '../words/index.tsx';
import { fold } from './find.ts';

/** The words of the rulebook in the reader's language, and what the other three editions call them. */
export function Glossary({ query }: { readonly query: string }) {
  const { language, say } = useWords();
  const others = LANGUAGES.filter((each) => each !== language);
  const wanted = fold(query.trim());
  const rows = TERMS.map((term) => ({
    term,
    own: words(language).name.term(term),
    theirs: others.map((each) => words(each).name.term(term)),
  }))
    .filter(({ own, theirs }) => wanted === '' || [own, ...theirs].some((each) => fold(each).includes(wanted)))
    .toSorted((a, b) => a.own.localeCompare(b.own, language));
  return (
    <article className="glossary">
      <h2>{say('rules.glossary')}</h2>
      <p>{say('rules.glossary.text')}</p>
      <dl>
        {rows.map(({ term, own, theirs }) => (
          <div key={term}>
            <dt>{own}</dt>
            {theirs.map((each, at) => (
              <dd key={others[at]} lang={others[at]}>
                <span title={LANGUAGE_NAMES[others[at] ?? 'en']}>{others[at]?.toUpperCase()}</span> {each}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {rows.length === 0 && <p>{say('rules.results', { n: 0 })}</p>}
    </article>
  );
}
