/** What cards are worth: played now, left in hand, kept for the next chapter. */

import type { Seat } from '@medallion/kernel';
import {
  effortMade,
  type ParticipantView,
  type PathOfDestinyView,
  playsSideQuests,
  sideQuestValue,
} from '@medallion/path-of-destiny';
import {
  ALL_GOALS,
  CHARACTER_SHEETS,
  COLOURS,
  EFFORT_CARDS,
  type GoalBack,
  type GoalCount,
  type PathCard,
  STORY_DECKS,
  SYMBOLS,
} from '@medallion/path-of-destiny/content';
import { leftChance, type Outlook, openPair, worthOf, xpWorth } from './outlook.ts';
import { type ActivePair, coloursOn, hasEffect, Sketch, symbolsOn } from './sketch.ts';

/** How much what the final hand counts for weighs already, by chapter and turn. */
const HAND_WEIGHT = [
  [0.02, 0.04, 0.05],
  [0.14, 0.18, 0.22],
  [0.55, 0.78, 1],
] as const;
/** How much of the best that could be played next turn it is worth to hold it. */
const NEXT_TURN = 0.6;
/** What a Symbol of the next chapter is worth: on a card that can be kept, and on one in hand. */
const KEPT_SYMBOL = 0.8;
const HELD_SYMBOL = 0.4;

export const standing = (read: Outlook, of: Sketch): number => worthOf(read, of.left, of.right, of.xp);

/** Both orders of two cards matter only where an effect is among them. */
const orderMatters = (a: number, b: number): boolean => hasEffect(a) || hasEffect(b);

/** The worth of plays for one question. */
export class Plays {
  private readonly view: PathOfDestinyView;
  private readonly seat: Seat;
  private readonly read: Outlook;
  private readonly now: Sketch;
  private readonly then: Sketch;
  private readonly timeline: number[];
  private readonly xp: number;
  private readonly leftDominant: number;
  private readonly weight: number;
  private readonly next: readonly { readonly symbols: readonly number[]; readonly chance: number }[];

  constructor(view: PathOfDestinyView, seat: Seat, read: Outlook) {
    this.view = view;
    this.seat = seat;
    this.read = read;
    this.now = new Sketch(read.active);
    this.then = new Sketch(read.active);
    this.timeline = [...(view.participants[seat] as ParticipantView).timeline];
    this.xp = xpWorth(read);
    this.leftDominant = leftChance(read);
    this.weight = HAND_WEIGHT[view.chapter - 1]?.[view.turn - 1] ?? 0;
    this.next = openPair(view).map((card, index) => ({
      symbols: nextSymbols(card),
      chance: index === 0 ? this.leftDominant : 1 - this.leftDominant,
    }));
  }

  /** The best that can be made of a hand this turn: the plays that do most at once are looked at more closely. */
  best(hand: readonly number[], closer = 4): number {
    const tried: { first: number; second: number; worth: number }[] = [];
    for (let i = 0; i < hand.length; i++) {
      for (let j = i + 1; j < hand.length; j++) {
        const [a, b] = [hand[i] as number, hand[j] as number];
        tried.push({ first: a, second: b, worth: this.atOnce(a, b) });
        if (orderMatters(a, b)) tried.push({ first: b, second: a, worth: this.atOnce(b, a) });
      }
    }
    let most = -Infinity;
    for (let n = 0; n < closer; n++) {
      let top = tried[0];
      for (const each of tried) if (top === undefined || each.worth > top.worth) top = each;
      if (top === undefined || top.worth === -Infinity) break;
      most = Math.max(most, this.worth(hand, top.first, top.second));
      top.worth = -Infinity;
    }
    return most;
  }

  /** What two cards do at once. */
  private atOnce(first: number, second: number): number {
    return standing(this.read, this.now.be(this.read.me).play(first).play(second));
  }

  /** Playing these two and holding the rest. */
  worth(hand: readonly number[], first: number, second: number): number {
    const { timeline, view, now } = this;
    now.be(this.read.me).play(first).play(second);
    timeline.push(first, second);
    const rest = hand.filter((card) => card !== first && card !== second);
    const sum =
      standing(this.read, now) +
      this.effort(timeline) +
      this.requirements(now) +
      this.weight * finalWorth(view, this.seat, timeline, rest, this.leftDominant) +
      (view.turn < 3 ? this.nextTurn(now, rest) : this.nextChapter(timeline, rest));
    timeline.length -= 2;
    return sum;
  }

  /** Extraordinary Effort of the chapter. */
  private effort(timeline: number[]): number {
    const { view } = this;
    const number = view.effort[view.chapter - 1];
    const card = number === undefined ? undefined : EFFORT_CARDS[number];
    if (number === undefined || card === undefined) return 0;
    const of = { timeline: { cards: timeline }, playedNow: 2 };
    if (!effortMade(of, number, view.options.effortMatch)) return 0;
    if (card.bonus.kind === 'each-active') return 1.8;
    return card.bonus.amount * (card.bonus.kind === 'vp' ? 1 : this.xp);
  }

  /** Requirement cards of The Striga: three cards of a colour, then four. */
  private requirements(now: Sketch): number {
    let sum = 0;
    for (const { requirement, left, right } of this.view.goals) {
      const cards = now.colours[COLOURS.indexOf(requirement)] ?? 0;
      if (left.length === 0 && right.length === 0) sum += cards >= 3 ? 1.3 * this.xp : cards === 2 ? 0.15 : 0;
      else if (!right.includes(this.seat)) sum += cards >= 4 ? 2 * this.xp : cards === 3 ? 0.2 : 0;
    }
    return sum;
  }

  /** The two cards that would add most, one after the other. */
  private nextTurn(now: Sketch, rest: readonly number[]): number {
    const before = standing(this.read, now);
    let first = 0;
    let second = 0;
    for (const card of rest) {
      const gain = standing(this.read, this.then.be(now).play(card)) - before;
      if (gain > first) {
        second = first;
        first = gain;
      } else if (gain > second) second = gain;
    }
    return NEXT_TURN * (first + second);
  }

  /** The Symbols of the next chapter stand at the foot of the open cards. */
  private nextChapter(timeline: readonly number[], rest: readonly number[]): number {
    if (this.view.chapter === 3) return 0;
    let sum = 0;
    for (const { symbols, chance } of this.next) {
      let most = 0;
      for (const card of timeline) most = Math.max(most, shownOf(card, symbols));
      let held = 0;
      for (const card of rest) held += shownOf(card, symbols);
      sum += chance * (KEPT_SYMBOL * most + HELD_SYMBOL * held);
    }
    return sum;
  }
}

/** Symbols of a card that are among these. */
function shownOf(card: number, symbols: readonly number[]): number {
  let shown = 0;
  for (const symbol of symbolsOn(card)) if (symbols.includes(symbol)) shown += 1;
  return shown;
}

const nextSymbols = (card: PathCard | undefined): readonly number[] =>
  card !== undefined && 'symbols' in card.next ? card.next.symbols.map((symbol) => SYMBOLS.indexOf(symbol)) : [];

/** Side Quest, final bonus and the goals one knows of, for a hand as it would be at the end. */
export function finalWorth(
  view: PathOfDestinyView,
  seat: Seat,
  timeline: readonly number[],
  hand: readonly number[],
  leftDominant: number,
): number {
  const { character } = view.participants[seat] as ParticipantView;
  const sheet = CHARACTER_SHEETS.find((each) => each.character === character);
  let sum = !playsSideQuests(view.options) || sheet === undefined ? 0 : sideQuestValue(sheet.sideQuest, hand);
  if (view.chapter < 3) return sum;
  for (const [index, card] of openPair(view).entries()) {
    const chance = index === 0 ? leftDominant : 1 - leftDominant;
    sum += chance * (bonusWorth(view, card, timeline, hand) + goalsWorth(view, card, timeline, hand));
  }
  return sum;
}

/** The final bonus of the epilogue a Story card leads to. */
function bonusWorth(
  { options }: PathOfDestinyView,
  card: PathCard | undefined,
  timeline: readonly number[],
  hand: readonly number[],
): number {
  if (card === undefined || !('epilogue' in card.next)) return 0;
  const { epilogue } = card.next;
  const bonus = STORY_DECKS[options.story].epilogues.find(({ node }) => node === epilogue)?.bonus;
  if (bonus === undefined) return 0;
  const { count, cap } = bonus;
  switch (count.kind) {
    case 'symbols-in-hand':
      return Math.min(cap, symbolsIn(hand, SYMBOLS.indexOf(count.symbol)));
    case 'colour-in-timeline':
      return Math.min(cap, coloursIn(timeline)[COLOURS.indexOf(count.colour)] ?? 0);
    case 'colours-in-hand-beyond':
      return Math.min(cap, Math.max(0, coloursIn(hand).filter((cards) => cards > 0).length - count.beyond));
    case 'unused-abilities':
      return 0;
  }
}

const symbolsIn = (cards: readonly number[], symbol: number): number =>
  cards.reduce((sum, card) => sum + symbolsOn(card).filter((each) => each === symbol).length, 0);

function coloursIn(cards: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const card of cards) for (const colour of coloursOn(card)) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

const isMixed = (card: number): boolean => coloursOn(card).length > 1;

const COUNTS_FOR: Readonly<Record<GoalBack, readonly string[]>> = {
  c: ['combat'],
  m: ['magic'],
  cde: ['combat', 'diplomacy', 'exploration'],
  mde: ['magic', 'diplomacy', 'exploration'],
};

/** The goals this seat has seen, where they count for the Symbol of a Story card. */
function goalsWorth(
  view: PathOfDestinyView,
  card: PathCard | undefined,
  timeline: readonly number[],
  hand: readonly number[],
): number {
  let sum = 0;
  for (const { goal: number, back } of view.goals) {
    const goal = number === undefined ? undefined : ALL_GOALS[number];
    if (goal === undefined || card === undefined || !COUNTS_FOR[back].includes(card.symbol)) continue;
    const count = goalCount(goal.count, timeline, hand);
    if (goal.pays.kind === 'at-least') sum += count >= goal.pays.count ? goal.pays.vp : 0.3 * count;
    else if (goal.pays.kind === 'compare') sum += Math.min(5, 1.1 * count);
    else sum += goal.pays.steps.find((step) => count >= step.count)?.vp ?? 0;
  }
  return sum;
}

function goalCount(count: GoalCount, timeline: readonly number[], hand: readonly number[]): number {
  switch (count.kind) {
    case 'symbols-in-hand':
      return symbolsIn(hand, SYMBOLS.indexOf(count.symbol));
    case 'colour': {
      const colour = COLOURS.indexOf(count.colour);
      return (
        (count.where === 'timeline' ? 0 : (coloursIn(hand)[colour] ?? 0)) +
        (count.where === 'hand' ? 0 : (coloursIn(timeline)[colour] ?? 0))
      );
    }
    case 'multicolour':
      return timeline.filter(isMixed).length + (count.where === 'both' ? hand.filter(isMixed).length : 0);
    case 'symbols-in-timeline':
      return new Set(timeline.flatMap(symbolsOn)).size;
    case 'different-colours-in-hand':
      return coloursIn(hand).filter((cards) => cards > 0).length;
    case 'most-of-a-colour-in-hand':
      return Math.max(...coloursIn(hand));
  }
}

/** Cards kept for the next chapter, in this order, under its Symbols. */
export function keptWorth(view: PathOfDestinyView, cards: readonly number[]): number {
  const symbols = nextSymbols(openPair(view)[view.dominant === 'right' ? 1 : 0]);
  if (symbols.length < 2) return 0;
  const of = new Sketch(symbols as unknown as ActivePair);
  // All lie there before their effects are applied, each of which sees those to its left: as if played in order.
  for (const card of cards) of.play(card);
  return 0.9 * (of.left + of.right) + 0.7 * of.xp + 0.05 * of.idle;
}
