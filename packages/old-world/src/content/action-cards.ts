/**
 * The 140 action cards, named everywhere by their number: 0 to 89 the common deck, 90 to 139 the starting cards, ten
 * per school in the order of SCHOOLS. The order is part of saved games.
 */
import { actionTitle, type ActionTitle, type ActionTitleId, type CommonTitleId } from './action-titles.ts';
import { COMMON_COPIES } from './common-deck.ts';
import type { Copy } from './printing.ts';
import { STARTING_DECKS } from './starting-decks.ts';
import { SCHOOLS, type School } from './vocabulary.ts';

/** One action card: a copy of a title with a terrain, a line and tabs of its own. */
export interface ActionCard extends Omit<ActionTitle, 'id'>, Copy {
  readonly number: number;
  readonly title: ActionTitleId;
  /** The school a starting card belongs to. */
  readonly school?: School;
}

function printCards(): readonly ActionCard[] {
  const cards: ActionCard[] = [];
  const print = (title: ActionTitleId, { terrain, icons, tabs }: Copy, school?: School): void => {
    const { colour, cost } = actionTitle(title);
    const card = { number: cards.length, title, terrain, colour, cost, icons, tabs };
    cards.push(school === undefined ? card : { ...card, school });
  };
  for (const [title, all] of Object.entries(COMMON_COPIES) as [CommonTitleId, readonly Copy[]][])
    for (const each of all) print(title, each);
  for (const school of SCHOOLS) for (const [title, each] of STARTING_DECKS[school]) print(title, each, school);
  return cards;
}

export const ACTION_CARDS: readonly ActionCard[] = printCards();

/** How many cards the common deck has; starting cards follow. */
const COMMON_DECK_SIZE = 90;

/** The numbers of the common deck. */
export const COMMON_DECK: readonly number[] = ACTION_CARDS.filter((card) => card.school === undefined).map(
  (card) => card.number,
);

/** The numbers of a school's ten starting cards. */
export function startingDeck(school: School): readonly number[] {
  const first = COMMON_DECK_SIZE + 10 * SCHOOLS.indexOf(school);
  return Array.from({ length: 10 }, (_, index) => first + index);
}

/** The action card with this number. */
export function actionCard(n: number): ActionCard {
  const card = ACTION_CARDS[n];
  if (card === undefined) throw new RangeError(`There is no action card ${n}.`);
  return card;
}
