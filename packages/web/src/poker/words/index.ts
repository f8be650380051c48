import { together, vocabulary } from '../../kit/vocabulary.ts';
import { diceWords } from '../../old-world/dice/words/index.ts';
import { tableWords } from '../../table/words/index.ts';
import type { DiceMessages } from '../../old-world/dice/words/shape.ts';
import type { TableMessages } from '../../table/words/shape.ts';
import type { Say } from '@medallion/words';
import type { PokerMessages } from './shape.ts';

const own = vocabulary<PokerMessages>({
  en: () => import('./en.ts').then(({ poker }) => poker),
  pl: () => import('./pl.ts').then(({ poker }) => poker),
  it: () => import('./it.ts').then(({ poker }) => poker),
  ru: () => import('./ru.ts').then(({ poker }) => poker),
});

/** What the practice table says. */
export const pokerWords = together(own, together(diceWords, tableWords));

export type PokerSay = Say<PokerMessages & DiceMessages & TableMessages>;
