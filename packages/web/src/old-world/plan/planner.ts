import { afterMoves, foreseeMoves, type OldWorld } from '@medallion/old-world';
import type { AskOf } from '../../table/sitting.ts';
import type { Planner } from '../../table/plan/plan.ts';

/** The own next journey: places one after the other, each with what pays for it. */
export const journeyPlanner: Planner<OldWorld> = {
  ask: 'phase-1/act',
  most: 4,
  foresee: (position, seat, steps) => {
    const { table } = position;
    if (table.active === seat || table.turn.phase === 'setup' || table.witchers[seat]?.school === undefined)
      return undefined;
    // Only moves are ever laid out: see below.
    const after = afterMoves(table, seat, steps as unknown as Parameters<typeof afterMoves>[2]);
    const choices = foreseeMoves(after, seat);
    if (choices.length === 0 && steps.length === 0) return undefined;
    const ask = { id: -1, seat, ask: 'phase-1/act', args: {}, choices, impossible: [] } as unknown as AskOf<OldWorld>;
    return { ask, position: { ...position, table: after } };
  },
  isOver: ({ table }, seat) => table.active === seat && table.turn.phase !== 'phase-1',
};
