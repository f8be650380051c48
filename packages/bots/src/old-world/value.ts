/** How likely each Witcher is to win, judged at the start of a turn: weights fitted on games of adepts. */

import type { Play } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { chancesOf } from '../search/chances.ts';
import type { Judged } from '../search/paired.ts';
import { FEATURES, featuresOf } from './features.ts';
import fitted from './weights.json' with { type: 'json' };

/** By number of players: what a feature is worth in log-odds; alone, in turns until the game is won. */
const WEIGHTS = (fitted as { readonly kinds: Readonly<Record<string, readonly number[]>> }).kinds;
/** Three and five are judged as four until they are fitted themselves: the weights are of differences between Witchers. */
const weightsFor = (seats: number): readonly number[] | undefined =>
  WEIGHTS[String(seats)] ?? (seats > 2 ? WEIGHTS['4'] : undefined);
/** Alone the value is how soon: so many turns are hopeless. */
export const HOPELESS = 30;

/** Is this the start of a turn: its first question, with nothing done yet? */
export function atTurnStart({ state }: Play<OldWorld>): boolean {
  const { asks, table } = state;
  const [first] = asks;
  return first?.ask === 'phase-1/act' && !table.turn.moved && table.turn.usedActions.length === 0;
}

/** The features of all Witchers. */
export function standpoints(play: Play<OldWorld>): number[][] {
  const view = oldWorld.view(play, 'spectator');
  return play.state.table.witchers.map(({ hand }, seat) => featuresOf(view, seat, hand.cards));
}

/** Whether games for so many have been judged at all. */
export const isJudged = (seats: number): boolean => weightsFor(seats) !== undefined;

/** The chance of every Witcher at the start of a turn, or when it is over; alone, how much of the time is left. */
export function chances(play: Play<OldWorld>): readonly number[] | undefined {
  const { over, seats } = play;
  if (over !== undefined || seats === 1) {
    if (over === undefined && !isJudged(1)) return undefined;
    return play.state.table.witchers.map((_, seat) => judge(play, seat).chance);
  }
  const weights = weightsFor(seats);
  return weights && chancesOf(standpoints(play).map((features) => scoreOf(features, weights)));
}

/** How the game stands for a seat at the start of a turn, or when it is over; alone, how soon it is won. */
export function judge(play: Play<OldWorld>, me: number): Judged {
  const { over, seats, state } = play;
  const { turns, witchers } = state.table;
  if (over !== undefined) {
    if (seats === 1) return { chance: 1 - turns / HOPELESS, parts: [] };
    const first = over.ranking[0] ?? [];
    return { chance: first.includes(me) ? 1 / first.length : 0, parts: [] };
  }
  const weights = weightsFor(seats);
  if (weights === undefined) return { chance: 1 / seats, parts: [] };
  const all = standpoints(play);
  const scores = all.map((features) => scoreOf(features, weights));
  const [mine = []] = [all[me]];
  if (seats === 1) {
    const parts = FEATURES.map((_, n) => -((mine[n] ?? 0) * (weights[n] ?? 0)) / HOPELESS);
    return { chance: 1 - (turns + (scores[0] as number)) / HOPELESS, parts };
  }
  // Against the strongest of the others.
  let rival = -1;
  for (let seat = 0; seat < witchers.length; seat++)
    if (seat !== me && (rival < 0 || (scores[seat] as number) > (scores[rival] as number))) rival = seat;
  const parts = FEATURES.map((_, n) => ((mine[n] ?? 0) - (all[rival]?.[n] ?? 0)) * (weights[n] ?? 0));
  return { chance: chancesOf(scores)[me] ?? 0, parts };
}

function scoreOf(features: readonly number[], weights: readonly number[]): number {
  // The last weight is a constant.
  let sum = weights[FEATURES.length] ?? 0;
  for (let n = 0; n < FEATURES.length; n++) sum += (features[n] as number) * (weights[n] ?? 0);
  return sum;
}
