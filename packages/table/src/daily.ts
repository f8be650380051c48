/** The hunt of the day: a game alone that is the same for everybody. It follows from the date, so it needs no server. */

import { playOut } from '@medallion/bots';
import { type AnyShape, Dice, Match, type Outcome } from '@medallion/kernel';
import type { DailyResult, Playable } from './registry/types.ts';
import { chanceOfWord } from './start.ts';
import type { NewTable } from './wire.ts';

/** The day a moment belongs to, everywhere on earth the same, such as 2026-11-18. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whether this names a day that has come already. */
export function isPastDay(text: string, now: number): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && dayOf(at) === text && text <= dayOf(now);
}

/** What the hunt of a day is started with; undefined where the game has none. */
export function huntOf({ rules, daily }: Playable, day: string): Required<Omit<NewTable, 'sitters'>> | undefined {
  if (daily === undefined) return undefined;
  const seed = `daily ${rules.id} ${day}`;
  return { game: rules.id, seed, options: daily.options(new Dice(seed)) };
}

/** The hunt of a day as the master plays it, to its end. */
export function mastersHunt(playable: Playable, day: string): Match<AnyShape> | undefined {
  const hunt = huntOf(playable, day);
  const { master } = playable.bots;
  if (hunt === undefined || master === undefined) return undefined;
  const { options, seed } = hunt;
  const match = Match.start(playable.rules, { seats: 1, options, ...chanceOfWord(seed, 1) });
  playOut(match.play, [master], seed);
  return match;
}

/** How much a result is worth beside others of the same game: the more the better. */
const worthOf = (result: DailyResult): number => (result.by === 'turns' ? -result.turns : result.own - result.other);

/** Whether the first is better than the second, worse, or neither. */
export const compared = (one: DailyResult, other: DailyResult): -1 | 0 | 1 =>
  Math.sign(worthOf(one) - worthOf(other)) as -1 | 0 | 1;

export const resultOf = ({ daily }: Playable, over: Outcome | undefined): DailyResult | undefined =>
  over === undefined ? undefined : daily?.result(over);
