/** Taking all rooms and tables elsewhere: from the embedded database to PostgreSQL, or to a copy of it. */

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@medallion/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { SqlStore } from './sql-store.ts';

/** Rows read and written at once. */
const TOGETHER = 200;
const FILE = 'medallion.sqlite';

type Row = Record<string, unknown>;
type Anything = Kysely<Record<string, Row>>;

/** How many rows of which table were taken along. */
export type Moved = ReadonlyMap<string, number>;

/** Everything in the embedded database of a folder goes into an empty PostgreSQL, all of it or nothing. Throws BadInput. */
export async function moveToPostgres(folder: string, url: string): Promise<Moved> {
  if (!existsSync(join(folder, FILE)))
    throw new BadInput(`There is no ${FILE} in ${folder}`, 'from', 'Name the folder that is DATA_DIR of the server.');
  const from = openSqlite(folder);
  const to = openPostgres(url);
  try {
    // Both by the same history, so that what is read fits where it is written.
    await SqlStore.on(from);
    await SqlStore.on(to);
    const names = await tablesOf(from);
    return await to.transaction().execute(async (within) => {
      const moved = new Map<string, number>();
      for (const name of names) {
        const there = within as unknown as Anything;
        // A server that was started there once has made keys of its own; devices know those that come along.
        if (name === 'house_keys') await there.deleteFrom(name).execute();
        if ((await there.selectFrom(name).select(sql`1`.as('one')).limit(1).execute()).length > 0)
          throw new BadInput('The PostgreSQL database has rooms or tables already', 'to', 'Name an empty one.');
        moved.set(name, await moveRows(name, from, within));
      }
      return moved;
    });
  } finally {
    await from.destroy();
    await to.destroy();
  }
}

/** All there is, whatever later migrations have added; what others point to comes first. */
async function tablesOf(db: Kysely<Schema>): Promise<readonly string[]> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const first = ['tables', 'rooms'];
  return [...first, ...names.filter((name) => !first.includes(name))];
}

async function moveRows(name: string, from: Kysely<Schema>, to: Transaction<Schema>): Promise<number> {
  let moved = 0;
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { rowid_: number }>`
      select rowid as rowid_, * from ${sql.table(name)} where rowid > ${last} order by rowid limit ${TOGETHER}
    `.execute(from);
    const end = rows.at(-1);
    if (end === undefined) return moved;
    last = end.rowid_;
    const values = rows.map((row): Row => {
      const { rowid_: _, ...rest } = row;
      return rest;
    });
    await (to as unknown as Anything).insertInto(name).values(values).execute();
    moved += values.length;
  }
}

/** A copy of the embedded database as it is in one moment, in a folder of its own, while people play. Throws BadInput. */
export async function copySqlite(folder: string, to: string): Promise<void> {
  if (!existsSync(join(folder, FILE)))
    throw new BadInput(`There is no ${FILE} in ${folder}`, 'from', 'Name the folder that is DATA_DIR of the server.');
  const copy = join(to, FILE);
  if (existsSync(copy)) throw new BadInput(`${copy} is there already`, 'to', 'Name another folder.');
  mkdirSync(to, { recursive: true });
  const db = openSqlite(folder);
  try {
    await sql`vacuum into ${copy}`.execute(db);
  } finally {
    await db.destroy();
  }
}
