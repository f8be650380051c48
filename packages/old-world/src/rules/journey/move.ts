/** Entering a location. OW-MOVE, OW-TOKEN-13 */

import type { Seat } from '@medallion/kernel';
import { witcherOf } from '../seats.ts';
import type { G } from '../shape.ts';
import { enterTrailQuests } from '../tokens.ts';

export interface MoveEvents {
  entered: { seat: Seat; from: number; location: number };
}

/**
 * A Witcher comes to a location, on foot or by an effect; a Trail Quest there is done by itself, and powers may answer
 * to it. Being sent to where one stands is no move. OW-MOVE-10, OW-TOKEN-14, R-13, R-32
 */
export function enterLocation(g: G, seat: Seat, location: number): void {
  const witcher = witcherOf(g, seat);
  const from = witcher.at;
  if (from === location) return;
  witcher.at = location;
  if (seat === g.table.active) g.table.turn.moved = true;
  g.emit('entered', { seat, from, location });
  enterTrailQuests(g, seat);
  g.then({ do: 'powers/enter', seat });
}
