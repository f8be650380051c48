/** How people are called to a table that waits for them: by a push to their device, or by a feed they read. */

import type { Kysely, Migration } from 'kysely';

/** What the house made for itself once, for all its nodes. */
export interface HouseKeyRow {
  name: string;
  key_json: string;
}

/** A device that wants to be called for one seat. */
export interface PushRow {
  room: string;
  /** The hash of the seat's secret: whoever gets the seat has another. */
  seat_key: string;
  /** The hash of the address below, which may be long. */
  device: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  /** The page by which it was switched on. */
  page: string;
  saved_at: number | string;
}

/** A feed by a secret address, of which only the hash is known. */
export interface FeedRow {
  address: string;
  language: string;
  page: string;
  /** The seats it tells of: their rooms, and the hashes of their secrets. */
  seats_json: string;
  made_at: number | string;
  read_at: number | string;
}

export interface WithCalls {
  house_keys: HouseKeyRow;
  pushes: PushRow;
  feeds: FeedRow;
}

export const calls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('house_keys')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('key_json', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('pushes')
      .addColumn('room', 'text', (column) => column.notNull().references('rooms.id').onDelete('cascade'))
      .addColumn('seat_key', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('pushes_key', ['room', 'seat_key', 'device'])
      .execute();
    await db.schema.createIndex('pushes_by_device').on('pushes').columns(['device']).execute();
    await db.schema
      .createTable('feeds')
      .addColumn('address', 'text', (column) => column.primaryKey().notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('seats_json', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
