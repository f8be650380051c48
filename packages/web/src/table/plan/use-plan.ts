import type { ListedChoice, Shape } from '@medallion/kernel';
import type { Position } from '@medallion/table';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { AskOf, Sitting } from '../sitting.ts';
import { type Held, heldAgainst, mayPlan, type Planner } from './plan.ts';
import { keepPlan, usePlanOf } from './plans.ts';

export interface Planning {
  readonly steps: readonly ListedChoice[];
  /** Begins to lay something out; unset where there is nothing to plan for. */
  readonly begin: (() => void) | undefined;
  /** The question as it would be put now, while it is laid out. */
  readonly ask: AskOf<never> | undefined;
  /** Lays out one more answer. */
  add(this: void, choice: string): void;
  /** Takes the last one out again. */
  readonly back: (() => void) | undefined;
  /** Leaves it at that. */
  readonly done: (() => void) | undefined;
  readonly forget: (() => void) | undefined;
  /** The plan before its question. */
  readonly held: Held | undefined;
  /** Takes the next step, and those after it as far as they hold. */
  readonly go: (() => void) | undefined;
}

export const PlanContext = createContext<Planning | undefined>(undefined);
export const usePlanning = (): Planning | undefined => useContext(PlanContext);

/** The plan of the one at the screen, and the table as it would lie while it is laid out. */
export function usePlan<G extends Shape>(
  sitting: Sitting<G>,
  planner: Planner<G> | undefined,
): { readonly planning: Planning; readonly foreseen: { ask: AskOf<G>; position: Position<G> } | undefined } {
  const { table, position, me, ask, answer, busy } = sitting;
  const { steps, on, going } = usePlanOf(table.id, me);
  const over = planner !== undefined && me !== undefined && planner.isOver(position, me);
  const held = planner === undefined ? undefined : heldAgainst(ask, planner.ask, steps);
  const next = going && !busy && held?.holds === true ? held.choice.id : undefined;
  const askId = ask?.id;
  useEffect(() => {
    if (over && (steps.length > 0 || on)) keepPlan(table.id, me, undefined);
  }, [over, steps, on, table.id, me]);
  useEffect(() => {
    if (next === undefined || askId === undefined) return;
    keepPlan(table.id, me, { steps: steps.slice(1), on: false, going: steps.length > 1 });
    answer(askId, next);
  }, [next, askId, steps, table.id, me, answer]);
  useEffect(() => {
    // Something else is asked on the way, or the next step does not hold: the rest waits for another press.
    if (going && ask !== undefined && !busy && held?.holds !== true) keepPlan(table.id, me, { going: false });
  }, [going, ask, busy, held, table.id, me]);
  return useMemo(() => {
    const may = planner !== undefined && me !== undefined && mayPlan(sitting);
    const now = may ? planner.foresee(position, me, steps) : undefined;
    const foreseen = on ? now : undefined;
    const keep = (wish: Parameters<typeof keepPlan>[2]): void => keepPlan(table.id, me, wish);
    const planning: Planning = {
      steps,
      begin: now !== undefined && !on && steps.length < (planner?.most ?? 0) ? () => keep({ on: true }) : undefined,
      ask: foreseen?.ask as AskOf<never> | undefined,
      add: (choice) => {
        const choices: readonly ListedChoice[] = foreseen?.ask.choices ?? [];
        const found = choices.find(({ id }) => id === choice);
        if (found !== undefined) keep({ steps: [...steps, found], on: steps.length + 1 < (planner?.most ?? 0) });
      },
      back: steps.length > 0 ? () => keep({ steps: steps.slice(0, -1) }) : undefined,
      done: foreseen === undefined ? undefined : () => keep({ on: false }),
      forget: steps.length > 0 || on ? () => keep(undefined) : undefined,
      held,
      go: held?.holds === true && !busy ? () => keep({ going: true, on: false }) : undefined,
    };
    return { planning, foreseen };
  }, [sitting, planner, me, position, steps, on, held, busy, table.id]);
}
