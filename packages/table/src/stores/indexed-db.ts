/** Keeps tables in the browser's database. */

import { canonical } from '@medallion/kernel';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import {
  type Addition,
  type Appended,
  type KeptEntry,
  type KeptSnapshot,
  type KeptTable,
  type News,
  StoreFull,
  type TableLine,
  type TableStore,
} from '../store.ts';

/** A table without what grows: that lies beside it, so that an answer writes little. */
type Head = Omit<KeptTable, 'entries' | 'snapshot' | 'text'>;

interface Tables extends DBSchema {
  tables: { key: string; value: Head; indexes: { savedAt: number } };
  entries: { key: [table: string, number: number]; value: KeptEntry };
  snapshots: { key: string; value: KeptSnapshot };
  texts: { key: string; value: string };
}

type Writing = IDBPTransaction<Tables, ('tables' | 'entries' | 'snapshots' | 'texts')[], 'readwrite' | 'versionchange'>;

/** What a version before this one kept, and how it is read. */
export interface Inheritance {
  /** The object store it lies in, which is gone afterwards. */
  readonly store: string;
  read(this: void, value: unknown): KeptTable;
}

export interface IndexedDbSettings {
  readonly name: string;
  readonly inherits?: readonly Inheritance[];
}

/** Version 1 kept one object per game, with its whole record as text. */
const VERSION = 2;
const ALL = ['tables', 'entries', 'snapshots', 'texts'] as const;

export class IndexedDbStore implements TableStore {
  private readonly settings: IndexedDbSettings;
  private opened: Promise<IDBPDatabase<Tables>> | undefined;

  constructor(settings: IndexedDbSettings) {
    this.settings = settings;
  }

  create(table: KeptTable): Promise<boolean> {
    return this.write(async (transaction) => {
      if ((await transaction.objectStore('tables').getKey(table.id)) !== undefined) return false;
      await put(transaction, table);
      return true;
    });
  }

  append(id: string, after: number, addition: Addition): Promise<Appended> {
    const { entries, snapshot, sittersWere, ...change } = addition;
    return this.write(async (transaction) => {
      const tables = transaction.objectStore('tables');
      const head = await tables.get(id);
      if (head === undefined) return 'gone';
      if (entries.length > 0 && head.number !== after) return 'taken';
      if (sittersWere !== undefined && canonical(sittersWere) !== canonical(head.sitters)) return 'taken';
      const number = head.number + entries.length;
      void tables.put({ ...head, ...change, number });
      for (const [index, entry] of entries.entries())
        void transaction.objectStore('entries').add(entry, [id, after + index + 1]);
      if (snapshot !== undefined) void transaction.objectStore('snapshots').put(snapshot, id);
      return 'written';
    });
  }

  async load(id: string): Promise<KeptTable | undefined> {
    const database = await this.database();
    const transaction = database.transaction(ALL, 'readonly');
    const [head, entries, snapshot, text] = await Promise.all([
      transaction.objectStore('tables').get(id),
      transaction.objectStore('entries').getAll(entriesOf(id, 0)),
      transaction.objectStore('snapshots').get(id),
      transaction.objectStore('texts').get(id),
    ]);
    if (head === undefined) return undefined;
    return {
      ...head,
      entries,
      ...(snapshot === undefined ? {} : { snapshot }),
      ...(text === undefined ? {} : { text }),
    };
  }

  async since(id: string, after: number): Promise<News | undefined> {
    const database = await this.database();
    const transaction = database.transaction(['tables', 'entries'], 'readonly');
    const [head, entries] = await Promise.all([
      transaction.objectStore('tables').get(id),
      transaction.objectStore('entries').getAll(entriesOf(id, after)),
    ]);
    return head === undefined ? undefined : { entries, sitters: head.sitters };
  }

  async list(): Promise<readonly TableLine[]> {
    const database = await this.database();
    const heads = await database.getAllFromIndex('tables', 'savedAt');
    return heads.reverse().map(({ header: _h, secret: _s, setup: _e, ...line }) => line);
  }

  async forget(id: string): Promise<void> {
    await this.write(async (transaction) => {
      void transaction.objectStore('tables').delete(id);
      void transaction.objectStore('entries').delete(entriesOf(id, 0));
      void transaction.objectStore('snapshots').delete(id);
      void transaction.objectStore('texts').delete(id);
    });
  }

  /** Gives the database back, for a test or another page that wants to change it. */
  async close(): Promise<void> {
    const opened = this.opened;
    this.opened = undefined;
    (await opened?.catch(() => undefined))?.close();
  }

  private database(): Promise<IDBPDatabase<Tables>> {
    if (this.opened !== undefined) return this.opened;
    const { name, inherits = [] } = this.settings;
    const opened = openDB<Tables>(name, VERSION, {
      upgrade: (database, from, _to, transaction) => {
        if (from >= 2) return;
        database.createObjectStore('tables', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
        for (const each of ['entries', 'snapshots', 'texts'] as const) database.createObjectStore(each);
        inheritAll(database, transaction, inherits).catch(() => {
          // All stays as the version before kept it, and opening fails: better than to lose a game.
          transaction.done.catch(() => undefined);
          transaction.abort();
        });
      },
      // Another page has a newer version: it must not wait for this one.
      blocking: () => void this.close(),
      terminated: () => {
        if (this.opened === opened) this.opened = undefined;
      },
    });
    this.opened = opened;
    // A device that refused once may agree later.
    opened.catch(() => {
      if (this.opened === opened) this.opened = undefined;
    });
    return opened;
  }

  /** Done means the transaction is through and on the disk, not merely asked for. */
  private async write<T>(work: (transaction: Writing) => Promise<T>): Promise<T> {
    const database = await this.database();
    const transaction = database.transaction(ALL, 'readwrite', { durability: 'strict' });
    try {
      const [result] = await Promise.all([work(transaction as unknown as Writing), transaction.done]);
      return result;
    } catch (fault) {
      abort(transaction);
      throw isFull(fault) ? new StoreFull('the device has no room left', { cause: fault }) : fault;
    }
  }
}

function entriesOf(id: string, after: number): IDBKeyRange {
  return IDBKeyRange.bound([id, after + 1], [id, Number.POSITIVE_INFINITY]);
}

function put(transaction: Writing, table: KeptTable): Promise<unknown> {
  const { entries, snapshot, text, ...head } = table;
  return Promise.all([
    transaction.objectStore('tables').put(head),
    ...entries.map((entry, index) => transaction.objectStore('entries').put(entry, [table.id, index + 1])),
    snapshot === undefined ? undefined : transaction.objectStore('snapshots').put(snapshot, table.id),
    text === undefined ? undefined : transaction.objectStore('texts').put(text, table.id),
  ]);
}

/** Takes over what a version before this one kept. */
async function inheritAll(
  database: IDBPDatabase<Tables>,
  transaction: Writing,
  inherits: readonly Inheritance[],
): Promise<void> {
  // What lies there is not in the types of what lies here now.
  const before = database as unknown as IDBPDatabase;
  const changing = transaction as unknown as IDBPTransaction<unknown, string[], 'versionchange'>;
  for (const { store, read } of inherits) {
    if (!before.objectStoreNames.contains(store)) continue;
    for (const value of (await changing.objectStore(store).getAll()) as readonly unknown[])
      await put(transaction, read(value));
    before.deleteObjectStore(store);
  }
}

/** Nothing of it is written, whichever part failed. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already, by the fault that brought us here.
  }
}

function isFull(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'QuotaExceededError';
}
