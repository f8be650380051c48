/** Decks, hands, discard piles. OW-CARD */

import type { Pile, Seat } from '@medallion/kernel';
import { HAND_LIMIT } from '../content/tables.ts';
import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { G, OldWorld } from './shape.ts';
import { witcherOf } from './seats.ts';
import type { Table } from './table.ts';

/** Steps of the chapter. */
export interface CardSteps {
  /** Trash so many own cards of the player's choice, one after the other; without a source from hand, deck or discard pile. */
  'cards/trash': {
    readonly seat: Seat;
    readonly count: number;
    readonly from: 'anywhere' | 'hand';
    readonly why: TrashReason;
  };
  /** Discard so many hand cards of the player's choice. */
  'cards/discard': { readonly seat: Seat; readonly count: number; readonly why: DiscardReason };
}
export type TrashReason = 'fatigue' | 'effect' | 'monster' | 'exchange';
export type DiscardReason = 'effect' | 'damage' | 'ability' | 'specialty' | 'cost';

export interface CardAsks {
  'cards/trash': {
    args: { readonly count: number; readonly from: 'anywhere' | 'hand'; readonly why: TrashReason };
    choice: { readonly card: number; readonly zone: 'hand' | 'deck' | 'discard' };
  };
  'cards/discard': { args: { readonly count: number; readonly why: DiscardReason }; choice: { readonly card: number } };
}

export interface CardEvents {
  /** The cards themselves are secret to the seat that drew. */
  drew: { seat: Seat; count: number; reshuffled: boolean; cards?: readonly number[] };
  discarded: { seat: Seat; cards: number[]; from: 'hand' | 'deck'; why: string };
  trashed: { seat: Seat; card: number; zone: 'hand' | 'deck' | 'discard'; why: string };
  shuffled: { seat: Seat };
}

/** Is this seat's deck a Life Pool right now? OW-CARD-14 */
function inFight(table: Table, seat: Seat): boolean {
  return table.fight !== undefined && table.fight.pools && table.fight.sides.some((side) => side.seat === seat);
}

/**
 * Draw up to so many cards; drawing stops at seven in hand. Outside a Fight an empty deck is refilled from the
 * discard pile. Returns how many were drawn. OW-CARD-12 to OW-CARD-14, R-16, R-17
 */
export function drawCards(g: G, seat: Seat, count: number): number {
  const { deck, hand, discard } = witcherOf(g, seat);
  const before = hand.cards.length;
  let reshuffled = false;
  while (hand.cards.length - before < count && hand.cards.length < HAND_LIMIT) {
    if (deck.cards.length === 0) {
      if (discard.cards.length === 0 || inFight(g.table, seat)) break;
      g.moveAll(discard, deck);
      g.shuffle('cards', deck);
      reshuffled = true;
    }
    g.moveTop(deck, hand);
  }
  const drawn = hand.cards.length - before;
  if (drawn > 0) g.emitTo(seat, 'drew', { seat, count: drawn, reshuffled }, { cards: hand.cards.slice(before) });
  return drawn;
}

/** A chosen hand card goes face up on the own discard pile. OW-CARD-07 */
export function discardFromHand(g: G, seat: Seat, cards: readonly number[], why: string): void {
  if (cards.length === 0) return;
  const { hand, discard } = witcherOf(g, seat);
  for (const card of cards) g.move(card, hand, discard);
  g.emit('discarded', { seat, cards: [...cards], from: 'hand', why });
}

/** Random hand cards go to the discard pile, in the order drawn; fewer if there are fewer. R-76 */
export function discardRandom(g: G, seat: Seat, count: number, why: string): number {
  const { hand } = witcherOf(g, seat);
  const cards: number[] = [];
  const left = [...hand.cards];
  while (cards.length < count && left.length > 0) cards.push(...left.splice(g.int('cards', left.length), 1));
  discardFromHand(g, seat, cards, why);
  return cards.length;
}

/** The top cards of the own deck go face up to the discard pile; fewer if there are fewer. */
export function discardFromDeck(g: G, seat: Seat, count: number, why: string): number {
  const { deck, discard } = witcherOf(g, seat);
  const before = discard.cards.length;
  for (let i = 0; i < count && g.moveTop(deck, discard); i++);
  const cards = discard.cards.slice(before);
  if (cards.length > 0) g.emit('discarded', { seat, cards, from: 'deck', why });
  return cards.length;
}

/** A card leaves the game; everybody sees it. OW-CARD-08, OW-INFO-12 */
export function trashCard(g: G, seat: Seat, card: number, zone: 'hand' | 'deck' | 'discard', why: string): void {
  g.move(card, witcherOf(g, seat)[zone], g.table.box);
  g.emit('trashed', { seat, card, zone, why });
}

/** Deck, discard pile and hand become one shuffled deck. OW-FATIGUE-04, OW-END-17 */
export function shuffleAll(g: G, seat: Seat): void {
  const { deck, hand, discard } = witcherOf(g, seat);
  g.moveAll(hand, deck);
  g.moveAll(discard, deck);
  g.shuffle('cards', deck);
  g.emit('shuffled', { seat });
}

/** All own cards that a player may choose from, in an order that tells nothing. R-114 */
export function sortedCards(pile: Pile): number[] {
  return [...pile.cards].sort((a, b) => a - b);
}

export const cardSteps: StepHandlers<OldWorld, CardSteps> = {
  /** Exactly the stated number, or all there are. OW-CARD-09, OW-CARD-10, R-101 */
  'cards/trash': (g, { seat, count, from, why }) => {
    const { deck, hand, discard } = witcherOf(g, seat);
    const available = hand.cards.length + (from === 'anywhere' ? deck.cards.length + discard.cards.length : 0);
    if (count <= 0 || available === 0) return;
    // Choosing from the deck means looking through it. OW-CARD-15, OW-CARD-16
    if (from === 'anywhere') g.revealTo(seat);
    g.ask(seat, 'cards/trash', { count, from, why });
  },

  'cards/discard': (g, { seat, count, why }) => {
    const { hand } = witcherOf(g, seat);
    if (count <= 0 || hand.cards.length === 0) return;
    if (hand.cards.length <= count) discardFromHand(g, seat, [...hand.cards], why);
    else g.ask(seat, 'cards/discard', { count, why });
  },
};

const ZONES = { anywhere: ['hand', 'discard', 'deck'], hand: ['hand'] } as const;

export const cardAsks: AskRules<OldWorld, CardAsks> = {
  'cards/trash': {
    list(g, { seat, from }, answers) {
      const witcher = witcherOf(g, seat);
      for (const zone of ZONES[from]) {
        for (const card of sortedCards(witcher[zone])) answers.may({ id: `${zone}-${card}`, card, zone });
      }
    },
    take(g, { seat, count, from, why }, { card, zone }) {
      trashCard(g, seat, card, zone, why);
      // A deck that was looked through is shuffled. OW-CARD-09, OW-CARD-18
      if (from === 'anywhere' && count === 1) g.shuffle('cards', witcherOf(g, seat).deck);
      if (count > 1) g.then({ do: 'cards/trash', seat, count: count - 1, from, why });
    },
  },
  'cards/discard': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).hand.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat, count, why }, { card }) {
      discardFromHand(g, seat, [card], why);
      if (count > 1) g.then({ do: 'cards/discard', seat, count: count - 1, why });
    },
  },
};
