/** The hunt of the day: a game alone that is the same for everybody. It follows from the date, so it needs no server. */

import { playOut } from '@medallion/bots';
import { type AnyShape, canonical, Dice, type Json, Match, type Outcome, recordHash } from '@medallion/kernel';
import { matchOf, readRecord } from './archive.ts';
import { Unusable } from './fault.ts';
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

/** A hunt somebody says they played: how it ended, and what tells it from every other. */
export interface ProvenHunt {
  readonly result: DailyResult;
  /** The hash of the record. */
  readonly hash: string;
}

/**
 * Replays the record of a hunt, to its end and answer by answer. It has to be the deal of that day, alone, whole, by
 * the rules of now. It cannot tell whether it was the first try. Throws Unusable.
 */
export function provenHunt(playable: Playable, day: string, text: string): ProvenHunt {
  const hunt = huntOf(playable, day);
  const record = readRecord(text);
  if (hunt === undefined) throw new Unusable('other-game');
  const { entries, seal } = record;
  // Nobody goes back alone once something was seen, and no game goes on by other rules within a day.
  const back = entries.findIndex(([what]) => what === 'back' || what === 'update');
  if (back >= 0) throw new Unusable('refused', back + 1);
  const match = matchOf(playable, record);
  const chance = chanceOfWord(hunt.seed, 1);
  const { header } = Match.start(playable.rules, { seats: 1, options: hunt.options, ...chance });
  const isSame = canonical(header as unknown as Json) === canonical(match.header as unknown as Json);
  if (!isSame || seal?.secret !== chance.secret) throw new Unusable('other-game');
  const result = resultOf(playable, match.play.over);
  if (result === undefined) throw new Unusable('unfinished');
  return { result, hash: recordHash({ header, entries }) };
}

/** How much a result is worth beside others of the same game: the more the better. */
export const worthOf = (result: DailyResult): number =>
  result.by === 'turns' ? -result.turns : result.own - result.other;

/** Whether the first is better than the second, worse, or neither. */
export const compared = (one: DailyResult, other: DailyResult): -1 | 0 | 1 =>
  Math.sign(worthOf(one) - worthOf(other)) as -1 | 0 | 1;

export const resultOf = ({ daily }: Playable, over: Outcome | undefined): DailyResult | undefined =>
  over === undefined ? undefined : daily?.result(over);
