import { useSyncExternalStore } from 'react';

/**
 * The last card of a Combo, laid on the table and not yet played: an answer that would be carried out at once waits for
 * its player to strike. Only this screen knows of it; until then it is taken back like any other card.
 */
export interface HeldBack {
  /** The table, the position and the question it answers. */
  readonly table: string;
  readonly number: number;
  readonly ask: number;
  readonly choice: string;
  readonly card: number;
  readonly link: number;
}

let held: HeldBack | undefined;
const listeners = new Set<() => void>();

/** Lays a card without playing it; nothing takes it back. */
export function holdBack(next: HeldBack | undefined): void {
  held = next;
  for (const listener of listeners) listener();
}

/** What is held back in this position, if anything is. */
export function useHeldBack(table: string, number: number): HeldBack | undefined {
  const now = useSyncExternalStore(listen, () => held);
  return now?.table === table && now.number === number ? now : undefined;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
