/** What nodes have said of who is with them, put together. */

import type { Elsewhere, Present } from './nodes.ts';

/** Milliseconds after its last sign of life that a node counts as gone, and its people with it. */
export const NODE_LIVES = 15_000;

export interface Said extends Present {
  /** When the node that said it lived last. */
  readonly at: number;
}

/** What several nodes say of one room, together: who was at a node that is gone left when it did. */
export function together(said: readonly Said[], left: ReadonlyMap<number, number>, now: number): Elsewhere {
  const seats = new Set<number>();
  const gone = new Map(left);
  let watching = 0;
  let screens = 0;
  for (const each of said) {
    if (now - each.at > NODE_LIVES) {
      for (const seat of each.seats) gone.set(seat, Math.max(gone.get(seat) ?? 0, each.at));
      continue;
    }
    watching += each.watching;
    screens += each.screens ?? 0;
    for (const seat of each.seats) seats.add(seat);
  }
  return { seats: [...seats].sort((a, b) => a - b), watching, screens, left: gone };
}
