import type { HeardEvent, Seat } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';

/** A way between two places. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** The ways somebody went, as told by what happened: what is taken back or opened anew walks nowhere. */
export function waysWalked(events: readonly HeardEvent<OldWorld>[], seat: Seat): readonly Way[] {
  return events.flatMap((event) => {
    if (event.type !== 'entered') return [];
    const { seat: who, from, location } = event.data;
    return who === seat ? [{ from, to: location }] : [];
  });
}
