import { foreseePicks, type PathOfDestiny } from '@medallion/path-of-destiny';
import type { AskOf } from '../../table/sitting.ts';
import type { Planner } from '../../table/plan/plan.ts';

/** The next pick, while others pick first. */
export const pickPlanner: Planner<PathOfDestiny> = {
  ask: 'choose/pick',
  most: 1,
  foresee: (position, seat, steps) => {
    const { table } = position;
    if (table.phase !== 'choose' || hasPicked(table, seat)) return undefined;
    const choices = steps.length > 0 ? [] : foreseePicks(table, seat);
    const ask = { id: -1, seat, ask: 'choose/pick', args: {}, choices, impossible: [] };
    return { ask: ask as unknown as AskOf<PathOfDestiny>, position };
  },
  isOver: ({ table }, seat) => table.phase !== 'choose' || hasPicked(table, seat),
};

const hasPicked = ({ top, figures }: PathOfDestiny['view'], seat: number): boolean =>
  top.includes(seat) || figures.includes(seat);
