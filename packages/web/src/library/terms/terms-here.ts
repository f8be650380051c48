import { useSyncExternalStore } from 'react';

let here = false;
const listeners = new Set<() => void>();

/** Somewhere on the page stands a text with words that explain themselves. */
export function termsAreHere(): void {
  if (here) return;
  here = true;
  for (const listener of listeners) listener();
}

/** Whether there ever was such a text: until then nothing that explains it is fetched, 9 KB the first page does without. */
export function useTermsHere(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => here,
  );
}
