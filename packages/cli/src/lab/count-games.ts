/** A few games of the lab, counted. */

import type { Bot } from '@medallion/bots';
import type { OldWorld } from '@medallion/old-world';
import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { botCalled } from '../games.ts';
import { blankOldWorld, type OldWorldCounts, watchOldWorld } from './watch-old-world.ts';
import { blankDestiny, type DestinyCounts, watchDestiny } from './watch-path-of-destiny.ts';

export type Counts = OldWorldCounts | DestinyCounts;

/** Games from one number up to another, of one number of players under one set of rules. Plain JSON. */
export interface LabJob {
  readonly game: Counts['game'];
  readonly players: number;
  /** The edition, or the Story. */
  readonly variant: string;
  readonly bot: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly cap: number;
}

export function countGames({ game, players, variant, bot: named, seed, from, to, cap }: LabJob): Counts {
  const bot = botCalled(game, named) as unknown;
  const seedOf = (number: number): string => `${seed}/${variant}/${players}/${number}`;
  if (game === 'old-world') {
    const counts = blankOldWorld(players, variant);
    for (let number = from; number < to; number++) watchOldWorld(counts, bot as Bot<OldWorld>, seedOf(number), cap);
    return counts;
  }
  const counts = blankDestiny(players, variant);
  for (let number = from; number < to; number++) watchDestiny(counts, bot as Bot<PathOfDestiny>, seedOf(number));
  return counts;
}
