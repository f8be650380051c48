/** What the options of a game are called, and each of their values. */
import { type Language, unbrokenAll } from '@medallion/words';
import { EDITIONS, RULE_OPTIONS } from '../../rules/options.ts';
import { options as en } from './en.ts';
import { options as it } from './it.ts';
import { options as pl } from './pl.ts';
import { options as ru } from './ru.ts';
import type { OptionWords } from './shape.ts';

export type { OptionKey, OptionWords } from './shape.ts';

const told: Readonly<Record<Language, OptionWords>> = { en, pl: unbrokenAll('pl', pl), it, ru };

export function optionWords(language: Language): OptionWords {
  return told[language];
}

/** What can be chosen before a game; the first value of each is the usual one. */
export const OPTIONS: readonly {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  readonly fine?: true;
}[] = [
  { name: 'schools', values: ['draft', 'choice', 'random'] },
  { name: 'edition', values: EDITIONS },
  ...Object.entries(RULE_OPTIONS).map(([name, values]) => ({ name, values, fine: true as const })),
];
