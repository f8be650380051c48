/** The tales of the exploration and event cards, by language. */
import { en } from './en/index.ts';
import { it } from './it/index.ts';
import { pl } from './pl/index.ts';
import { ru } from './ru/index.ts';
import type { Stories } from './types.ts';

export type { EventProse, ExplorationId, ExplorationProse, Outcome, Stories } from './types.ts';

const told = { en, it, pl, ru } as const satisfies Readonly<Record<string, Stories>>;

/** A language in which the tales are written. */
export type StoryLanguage = keyof typeof told;

/** The tales in this language. */
export function stories(language: StoryLanguage): Stories {
  return told[language];
}
