import type { ListedChoice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { ReactNode } from 'react';
import { Planned, PlanStrip } from '../../table/plan/PlanStrip.tsx';
import { usePlanning } from '../../table/plan/use-plan.ts';
import type { AskOf } from '../../table/sitting.ts';
import type { OldWorldSitting } from '../sitting.ts';

/** A journey is told as the question would tell it. */
function labelled({ words: { tell }, me = 0 }: OldWorldSitting, choice: ListedChoice): string {
  const ask = { id: -1, seat: me, ask: 'phase-1/act', args: {}, choices: [choice], impossible: [] };
  return tell.label(ask as unknown as AskOf<OldWorld>, choice);
}

/** While others play, in the strip that says for whom the table waits; what else stands there makes room. */
export function PlanAhead({ sitting, children }: { readonly sitting: OldWorldSitting; readonly children: ReactNode }) {
  const planning = usePlanning();
  return (
    <>
      {planning?.ask === undefined && children}
      {planning !== undefined && <PlanStrip planning={planning} label={(choice) => labelled(sitting, choice)} />}
    </>
  );
}

/** When the own turn has come, above what else can be done. */
export function OwnPlan({ sitting, ask }: { readonly sitting: OldWorldSitting; readonly ask: AskOf<OldWorld> }) {
  const planning = usePlanning();
  return planning?.held === undefined ? null : (
    <Planned
      planning={planning}
      label={(choice) => labelled(sitting, choice)}
      whyNot={(no) => sitting.words.tell.whyNot(ask, no)}
    />
  );
}
