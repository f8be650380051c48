import { useMemo } from 'react';
import { useWords } from '../words/index.tsx';
import { libraryWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import type { Library } from './books.ts';
import { openCollection } from './drawer.ts';
import { thingAt } from './things.ts';

interface Props {
  readonly library: Library;
  readonly query: string;
  readonly onGo: (target: string) => void;
}

/** The paragraphs in which the words stand, the best first. */
export function Results({ library, query, onGo }: Props) {
  const say = useVocabulary(libraryWords);
  const { say: sayPage } = useWords();
  const found = useMemo(() => library.find(query), [library, query]);
  return (
    <section className="results" aria-label={say('rules.found')}>
      <output>{say('rules.results', { n: found.length })}</output>
      <ol>
        {found.map(({ passage, pieces }, nth) => {
          const { article, at, heading } = passage;
          const home = library.whereIs(article);
          const isForeign = home !== undefined && home.book.appendix.includes(home.article);
          const thing = thingAt(at);
          const of = thing?.game ?? home?.book.game;
          const game = of === undefined ? undefined : sayPage(`game.${of}`);
          return (
            <li key={`${at}-${nth}`} {...(thing === undefined ? {} : { 'data-found': thing.id })}>
              <button
                type="button"
                onClick={() => (thing === undefined ? onGo(at) : openCollection(thing.game, thing.id))}
              >
                <span className="where">
                  {[game, home?.article.title, heading].filter((part) => part !== undefined && part !== '').join(' · ')}
                  {/^(ow|pd|r|d)-/.test(at) && <small>{at.toUpperCase()}</small>}
                </span>
                <span lang={isForeign ? 'en' : library.language}>
                  {pieces.map(({ text, hit }, piece) => (hit ? <mark key={piece}>{text}</mark> : text))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
