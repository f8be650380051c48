import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../words/index.tsx';
import { libraryWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Article } from './Article.tsx';
import { GAMES, GLOSSARY, useLibrary } from './books.ts';
import { Contents } from './Contents.tsx';
import { Glossary } from './Glossary.tsx';
import { Results } from './Results.tsx';

interface Props {
  /** A clause, an article, a glossary, or nothing for the contents. */
  readonly target: string;
  readonly onGo: (target: string) => void;
}

/** The library itself: looking for words, the contents, and the page that is open. Used as a page and as a drawer. */
export function Reader({ target, onGo }: Props) {
  const say = useVocabulary(libraryWords);
  const { say: sayPage, language } = useWords();
  const library = useLibrary();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const search = useId();
  const page = useRef<HTMLElement>(null);
  const go = (next: string): void => {
    setQuery('');
    onGo(next);
  };
  // The page is told where to begin by its article; the contents and the glossary begin at the top.
  useEffect(() => {
    page.current?.scrollTo({ top: 0 });
  }, [target]);
  if (library === undefined) return <p className="waits">{say('rules.opening')}</p>;
  if (library === false) return <p className="waits">{say('rules.missing')}</p>;
  const { article, book } = library.whereIs(target) ?? {};
  const glossary = GAMES.find((game) => GLOSSARY[game] === target);
  const searching = wanted.trim().length > 1 && glossary === undefined;
  const at = article === undefined || target === article.slug ? undefined : target;
  const order = book?.articles.findIndex(({ slug }) => slug === article?.slug) ?? -1;
  const next = order < 0 ? undefined : book?.articles[order + 1];
  const inEnglish = article !== undefined && book?.appendix.includes(article) === true;
  const open = glossary === undefined ? (article?.slug ?? '') : target;
  return (
    <div className={target === '' && !searching ? 'rules-reader at-contents' : 'rules-reader'}>
      <div className="shelf">
        <p className="search">
          <label htmlFor={search} className="unseen">
            {say('rules.search')}
          </label>
          <input
            id={search}
            type="search"
            value={query}
            placeholder={say('rules.search')}
            autoComplete="off"
            onChange={({ target: { value } }) => setQuery(value)}
          />
        </p>
        <Contents library={library} open={open} game={glossary ?? book?.game} onGo={go} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must get there */}
      <section className="page-of-rules parchment" ref={page} tabIndex={0} aria-label={sayPage('rules.title')}>
        {searching ? (
          <Results library={library} query={wanted} onGo={go} />
        ) : glossary !== undefined ? (
          <Glossary key={glossary} game={glossary} query={wanted} />
        ) : article === undefined ? (
          <div className="welcome">
            <img src="./art/woodcuts/crossroads-shrine.svg" alt="" width="600" height="240" />
            <h2>{sayPage('rules.title')}</h2>
            <p>{say(target === '' ? 'rules.welcome' : 'rules.unknown', { clause: target.toUpperCase() })}</p>
            <Contents library={library} open="" game={undefined} onGo={go} />
            {library.books.map(({ game, articles: [first] }) => (
              <p key={game} className="onward">
                <button type="button" onClick={() => first !== undefined && go(first.slug)}>
                  {say('rules.begin', { game: sayPage(`game.${game}`) })}
                </button>
              </p>
            ))}
          </div>
        ) : (
          <>
            {inEnglish && language !== 'en' && <p className="foreign">{say('rules.englishOnly')}</p>}
            <Article
              article={article}
              lang={inEnglish ? 'en' : language}
              at={at}
              explains={book?.game === 'old-world'}
              onGo={go}
            />
            {next !== undefined && (
              <p className="onward">
                <button type="button" onClick={() => go(next.slug)}>
                  {say('rules.next', { title: next.title })}
                </button>
              </p>
            )}
          </>
        )}
      </section>
    </div>
  );
}
