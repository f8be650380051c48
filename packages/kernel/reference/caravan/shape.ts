/**
 * The caravan: a game of middling size, for benches. Up to five seats, each with a hand, a deck of thirty and a
 * pawn on a ring of eighteen places; a market of six from a common deck of a hundred and twenty. A turn trades a
 * hand card for a market card (or waits), rolls a die, moves the pawn, and cycles hand, deck and market.
 * Clauses are numbered CV-01 and on.
 */

import type { Pile, PileView, Seat } from '../../src/index.ts';

export interface Trader {
  hand: Pile;
  deck: Pile;
  discard: Pile;
  place: number;
  coins: number;
}

export interface CaravanTable {
  traders: Trader[];
  market: Pile;
  common: Pile;
  commonDiscard: Pile;
  turn: number;
}

export interface CaravanView {
  readonly traders: readonly {
    readonly hand: PileView;
    readonly deck: PileView;
    readonly discard: PileView;
    readonly place: number;
    readonly coins: number;
  }[];
  readonly market: PileView;
  readonly common: PileView;
  readonly commonDiscard: PileView;
  readonly turn: number;
}

export interface Caravan {
  table: CaravanTable;
  steps: {
    deal: object;
    turn: object;
    travel: { readonly seat: Seat };
    'refill-market': object;
    'refill-hand': { readonly seat: Seat };
    'turn-end': object;
  };
  asks: {
    trade: { args: object; choice: { readonly pay?: number; readonly take?: number } };
  };
  events: {
    traded: { readonly seat: Seat; readonly paid: number; readonly took: number; readonly coins: number };
    waited: { readonly seat: Seat };
    travelled: { readonly seat: Seat; readonly die: number; readonly place: number };
    offered: { readonly card: number };
    /** Only the seat itself hears which cards. */
    drew: { readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] };
    reshuffled: { readonly seat?: Seat };
  };
  options: { readonly rounds: number };
  view: CaravanView;
}
