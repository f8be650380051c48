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
const page = (size: number): Printed => new Array<MoveChoice | undefined>(size).fill(undefined);

/** The answers for one destination; whoever lists many of them fetches its pages once. */
export interface Ways {
  readonly to: number;
  readonly one: Printed;
  readonly gold: Printed;
  readonly two: Printed;
}

const WAYS: readonly Ways[] = TERRAIN_OF.map((_, to) => ({
  to,
  one: page(CARDS),
  gold: page(CARDS),
  two: page(CARDS * CARDS),
}));

export function waysTo(to: number): Ways {
  return WAYS[to] as Ways;
}

/** One card, which shows the Terrain or is wild. OW-MOVE-03, OW-MOVE-06 */
export function payCard({ to, one }: Ways, card: number): MoveChoice {
  return (one[card] ??= { id: `move-${to}-card-${card}`, act: 'move', to, cards: [card], gold: 0 });
}

/** Any card and 1 Gold. OW-MOVE-05 */
export function payCardAndGold({ to, gold }: Ways, card: number): MoveChoice {
  return (gold[card] ??= { id: `move-${to}-gold-${card}`, act: 'move', to, cards: [card], gold: 1 });
}

/** Any two cards, the lower number first. OW-MOVE-04 */
export function payTwoCards({ to, two }: Ways, one: number, other: number): MoveChoice {
  const a = one < other ? one : other;
  const b = one < other ? other : one;
  return (two[a * CARDS + b] ??= { id: `move-${to}-two-${a}-${b}`, act: 'move', to, cards: [a, b], gold: 0 });
}

/** Whether one card is enough for a destination; the wild place takes any, unless the option says otherwise. OW-MOVE-14, R-11 */
export function leadsTo(card: number, to: number, wildLocationTakesAnyCard: boolean): boolean {
  const icon = ACTION_CARDS[card]?.terrain;
  const terrain = TERRAIN_OF[to];
  return icon === 'wild' || icon === terrain || (terrain === 'wild' && wildLocationTakesAnyCard);
}
