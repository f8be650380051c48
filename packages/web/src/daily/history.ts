/** The own hunts of the day, kept on this device: which table was the first of a day, and how it ended. */

import type { DailyResult } from '@medallion/table/registry';
import { useSyncExternalStore } from 'react';

export interface Hunted {
  /** The table it was, or is, played at. */
  readonly id: string;
  readonly result?: DailyResult;
  /** What the master came to. */
  readonly master?: DailyResult;
}

/** By game and day, such as `old-world/2026-11-18`. */
export type History = Readonly<Record<string, Hunted>>;

const STORED = 'medallion.daily';
const listeners = new Set<() => void>();

export const keyOf = (game: string, day: string): string => `${game}/${day}`;

function read(): History {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as History) : {};
  } catch {
    return {};
  }
}

let history: History | undefined;
const now = (): History => (history ??= read());

/** Notes something of a hunt; the table of a day that has one already stays. */
export function note(game: string, day: string, what: Partial<Hunted> & Pick<Hunted, 'id'>): void {
  const key = keyOf(game, day);
  history = { ...now(), [key]: { ...what, ...now()[key], ...(what.result && { result: what.result }) } };
  try {
    localStorage.setItem(STORED, JSON.stringify(history));
  } catch {
    // A device that keeps nothing forgets it with the page.
  }
  for (const listener of listeners) listener();
}

export const useHistory = (): History =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, now);

/** The game and day a table was the hunt of, if it was one. */
export function huntAt(all: History, id: string): { readonly game: string; readonly day: string } | undefined {
  const key = Object.keys(all).find((each) => all[each]?.id === id);
  const [game = '', day = ''] = key?.split('/') ?? [];
  return key === undefined ? undefined : { game, day };
}
