/**
 * Exact chances of a reroll, counted and not sampled: every way the rolled dice can fall is one roll out of 6^k.
 * Counts are integers, so every machine agrees on them.
 */

import { POKER_HANDS, type PokerHand } from '../../content/tables.ts';
import { type Hand, type PokerRules, rankHand, soloReward, strength } from './hands.ts';
import { picksAll, type DicePick } from './pick.ts';

/** Who rerolls last is the active player, and a complete tie is theirs. OW-POKER-09, OW-POKER-16 */
export type Role = 'active' | 'other';

export interface RerollOdds {
  /** How many ways the picked dice can fall: 6 to the power of their number. */
  readonly rolls: number;
  /** In how many of them the hand beats the opposing dice as they lie. */
  readonly wins: number;
  /** The same two counts for each hand that can come. */
  readonly hands: Readonly<Record<PokerHand, { readonly rolls: number; readonly wins: number }>>;
}

/** What a reroll of the picked dice brings against dice that no longer change. */
export function rerollOdds(
  mine: readonly number[],
  pick: DicePick,
  theirs: readonly number[],
  role: Role,
  rules: PokerRules,
): RerollOdds {
  const bar = strength(rankHand(theirs), rules);
  return count(mine, pick, (hand) => beats(strength(hand, rules), bar, role));
}

/** What a solo reroll brings: how often each hand comes; a win is a reward greater than nothing. OW-SOLO-09 */
export function soloOdds(mine: readonly number[], pick: DicePick): RerollOdds & { readonly reward: number } {
  const odds = count(mine, pick, (hand) => soloReward(hand.name) > 0);
  let reward = 0;
  for (const name of POKER_HANDS) reward += odds.hands[name].rolls * soloReward(name);
  return { ...odds, reward };
}

/** How good a reroll is; compare two of them by chances only, `of` is the same for all picks of one situation. */
export interface PickValue {
  readonly pick: DicePick;
  readonly chances: number;
  readonly of: number;
}

/** The value of all 32 picks for the active player, who knows the final dice of the other. OW-POKER-09 */
export function activeValues(
  mine: readonly number[],
  theirs: readonly number[],
  rules: PokerRules,
): readonly PickValue[] {
  const bar = strength(rankHand(theirs), rules);
  return picksAll().map((pick) => {
    const wins = outcomes(mine, pick)
      .filter((outcome) => strength(outcome.hand, rules) >= bar)
      .reduce((sum, outcome) => sum + outcome.count, 0);
    return { pick, chances: wins * scale(pick), of: ALL_FIVE };
  });
}

/** The value of all 32 picks for the one who rerolls first, when the active player then rerolls as well as possible. */
export function otherValues(
  mine: readonly number[],
  actives: readonly number[],
  rules: PokerRules,
): readonly PickValue[] {
  const replies = picksAll().map((pick) => ({
    scale: scale(pick),
    outcomes: outcomes(actives, pick).map(({ hand, count: times }) => ({ strength: strength(hand, rules), times })),
  }));
  const lossesAgainst = new Map<number, number>();
  const bestReply = (bar: number): number => {
    const known = lossesAgainst.get(bar);
    if (known !== undefined) return known;
    let best = 0;
    for (const reply of replies) {
      let wins = 0;
      for (const outcome of reply.outcomes) if (outcome.strength >= bar) wins += outcome.times;
      best = Math.max(best, wins * reply.scale);
    }
    lossesAgainst.set(bar, best);
    return best;
  };
  return picksAll().map((pick) => {
    let chances = 0;
    for (const { hand, count: times } of outcomes(mine, pick)) {
      chances += times * (ALL_FIVE - bestReply(strength(hand, rules)));
    }
    return { pick, chances: chances * scale(pick), of: ALL_FIVE * ALL_FIVE };
  });
}

/** The value of all 32 picks when playing solo, in gold times 7776. OW-SOLO-09 */
export function soloValues(mine: readonly number[]): readonly PickValue[] {
  return picksAll().map((pick) => ({ pick, chances: soloOdds(mine, pick).reward * scale(pick), of: ALL_FIVE }));
}

/** The pick with the most chances; among equals the one that leaves the most dice alone. */
export function bestPick(values: readonly PickValue[]): DicePick {
  let best: PickValue | undefined;
  for (const value of values) {
    const better =
      best === undefined ||
      value.chances > best.chances ||
      (value.chances === best.chances && value.pick.length < best.pick.length);
    if (better) best = value;
  }
  return best?.pick ?? [];
}

/** Whether a hand of this strength wins against the other's. OW-POKER-16 */
function beats(mine: number, theirs: number, role: Role): boolean {
  return role === 'active' ? mine >= theirs : mine > theirs;
}

/** The ways 0 to 5 dice can fall. */
const WAYS = [1, 6, 36, 216, 1296, 7776] as const;
const ALL_FIVE = WAYS[5];

function waysOf(pick: DicePick): number {
  return WAYS[pick.length] ?? ALL_FIVE;
}

/** Brings a count out of 6^k to a count out of 6^5. */
function scale(pick: DicePick): number {
  return Math.trunc(ALL_FIVE / waysOf(pick));
}

interface Outcome {
  readonly hand: Hand;
  readonly count: number;
}

/** The different hands after a reroll and how many rolls lead to each. */
function outcomes(mine: readonly number[], pick: DicePick): readonly Outcome[] {
  const kept = mine.filter((_, place) => !pick.includes(place + 1));
  return rollsOf(pick.length).map(({ dice, count: times }) => ({ hand: rankHand([...kept, ...dice]), count: times }));
}

function count(mine: readonly number[], pick: DicePick, wins: (hand: Hand) => boolean): RerollOdds {
  const hands = {} as Record<PokerHand, { rolls: number; wins: number }>;
  for (const name of POKER_HANDS) hands[name] = { rolls: 0, wins: 0 };
  let won = 0;
  for (const outcome of outcomes(mine, pick)) {
    const entry = hands[outcome.hand.name];
    entry.rolls += outcome.count;
    if (!wins(outcome.hand)) continue;
    entry.wins += outcome.count;
    won += outcome.count;
  }
  return { rolls: waysOf(pick), wins: won, hands };
}

interface Roll {
  readonly dice: readonly number[];
  readonly count: number;
}

const rollTables: Roll[][] = [[{ dice: [], count: 1 }]];

/** All rolls of k dice without regard to order, with the number of ways each can fall. */
function rollsOf(k: number): readonly Roll[] {
  const table = rollTables[k];
  if (table !== undefined) return table;
  const ways = new Map<string, Roll>();
  for (const roll of rollsOf(k - 1)) {
    for (let face = 1; face <= 6; face += 1) {
      const dice = [...roll.dice, face].sort((a, b) => a - b);
      const key = dice.join('');
      ways.set(key, { dice, count: (ways.get(key)?.count ?? 0) + roll.count });
    }
  }
  const made = [...ways.values()];
  rollTables[k] = made;
  return made;
}
