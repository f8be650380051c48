/** Looking at the top cards of a deck, as Cat and Viper do: only who looks sees them. OW-INFO-11 */

import type { Pile, Seat } from '@medallion/kernel';
import { witcherOf } from '../seats.ts';
import type { G } from '../shape.ts';

/** The top cards of a deck, as far as they exist, lie before the one who looks; the first of them lowest. */
export function lookAt(g: G, seat: Seat, deck: Pile, at: Seat | 'monster', count: number): void {
  const { looked } = witcherOf(g, seat);
  for (let i = 0; i < count && g.moveTop(deck, looked); i++);
  g.emitTo(seat, 'looked', { seat, at, count: looked.cards.length }, { cards: [...looked.cards] });
}

export function keepLooked(g: G, seat: Seat, card: number): void {
  const { looked, hand } = witcherOf(g, seat);
  g.move(card, looked, hand);
  g.emitTo(seat, 'keptLooked', { seat, count: 1 }, { cards: [card] });
}

/** One of them goes back on top of its deck; the last one put back is the new top card. */
export function putBack(g: G, seat: Seat, card: number, deck: Pile): void {
  g.move(card, witcherOf(g, seat).looked, deck);
  g.emitTo(seat, 'putBack', { seat, count: 1 }, { cards: [card] });
}
