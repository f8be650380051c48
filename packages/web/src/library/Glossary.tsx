import { TERMS, words } from '@medallion/old-world/words';
import { useEffect, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, useWords } from '../words/index.tsx';
import { libraryWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import type { Game } from './books.ts';
import { fold } from './find.ts';
import type { Terms } from './shelf.ts';

const oldWorld = (): Terms => {
  const [en, pl, it, ru] = [words('en').name, words('pl').name, words('it').name, words('ru').name];
  return TERMS.map((term) => ({ en: en.term(term), pl: pl.term(term), it: it.term(term), ru: ru.term(term) }));
};

/** The words of a game; those of the second one are fetched when somebody looks for them. */
function useTerms(game: Game): Terms {
  const [terms, setTerms] = useState<Terms>(() => (game === 'old-world' ? oldWorld() : []));
  useEffect(() => {
    if (game === 'old-world') return undefined;
    let wanted = true;
    void import('virtual:rules/path-of-destiny/terms').then(({ default: fetched }) => wanted && setTerms(fetched));
    return () => {
      wanted = false;
    };
  }, [game]);
  return terms;
}

interface Props {
  readonly game: Game;
  readonly query: string;
}

/** The words of the rulebook in the reader's language, and what the other three call them. */
export function Glossary({ game, query }: Props) {
  const say = useVocabulary(libraryWords);
  const { say: sayPage, language } = useWords();
  const others = LANGUAGES.filter((each) => each !== language);
  const wanted = fold(query.trim());
  const terms = useTerms(game);
  const rows = terms
    .map((term) => ({ term: term.en, own: term[language], theirs: others.map((each) => term[each]) }))
    .filter(({ own, theirs }) => wanted === '' || [own, ...theirs].some((each) => fold(each).includes(wanted)))
    .toSorted((a, b) => a.own.localeCompare(b.own, language));
  return (
    <article className="glossary">
      <h2>
        {say('rules.glossary')} · {sayPage(`game.${game}`)}
      </h2>
      <p>{say(game === 'old-world' ? 'rules.glossary.text' : 'rules.glossary.ours')}</p>
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
      {rows.length === 0 && terms.length > 0 && <p>{say('rules.results', { n: 0 })}</p>}
    </article>
  );
}
