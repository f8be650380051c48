/** What comes into a hand openly, and what leaves it: which of its cards everybody has seen. PD-INFO-01 */

import type { Pile } from '@medallion/kernel';
import type { G } from './shape.ts';
import type { Participant } from './table.ts';

/** Cards that lay open go into the hand. */
export function takeOpenly(g: G, of: Participant, from: Pile): void {
  of.shown.push(...from.cards);
  g.moveAll(from, of.hand);
}

/** A card of the hand is laid down. */
export function layDown(g: G, of: Participant, card: number, to: Pile): void {
  g.move(card, of.hand, to);
  // Drawn again later, it would be anybody's guess.
  of.shown = of.shown.filter((other) => other !== card);
}
