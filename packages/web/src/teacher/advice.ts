/** The advice that lies on the table, for screens that point at what it speaks of. */

import { useSyncExternalStore } from 'react';
import type { Advice } from './protocol.ts';

let shown: Advice | undefined;
const listeners = new Set<() => void>();

export function showAdvice(advice: Advice | undefined): void {
  if (advice === shown) return;
  shown = advice;
  for (const listener of listeners) listener();
}

export const useAdvice = (): Advice | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
