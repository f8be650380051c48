import { useEffect, useState } from 'react';
import { type Language, useWords } from '../words/index.tsx';
import { finderOf, type Finder } from './find.ts';
import type { Article, Shelf } from './shelf.ts';

const SHELVES: Readonly<Record<Language, () => Promise<{ readonly default: Shelf }>>> = {
  en: () => import('virtual:rules/en'),
  pl: () => import('virtual:rules/pl'),
  it: () => import('virtual:rules/it'),
  ru: () => import('virtual:rules/ru'),
};

/** Everything there is to read, in one language. */
export interface Library {
  readonly language: Language;
  readonly articles: readonly Article[];
  /** Rulings and the editions compared: written in English only. */
  readonly appendix: readonly Article[];
  readonly find: Finder;
  /** The article in which an anchor stands; also an article by its own name. */
  readonly whereIs: (target: string) => Article | undefined;
}

const opened = new Map<Language, Promise<Library>>();

function open(language: Language): Promise<Library> {
  let library = opened.get(language);
  if (library === undefined) {
    library = Promise.all([SHELVES[language](), import('virtual:rules/appendix')]).then(([own, appendix]) =>
      libraryOf(language, own.default, appendix.default),
    );
    opened.set(language, library);
    // What did not arrive is asked for again the next time.
    library.catch(() => opened.delete(language));
  }
  return library;
}

function libraryOf(language: Language, own: Shelf, appendix: Shelf): Library {
  const all = [...own.articles, ...appendix.articles];
  const homes = new Map<string, Article>();
  for (const article of all) {
    homes.set(article.slug, article);
    for (const [, id = ''] of article.html.matchAll(/ id="([^"]+)"/g)) homes.set(id, article);
  }
  return {
    language,
    articles: own.articles,
    appendix: appendix.articles,
    find: finderOf([...own.passages, ...appendix.passages]),
    whereIs: (target) => homes.get(target),
  };
}

/** The library in the language of the page; undefined until it is fetched, `false` if it cannot be. */
export function useLibrary(): Library | undefined | false {
  const { language } = useWords();
  const [library, setLibrary] = useState<Library | false>();
  useEffect(() => {
    let wanted = true;
    open(language).then(
      (found) => wanted && setLibrary(found),
      () => wanted && setLibrary(false),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return library === false || library?.language === language ? library : undefined;
}
