/** Fights between Witchers: when they are allowed. OW-P2-05, OW-P2-07 to OW-P2-09, R-63 */

import type { Seat } from '@medallion/kernel';
import { location } from '../../content/map.ts';
import { witcherOf } from '../seats.ts';
import type { L } from '../shape.ts';

/** Why this seat cannot attack that Witcher now, if so. */
export function whyNoWitcherFight(g: L, seat: Seat, defender: Seat): { reason: string; clause: string } | undefined {
  const { at, deck, hand, discard } = witcherOf(g, seat);
  if (defender === seat || witcherOf(g, defender).at !== at) return { reason: 'not-here', clause: 'OW-P2-05' };
  if (location(at).school !== undefined) return { reason: 'at-a-school', clause: 'OW-P2-07' };
  if (g.table.tavern === at) return { reason: 'closed-tavern', clause: 'OW-P2-08' };
  if (g.table.turn.pokerWith.includes(defender)) return { reason: 'played-poker', clause: 'OW-P2-09' };
  if (deck.cards.length + hand.cards.length + discard.cards.length === 0)
    return { reason: 'no-own-cards', clause: 'R-63' };
  return undefined;
}
