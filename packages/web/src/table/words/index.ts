import { vocabulary } from '../../kit/vocabulary.ts';
import type { TableMessages } from './shape.ts';

/** What the frame of any table says. */
export const tableWords = vocabulary<TableMessages>({
  en: () => import('./en.ts').then(({ table }) => table),
  pl: () => import('./pl.ts').then(({ table }) => table),
  it: () => import('./it.ts').then(({ table }) => table),
  ru: () => import('./ru.ts').then(({ table }) => table),
});
