import { together, vocabulary } from '../../../kit/vocabulary.ts';
import { settingsWords } from '../../../settings/words/index.ts';
import { tableWords } from '../../../table/words/index.ts';
import type { SetupMessages } from './shape.ts';

const own = vocabulary<SetupMessages>({
  en: () => import('./en.ts').then(({ setup }) => setup),
  pl: () => import('./pl.ts').then(({ setup }) => setup),
  it: () => import('./it.ts').then(({ setup }) => setup),
  ru: () => import('./ru.ts').then(({ setup }) => setup),
});

/** What is asked before a game of Old World begins. */
export const setupWords = together(own, together(tableWords, settingsWords));
