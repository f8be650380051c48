/** Tables at a server, played as fast as answers come, and how long each move took until everybody held it. */

import { Dice } from '../../packages/kernel/src/index.ts';
import { pickTrade } from '../kernel/mid-size.ts';

/** More than any bench plays; a game that ended would have to be set anew. */
export const ROUNDS = 1000;
export const SEATS = 2;

/** What a trader looks at before a move. */
export interface Before {
  readonly seat: number;
  readonly place: number;
  readonly hand: readonly number[];
  readonly market: readonly number[];
}

/** One table of two, with both ends of its lines in this process. */
export interface BenchTable {
  /** Whose turn it is, as that seat sees it; undefined once the game is over. */
  before(): Before | undefined;
  /** Resolves when both seats hold the new state. */
  move(seat: number, trade: readonly number[]): Promise<void>;
  leave(): void;
}

export interface Measured {
  readonly moves: number;
  readonly ms: number;
  /** Milliseconds of every move. */
  readonly latencies: readonly number[];
}

/** All tables at once, for so many milliseconds. */
export async function playFor(tables: readonly BenchTable[], ms: number): Promise<Measured> {
  const begun = performance.now();
  const latencies: number[] = [];
  await Promise.all(
    tables.map(async (table, at) => {
      const dice = new Dice(`table ${at} ${begun}`);
      while (performance.now() - begun < ms) {
        const before = table.before();
        if (before === undefined) return;
        const trade = pickTrade(dice, before.place, before.hand, before.market);
        const since = performance.now();
        await table.move(before.seat, trade);
        latencies.push(performance.now() - since);
      }
    }),
  );
  return { moves: latencies.length, ms: performance.now() - begun, latencies };
}

export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;
