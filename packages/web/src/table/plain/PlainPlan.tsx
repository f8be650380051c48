import type { AnyShape, ListedChoice } from '@medallion/kernel';
import { useEffect, useState } from 'react';
import { screensOf } from '../../screens.ts';
import type { Planner } from '../plan/plan.ts';
import { Planned, PlanStrip } from '../plan/PlanStrip.tsx';
import { usePlan } from '../plan/use-plan.ts';
import { type AskOf, useSitting } from '../sitting.ts';
import type { Telling } from '../telling.ts';
import { Answers } from './Answers.tsx';

/** What can be planned in the game on the table, once it is fetched. */
function usePlanner(game: string): Planner<AnyShape> | undefined {
  const [planner, setPlanner] = useState<Planner<AnyShape>>();
  useEffect(() => {
    let gone = false;
    void screensOf(game)
      ?.planner?.()
      .then((found) => gone || setPlanner(found));
    return () => {
      gone = true;
    };
  }, [game]);
  return planner;
}

/** A plan is told as its question would tell it. */
const labelling =
  (telling: Telling, planner: Planner<AnyShape> | undefined, seat: number) =>
  (choice: ListedChoice): string =>
    telling.label({ id: -1, seat, ask: planner?.ask ?? '', args: {}, choices: [choice], impossible: [] }, choice);

/** Planning ahead as text: the answers one will have, while others play. */
export function PlainPlan({ telling }: { readonly telling: Telling }) {
  const sitting = useSitting<AnyShape>();
  const planner = usePlanner(sitting.table.game);
  const { planning, foreseen } = usePlan(sitting, planner);
  return (
    <>
      <PlanStrip planning={planning} label={labelling(telling, planner, sitting.me ?? 0)} />
      {foreseen !== undefined && <Answers ask={foreseen.ask} telling={telling} onAnswer={planning.add} />}
    </>
  );
}

/** The plan above the answers, when its question has come. */
export function PlainPlanned({ telling, ask }: { readonly telling: Telling; readonly ask: AskOf<AnyShape> }) {
  const sitting = useSitting<AnyShape>();
  const planner = usePlanner(sitting.table.game);
  const { planning } = usePlan(sitting, planner);
  return (
    <Planned
      planning={planning}
      label={labelling(telling, planner, sitting.me ?? 0)}
      whyNot={(no) => telling.whyNot(ask, no)}
    />
  );
}
