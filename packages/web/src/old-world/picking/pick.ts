import { useCallback, useEffect, useState } from 'react';

/** How a move is paid for when more has to be said than one card. */
export type WayName = 'gold' | 'two' | `power-${string}`;

/** What has been pointed out so far, on the way to an answer. */
export interface Picked {
  /** The destination. */
  readonly place?: number;
  readonly way?: WayName;
  /** Cards of the hand or of the Row, in the order they were picked. */
  readonly cards: readonly number[];
}

export const NOTHING: Picked = { cards: [] };

/** The pick for one question; another question starts with nothing picked. */
export function usePick(question: string): readonly [Picked, (pick: Picked) => void] {
  const [held, setHeld] = useState({ question, pick: NOTHING });
  const setPick = useCallback((pick: Picked) => setHeld({ question, pick }), [question]);
  useEffect(() => {
    const forget = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPick(NOTHING);
    };
    addEventListener('keydown', forget);
    return () => removeEventListener('keydown', forget);
  }, [setPick]);
  return [held.question === question ? held.pick : NOTHING, setPick];
}
