import type { Language } from '@medallion/words';
import type { Notes } from './notes/note.ts';

/** What the guide says, a book for each language. */
export const BOOKS: Readonly<Record<Language, () => Promise<{ readonly notes: Notes }>>> = {
  en: () => import('./notes/en.ts'),
  pl: () => import('./notes/pl.ts'),
  it: () => import('./notes/it.ts'),
  ru: () => import('./notes/ru.ts'),
};
