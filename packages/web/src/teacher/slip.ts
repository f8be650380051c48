/** One slip of the teacher lies on a table at a time: who opens one puts the other away. */

import { useSyncExternalStore } from 'react';

type Slip = 'advice' | 'reasons';

let lies: Slip | undefined;
const listeners = new Set<() => void>();

export function layDown(slip: Slip): void {
  lies = slip;
  for (const listener of listeners) listener();
}

/** Whether this slip is the one that was laid down last. */
export const useLies = (slip: Slip): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lies === slip,
  );
