import { vocabulary } from '../../kit/vocabulary.ts';
import type { AboutMessages } from './shape.ts';

/** What the page about the table itself says. */
export const aboutWords = vocabulary<AboutMessages>({
  en: () => import('./en.ts').then(({ about }) => about),
  pl: () => import('./pl.ts').then(({ about }) => about),
  it: () => import('./it.ts').then(({ about }) => about),
  ru: () => import('./ru.ts').then(({ about }) => about),
});
