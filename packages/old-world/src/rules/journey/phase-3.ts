/** Phase III: discard, draw, gain. OW-P3 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { actionCard } from '../../content/action-cards.ts';
import { HAND_LIMIT, PHASE_3_HAND, ROW_SIZE } from '../../content/tables.ts';
import { discardFromHand, drawCards } from '../cards.ts';
import { phase3Modifier } from '../powers.ts';
import { refillRow, slotModifier, slotOf, takeFromRow } from '../row.ts';
import { isSolo, witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { TurnSteps } from './turn.ts';

export interface Phase3Steps {
  'phase-3/discard': object;
  'phase-3/draw': object;
  'phase-3/gain': object;
  /** Discard so many more hand cards for a Row card, then take it. */
  'phase-3/pay': { readonly card: number; readonly left: number };
  /** Alone: the card of slot 6 that was not taken. */
  'phase-3/slot-6': object;
}
export interface Phase3Asks {
  'phase-3/discard': { args: object; choice: { /** −1: enough. */ readonly card: number } };
  'phase-3/gain': {
    args: object;
    choice: { readonly card: number; readonly cost: number };
    /** To gain nothing. */
    not: object;
  };
  'phase-3/pay': { args: { readonly card: number; readonly left: number }; choice: { readonly pay: number } };
}
export interface Phase3Events {
  /** Alone: the card of slot 6 leaves the Row. */
  slot6Removed: { card: number; to: 'commonDiscard' | 'box' };
}

export const phase3Steps: StepHandlers<OldWorld, Phase3Steps & Pick<TurnSteps, 'turn/phase-3'>> = {
  /** OW-P3-01, OW-TURN-06 */
  'turn/phase-3': (g) => {
    g.table.turn.phase = 'phase-3';
    g.then({ do: 'phase-3/discard' }, { do: 'phase-3/draw' }, { do: 'phase-3/gain' });
  },

  /** Down to three at least, further if wanted. OW-P3-02, R-55 */
  'phase-3/discard': (g) => {
    const { active } = g.table;
    const inHand = witcherOf(g, active).hand.cards.length;
    if (inHand > PHASE_3_HAND || (inHand > 0 && g.options.phase3VoluntaryDiscard)) g.ask(active, 'phase-3/discard', {});
  },

  /** Up to three, changed by whatever changes it, within the hand limit. OW-P3-03 to OW-P3-05, R-52, R-133 */
  'phase-3/draw': (g) => {
    const { active, turn } = g.table;
    const { hand } = witcherOf(g, active);
    const wanted = Math.max(0, PHASE_3_HAND - hand.cards.length + turn.phase3Draw + phase3Modifier(g, active));
    drawCards(g, active, turn.phase3Fixed ?? Math.min(wanted, turn.phase3Cap ?? wanted));
  },

  /** A duty, if any card of the Row can be paid for. OW-P3-06 to OW-P3-08, R-51 */
  'phase-3/gain': (g) => {
    const { active, row } = g.table;
    const inHand = witcherOf(g, active).hand.cards.length;
    if (row.cards.some((card) => priceOf(g, card) <= inHand)) g.ask(active, 'phase-3/gain', {});
  },

  /** The price is paid before the card comes into the hand. OW-P3-09, OW-P3-12 to OW-P3-15, R-56 */
  'phase-3/pay': (g, { card, left }) => {
    const { active } = g.table;
    const { hand } = witcherOf(g, active);
    if (left > 0 && hand.cards.length > left) return g.ask(active, 'phase-3/pay', { card, left });
    if (left > 0) discardFromHand(g, active, [...hand.cards], 'price');
    gain(g, active, card);
  },

  /** OW-SOLO-15, D-21 */
  'phase-3/slot-6': (g) => removeSlot6(g, 'commonDiscard'),
};

export const phase3Asks: AskRules<OldWorld, Phase3Asks> = {
  'phase-3/discard': {
    list(g, { seat }, answers) {
      const { cards } = witcherOf(g, seat).hand;
      for (const card of cards) answers.may({ id: `card-${card}`, card });
      if (cards.length <= PHASE_3_HAND) answers.may({ id: 'enough', card: -1 });
      else answers.mayNot({ id: 'enough', card: -1 }, 'too-many-cards', 'OW-P3-02');
    },
    take(g, { seat }, { card }) {
      if (card < 0) return;
      discardFromHand(g, seat, [card], 'phase-3');
      g.then({ do: 'phase-3/discard' });
    },
  },

  'phase-3/gain': {
    list(g, { seat }, answers) {
      const inHand = witcherOf(g, seat).hand.cards.length;
      for (const card of g.table.row.cards) {
        const cost = priceOf(g, card);
        if (cost <= inHand) answers.may({ id: `card-${card}`, card, cost });
        else answers.mayNot({ id: `card-${card}`, card, cost }, 'too-expensive', 'OW-P3-09', { cost });
      }
      answers.mayNot({ id: 'none' }, 'must-gain', 'OW-P3-07');
    },
    take(g, _ask, { card, cost }) {
      g.then({ do: 'phase-3/pay', card, left: cost });
    },
  },

  'phase-3/pay': {
    list(g, { seat }, answers) {
      for (const pay of witcherOf(g, seat).hand.cards) answers.may({ id: `card-${pay}`, pay });
    },
    take(g, { seat, card, left }, { pay }) {
      discardFromHand(g, seat, [pay], 'price');
      g.then({ do: 'phase-3/pay', card, left: left - 1 });
    },
  },
};

/** What a Row card costs here and now. OW-CARD-21, OW-P3-10, OW-P3-11 */
function priceOf(g: L, card: number): number {
  return Math.max(0, actionCard(card).cost + slotModifier(slotOf(g.table, card)));
}

function gain(g: G, seat: Seat, card: number): void {
  const full = witcherOf(g, seat).hand.cards.length >= HAND_LIMIT;
  const slot = slotOf(g.table, card);
  takeFromRow(g, seat, card, full ? 'discard' : 'hand');
  if (!isSolo(g) || slot === ROW_SIZE) return;
  if (g.options.soloSlot6 === 'trashAtOnce') removeSlot6(g, 'box');
  else g.then({ do: 'phase-3/slot-6' });
}

function removeSlot6(g: G, to: 'commonDiscard' | 'box'): void {
  const { row } = g.table;
  const card = row.cards[row.cards.length - 1];
  if (card === undefined) return;
  g.move(card, row, g.table[to]);
  g.emit('slot6Removed', { card, to });
  refillRow(g);
}
