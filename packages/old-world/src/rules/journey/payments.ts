/**
 * The ways to pay for a move, as answers of Phase I. Every answer is made once and used again by every game: the list
 * of Phase I is the longest of all. OW-MOVE-03 to OW-MOVE-06
 */

import { ACTION_CARDS } from '../../content/action-cards.ts';
import { TERRAIN_OF } from '../../content/map.ts';
import type { PowerSource } from '../table.ts';

export interface Move {
  readonly act: 'move';
  readonly to: number;
  /** The hand cards discarded for it. */
  readonly cards: readonly number[];
  readonly gold: 0 | 1;
  /** A power that helps. */
  readonly by?: PowerSource;
}
export type MoveChoice = { readonly id: string } & Move;

const CARDS = ACTION_CARDS.length;

type Printed = (MoveChoice | undefined)[];
const printer = (size: number): Printed[] =>
  TERRAIN_OF.map(() => new Array<MoveChoice | undefined>(size).fill(undefined));
/** By destination, then by card, or by a pair of cards. */
const oneCard = printer(CARDS);
const cardAndGold = printer(CARDS);
const twoCards = printer(CARDS * CARDS);

/** One card, which shows the Terrain or is wild. OW-MOVE-03, OW-MOVE-06 */
export function payCard(to: number, card: number): MoveChoice {
  return oneCard[to]?.[card] ?? print(oneCard, card, `move-${to}-card-${card}`, to, [card], 0);
}

/** Any card and 1 Gold. OW-MOVE-05 */
export function payCardAndGold(to: number, card: number): MoveChoice {
  return cardAndGold[to]?.[card] ?? print(cardAndGold, card, `move-${to}-gold-${card}`, to, [card], 1);
}

/** Any two cards, the lower number first. OW-MOVE-04 */
export function payTwoCards(to: number, one: number, other: number): MoveChoice {
  const a = one < other ? one : other;
  const b = one < other ? other : one;
  const pair = a * CARDS + b;
  return twoCards[to]?.[pair] ?? print(twoCards, pair, `move-${to}-two-${a}-${b}`, to, [a, b], 0);
}

function print(
  at: Printed[],
  index: number,
  id: string,
  to: number,
  cards: readonly number[],
  gold: 0 | 1,
): MoveChoice {
  const choice: MoveChoice = { id, act: 'move', to, cards, gold };
  const page = at[to];
  if (page !== undefined) page[index] = choice;
  return choice;
}

/** Whether one card is enough for a destination; the wild place takes any, unless the option says otherwise. OW-MOVE-14, R-11 */
export function leadsTo(card: number, to: number, wildLocationTakesAnyCard: boolean): boolean {
  const icon = ACTION_CARDS[card]?.terrain;
  const terrain = TERRAIN_OF[to];
  return icon === 'wild' || icon === terrain || (terrain === 'wild' && wildLocationTakesAnyCard);
}
