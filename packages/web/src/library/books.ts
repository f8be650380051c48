import { useEffect, useState } from 'react';
import { type Language, useWords } from '../words/index.tsx';
import { SMALL, withQuestions } from './asked.ts';
import { finderOf, type Finder } from './find.ts';
import type { Article, Passage, Shelf } from './shelf.ts';
import { thingsAsPassages } from './things.ts';

/** The games there are rules of, in the order in which they stand on the shelf. */
export const GAMES = ['old-world', 'path-of-destiny'] as const;
export type Game = (typeof GAMES)[number];

type Fetch = () => Promise<{ readonly default: Shelf }>;

const SHELVES: Readonly<Record<Game, Readonly<Record<Language | 'appendix', Fetch>>>> = {
  'old-world': {
    en: () => import('virtual:rules/old-world/en'),
    pl: () => import('virtual:rules/old-world/pl'),
    it: () => import('virtual:rules/old-world/it'),
    ru: () => import('virtual:rules/old-world/ru'),
    appendix: () => import('virtual:rules/old-world/appendix'),
  },
  'path-of-destiny': {
    en: () => import('virtual:rules/path-of-destiny/en'),
    pl: () => import('virtual:rules/path-of-destiny/pl'),
    it: () => import('virtual:rules/path-of-destiny/it'),
    ru: () => import('virtual:rules/path-of-destiny/ru'),
    appendix: () => import('virtual:rules/path-of-destiny/appendix'),
  },
};

/** The address of each glossary. */
export const GLOSSARY: Readonly<Record<Game, string>> = {
  'old-world': 'glossary',
  'path-of-destiny': 'glossary-path-of-destiny',
};

/** The rules of one game, in one language. */
export interface Book {
  readonly game: Game;
  readonly articles: readonly Article[];
  /** Rulings and the editions compared: written in English only. */
  readonly appendix: readonly Article[];
}

/** Everything there is to read, in one language. */
export interface Library {
  readonly language: Language;
  readonly books: readonly Book[];
  readonly find: Finder;
  /** The article in which an anchor stands, and its book; also an article by its own name. */
  readonly whereIs: (target: string) => { readonly article: Article; readonly book: Book } | undefined;
}

const opened = new Map<Language, Promise<Library>>();

function open(language: Language): Promise<Library> {
  let library = opened.get(language);
  if (library === undefined) {
    const books = GAMES.map(async (game) => {
      const shelves = SHELVES[game];
      const [own, appendix, things] = await Promise.all([
        shelves[language](),
        shelves.appendix(),
        thingsAsPassages(game, language),
      ]);
      return { game, own: own.default, appendix: appendix.default, things };
    });
    library = Promise.all(books).then((arrived) => libraryOf(language, arrived));
    opened.set(language, library);
    // What did not arrive is asked for again the next time.
    library.catch(() => opened.delete(language));
  }
  return library;
}

interface Arrived {
  readonly game: Game;
  readonly own: Shelf;
  readonly appendix: Shelf;
  /** What stands in the collection. */
  readonly things: readonly Passage[];
}

function libraryOf(language: Language, arrived: readonly Arrived[]): Library {
  const homes = new Map<string, { article: Article; book: Book }>();
  const books = arrived.map(({ game, own, appendix }): Book => {
    const book = { game, articles: own.articles, appendix: appendix.articles };
    for (const article of [...own.articles, ...appendix.articles]) {
      homes.set(article.slug, { article, book });
      for (const [, id = ''] of article.html.matchAll(/ id="([^"]+)"/g)) homes.set(id, { article, book });
    }
    return book;
  });
  return {
    language,
    books,
    find: finderOf(
      arrived.flatMap(({ own, appendix, things }) => [
        ...withQuestions(language, own.passages),
        ...appendix.passages,
        ...things,
      ]),
      SMALL[language],
    ),
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
