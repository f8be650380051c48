import { vocabulary } from '../../kit/vocabulary.ts';
import type { PathMessages } from './messages.ts';

/** What the screens of this table say. */
export const pathWords = vocabulary<PathMessages>({
  en: () => import('./en.ts').then(({ en }) => en),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  it: () => import('./it.ts').then(({ it }) => it),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
});
