import type { AskView } from '@medallion/kernel';
import type { OldWorld, PowerSource } from '@medallion/old-world';

/** A listed way to roll dice once more. */
export interface Reroll {
  readonly id: string;
  readonly pick: readonly number[];
  /** The power that allows it; unset for the reroll everybody has. */
  readonly source?: PowerSource;
}

export interface Rerolls {
  /** The listed answers that roll exactly these places. */
  readonly with: (pick: readonly number[]) => readonly Reroll[];
  /** The answer that rolls nothing. */
  readonly stand: Reroll | undefined;
}

/** The rerolls a question lists; undefined where it is about something else. */
export function rerollsOf(ask: AskView<OldWorld> | undefined): Rerolls | undefined {
  const listed: readonly Reroll[] | undefined =
    ask?.ask === 'poker/reroll' || ask?.ask === 'powers/reroll' ? ask.choices : undefined;
  if (listed === undefined) return undefined;
  return {
    with: (pick) =>
      listed.filter((each) => each.pick.length === pick.length && each.pick.every((place) => pick.includes(place))),
    stand: listed.find((each) => each.pick.length === 0),
  };
}
