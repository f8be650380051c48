/** The Row of six: sliding, refilling, searching a card of a certain cost. OW-P3-14, OW-EXP-10 to OW-EXP-12, OW-END-20 to OW-END-23 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { actionCard } from '../content/action-cards.ts';
import { ROW_SIZE } from '../content/tables.ts';
import { witcherOf } from './seats.ts';
import type { G, OldWorld } from './shape.ts';
import type { Table } from './table.ts';

export interface RowSteps {
  /** Add a Row card of this printed cost to the own discard pile, without paying. */
  'row/gain-cost': { readonly seat: Seat; readonly cost: 0 | 1 | 2 };
}
export interface RowAsks {
  'row/gain-cost': { args: { readonly cost: 0 | 1 | 2 }; choice: { readonly card: number } };
}
export interface RowEvents {
  rowCardTaken: { seat: Seat; card: number; slot: number; to: 'hand' | 'discard' };
  rowTrashed: { seat: Seat; cards: number[] };
  rowRefilled: { cards: number[] };
  /** A search in the deck: what was turned over, and the card found (−1: none). */
  deckSearched: { seat: Seat; cost: number; revealed: number[]; found: number };
}

/** The slot, 1 to 6, of a card of the Row. R-54 */
export function slotOf(table: Table, card: number): number {
  return ROW_SIZE - (table.row.cards.length - 1 - table.row.cards.indexOf(card));
}

/** What a slot adds to the printed cost when a card is gained in Phase III. OW-P3-10, OW-P3-11 */
export function slotModifier(slot: number): number {
  return slot === ROW_SIZE ? -1 : slot <= 2 ? 1 : 0;
}

/** The cards slide right and the free slots on the left are refilled, the right-most first. OW-P3-14, R-53, R-149 */
export function refillRow(g: G): void {
  const { row, actionDeck, commonDiscard } = g.table;
  const cards: number[] = [];
  while (row.cards.length < ROW_SIZE) {
    if (actionDeck.cards.length === 0) {
      if (commonDiscard.cards.length === 0) break;
      g.moveAll(commonDiscard, actionDeck);
      g.shuffle('row', actionDeck);
    }
    const card = actionDeck.cards[actionDeck.cards.length - 1] as number;
    g.moveAt(card, actionDeck, row, 0);
    cards.push(card);
  }
  if (cards.length > 0) g.emit('rowRefilled', { cards });
}

/** Takes a Row card; the Row is refilled at once. */
export function takeFromRow(g: G, seat: Seat, card: number, to: 'hand' | 'discard'): void {
  const slot = slotOf(g.table, card);
  g.move(card, g.table.row, witcherOf(g, seat)[to]);
  g.emit('rowCardTaken', { seat, card, slot, to });
  refillRow(g);
}

export const rowSteps: StepHandlers<OldWorld, RowSteps> = {
  'row/gain-cost': (g, { seat, cost }) => {
    if (g.table.row.cards.some((card) => actionCard(card).cost === cost)) g.ask(seat, 'row/gain-cost', { cost });
    else searchDeck(g, seat, cost);
  },
};

export const rowAsks: AskRules<OldWorld, RowAsks> = {
  'row/gain-cost': {
    list(g, { cost }, answers) {
      for (const card of g.table.row.cards) {
        if (actionCard(card).cost === cost) answers.may({ id: `card-${card}`, card });
        else
          answers.mayNot({ id: `card-${card}`, card }, 'other-cost', cost === 0 ? 'OW-END-20' : 'OW-EXP-10', { cost });
      }
    },
    take(g, { seat }, { card }) {
      takeFromRow(g, seat, card, 'discard');
    },
  },
};

/** Cards are turned over one at a time until one of the cost appears; the deck once, then the reshuffled common discard pile once. OW-EXP-12, OW-END-22, R-93 */
function searchDeck(g: G, seat: Seat, cost: number): void {
  const { actionDeck, commonDiscard } = g.table;
  const { discard } = witcherOf(g, seat);
  const revealed: number[] = [];
  let found = -1;
  let refilled = false;
  while (found < 0) {
    if (actionDeck.cards.length === 0) {
      // The cards of this very search are no second chance.
      if (refilled || commonDiscard.cards.length === revealed.length) break;
      refilled = true;
      const older = commonDiscard.cards.filter((card) => !revealed.includes(card));
      for (const card of older) g.move(card, commonDiscard, actionDeck);
      g.shuffle('row', actionDeck);
    }
    const card = actionDeck.cards[actionDeck.cards.length - 1] as number;
    if (actionCard(card).cost === cost) {
      g.moveTop(actionDeck, discard);
      found = card;
    } else {
      g.moveTop(actionDeck, commonDiscard);
      revealed.push(card);
    }
  }
  if (g.options.revealedRest === 'shuffleBack' && revealed.length > 0) {
    for (const card of revealed) g.move(card, commonDiscard, actionDeck);
    g.shuffle('row', actionDeck);
  }
  g.emit('deckSearched', { seat, cost, revealed, found });
}
