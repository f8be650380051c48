import { useSyncExternalStore } from 'react';

let served = false;
let asked = false;
const listeners = new Set<() => void>();

/** Whether the page has a server with tables of its own: asked once, and again when the network comes back. */
export function useServer(): boolean {
  return useSyncExternalStore(subscribe, () => served);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void ask();
    addEventListener('online', () => void ask());
    addEventListener('offline', () => set(false));
  }
  return () => listeners.delete(listener);
}

async function ask(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch('./api/house');
    set(answer.ok && (answer.headers.get('content-type') ?? '').includes('json'));
  } catch {
    set(false);
  }
}

function set(now: boolean): void {
  if (served === now) return;
  served = now;
  for (const listener of listeners) listener();
}
