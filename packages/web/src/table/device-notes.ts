/** Small notes about tables, by their ids, kept on this device apart from the tables themselves. */

import { useSyncExternalStore } from 'react';

type Notes<T> = Readonly<Record<string, T>>;

export interface DeviceNotes<T> {
  now(this: void): Notes<T>;
  /** Writes a note, or takes it away where there is nothing to say. */
  put(this: void, id: string, note: T | undefined): void;
  /** All notes, for a screen that shows them. */
  use(this: void): Notes<T>;
}

export function deviceNotes<T>(stored: string): DeviceNotes<T> {
  const listeners = new Set<() => void>();
  const read = (): Notes<T> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(stored) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Notes<T>) : {};
    } catch {
      return {};
    }
  };
  let notes: Notes<T> | undefined;
  const now = (): Notes<T> => (notes ??= read());
  const put = (id: string, note: T | undefined): void => {
    // Another page of this device may have written some meanwhile.
    const { [id]: _, ...others } = { ...now(), ...read() };
    notes = (note === undefined ? others : { ...others, [id]: note }) as Notes<T>;
    try {
      localStorage.setItem(stored, JSON.stringify(notes));
    } catch {
      // A device that keeps nothing forgets it with the page.
    }
    for (const listener of listeners) listener();
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { now, put, use: () => useSyncExternalStore(listen, now) };
}
