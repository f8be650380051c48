import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { useMemo } from 'react';
import { type Planning, usePlan } from '../../table/plan/use-plan.ts';
import { useSitting } from '../../table/sitting.ts';
import type { Laid } from '../laid.ts';
import { pickPlanner } from './planner.ts';

/** The plan for the next pick, and the table as it lies while that is laid out: rows can be pointed at, nothing is taken. */
export function usePickPlan(laid: Laid): { readonly planning: Planning; readonly around: Laid } {
  const sitting = useSitting<PathOfDestiny>();
  const { planning, foreseen } = usePlan(sitting, laid.told ? pickPlanner : undefined);
  const around = useMemo(
    () => (foreseen === undefined ? laid : { ...laid, ask: foreseen.ask, answer: planning.add }),
    [laid, foreseen, planning],
  );
  return { planning, around };
}
