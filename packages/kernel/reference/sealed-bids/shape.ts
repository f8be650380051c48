/**
 * Sealed bids: everybody bids one hidden card for a prize, all at once; those who tie bid again. Before that the
 * round's leader may lay down cards for a point each, one by one. Clauses are numbered SB-01 and on.
 */

import type { Pile, PileView, Seat } from '../../src/index.ts';

export interface SealedTable {
  /** Cards 1 to 60, from which the hands are dealt. */
  deck: Pile;
  hands: Pile[];
  /** What each seat has bid for this prize. */
  bids: Pile[];
  /** Bids and tributes of the past. */
  past: Pile;
  /** Prizes 1 to 15, and the one being bid for. */
  prizes: Pile;
  prize: Pile;
  pastPrizes: Pile;
  points: number[];
  round: number;
}

export interface SealedView {
  readonly deck: PileView;
  readonly hands: readonly PileView[];
  readonly bids: readonly PileView[];
  readonly past: PileView;
  readonly prizes: PileView;
  readonly prize: PileView;
  readonly pastPrizes: PileView;
  readonly points: readonly number[];
  readonly round: number;
}

export interface SealedBids {
  table: SealedTable;
  steps: {
    deal: object;
    round: object;
    /** May the leader lay down (another) card? */
    tribute: { readonly laid: number };
    /** These seats bid, after so many ties. */
    bid: { readonly seats: readonly Seat[]; readonly ties: number };
    compare: { readonly seats: readonly Seat[]; readonly ties: number };
    'round-end': object;
  };
  asks: {
    tribute: { args: { readonly laid: number }; choice: { readonly card?: number } };
    bid: { args: { readonly ties: number }; choice: { readonly card?: number } };
  };
  events: {
    /** Only the seat itself hears which cards. */
    dealt: { readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] };
    prizeShown: { readonly prize: number };
    tributePaid: { readonly seat: Seat; readonly card: number };
    bidShown: { readonly seat: Seat; readonly card?: number };
    tied: { readonly seats: readonly Seat[] };
    prizeWon: { readonly seat: Seat; readonly prize: number };
    prizeLost: { readonly prize: number };
  };
  options: { readonly rounds: number };
  view: SealedView;
}
