import { vocabulary } from '../../../kit/vocabulary.ts';
import type { DiceMessages } from './shape.ts';

/** What is said about dice, at the tavern and at the practice table. */
export const diceWords = vocabulary<DiceMessages>({
  en: () => import('./en.ts').then(({ dice }) => dice),
  pl: () => import('./pl.ts').then(({ dice }) => dice),
  it: () => import('./it.ts').then(({ dice }) => dice),
  ru: () => import('./ru.ts').then(({ dice }) => dice),
});
