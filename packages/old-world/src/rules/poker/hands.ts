/**
 * The hands of dice poker: what five dice are worth, which of two hands wins, and the clause that decides it.
 * Everything here is a pure function of integers.
 */

import { POKER_HANDS, type PokerHand, SOLO_POKER_REWARDS } from '../../content/tables.ts';

export interface PokerRules {
  /** Two Pairs against Two Pairs: the higher pair first, or the sum of the four dice. D-19 */
  readonly pokerTwoPairs: 'highPairFirst' | 'sum';
  /** How many dice outside the combination are compared; without one, how many of all. D-20 */
  readonly pokerKickers: 'all' | 'two';
}

export const DEFAULT_POKER_RULES: PokerRules = { pokerTwoPairs: 'highPairFirst', pokerKickers: 'all' };

export interface Hand {
  readonly name: PokerHand;
  /** The values that form the combination, the one compared first in front. Without a combination: all five dice. */
  readonly values: readonly number[];
  /** The dice outside the combination, highest first. */
  readonly kickers: readonly number[];
}

/** The clauses that can decide a game. */
export type DecidingClause =
  | 'OW-POKER-11' // the higher combination
  | 'OW-POKER-12' // the same combination of higher dice
  | 'OW-POKER-13' // two pairs against two pairs
  | 'OW-POKER-14' // full house against full house
  | 'OW-POKER-15' // the dice outside the combination
  | 'OW-POKER-16' // all equal: the active player
  | 'OW-POKER-18'; // a roll without combination

export interface Decision {
  readonly winner: 'active' | 'other';
  readonly clause: DecidingClause;
  /**
   * The two numbers that differed: places in POKER_HANDS when combinations decide, a sum of dice when two pairs are
   * added up, else the values of dice. Both 0 when nothing differed.
   */
  readonly compared: { readonly active: number; readonly other: number };
}

/** Names the hand that five dice form. OW-POKER-11, OW-POKER-18 */
export function rankHand(dice: readonly number[]): Hand {
  if (dice.length !== 5) throw new RangeError(`A hand is five dice, not ${dice.length}.`);
  const groups = groupsOf(dice);
  const values = groups.map((group) => group.value);
  const counts = groups.map((group) => group.count).join('');
  switch (counts) {
    case '5':
      return { name: 'five', values, kickers: [] };
    case '41':
      return { name: 'four', values: values.slice(0, 1), kickers: values.slice(1) };
    case '32':
      return { name: 'full-house', values, kickers: [] };
    case '311':
      return { name: 'three', values: values.slice(0, 1), kickers: values.slice(1) };
    case '221':
      return { name: 'two-pairs', values: values.slice(0, 2), kickers: values.slice(2) };
    case '2111':
      return { name: 'pair', values: values.slice(0, 1), kickers: values.slice(1) };
    default:
      return straightOrNone(values);
  }
}

/** The place of a hand's name in the ranking, 0 for none. OW-POKER-11 */
export function rankOf(name: PokerHand): number {
  return POKER_HANDS.indexOf(name);
}

/**
 * Who wins and by which clause. The active player's hand stands first, because a complete tie is the active
 * player's. OW-POKER-11..16, OW-POKER-18
 */
export function decide(active: Hand, other: Hand, rules: PokerRules): Decision {
  if (active.name !== other.name) {
    const compared = { active: rankOf(active.name), other: rankOf(other.name) };
    const clause = active.name === 'none' || other.name === 'none' ? 'OW-POKER-18' : 'OW-POKER-11';
    return { winner: compared.active > compared.other ? 'active' : 'other', clause, compared };
  }
  const mine = comparisons(active, rules);
  const theirs = comparisons(other, rules);
  for (const [place, { clause, value }] of mine.entries()) {
    const against = theirs[place]?.value ?? 0;
    if (value === against) continue;
    return { winner: value > against ? 'active' : 'other', clause, compared: { active: value, other: against } };
  }
  return { winner: 'active', clause: 'OW-POKER-16', compared: { active: 0, other: 0 } };
}

/** One integer per hand: the higher wins, equal ones are a complete tie. Agrees with {@link decide}. */
export function strength(hand: Hand, rules: PokerRules): number {
  const keys = comparisons(hand, rules);
  let total = rankOf(hand.name);
  for (let place = 0; place < 5; place += 1) total = total * 32 + (keys[place]?.value ?? 0);
  return total;
}

/** What the bank pays for a hand when playing solo. OW-SOLO-09, R-25 */
export function soloReward(name: PokerHand): number {
  return SOLO_POKER_REWARDS[name];
}

interface Comparison {
  readonly clause: DecidingClause;
  readonly value: number;
}

/** What is compared between two hands of the same name, in this order. */
function comparisons(hand: Hand, rules: PokerRules): Comparison[] {
  const two = rules.pokerKickers === 'two';
  const kickers = two ? hand.kickers.slice(0, 2) : hand.kickers;
  // Without a combination all dice are outside of it: the highest and the second-highest, then the active player.
  const values = two && hand.name === 'none' ? hand.values.slice(0, 2) : combinationValues(hand, rules);
  return [
    ...values.map((value) => ({ clause: COMBINATION_CLAUSES[hand.name], value })),
    ...kickers.map((value) => ({ clause: 'OW-POKER-15' as const, value })),
  ];
}

function combinationValues(hand: Hand, rules: PokerRules): readonly number[] {
  if (hand.name !== 'two-pairs' || rules.pokerTwoPairs === 'highPairFirst') return hand.values;
  return [hand.values.reduce((sum, value) => sum + 2 * value, 0)];
}

const COMBINATION_CLAUSES: Readonly<Record<PokerHand, DecidingClause>> = {
  none: 'OW-POKER-18',
  pair: 'OW-POKER-12',
  'two-pairs': 'OW-POKER-13',
  three: 'OW-POKER-12',
  'five-high-straight': 'OW-POKER-12',
  'six-high-straight': 'OW-POKER-12',
  'full-house': 'OW-POKER-14',
  four: 'OW-POKER-12',
  five: 'OW-POKER-12',
};

/** Equal dice together: the largest group first, among equally large ones the higher value. */
function groupsOf(dice: readonly number[]): { value: number; count: number }[] {
  const groups: { value: number; count: number }[] = [];
  for (let value = 6; value >= 1; value -= 1) {
    const count = dice.filter((die) => die === value).length;
    if (count > 0) groups.push({ value, count });
  }
  return groups.sort((a, b) => b.count - a.count || b.value - a.value);
}

/** Five different values, highest first. */
function straightOrNone(values: readonly number[]): Hand {
  if (!values.includes(6)) return { name: 'five-high-straight', values: [5], kickers: [] };
  if (!values.includes(1)) return { name: 'six-high-straight', values: [6], kickers: [] };
  return { name: 'none', values, kickers: [] };
}
