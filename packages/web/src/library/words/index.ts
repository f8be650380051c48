import { vocabulary } from '../../kit/vocabulary.ts';
import type { LibraryMessages } from './shape.ts';

/** What the book of rules says around its articles. */
export const libraryWords = vocabulary<LibraryMessages>({
  en: () => import('./en.ts').then(({ library }) => library),
  pl: () => import('./pl.ts').then(({ library }) => library),
  it: () => import('./it.ts').then(({ library }) => library),
  ru: () => import('./ru.ts').then(({ library }) => library),
});
