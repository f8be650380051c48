/** Plays Path of Destiny with a plan for the turn: reads the chapter, tries every pair of cards, waits with Abilities. */

import type { Dice, ListedChoice, Seat } from '@medallion/kernel';
import { type ParticipantView, type PathOfDestinyView, printedOn } from '@medallion/path-of-destiny';
import { ALLIANCE_CARDS, MAIN_DECK } from '@medallion/path-of-destiny/content';
import type { Bot, Question } from '../bot.ts';
import { useWorth } from './abilities.ts';
import {
  type AbilityChoice,
  type AllianceSideChoice,
  best,
  type CardChoice,
  type CardsChoice,
  type LoseChoice,
  type PickChoice,
  type SensesChoice,
  type SideChoice,
} from './choices.ts';
import { type Outlook, outlook, preferLeft } from './outlook.ts';
import { finalWorth, keptWorth, playWorth, quickWorth } from './worth.ts';

type Asked = Question<PathOfDestinyView>;

/** So many of the pairs that do most at once are looked at more closely. */
const CLOSER = 7;
/** Blind draws tried to value the top space. */
const DRAWS = 6;
/** What standing first in the next turn is worth, and every place after it less. */
const FIRST_NEXT = 0.5;

const handOf = (view: PathOfDestinyView, seat: Seat): readonly number[] => view.participants[seat]?.hand.cards ?? [];

/** The best that can be made of a hand this turn. */
function bestPlay(view: PathOfDestinyView, seat: Seat, read: Outlook, hand: readonly number[], closer: number): number {
  const tried: { cards: readonly number[]; quick: number }[] = [];
  for (const left of hand)
    for (const right of hand)
      if (left !== right) tried.push({ cards: [left, right], quick: quickWorth(view, seat, read, [left, right]) });
  tried.sort((a, b) => b.quick - a.quick);
  let most = 0;
  for (const { cards } of tried.slice(0, closer)) most = Math.max(most, playWorth(view, seat, read, hand, cards));
  return most;
}

/** Cards of the Main Deck that lie nowhere one can see. */
function unseen(view: PathOfDestinyView, seat: Seat): number[] {
  const seen = new Set([...view.discard, ...view.rows.flat(), ...handOf(view, seat)]);
  for (const { timeline } of view.participants) for (const card of timeline) seen.add(card);
  return MAIN_DECK.map((_, card) => card).filter((card) => !seen.has(card));
}

function blindDraw(view: PathOfDestinyView, seat: Seat, read: Outlook, dice: Dice, look: number): number {
  const deck = unseen(view, seat);
  const hand = handOf(view, seat);
  if (deck.length < look) return bestPlay(view, seat, read, hand, 3);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn: number[] = [];
    while (drawn.length < look) {
      const card = dice.pick(deck);
      if (!drawn.includes(card)) drawn.push(card);
    }
    // Of more than two, the two that show most.
    drawn.sort((a, b) => printedActive(view, b) - printedActive(view, a));
    sum += bestPlay(view, seat, read, [...hand, ...drawn.slice(0, 2)], 2);
  }
  return sum / DRAWS;
}

const printedActive = (view: PathOfDestinyView, card: number): number =>
  printedOn(card).filter((symbol) => view.active.includes(symbol)).length;

/** What lies beside a row: Experience, or Alliance cards. */
function besideRow(view: PathOfDestinyView, row: number, read: Outlook): number {
  if (view.options.story !== 'evil') return row === view.rows.length ? read.xp : 0;
  const token = view.allianceRows.find((each) => each.row === row);
  if (token === undefined) return 0;
  const backed =
    token.side === 'renfri' ? read.leftDominant : token.side === 'stregobor' ? 1 - read.leftDominant : 0.75;
  return 0.25 + 0.7 * backed;
}

function pick({ choices, seat, look }: Asked, dice: Dice): string {
  const view = look().table;
  const read = outlook(view, seat);
  const hand = handOf(view, seat);
  const last = view.chapter === 3 && view.turn === 3;
  const order = (space: number): number => (last ? 0 : FIRST_NEXT * (1 - space / (view.rows.length + 1)));
  let top: number | undefined;
  const topWorth = (): number => (top ??= blindDraw(view, seat, read, dice, 2));
  const rowWorth = new Map<number, number>();
  const ofRow = (row: number): number => {
    const known = rowWorth.get(row) ?? bestPlay(view, seat, read, [...hand, ...(view.rows[row - 1] ?? [])], CLOSER);
    rowWorth.set(row, known);
    return known;
  };
  // An Ability of the pick is kept for a day when it does more.
  const saved = view.chapter === 3 ? (last ? 0 : 0.3) : 0.8;
  return best(choices as readonly PickChoice[], ({ space = 0, ability, row = 1 }) => {
    if (ability === 'GER-1') return blindDraw(view, seat, read, dice, 4) + order(0) - saved;
    if (ability === 'YEN-1') return ofRow(row) + order(0) - saved;
    return space === 0 ? topWorth() + order(0) : ofRow(space) + besideRow(view, space, read) + order(space);
  });
}

function select({ choices, seat, look }: Asked): string {
  const view = look().table;
  const read = outlook(view, seat);
  const hand = handOf(view, seat);
  const tried = (choices as readonly CardsChoice[])
    .map((choice) => ({ choice, quick: quickWorth(view, seat, read, choice.cards) }))
    .sort((a, b) => b.quick - a.quick)
    .slice(0, view.chapter === 3 ? 42 : 2 * CLOSER);
  return best(
    tried.map(({ choice }) => choice),
    ({ cards }) => playWorth(view, seat, read, hand, cards),
  );
}

function keep({ choices, seat, look }: Asked): string {
  const view = look().table;
  const saved = view.chapter === 1 ? 1.4 : 0.3;
  return best(
    choices as readonly CardsChoice[],
    ({ cards, oldHand }) => keptWorth(view, seat, cards) - (oldHand === true ? saved : 0),
  );
}

function use({ choices, seat, look }: Asked): string {
  const view = look().table;
  return best(choices as readonly AbilityChoice[], (choice) =>
    choice.act === 'decline' ? 0 : useWorth(view, seat, choice),
  );
}

/** Non-Active Symbols first, tokens before cards; Special tokens last. */
function lose({ choices, look }: Asked): string {
  const view = look().table;
  return best(choices as readonly LoseChoice[], ({ lose: what, symbol, card, index }) => {
    if (what === 'special') return -1;
    const lost = what === 'token' ? symbol : printedOn(card ?? -1)[index ?? 0];
    return (view.active.includes(lost ?? -1) ? 0 : 2) + (what === 'token' ? 1 : 0);
  });
}

/** What helps least: now, or at the end of the last chapter. */
function discard({ choices, seat, look }: Asked): string {
  const view = look().table;
  const hand = handOf(view, seat);
  const { timeline } = view.participants[seat] as ParticipantView;
  return best(choices as readonly CardChoice[], ({ card }) => {
    const rest = hand.filter((each) => each !== card);
    return (
      (view.chapter === 3 ? finalWorth(view, seat, timeline, rest) : 0) -
      printedActive(view, card) -
      0.3 * printedOn(card).length
    );
  });
}

function senses({ choices, seat, look }: Asked): string {
  const view = look().table;
  const read = outlook(view, seat);
  const hand = handOf(view, seat);
  // The same cards in another order under the deck are the same to me.
  const known = new Map<string, number>();
  return best(choices as readonly SensesChoice[], ({ take }) => {
    const key = [...take].sort((a, b) => a - b).join(' ');
    const worth = known.get(key) ?? bestPlay(view, seat, read, [...hand, ...take], 3);
    known.set(key, worth);
    return worth;
  });
}

/** The Path one would rather see followed. */
const dominance = ({ choices, seat, look }: Asked): string => {
  const wish = preferLeft(look().table, seat);
  return best(choices as readonly SideChoice[], ({ side }) => (side === 'left' ? wish : -wish));
};

const special = ({ choices, seat, look }: Asked): string => {
  const read = outlook(look().table, seat);
  return best(choices as readonly SideChoice[], ({ side }) => (side === 'left' ? read.left : read.right));
};

/** Left backs Renfri, right Stregobor. */
const ally = ({ choices, seat, look }: Asked): string => {
  const { leftDominant } = outlook(look().table, seat);
  return best(choices as readonly AllianceSideChoice[], ({ side }) =>
    side === 'renfri' ? leftDominant : 1 - leftDominant,
  );
};

const ALLIANCE_WORTH = { xp: 0.7, exchange: 0.9, left: 0.85, right: 0.85, sell: 1.2 } as const;
const dropAlly = ({ choices }: Asked): string =>
  best(choices as readonly CardChoice[], ({ card }) => -ALLIANCE_WORTH[ALLIANCE_CARDS[card]?.effect ?? 'xp']);

/** Exchanges give of the Symbol that earns Experience and take of the one that earns points. */
const applyAlly = ({ choices, look }: Asked): string => {
  const { dominant } = look().table;
  return best(choices as readonly (CardChoice & { readonly lose?: string })[], ({ lose: given }) =>
    given === undefined ? 0.5 : given === dominant ? 0 : 1,
  );
};

const HABITS: Readonly<Record<string, (question: Asked, dice: Dice) => string>> = {
  'choose/pick': pick,
  'play/select': select,
  'chapter/keep': keep,
  'chapter/dominance': dominance,
  'ability/use': use,
  'ability/senses': senses,
  'symbols/lose': lose,
  'hand/discard': discard,
  'striga/special': special,
  'evil/side': ally,
  'evil/discard': dropAlly,
  'evil/apply': applyAlly,
};

export const destinyAdept: Bot<PathOfDestinyView> = {
  name: 'adept',
  answer: (question, dice) => {
    const habit = HABITS[question.ask];
    return habit === undefined ? dice.pick<ListedChoice>(question.choices).id : habit(question, dice);
  },
};
