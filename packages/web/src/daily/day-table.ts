/** The table of a day on the server this page came from; there may be none. */

import type { DailyResult } from '@medallion/table/registry';
import { knock, Shut } from '../online/doors.ts';
import { newSecret } from '../table/link/secret.ts';
import { askOnce } from '../table/reader/reader.ts';

export interface DayTable {
  /** The best, the best first. */
  readonly hunts: readonly { readonly name: string; readonly result: DailyResult; readonly own?: true }[];
  readonly count: number;
  /** The own place, from 1. */
  readonly place?: number;
}

const STORED = 'medallion.hunter';
let hunter: string | undefined;

/** The word this device is known by, so that each has one result a day. It is told to nobody else. */
function ownWord(): string {
  try {
    hunter ??= localStorage.getItem(STORED) ?? newSecret();
    localStorage.setItem(STORED, hunter);
  } catch {
    // A device that keeps nothing is a stranger the next time.
  }
  return (hunter ??= newSecret());
}

const doorOf = (game: string, day: string): string => `daily/${game}/${day}`;

/** How everybody did; nothing where there is no server. */
export const readDay = (game: string, day: string): Promise<DayTable | undefined> =>
  knock<DayTable>(doorOf(game, day), undefined, { 'x-hunter': ownWord() }).then(
    // A page that lies on a plain server gets whatever that answers to everything.
    (table) => (Array.isArray(table.hunts) ? table : undefined),
    () => undefined,
  );

/** Brings the record of an own hunt; undefined where nobody was there to take it, `refused` where it was not taken. */
export async function bring(
  game: string,
  day: string,
  name: string,
  id: string,
): Promise<DayTable | 'refused' | undefined> {
  try {
    const record = await askOnce('file', { id });
    return await knock<DayTable>(doorOf(game, day), { name, hunter: ownWord(), record });
  } catch (fault) {
    return fault instanceof Shut && fault.error === 'unreachable' ? undefined : 'refused';
  }
}
