/** Who sits where. */

import { type Look, RulesFault, type Seat } from '@medallion/kernel';
import { TERRAINS } from '../content/vocabulary.ts';
import { TERRAIN_OF } from '../content/map.ts';
import type { Table, Witcher } from './table.ts';

interface Seats {
  readonly table: Table;
  readonly seats: number;
}

export function witcherOf(g: { readonly table: Table }, seat: Seat): Witcher {
  const witcher = g.table.witchers[seat];
  if (witcher === undefined) throw new RulesFault(`nobody sits at ${seat}`);
  return witcher;
}

export function activeWitcher(g: { readonly table: Table }): Witcher {
  return witcherOf(g, g.table.active);
}

/** The right-hand player of a seat: the one just before it in turn order. */
export function rightOf(g: Seats, seat: Seat): Seat {
  return (seat + g.seats - 1) % g.seats;
}

/** All seats clockwise, from the given one. */
export function clockwiseFrom(g: Seats, seat: Seat): Seat[] {
  return Array.from({ length: g.seats }, (_, step) => (seat + step) % g.seats);
}

export const isSolo = (g: Pick<Look<never>, 'seats'>): boolean => g.seats === 1;

/** Index of the Terrain of a location, −1 for the wild one. OW-MOVE-14 */
export function terrainIndexAt(location: number): number {
  const terrain = TERRAIN_OF[location];
  return terrain === undefined || terrain === 'wild' ? -1 : TERRAINS.indexOf(terrain);
}

/** The Slot whose monster stands at a location, or −1. */
export function slotAt(table: Table, location: number): number {
  return table.slots.findIndex((slot) => slot.token === location && slot.monster >= 0);
}
