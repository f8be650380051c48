import { vocabulary } from '../../../kit/vocabulary.ts';
import type { ReplayMessages } from './shape.ts';

/** What is said where a game is looked at again, or a file is opened. */
export const replayWords = vocabulary<ReplayMessages>({
  en: () => import('./en.ts').then(({ replay }) => replay),
  pl: () => import('./pl.ts').then(({ replay }) => replay),
  it: () => import('./it.ts').then(({ replay }) => replay),
  ru: () => import('./ru.ts').then(({ replay }) => replay),
});
