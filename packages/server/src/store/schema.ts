/** What the database looks like. One history of migrations for every engine: SQLite here, PostgreSQL for many nodes. */

import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { errands, type WithErrands } from './errands.ts';
import { calls, type WithCalls } from './calls.ts';
import { hunts, type WithHunts } from './hunts.ts';

/**
 * A table people play at: only what a list shows of it, because this row is written anew with every answer. Columns
 * ending in `_json` hold JSON as text: no engine has to understand it.
 */
export interface TableRow {
  id: string;
  game: string;
  sitters_json: string;
  /** Milliseconds since 1970; PostgreSQL gives its large integers as text. */
  started_at: number | string;
  saved_at: number | string;
  over: number;
  /** How many entries there are. */
  number: number;
  gist_json: string | null;
  unreadable: string | null;
}

/** What a table began with: written once, and read only when it is opened. */
export interface OriginRow {
  table_id: string;
  header_json: string;
  secret: string;
  setup_json: string | null;
  text: string | null;
}

/** The last position that was kept of a table. */
export interface SnapshotRow {
  table_id: string;
  snapshot_json: string;
}

/** One entry of a table's record. Whoever inserts it has played it: the key is table and number. */
export interface EntryRow {
  table_id: string;
  number: number;
  entry_json: string;
  events_json: string | null;
  /** The id of the message it came with. */
  sender: string | null;
}

/** The people around a table, before and while they play. */
export interface RoomRow {
  id: string;
  code: string | null;
  version: number;
  saved_at: number | string;
  room_json: string;
}

export interface Schema extends WithHunts, WithErrands, WithCalls {
  tables: TableRow;
  origins: OriginRow;
  snapshots: SnapshotRow;
  entries: EntryRow;
  rooms: RoomRow;
}

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('sitters_json', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('gist_json', 'text')
      .addColumn('header_json', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('setup_json', 'text')
      .addColumn('snapshot_json', 'text')
      .addColumn('unreadable', 'text')
      .addColumn('text', 'text')
      .execute();
    await db.schema.createIndex('tables_by_time').on('tables').columns(['saved_at']).execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('entry_json', 'text', (column) => column.notNull())
      .addColumn('events_json', 'text')
      .addColumn('sender', 'text')
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
      .execute();
  },
};

const rooms: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('rooms')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('code', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('room_json', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rooms_by_code').on('rooms').columns(['code']).execute();
  },
};

/** What does not change with an answer moves out of the row that does. */
const narrow: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const origin = ['header_json', 'secret', 'setup_json', 'text'] as const;
    const old = db as Kysely<Schema & { tables: TableRow & OriginRow & SnapshotRow }>;
    await old.schema
      .createTable('origins')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('header_json', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('setup_json', 'text')
      .addColumn('text', 'text')
      .execute();
    await old.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('snapshot_json', 'text', (column) => column.notNull())
      .execute();
    await old
      .insertInto('origins')
      .columns(['table_id', ...origin])
      .expression((query) => query.selectFrom('tables').select(['id as table_id', ...origin]))
      .execute();
    await old
      .insertInto('snapshots')
      .columns(['table_id', 'snapshot_json'])
      .expression((query) =>
        query.selectFrom('tables').select(['id as table_id', 'snapshot_json']).where('snapshot_json', 'is not', null),
      )
      .execute();
    for (const column of [...origin, 'snapshot_json'])
      await db.schema.alterTable('tables').dropColumn(column).execute();
  },
};

/** In the order of their names. A migration that has landed is never changed; what comes later is a new one. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '2026-11-18-1-tables': first,
    '2026-11-18-2-rooms': rooms,
    '2026-11-18-3-narrow': narrow,
    '2026-11-18-4-hunts': hunts,
    '2026-11-18-5-errands': errands,
    '2026-11-18-6-calls': calls,
  }),
};
