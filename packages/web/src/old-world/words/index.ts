import { together, vocabulary } from '../../kit/vocabulary.ts';
import { settingsWords } from '../../settings/words/index.ts';
import { tableWords } from '../../table/words/index.ts';
import { diceWords } from '../dice/words/index.ts';
import type { Say } from '@medallion/words';
import type { SettingsMessages } from '../../settings/words/shape.ts';
import type { TableMessages } from '../../table/words/shape.ts';
import type { DiceMessages } from '../dice/words/shape.ts';
import type { OldWorldMessages } from './shape.ts';

const own = vocabulary<OldWorldMessages>({
  en: () => import('./en.ts').then(({ oldWorld }) => oldWorld),
  pl: () => import('./pl.ts').then(({ oldWorld }) => oldWorld),
  it: () => import('./it.ts').then(({ oldWorld }) => oldWorld),
  ru: () => import('./ru.ts').then(({ oldWorld }) => oldWorld),
});

/** What the screens of Old World say besides what the game itself says. */
export const oldWorldWords = together(together(own, diceWords), together(tableWords, settingsWords));

export type OldWorldSay = Say<OldWorldMessages & DiceMessages & TableMessages & SettingsMessages>;
