/** Choices that tell nothing of whoever makes them: for the locals, and for a monster. Nobody has to look away. */

import type { Seat } from '@medallion/kernel';
import { useEffect, useState } from 'react';
import type { OldWorldSitting } from './sitting.ts';

/** The next question is answered on behalf of somebody without a hand to hide, and shown with nobody's. */
function isOpen({ view }: OldWorldSitting): boolean {
  const [first] = view.waiting;
  if (first?.ask === 'monster/attack') return true;
  const { poker } = view.table;
  return first?.ask === 'poker/reroll' && poker?.against === 'locals' && first.seat === poker.other;
}

/**
 * Whether the screen goes from one person to another without a curtain: to answer for the locals or for a monster, and
 * back to the one who had it. What has to be looked at comes first.
 */
export function usePassing(sitting: OldWorldSitting, looking: boolean): boolean {
  const { calls, me, sit } = sitting;
  const [lentBy, setLentBy] = useState<Seat>();
  const lends = calls !== undefined && me !== undefined && isOpen(sitting);
  const returns = calls !== undefined && calls === lentBy;
  const passes = !looking && (lends || returns);
  if (passes && lends && lentBy === undefined) setLentBy(me);
  // Whoever lent it has it again, or somebody else sits down behind a curtain.
  const isOver = calls === undefined ? me === lentBy : !passes && !looking;
  if (isOver && lentBy !== undefined) setLentBy(undefined);
  useEffect(() => {
    if (passes && calls !== undefined) sit(calls);
  }, [passes, calls, sit]);
  return passes;
}
