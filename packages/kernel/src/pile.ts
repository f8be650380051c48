/*
 * Piles: the only way cards (or tokens, or anything with a number) lie on a table. A pile knows who may see into
 * it, so views cannot forget to hide it and the undo barrier cannot miss a reveal. Rule code reads piles and moves
 * cards with the methods of Act; the cards themselves are read-only to it.
 */

import type { Seat, Viewer } from './shape.ts';

/**
 * open: everybody sees every card and their order.
 * hand: its owner sees the cards; the others see how many there are.
 * deck: nobody sees the cards; everybody sees how many there are.
 */
export type PileKind = 'open' | 'hand' | 'deck';

export interface Pile {
  readonly kind: PileKind;
  /** The seat whose pile it is, or −1 for the common ones. */
  readonly owner: Seat | -1;
  /** The last card is the top. */
  readonly cards: readonly number[];
}

/** A pile into which not everybody sees, and those of its cards that everybody knows all the same. */
export interface PartlyKnown {
  readonly pile: Pile;
  readonly known: readonly number[];
}

export const openPile = (cards: readonly number[] = [], owner: Seat | -1 = -1): Pile => ({
  kind: 'open',
  owner,
  cards: [...cards],
});
export const handPile = (owner: Seat, cards: readonly number[] = []): Pile => ({
  kind: 'hand',
  owner,
  cards: [...cards],
});
export const deckPile = (cards: readonly number[] = [], owner: Seat | -1 = -1): Pile => ({
  kind: 'deck',
  owner,
  cards: [...cards],
});

export const clonePile = (pile: Pile): Pile => ({ kind: pile.kind, owner: pile.owner, cards: pile.cards.slice() });

/** What a viewer may know of a pile: always its size, its cards only where the pile says so. */
export interface PileView {
  count: number;
  cards?: number[];
}

export function seesInto(pile: Pile, viewer: Viewer): boolean {
  return pile.kind === 'open' || (pile.kind === 'hand' && pile.owner === viewer);
}

export function viewPile(pile: Pile, viewer: Viewer): PileView {
  const view: PileView = { count: pile.cards.length };
  if (seesInto(pile, viewer)) view.cards = pile.cards.slice();
  return view;
}

/**
 * Does moving a card show somebody something new? Laying down one's own hand card does not count when it is one's
 * own answer that does it: whoever takes that back has learnt nothing.
 */
export function moveReveals(from: Pile, to: Pile, answering: Seat | -1): boolean {
  if (to.kind === 'deck' || from.kind === 'open') return false;
  if (from.kind === 'deck') return true;
  if (to.kind === 'hand') return to.owner !== from.owner;
  return from.owner !== answering;
}

/** The cards of a pile for the kernel's own operations, the only ones that change them. */
export function cardsOf(pile: Pile): number[] {
  return pile.cards as number[];
}
