/** The plans of this tab, by table and seat: a reload keeps them, another day does not. */

import type { ListedChoice, Seat } from '@medallion/kernel';
import { useSyncExternalStore } from 'react';

export interface Kept {
  readonly steps: readonly ListedChoice[];
  /** It is being laid out just now. */
  readonly on: boolean;
  /** Its steps are being taken, one press for all of them. */
  readonly going: boolean;
}

const NONE: Kept = { steps: [], on: false, going: false };
const KEPT = 'medallion.plans';
const listeners = new Set<() => void>();
let known: Readonly<Record<string, Kept>> | undefined;

function read(): Readonly<Record<string, Kept>> {
  if (known !== undefined) return known;
  try {
    known = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, Kept>;
  } catch {
    known = {};
  }
  return known;
}

const nameOf = (table: string, seat: Seat | undefined): string => `${table}/${seat ?? 'nobody'}`;

const planOf = (table: string, seat: Seat | undefined): Kept => read()[nameOf(table, seat)] ?? NONE;

export function keepPlan(table: string, seat: Seat | undefined, wish: Partial<Kept> | undefined): void {
  const { [nameOf(table, seat)]: before = NONE, ...others } = read();
  known = wish === undefined ? others : { ...others, [nameOf(table, seat)]: { ...before, ...wish } };
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(known));
  } catch {
    // A plan that is not kept lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePlanOf = (table: string, seat: Seat | undefined): Kept =>
  useSyncExternalStore(subscribe, () => planOf(table, seat));
