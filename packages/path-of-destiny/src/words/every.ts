/** All four languages at once, for terminals, checks and tests. A page fetches the one its reader speaks. */

import type { Language } from '@medallion/words';
import { en } from './en/index.ts';
import { type Words, wordsOf } from './index.ts';
import { it } from './it/index.ts';
import { pl } from './pl/index.ts';
import { ru } from './ru/index.ts';

const EVERY: Readonly<Record<Language, Words>> = {
  en: wordsOf('en', en),
  pl: wordsOf('pl', pl),
  it: wordsOf('it', it),
  ru: wordsOf('ru', ru),
};

export const words = (language: Language): Words => EVERY[language];
