/** Which games an arena plays: every pair of bots, every way to seat them, on the same deals. */

import { BadInput } from '@medallion/kernel';

/** What all games of an arena have in common. Plain JSON: it goes to workers and into the file of results. */
export interface Arena {
  readonly game: string;
  readonly players: number;
  /** Options of the game. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly seed: string;
  /** A game is given up after so many rounds. */
  readonly cap: number;
}

/** One game to be played. */
export interface Table {
  /** Its place in the arena: the same in every run. */
  readonly number: number;
  /** The two bots that meet, by their place in `bots`; alone it is one bot twice. */
  readonly pair: readonly [number, number];
  /** Which deal: all seatings of a pair play the same ones. */
  readonly deal: number;
  /** The bot at every seat, by its place in `bots`. */
  readonly seats: readonly number[];
}

/**
 * Every way to seat two bots. For two that is both orders; for more, each bot alone among the others at every seat,
 * so that neither is ever judged by a table full of itself.
 */
export function seatings([a, b]: readonly [number, number], players: number): number[][] {
  if (players === 1) return [[a]];
  const alone = (one: number, rest: number): number[][] =>
    Array.from({ length: players }, (_, seat) =>
      Array.from({ length: players }, (_, at) => (at === seat ? one : rest)),
    );
  return players === 2 ? alone(a, b) : [...alone(a, b), ...alone(b, a)];
}

/** Everybody meets everybody; alone, everybody plays the same deals. */
export function pairsOf(bots: number, players: number): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < bots; a++) {
    if (players === 1) pairs.push([a, a]);
    else for (let b = a + 1; b < bots; b++) pairs.push([a, b]);
  }
  return pairs;
}

/** At least so many games of every pair: each deal is played in every seating. */
export function tablesOf({ bots, players }: Arena, games: number): Table[] {
  const tables: Table[] = [];
  const pairs = pairsOf(bots.length, players);
  if (pairs.length === 0)
    throw new BadInput(`One bot cannot meet itself`, '--bots', 'Name at least two, such as adept,novice.');
  // Deal by deal, so that an arena that is stopped early has met all pairs alike.
  const most = Math.ceil(games / (seatings([0, 1], players).length || 1));
  for (let deal = 0; deal < most; deal++)
    for (const pair of pairs)
      for (const seats of seatings(pair, players)) tables.push({ number: tables.length, pair, deal, seats });
  return tables;
}

/** How a game ended. */
export interface Result {
  readonly number: number;
  /** Seats from first to last, those who share a place together; empty where the game was given up. */
  readonly ranking: readonly (readonly number[])[];
  readonly rounds: number;
  /** What each seat scored, where the game counts points. */
  readonly points?: readonly number[];
  /** Decisions of each seat, and how long it thought about them. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  /** The game broke: a bug, in a bot or in the rules. */
  readonly fault?: string;
}

/**
 * Whoever plays tables somewhere: worker threads here, a queue of machines elsewhere. Tables and results are plain
 * JSON; results come in any order, each exactly once.
 */
export type PlayTables = (arena: Arena, tables: readonly Table[], told: (result: Result) => void) => Promise<void>;
