import { startTransition, useEffect, useState } from 'react';

/** What is laid down by and by, after the frame and the map: cards, boards, last the log and what is asked. */
export const STEP = { cards: 2, boards: 3, all: 4 } as const;

/** Whether a table has been laid on this page before: coming back to the map from a duel, it lies there at once. */
let laid = false;

/**
 * The table is laid in steps, each of them drawn before the next begins: laid all at once it is one piece of work of
 * a quarter of a second in which the page answers nobody. Transitions can be interrupted in between as well.
 */
export function useUnfolding(): number {
  const [step, setStep] = useState<number>(laid ? STEP.all : 0);
  useEffect(() => {
    if (step < STEP.all) startTransition(() => setStep(step + 1));
    else laid = true;
  }, [step]);
  return step;
}
