/** The games kept on this device, in its database: the host's record, who sits where, and a line for the list. */

import type { School } from '@medallion/old-world/content';
import type { Sitter } from './protocol.ts';

/** What the list of kept games shows of one. */
export interface SaveHead {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly schools: readonly (School | undefined)[];
  /** Turns begun by everybody together. */
  readonly turns: number;
  /** Positions on the trophy track, by seat. */
  readonly track: readonly number[];
  readonly startedAt: number;
  readonly savedAt: number;
  readonly over: boolean;
}

export interface Save extends SaveHead {
  /** The host's copy of the record, as text. */
  readonly record: string;
}

const DATABASE = 'medallion';
const STORE = 'old-world';

export function keep(save: Save): Promise<unknown> {
  return request('readwrite', (store) => store.put(save));
}

export async function find(id: string): Promise<Save | undefined> {
  return (await request('readonly', (store) => store.get(id))) as Save | undefined;
}

export function forget(id: string): Promise<unknown> {
  return request('readwrite', (store) => store.delete(id));
}

/** Every kept game, the latest first. A device that keeps nothing has none. */
export async function listSaves(): Promise<readonly SaveHead[]> {
  const saves = (await request('readonly', (store) => store.getAll()).catch(() => [])) as readonly Save[];
  return saves.toSorted((a, b) => b.savedAt - a.savedAt);
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
    asked.onblocked = () => reject(new Error('the database is held by another page'));
  });
  // A device that refused once may agree later.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function request(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const asked = ask(transaction.objectStore(STORE));
    // Written means the transaction is through, not merely asked for.
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was written'));
    transaction.onerror = () => reject(transaction.error ?? new Error('nothing was written'));
  });
}
