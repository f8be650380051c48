/** Results of the hunts of a day, each of a record that was replayed here. */

import type { Kysely, Migration } from 'kysely';

export interface HuntRow {
  game: string;
  /** Such as 2026-11-18, the same everywhere on earth. */
  day: string;
  /** The hash of a word only the hunter's device knows: one result each. */
  hunter: string;
  /** The hash of the record: nobody brings somebody else's. */
  record: string;
  name: string;
  result_json: string;
  /** What the table of a day goes by, the more the better. */
  worth: number;
  saved_at: number | string;
}

/** The rest of the schema is nothing this needs to know. */
export interface WithHunts {
  hunts: HuntRow;
}

export const hunts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('hunts')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('hunter', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('result_json', 'text', (column) => column.notNull())
      .addColumn('worth', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('hunts_key', ['game', 'day', 'hunter'])
      .addUniqueConstraint('hunts_records', ['game', 'day', 'record'])
      .execute();
  },
};
