import type { Seat } from '@medallion/kernel';
import type { Fight, OldWorldView } from '@medallion/old-world';
import { location, type TerrainIcon } from '@medallion/old-world/content';

/** How it ended for the one whose back we saw. */
export type FightOutcomeName = 'defeated' | 'driven-away' | 'complete-defeat' | 'won' | 'lost';

export function endOf(outcome: NonNullable<Fight['outcome']>): FightOutcomeName {
  switch (outcome) {
    case 'attacker-wins':
      return 'won';
    case 'defender-wins':
      return 'lost';
    default:
      return outcome;
  }
}

/** The ground a witcher stands on. */
export function groundAt(table: OldWorldView, seat: Seat): TerrainIcon {
  return location(table.witchers[seat]?.at ?? 0).terrain;
}
