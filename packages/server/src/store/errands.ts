/** What the house has to see to at tables nobody may be at: for whom each waits, who was called, and until when. */

import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** One for each table, written after every look at it. */
export interface ErrandRow {
  room_id: string;
  version: number;
  /** How far the table was when it was looked at: what is behind that was overlooked. */
  number: number;
  saved_at: number | string;
  /** When it has to be looked at again, whatever happens. */
  due_at: number | string | null;
  waiting_json: string;
}

/** The rest of the schema is nothing this needs to know. */
export interface WithErrands {
  errands: ErrandRow;
}

/** A seat the table waits for, as everybody at it may see. */
export interface Waiting {
  readonly seat: number;
  /** The question, never told to anybody: another one is another call. */
  readonly ask: number;
  /** Since when. */
  readonly since: number;
  /** When its time runs out, where it does while nobody is there. */
  readonly until?: number;
  /** Whether they were called. */
  readonly called?: true;
}

export interface Errand {
  readonly room: string;
  /** Of what was read; 0 where nothing was written yet. */
  readonly version: number;
  readonly number: number;
  readonly savedAt: number;
  readonly dueAt?: number;
  readonly waiting: readonly Waiting[];
}

export const errands: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('errands')
      .addColumn('room_id', 'text', (column) =>
        column.primaryKey().notNull().references('rooms.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('waiting_json', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('errands_by_time').on('errands').columns(['due_at']).execute();
  },
};

type WithAll = WithErrands & {
  tables: { id: string; number: number; saved_at: number | string };
  rooms: { id: string };
};

export class ErrandStore {
  private readonly db: Kysely<WithAll>;

  constructor(db: Kysely<WithAll>) {
    this.db = db;
  }

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, Errand>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.selectFrom('errands').selectAll().where('room_id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.room_id, errandOf(row)]));
  }

  /** Writes what became of the look at each; gives those of which nobody has written a newer version meanwhile. */
  async keep(looked: readonly Errand[]): Promise<ReadonlySet<string>> {
    if (looked.length === 0) return new Set();
    const rows = await this.db
      .insertInto('errands')
      // Each in the same order, so that no two nodes wait for each other's.
      .values(looked.toSorted((a, b) => (a.room < b.room ? -1 : 1)).map(rowOf))
      .onConflict((conflict) =>
        conflict
          .column('room_id')
          .doUpdateSet((to) => ({
            version: to.ref('excluded.version'),
            number: to.ref('excluded.number'),
            saved_at: to.ref('excluded.saved_at'),
            due_at: to.ref('excluded.due_at'),
            waiting_json: to.ref('excluded.waiting_json'),
          }))
          .where(sql<boolean>`errands.version = excluded.version - 1`),
      )
      .returning('room_id')
      .execute();
    return new Set(rows.map(({ room_id }) => room_id));
  }

  /** Tables whose time has come. */
  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('errands')
      .select('room_id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(({ room_id }) => room_id);
  }

  /** Tables that went on within this time, and that nobody has looked at since. */
  async overlooked(from: number, to: number, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('rooms', 'rooms.id', 'tables.id')
      .leftJoin('errands', 'errands.room_id', 'tables.id')
      .select('tables.id')
      .where('tables.saved_at', '>', from)
      .where('tables.saved_at', '<=', to)
      .where((where) =>
        where.or([
          where('errands.room_id', 'is', null),
          where('errands.number', '<', where.ref('tables.number')),
          where('errands.saved_at', '<', where.ref('tables.saved_at')),
        ]),
      )
      .orderBy('tables.saved_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }
}

function rowOf({ room, version, number, savedAt, dueAt, waiting }: Errand): ErrandRow {
  return {
    room_id: room,
    version: version + 1,
    number,
    saved_at: savedAt,
    due_at: dueAt ?? null,
    waiting_json: JSON.stringify(waiting),
  };
}

function errandOf({ room_id, version, number, saved_at, due_at, waiting_json }: ErrandRow): Errand {
  return {
    room: room_id,
    version,
    number,
    savedAt: Number(saved_at),
    ...(due_at !== null && { dueAt: Number(due_at) }),
    waiting: JSON.parse(waiting_json) as readonly Waiting[],
  };
}
