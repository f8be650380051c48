/** What an arena's results say: win rates with their intervals, and Elo. */

import { Dice } from '@medallion/kernel';
import { spread, type Spread } from '../sim/spread.ts';
import { type Arena, pairsOf, type Result, type Table } from './tables.ts';

/** A share with its interval of 95 %. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The rate is the first bot's: how often it comes before the second. */
export interface PairStanding extends Rate {
  readonly bots: readonly [string, string];
  readonly games: number;
  /** Games won by each; a shared win is half a win. */
  readonly wins: readonly [number, number];
  /** Wins of the first bot by the seat it sat at, where it sat alone. */
  readonly bySeat: readonly { readonly games: number; readonly wins: number }[];
  /** For three and more: how often each wins alone among the others; `fair` is a share for each seat. */
  readonly alone?: readonly (Rate & { readonly bot: string; readonly games: number; readonly fair: number })[];
}

export interface BotStanding extends Rate {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Around 1500 in the middle; a prior of one drawn game against everyone met keeps it finite. Not for solo games. */
  readonly elo?: number;
  readonly eloLow?: number;
  readonly eloHigh?: number;
  readonly rounds: Spread;
  readonly points?: Spread;
  readonly decisions: number;
  readonly millisecondsPerDecision: number;
}

export interface Standings {
  readonly game: string;
  readonly players: number;
  readonly options: Arena['options'];
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly failures: readonly { readonly game: number; readonly message: string }[];
  readonly rounds: Spread;
  readonly bots: readonly BotStanding[];
  readonly pairs: readonly PairStanding[];
}

const Z = 1.96;
const round = (value: number, digits = 4): number => Number(value.toFixed(digits));

/**
 * Wilson's interval for a share, of games that come in groups (the seatings of one deal). Groups that differ more than
 * chance would have it widen the interval; groups that differ less do not narrow it.
 */
export function rateOf(groups: readonly (readonly number[])[]): Rate {
  let games = 0;
  let sum = 0;
  for (const group of groups) {
    games += group.length;
    for (const score of group) sum += score;
  }
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = sum / games;
  // The variance of the mean, by what the groups' sums scatter.
  let scatter = 0;
  for (const group of groups) {
    const off = group.reduce((total, score) => total + score - rate, 0);
    scatter += off * off;
  }
  const n = groups.length;
  const variance = n < 2 ? 0 : (scatter * n) / ((n - 1) * games * games);
  const effective = variance === 0 ? games : Math.min(games, (rate * (1 - rate)) / variance);
  const size = Math.max(effective, 1);
  const middle = (rate + (Z * Z) / (2 * size)) / (1 + (Z * Z) / size);
  const half = (Z / (1 + (Z * Z) / size)) * Math.sqrt((rate * (1 - rate)) / size + (Z * Z) / (4 * size * size));
  return { rate: round(rate), low: round(Math.max(0, middle - half)), high: round(Math.min(1, middle + half)) };
}

/** The place of a seat, from 0; a seat nobody ranked comes last. */
function placeOf(ranking: Result['ranking'], seat: number): number {
  const place = ranking.findIndex((sharing) => sharing.includes(seat));
  return place < 0 ? ranking.length : place;
}

/** What a seat has of the win: shared wins are divided. */
function winOf({ ranking }: Result, seat: number): number {
  const [first = []] = ranking;
  return first.includes(seat) ? 1 / first.length : 0;
}

/** How often a bot's seats come before the other bot's, on the average: 1 always, 0 never. */
function scoreOf(seats: readonly number[], { ranking }: Result, bot: number): number {
  let sum = 0;
  let met = 0;
  for (const [mine, own] of seats.entries()) {
    if (own !== bot) continue;
    for (const [theirs, other] of seats.entries()) {
      if (other === bot) continue;
      const lead = placeOf(ranking, theirs) - placeOf(ranking, mine);
      sum += lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
      met += 1;
    }
  }
  return met === 0 ? 0 : sum / met;
}

interface Played {
  readonly table: Table;
  readonly result: Result;
}

export function standings(arena: Arena, tables: readonly Table[], results: readonly Result[]): Standings {
  const byNumber = new Map(results.map((result) => [result.number, result]));
  const played: Played[] = [];
  for (const table of tables) {
    const result = byNumber.get(table.number);
    if (result !== undefined) played.push({ table, result });
  }
  const finished = played.filter(({ result }) => result.ranking.length > 0);
  const elos = arena.players === 1 ? undefined : eloOf(arena.bots.length, finished);
  return {
    game: arena.game,
    players: arena.players,
    options: arena.options,
    seed: arena.seed,
    games: played.length,
    finished: finished.length,
    failures: played.flatMap(({ table, result }) =>
      result.fault === undefined ? [] : [{ game: table.number, message: result.fault }],
    ),
    rounds: spread(finished.map(({ result }) => result.rounds)),
    bots: arena.bots.map((name, bot) => ({ ...botStanding(name, bot, played), ...elos?.[bot] })),
    pairs:
      arena.players === 1
        ? []
        : pairsOf(arena.bots.length, arena.players).map((pair) => pairStanding(arena, pair, finished)),
  };
}

/** Scores by deal: seatings of one deal belong together. */
function byDeal<T extends Played>(played: readonly T[], score: (one: T) => number): number[][] {
  const groups = new Map<string, number[]>();
  for (const one of played) {
    const key = `${one.table.pair.join()} ${one.table.deal}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [score(one)]);
    else group.push(score(one));
  }
  return [...groups.values()];
}

function botStanding(name: string, bot: number, played: readonly Played[]): BotStanding {
  let decisions = 0;
  let milliseconds = 0;
  const rounds: number[] = [];
  const points: number[] = [];
  const wins: { readonly table: Table; readonly result: Result; readonly win: number }[] = [];
  for (const { table, result } of played) {
    for (const [seat, sits] of table.seats.entries()) {
      if (sits !== bot) continue;
      decisions += result.decisions[seat] ?? 0;
      milliseconds += result.milliseconds[seat] ?? 0;
      if (result.ranking.length === 0) continue;
      rounds.push(result.rounds);
      if (result.points !== undefined) points.push(result.points[seat] ?? 0);
      wins.push({ table, result, win: winOf(result, seat) });
    }
  }
  return {
    name,
    games: wins.length,
    wins: round(
      wins.reduce((sum, { win }) => sum + win, 0),
      2,
    ),
    ...rateOf(byDeal(wins, ({ win }) => win)),
    rounds: spread(rounds),
    ...(points.length === 0 ? {} : { points: spread(points) }),
    decisions,
    millisecondsPerDecision: decisions === 0 ? 0 : round(milliseconds / decisions, 2),
  };
}

function pairStanding(arena: Arena, pair: readonly [number, number], finished: readonly Played[]): PairStanding {
  const met = finished.filter(({ table }) => table.pair[0] === pair[0] && table.pair[1] === pair[1]);
  const [a, b] = pair;
  const winsOf = (bot: number, among: readonly Played[]): number => {
    let sum = 0;
    for (const { table, result } of among)
      for (const [seat, sits] of table.seats.entries()) if (sits === bot) sum += winOf(result, seat);
    return round(sum, 2);
  };
  const alone = (bot: number): Played[] =>
    met.filter(({ table }) => table.seats.filter((sits) => sits === bot).length === 1);
  const seatOf = (bot: number, { seats }: Table): number => seats.indexOf(bot);
  const name = (bot: number): string => arena.bots[bot] ?? '';
  return {
    bots: [name(a), name(b)],
    games: met.length,
    wins: [winsOf(a, met), winsOf(b, met)],
    ...rateOf(byDeal(met, ({ table, result }) => scoreOf(table.seats, result, a))),
    bySeat: Array.from({ length: arena.players }, (_, seat) => {
      const there = alone(a).filter(({ table }) => seatOf(a, table) === seat);
      return { games: there.length, wins: winsOf(a, there) };
    }),
    ...(arena.players === 2
      ? {}
      : {
          alone: pair.map((bot) => ({
            bot: name(bot),
            games: alone(bot).length,
            fair: round(1 / arena.players),
            ...rateOf(byDeal(alone(bot), ({ table, result }) => winOf(result, seatOf(bot, table)))),
          })),
        }),
  };
}

// ------------------------------------------------------------------ Elo

const MIDDLE = 1500;
const SCALE = 400 / Math.LN10;
const RESAMPLES = 200;
/** A drawn game against everyone met: whoever never lost is strong, not infinitely so. */
const PRIOR = 0.5;

/** Scores of every bot against every other, as a square table by row and column. */
type Scores = number[];

/** Strengths after Bradley and Terry, by Hunter's iteration. */
function strengths(bots: number, scores: Scores): number[] {
  const strength = new Array<number>(bots).fill(1);
  for (let turn = 0; turn < 200; turn++) {
    for (let a = 0; a < bots; a++) {
      let won = 0;
      let against = 0;
      for (let b = 0; b < bots; b++) {
        const [mine, theirs] = [scores[a * bots + b] ?? 0, scores[b * bots + a] ?? 0];
        if (a === b || mine + theirs === 0) continue;
        won += mine + PRIOR;
        against += (mine + theirs + 2 * PRIOR) / ((strength[a] as number) + (strength[b] as number));
      }
      if (against > 0) strength[a] = won / against;
    }
    const mean = Math.exp(strength.reduce((sum, each) => sum + Math.log(each), 0) / bots);
    for (let a = 0; a < bots; a++) strength[a] = (strength[a] as number) / mean;
  }
  return strength.map((each) => MIDDLE + SCALE * Math.log(each));
}

/** Elo with intervals: the deals are drawn again, many times over, and everybody rated anew. */
function eloOf(
  bots: number,
  finished: readonly Played[],
): { readonly elo: number; readonly eloLow: number; readonly eloHigh: number }[] {
  const deals = new Map<string, Played[]>();
  for (const one of finished) {
    const key = `${one.table.pair.join()} ${one.table.deal}`;
    const group = deals.get(key);
    if (group === undefined) deals.set(key, [one]);
    else group.push(one);
  }
  const groups = [...deals.values()].map((group) => {
    const scores: Scores = new Array<number>(bots * bots).fill(0);
    for (const { table, result } of group) {
      const [a, b] = table.pair;
      const score = scoreOf(table.seats, result, a);
      scores[a * bots + b] = (scores[a * bots + b] as number) + score;
      scores[b * bots + a] = (scores[b * bots + a] as number) + 1 - score;
    }
    return scores;
  });
  const added = (chosen: readonly Scores[]): Scores => {
    const sum: Scores = new Array<number>(bots * bots).fill(0);
    for (const scores of chosen) for (const [at, score] of scores.entries()) sum[at] = (sum[at] as number) + score;
    return sum;
  };
  const elo = strengths(bots, added(groups));
  const dice = new Dice('arena/elo');
  const drawn = Array.from({ length: RESAMPLES }, () =>
    strengths(bots, added(groups.length === 0 ? [] : groups.map(() => dice.pick(groups)))),
  );
  return elo.map((value, bot) => {
    const sorted = drawn.map((each) => each[bot] as number).sort((x, y) => x - y);
    return {
      elo: Math.round(value),
      eloLow: Math.round(sorted[Math.floor(0.025 * RESAMPLES)] ?? value),
      eloHigh: Math.round(sorted[Math.ceil(0.975 * RESAMPLES) - 1] ?? value),
    };
  });
}
