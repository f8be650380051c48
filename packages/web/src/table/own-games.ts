/** What this device remembers of the games finished on it, each once: the tables themselves may be thrown away. */

import { useSyncExternalStore } from 'react';

/** By the id of the table. Nothing where the game was not one's own: it was watched, or came from a file. */
type Noted = Readonly<Record<string, { readonly game: string; readonly own: unknown } | null>>;

const STORED = 'medallion.own-games';
const listeners = new Set<() => void>();

function read(): Noted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Noted) : {};
  } catch {
    return {};
  }
}

let noted: Noted | undefined;
const now = (): Noted => (noted ??= read());

/** Notes a finished game, and what its own screens want to remember of it; a table that is noted already stays as it is. */
export function noteFinished(id: string, game: string, own: object | undefined): void {
  if (Object.hasOwn(now(), id)) return;
  // Another page of this device may have noted some meanwhile.
  noted = { ...read(), ...now(), [id]: own === undefined ? null : { game, own } };
  try {
    localStorage.setItem(STORED, JSON.stringify(noted));
  } catch {
    // A device that keeps nothing forgets it with the page.
  }
  for (const listener of listeners) listener();
}

/** The own games of one kind that were finished on this device. */
export function useOwnGames<T>(game: string): readonly T[] {
  const all = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, now);
  return Object.values(all).flatMap((each) => (each?.game === game ? [each.own as T] : []));
}
