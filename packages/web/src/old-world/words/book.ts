/** The tales of the cards, fetched in the language of the page when somebody first needs them. */

import { type Book, bookOf } from '@medallion/old-world/book';
import type { Stories } from '@medallion/old-world/stories';
import { useSyncExternalStore } from 'react';
import { type Language, useWords } from '../../words/index.tsx';

const SHELF: Readonly<Record<Language, () => Promise<Stories>>> = {
  en: () => import('@medallion/old-world/stories/en').then(({ en }) => en),
  pl: () => import('@medallion/old-world/stories/pl').then(({ pl }) => pl),
  it: () => import('@medallion/old-world/stories/it').then(({ it }) => it),
  ru: () => import('@medallion/old-world/stories/ru').then(({ ru }) => ru),
};

const open = new Map<Language, Book | 'coming'>();
const listeners = new Set<() => void>();

/** The book in the language of the page; undefined until it has arrived. */
export function useBook(): Book | undefined {
  const { language } = useWords();
  return useSyncExternalStore(subscribe, () => fetched(language));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function fetched(language: Language): Book | undefined {
  const book = open.get(language);
  if (book === undefined) {
    open.set(language, 'coming');
    SHELF[language]()
      .then((stories) => open.set(language, bookOf(stories, language)))
      // Asked again when the page next looks.
      .catch(() => open.delete(language))
      .finally(() => {
        for (const listener of listeners) listener();
      });
  }
  return book === 'coming' ? undefined : book;
}
