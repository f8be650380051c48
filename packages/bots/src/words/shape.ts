/** What is said about a bot's thoughts. */

import type { Texts } from '@medallion/words';
import type { Topic as OldWorldTopic } from '../old-world/features.ts';
import type { Topic as DestinyTopic } from '../path-of-destiny/features.ts';

/** The sentences, and what is filled into each. Chances are whole per cent. */
export interface Sentences {
  /** The answer was clearly better than the next best. */
  clear: { readonly answer: string; readonly chance: number; readonly other: string; readonly otherChance: number };
  /** Another answer looked better. */
  rather: { readonly answer: string; readonly chance: number; readonly other: string; readonly otherChance: number };
  /** Two answers were about the same. */
  alike: { readonly answer: string; readonly chance: number; readonly other: string };
  /** The same for a race: the turn the game will probably end in. */
  sooner: { readonly answer: string; readonly turns: number; readonly other: string; readonly otherTurns: number };
  soonAlike: { readonly answer: string; readonly turns: number; readonly other: string };
  /** In a word: what was done; where something else was as good, or looked better. */
  brief: { readonly answer: string };
  briefAlike: { readonly answer: string };
  briefRather: { readonly answer: string; readonly other: string };
  /** What follows an answer that is only a beginning: further places, further cards, and what is done at the end. */
  onwards: { readonly places: string };
  thenCards: { readonly cards: string };
  explore: Readonly<Record<never, never>>;
  meditate: Readonly<Record<never, never>>;
  hunt: Readonly<Record<never, never>>;
  duel: Readonly<Record<never, never>>;
  /** Why the master answers so, in one sentence: compared with the next best; where that is about the same; by habit. */
  better: { readonly other: string; readonly topics: string };
  betterBut: { readonly other: string; readonly topics: string; readonly against: string };
  plainly: { readonly other: string };
  same: { readonly other: string };
  habit: Readonly<Record<never, never>>;
  /** What speaks for the answer, and against it. */
  for: { readonly topics: string };
  against: { readonly topics: string };
  chance: { readonly chance: number };
  turns: { readonly turns: number };
}

export interface ThoughtWords {
  readonly sentences: Texts<Sentences>;
  readonly destiny: Readonly<Record<DestinyTopic, string>>;
  readonly oldWorld: Readonly<Record<OldWorldTopic, string>>;
}
