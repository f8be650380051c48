import type { AskName, AskView, Choice, HeardEvent } from '@medallion/kernel';
import type { PathOfDestiny } from '@medallion/path-of-destiny';

export type PathAsk = AskName<PathOfDestiny>;
export type ChoiceOf<K extends PathAsk> = Choice<PathOfDestiny, K>;

/** A question of a known kind, with what it carries and its answers as the rules list them. */
export type Asked<K extends PathAsk = PathAsk> = AskView<PathOfDestiny, K>;

/** Something that happened, as the one at the screen hears of it. */
export type Heard = HeardEvent<PathOfDestiny>;

/** The open question, if it is of this kind. */
export function asked<K extends PathAsk>(ask: Asked | undefined, name: K): Asked<K> | undefined {
  // The name of an ask tells its shape.
  return ask?.ask === name ? (ask as unknown as Asked<K>) : undefined;
}
