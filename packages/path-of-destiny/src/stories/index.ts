/** The three tales, by language. */
import { en } from './en/index.ts';
import { it } from './it/index.ts';
import { pl } from './pl/index.ts';
import { ru } from './ru/index.ts';
import type { Tales } from './types.ts';

export type { EpilogueNode, EpilogueProse, Hero, PathNode, PathProse, Tale, TaleId, Tales } from './types.ts';

const told = { en, it, pl, ru } as const satisfies Readonly<Record<string, Tales>>;

/** A language in which the tales are written. */
export type StoryLanguage = keyof typeof told;

/** The tales in this language. */
export function tales(language: StoryLanguage): Tales {
  return told[language];
}
