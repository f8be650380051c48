/** What cards are worth: played now, left in hand, kept for the next chapter. */

import type { Seat } from '@medallion/kernel';
import {
  effortMade,
  hasColour,
  type Imagined,
  imagine,
  imaginePlay,
  type ParticipantView,
  type PathOfDestinyView,
  printedOn,
  sideQuestValue,
  symbolCount,
} from '@medallion/path-of-destiny';
import {
  ALL_GOALS,
  CHARACTER_SHEETS,
  type Colour,
  EFFORT_CARDS,
  STORY_DECKS,
  SYMBOLS,
  type SymbolIndex,
} from '@medallion/path-of-destiny/content';
import { type Outlook, openPair, worthOf } from './outlook.ts';

/** How much the Side Quest weighs already, by chapter and turn. */
const QUEST_WEIGHT = [
  [0.03, 0.05, 0.08],
  [0.12, 0.18, 0.25],
  [0.45, 0.7, 1],
] as const;
/** How much of what a card could do next turn it is worth to hold it: the best two, and the others. */
const NEXT_BEST = 0.5;
const NEXT_OTHERS = 0.12;

/** The value of playing these cards now and holding the rest. */
export function playWorth(
  view: PathOfDestinyView,
  seat: Seat,
  read: Outlook,
  hand: readonly number[],
  cards: readonly number[],
): number {
  const of = imagine(view.participants[seat] as ParticipantView);
  imaginePlay(of, cards, read.active);
  const rest = hand.filter((card) => !cards.includes(card));
  return (
    standing(of, read) +
    effortWorth(view, of, read) +
    requirementWorth(view, of, seat, read) +
    restWorth(view, seat, of, read, rest)
  );
}

/** Only what the cards do at once: to find the few that are worth a closer look. */
export function quickWorth(view: PathOfDestinyView, seat: Seat, read: Outlook, cards: readonly number[]): number {
  const of = imagine(view.participants[seat] as ParticipantView);
  imaginePlay(of, cards, read.active);
  return standing(of, read) + effortWorth(view, of, read);
}

function standing(of: Imagined, read: Outlook): number {
  const table = { active: [read.active[0], read.active[1]] as [SymbolIndex, SymbolIndex] };
  return (
    worthOf(read, symbolCount(table, of, read.active[0]), symbolCount(table, of, read.active[1])) + of.xp * read.xp
  );
}

function effortWorth(view: PathOfDestinyView, of: Imagined, read: Outlook): number {
  const number = view.effort[view.chapter - 1];
  const card = number === undefined ? undefined : EFFORT_CARDS[number];
  if (number === undefined || card === undefined || !effortMade(of, number, view.options.effortMatch)) return 0;
  const { bonus } = card;
  if (bonus.kind === 'each-active') return read.left + read.right;
  return bonus.kind === 'vp' ? bonus.amount : bonus.amount * read.xp;
}

/** Requirement cards of The Striga: three cards of a colour, then four. */
function requirementWorth(view: PathOfDestinyView, of: Imagined, seat: Seat, read: Outlook): number {
  let sum = 0;
  for (const { requirement, left, right } of view.goals) {
    const cards = of.timeline.cards.filter((card) => hasColour(card, requirement)).length;
    if (left.length === 0 && right.length === 0) sum += cards >= 3 ? 1.2 * read.xp : cards === 2 ? 0.15 : 0;
    else if (!right.includes(seat)) sum += cards >= 4 ? 2 * read.xp : cards === 3 ? 0.2 : 0;
  }
  return sum;
}

/** The cards that stay in hand: what they could do next turn, and what the end will make of them. */
function restWorth(view: PathOfDestinyView, seat: Seat, of: Imagined, read: Outlook, rest: readonly number[]): number {
  const weight = QUEST_WEIGHT[view.chapter - 1]?.[view.turn - 1] ?? 0;
  let sum = weight * finalWorth(view, seat, of.timeline.cards, rest);
  if (view.turn < 3) {
    const before = standing(of, read);
    const gains = rest
      .map((card) => {
        const next: Imagined = {
          ...of,
          timeline: { cards: of.timeline.cards.slice() },
          covered: of.covered.slice(),
          tokens: of.tokens.slice() as Imagined['tokens'],
        };
        imaginePlay(next, [card], read.active);
        return standing(next, read) - before;
      })
      .sort((a, b) => b - a);
    for (const [n, gain] of gains.entries()) sum += gain * (n < 2 ? NEXT_BEST : NEXT_OTHERS);
  } else if (view.chapter < 3) {
    // The Symbols of the next chapter stand at the foot of the open cards.
    const next = nextSymbols(view, read.leftDominant);
    for (const card of rest) for (const symbol of printedOn(card)) sum += 0.25 * (next[symbol] ?? 0);
  }
  return sum;
}

/** How likely each Symbol is to be Active in the next chapter. */
function nextSymbols(view: PathOfDestinyView, leftDominant: number): number[] {
  const chance = [0, 0, 0, 0];
  for (const [index, card] of openPair(view).entries()) {
    const { next } = card ?? {};
    if (next === undefined || !('symbols' in next)) continue;
    for (const symbol of next.symbols) {
      const at = SYMBOLS.indexOf(symbol);
      chance[at] = (chance[at] ?? 0) + (index === 0 ? leftDominant : 1 - leftDominant);
    }
  }
  return chance;
}

/** Side Quest, final bonus and the goals one knows of, for a hand as it would be at the end. */
export function finalWorth(
  view: PathOfDestinyView,
  seat: Seat,
  timeline: readonly number[],
  hand: readonly number[],
): number {
  const { character } = view.participants[seat] as ParticipantView;
  const sheet = CHARACTER_SHEETS.find((each) => each.character === character);
  let sum = view.options.introductory || sheet === undefined ? 0 : sideQuestValue(sheet.sideQuest, hand);
  if (view.chapter === 3) {
    for (const card of openPair(view)) {
      if (card === undefined || !('epilogue' in card.next)) continue;
      const { epilogue } = card.next;
      const bonus = STORY_DECKS[view.options.story].epilogues.find(({ node }) => node === epilogue)?.bonus;
      if (bonus?.count.kind === 'symbols-in-hand') {
        const wanted = SYMBOLS.indexOf(bonus.count.symbol);
        const count = hand.reduce((n, each) => n + printedOn(each).filter((symbol) => symbol === wanted).length, 0);
        sum += 0.5 * Math.min(bonus.cap, count);
      } else if (bonus?.count.kind === 'colour-in-timeline') {
        sum += 0.5 * Math.min(bonus.cap, ofColour(timeline, bonus.count.colour));
      }
    }
    sum += goalsWorth(view, timeline, hand);
  }
  return sum;
}

const ofColour = (cards: readonly number[], colour: Colour): number =>
  cards.filter((card) => hasColour(card, colour)).length;

/** Goals with a threshold that this seat may look at. */
function goalsWorth(view: PathOfDestinyView, timeline: readonly number[], hand: readonly number[]): number {
  let sum = 0;
  for (const { goal: number } of view.goals) {
    const goal = number === undefined ? undefined : ALL_GOALS[number];
    if (goal === undefined || goal.count.kind !== 'colour') continue;
    const cards =
      (goal.count.where === 'timeline' ? 0 : ofColour(hand, goal.count.colour)) +
      (goal.count.where === 'hand' ? 0 : ofColour(timeline, goal.count.colour));
    if (goal.pays.kind === 'at-least') sum += cards >= goal.pays.count ? goal.pays.vp * 0.5 : 0;
    else sum += Math.min(5, cards) * 0.4;
  }
  return sum;
}

/** Cards kept for the next chapter, in this order, under its Symbols. */
export function keptWorth(view: PathOfDestinyView, seat: Seat, cards: readonly number[]): number {
  const card = openPair(view)[view.dominant === 'right' ? 1 : 0];
  if (card === undefined || !('symbols' in card.next)) return 0;
  const active = card.next.symbols.map((symbol) => SYMBOLS.indexOf(symbol)) as [SymbolIndex, SymbolIndex];
  const me = view.participants[seat] as ParticipantView;
  const of = imagine({ ...me, timeline: [], covered: [], tokens: [0, 0, 0, 0], special: [] });
  imaginePlay(of, cards, active);
  const table = { active };
  return symbolCount(table, of, active[0]) + symbolCount(table, of, active[1]) + of.xp * 0.8;
}
