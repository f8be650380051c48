/** Plays Path of Destiny by what is printed: Active Symbols now, never mind tomorrow. */

import type { ListedChoice } from '@medallion/kernel';
import { foreseePlay, type PathOfDestinyView, printedOn } from '@medallion/path-of-destiny';
import type { Bot, Question } from '../bot.ts';
import {
  type AbilityChoice,
  best,
  type CardChoice,
  type CardsChoice,
  type PickChoice,
  type SensesChoice,
} from './choices.ts';

type Asked = Question<PathOfDestinyView>;

/** Active Symbols printed on cards. */
function activeOn(view: PathOfDestinyView, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) for (const symbol of printedOn(card)) if (view.active.includes(symbol)) count++;
  return count;
}

/** The pair that shows most; a blind draw is worth an average pair. */
const AVERAGE_PAIR = 1.3;
function pick({ choices, look }: Asked): string {
  const view = look().table;
  return best(choices as readonly PickChoice[], ({ space, ability, row }) => {
    if (ability !== undefined)
      return row === undefined ? AVERAGE_PAIR + 0.3 : activeOn(view, view.rows[row - 1] ?? []) - 0.5;
    return space === 0 || space === undefined ? AVERAGE_PAIR : activeOn(view, view.rows[space - 1] ?? []);
  });
}

/** Two cards that together give most Active Symbols and Experience this very turn. */
function select({ choices, seat, look }: Asked): string {
  const view = look().table;
  return best(choices as readonly CardsChoice[], ({ cards }) => {
    const { left, right, xp, effort } = foreseePlay(view, seat, cards);
    return left + right + xp * 0.7 + (effort ? 2 : 0);
  });
}

/** Keeps what shows most. */
const keep = ({ choices }: Asked): string =>
  best(choices as readonly CardsChoice[], ({ cards }) => cards.reduce((sum, card) => sum + printedOn(card).length, 0));

/** Uses an Ability as soon as it may. */
const use = ({ choices }: Asked): string =>
  best(choices as readonly AbilityChoice[], ({ act }) => (act === 'use' ? 1 : 0));

/** Throws away what shows least. */
const discard = ({ choices }: Asked): string =>
  best(choices as readonly CardChoice[], ({ card }) => -printedOn(card).length);

const senses = ({ choices, look }: Asked): string => {
  const view = look().table;
  return best(choices as readonly SensesChoice[], ({ take }) => activeOn(view, take));
};

const HABITS: Readonly<Record<string, (question: Asked) => string>> = {
  'choose/pick': pick,
  'play/select': select,
  'chapter/keep': keep,
  'ability/use': use,
  'ability/senses': senses,
  'hand/discard': discard,
};

export const destinyNovice: Bot<PathOfDestinyView> = {
  name: 'novice',
  answer: (question, dice) => {
    const habit = HABITS[question.ask];
    return habit === undefined ? dice.pick<ListedChoice>(question.choices).id : habit(question);
  },
};
