/** The embedded database: one file in the data folder, nothing to install and nothing to configure. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Opens the database in a folder, made where it is missing. Every commit is on the disk before it is done
 * (`synchronous=FULL`), and readers do not wait for who writes (WAL).
 */
export function openSqlite(folder: string): Kysely<Schema> {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'medallion.sqlite'));
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=5000'])
    database.exec(`PRAGMA ${pragma}`);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: withArrays(database) }) });
}

type Database = InstanceType<typeof DatabaseSync>;
type Values = Parameters<ReturnType<Database['prepare']>['run']>;

/** Kysely hands parameters over as one list and asks whether rows come back; Node's interface does neither. */
function withArrays(database: Database): SqliteDatabase {
  // Our statements are few and always the same; preparing one anew costs more than running it.
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const statement = database.prepare(sql);
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as Values)),
        run: (values) => statement.run(...(values as Values)),
        iterate: (values) => statement.iterate(...(values as Values)) as IterableIterator<unknown>,
      };
      // Anything not of the store itself (migrations) is seen once.
      if (prepared.size < 200) prepared.set(sql, made);
      return made;
    },
    close: () => database.close(),
  };
}
