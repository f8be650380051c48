/** Plays Path of Destiny by what is in front of it: most Symbols now, Abilities when they do something worth having. */

import type { ListedChoice, Seat } from '@medallion/kernel';
import {
  effortMade,
  type ParticipantView,
  type PathOfDestiny,
  type PathOfDestinyView,
  printedOn,
} from '@medallion/path-of-destiny';
import type { Bot, Question } from '../bot.ts';
import { useWorth } from './abilities.ts';
import {
  type AbilityChoice,
  best,
  type CardsChoice,
  type PickChoice,
  type SensesChoice,
  type SideChoice,
} from './choices.ts';
import { type ActivePair, hasEffect, Sketch } from './sketch.ts';
import { finalWorth, keptWorth } from './worth.ts';

type Asked = Question<PathOfDestiny>;

/** An effect may bring something, a novice cannot say how much. */
const EFFECT = 0.2;
/** Experience unlocks Abilities and gives points at the end. */
const EXPERIENCE = 0.6;
/** Active Symbols printed on cards; an effect may bring some more. */
function shows(view: PathOfDestinyView, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) {
    if (hasEffect(card)) count += EFFECT;
    for (const symbol of printedOn(card)) if (view.active.includes(symbol)) count++;
  }
  return count;
}

/** The pair that shows most; a blind draw is worth an average pair. */
const AVERAGE_PAIR = 1.6;
function pick({ choices, seat, look }: Asked): string {
  const view = look().table;
  const { timeline, hand } = view.participants[seat] as ParticipantView;
  const taken = (row: number): number => {
    const pair = view.rows[row - 1] ?? [];
    if (view.chapter < 3) return shows(view, pair);
    return shows(view, pair) + 0.5 * finalWorth(view, seat, timeline, [...(hand.cards ?? []), ...pair], 0.5);
  };
  const blind =
    AVERAGE_PAIR + (view.chapter < 3 ? 0 : 0.5 * finalWorth(view, seat, timeline, hand.cards ?? [], 0.5) + 0.5);
  return best(choices as readonly PickChoice[], ({ space = 0, ability, row }) => {
    if (ability !== undefined) return row === undefined ? blind + 0.8 : taken(row) - 0.3 + 0.1 * row;
    if (space === 0) return blind;
    return taken(space) + (space === view.rows.length ? 0.7 : 0);
  });
}

/** The hand at the end is thought of in the second chapter, and counts in the last. */
const handWeight = ({ chapter, turn }: PathOfDestinyView): number =>
  chapter === 1 ? 0 : chapter === 2 ? 0.25 : 0.4 + 0.2 * turn;

/** Two cards that together give most this very turn. */
function select({ choices, seat, look }: Asked): string {
  const view = look().table;
  const me = view.participants[seat] as ParticipantView;
  const before = Sketch.of(me, view.active as ActivePair);
  const now = new Sketch(before.active);
  const effort = view.effort[view.chapter - 1];
  const weight = handWeight(view);
  return best(choices as readonly CardsChoice[], ({ cards }) => {
    now.be(before);
    for (const card of cards) now.play(card);
    const timeline = [...me.timeline, ...cards];
    const made =
      effort !== undefined &&
      effortMade({ timeline: { cards: timeline }, playedNow: cards.length }, effort, view.options.effortMatch);
    return now.left + now.right + EXPERIENCE * now.xp + (made ? 2 : 0) + weight * leaves(view, seat, timeline, cards);
  });
}

/** What the hand without these cards would be worth at the end. */
function leaves(view: PathOfDestinyView, seat: Seat, timeline: readonly number[], cards: readonly number[]): number {
  if (view.chapter === 1) return 0;
  const hand = view.participants[seat]?.hand.cards ?? [];
  return finalWorth(
    view,
    seat,
    timeline,
    hand.filter((card) => !cards.includes(card)),
    0.5,
  );
}

/** Keeps what does most under the next Symbols. */
function keep({ choices, look }: Asked): string {
  const view = look().table;
  return best(choices as readonly CardsChoice[], ({ cards }) => keptWorth(view, cards));
}

/** What a use may fall short of a good one. */
const SHORT = -0.5;
/** Waits until an Ability does nearly as much as it can. */
function use({ choices, seat, look }: Asked): string {
  const view = look().table;
  return best(choices as readonly AbilityChoice[], (choice) =>
    choice.act === 'decline' ? SHORT : useWorth(view, seat, choice),
  );
}

/** Throws away what shows least. */
function discard({ choices, seat, look }: Asked): string {
  const view = look().table;
  return best(
    choices as readonly CardsChoice[],
    ({ cards }) => handWeight(view) * leaves(view, seat, [], cards) - shows(view, cards),
  );
}

const senses = ({ choices, look }: Asked): string => {
  const view = look().table;
  return best(choices as readonly SensesChoice[], ({ take }) => shows(view, take));
};

/** The Path of which one has more. */
const side = ({ choices, seat, look }: Asked): string => {
  const view = look().table;
  const { left, right } = Sketch.of(view.participants[seat] as ParticipantView, view.active as ActivePair);
  return best(choices as readonly SideChoice[], (choice) => (choice.side === 'left' ? left : right));
};

const HABITS: Readonly<Record<string, (question: Asked) => string>> = {
  'choose/pick': pick,
  'play/select': select,
  'chapter/keep': keep,
  'chapter/dominance': side,
  'ability/use': use,
  'ability/senses': senses,
  'hand/discard': discard,
  'striga/special': side,
};

export const destinyNovice: Bot<PathOfDestiny> = {
  name: 'novice',
  answer: (question, dice) => {
    const habit = HABITS[question.ask];
    return habit === undefined ? dice.pick<ListedChoice>(question.choices).id : habit(question);
  },
};
