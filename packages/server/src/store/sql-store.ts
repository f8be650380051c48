/** Keeps tables in a database. What it promises to have written is on the disk. */

import type { Addition, Appended, KeptEntry, KeptTable, News, TableLine, TableStore } from '@medallion/table';
import { StoreFull } from '@medallion/table';
import { type Compilable, CompiledQuery, type Kysely, Migrator, sql, type Transaction } from 'kysely';
import { migrations, type EntryRow, type OriginRow, type Schema, type TableRow } from './schema.ts';

interface Waiting {
  /** The table it is about. */
  readonly id: string;
  readonly write: (within: Transaction<Schema>) => Promise<unknown>;
  readonly done: (result: never) => void;
  readonly failed: (error: unknown) => void;
}

export class SqlStore implements TableStore {
  private readonly db: Kysely<Schema>;
  private waiting: Waiting[] = [];
  private writing = false;

  private constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** A store on this database, brought up to date first. */
  static async on(db: Kysely<Schema>): Promise<SqlStore> {
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
    if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
    return new SqlStore(db);
  }

  /** Waits for what is being written, then lets the database go. */
  async close(): Promise<void> {
    while (this.writing) await new Promise((resolve) => setImmediate(resolve));
    await this.db.destroy();
  }

  /** Throws where the database does not answer. */
  async answers(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  /**
   * A new table. Where something else has to be written with it, both are or neither: `also` says whether it could be,
   * and then it counts even where the table was there already.
   */
  create(table: KeptTable, also?: (within: Transaction<Schema>) => Promise<boolean>): Promise<boolean> {
    const row = rowOf(table);
    const entries = table.entries.map((entry, index) => entryRowOf(table.id, index + 1, entry));
    return this.write(table.id, async (within) => {
      if (also !== undefined && !(await also(within))) return false;
      const { numInsertedOrUpdatedRows: made } = await within
        .insertInto('tables')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (made !== 1n) return also !== undefined;
      await within.insertInto('origins').values(originRowOf(table)).execute();
      if (table.snapshot !== undefined) await keepSnapshot(within, table.id, JSON.stringify(table.snapshot));
      for (const entry of entries) await within.insertInto('entries').values(entry).execute();
      return true;
    });
  }

  append(id: string, after: number, addition: Addition): Promise<Appended> {
    const entries = addition.entries.map((entry, index) => entryRowOf(id, after + index + 1, entry));
    const change = changeOf(addition, after);
    const snapshot = json(addition.snapshot);
    const { sittersWere: were } = addition;
    return this.write(id, async (within) => {
      for (const entry of entries) if (!(await insertNext(within, entry))) return this.refused(within, id);
      if (were !== undefined && !(await areSeated(within, id, were))) return this.refused(within, id);
      if (!(await updateLine(within, id, change))) return 'gone';
      if (snapshot !== null) await keepSnapshot(within, id, snapshot);
      return 'written';
    });
  }

  /** Somebody else was faster, or the table is gone. */
  private async refused(within: Transaction<Schema>, id: string): Promise<Appended> {
    const there = await within.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
    return there === undefined ? 'gone' : 'taken';
  }

  async load(id: string): Promise<KeptTable | undefined> {
    const row = await this.db
      .selectFrom('tables')
      .innerJoin('origins', 'origins.table_id', 'tables.id')
      .leftJoin('snapshots', 'snapshots.table_id', 'tables.id')
      .selectAll('tables')
      .select(['header_json', 'secret', 'setup_json', 'text', 'snapshot_json'])
      .where('tables.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    // What is appended between the two questions is read as well; the number is that of the entries there are.
    const entries = await this.entriesAfter(id, 0);
    return {
      ...lineOf({ ...row, number: entries.length }),
      header: JSON.parse(row.header_json) as KeptTable['header'],
      secret: row.secret,
      ...(row.setup_json !== null && { setup: JSON.parse(row.setup_json) as KeptTable['setup'] & object }),
      entries,
      ...(row.snapshot_json !== null && { snapshot: JSON.parse(row.snapshot_json) as KeptTable['snapshot'] & object }),
      ...(row.text !== null && { text: row.text }),
    };
  }

  async since(id: string, after: number): Promise<News | undefined> {
    const there = await this.db.selectFrom('tables').select('sitters_json').where('id', '=', id).executeTakeFirst();
    if (there === undefined) return undefined;
    const sitters = JSON.parse(there.sitters_json) as News['sitters'];
    return { entries: await this.entriesAfter(id, after), sitters };
  }

  async list(): Promise<readonly TableLine[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'game', 'sitters_json', 'started_at', 'saved_at', 'over', 'number', 'gist_json', 'unreadable'])
      .orderBy('saved_at', 'desc')
      .execute();
    return rows.map(lineOf);
  }

  async forget(id: string): Promise<void> {
    await this.write(id, (within) => within.deleteFrom('tables').where('id', '=', id).execute());
  }

  private async entriesAfter(id: string, after: number): Promise<KeptEntry[]> {
    const rows = await this.db
      .selectFrom('entries')
      .select(['entry_json', 'events_json', 'sender'])
      .where('table_id', '=', id)
      .where('number', '>', after)
      .orderBy('number')
      .execute();
    return rows.map(keptEntryOf);
  }

  /**
   * What is written in the same moment is committed together: a commit waits for the disk, and waiting once for all is
   * what makes many tables as quick as one. Each promise is kept only after the commit.
   */
  private write<T>(id: string, write: (within: Transaction<Schema>) => Promise<T>): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.waiting.push({ id, write, done, failed });
      if (this.writing) return;
      this.writing = true;
      setImmediate(() => void this.writeAll());
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      // Every node takes tables in the same order, so that no two wait for each other's.
      const together = this.waiting.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
      this.waiting = [];
      // One that fails must not take the others with it: then each is tried alone.
      if (!(await this.commit(together))) for (const each of together) await this.commitAlone(each);
    }
    this.writing = false;
  }

  private async commit(together: readonly Waiting[]): Promise<boolean> {
    if (together.length === 1) return false;
    try {
      const results = await this.db.transaction().execute(async (within) => {
        const all: unknown[] = [];
        for (const { write } of together) all.push(await write(within));
        return all;
      });
      for (const [index, { done }] of together.entries()) done(results[index] as never);
      return true;
    } catch {
      return false;
    }
  }

  private async commitAlone({ write, done, failed }: Waiting): Promise<void> {
    try {
      done((await this.db.transaction().execute(write)) as never);
    } catch (error) {
      failed(isFull(error) ? new StoreFull('The disk is full.', { cause: error }) : error);
    }
  }
}

/**
 * The entry, if it is the next one: not there yet, and its predecessor is. Its text is made once: building it anew took
 * longer than running it.
 */
async function insertNext(within: Transaction<Schema>, entry: EntryRow): Promise<boolean> {
  const { table_id, number, entry_json, events_json, sender } = entry;
  const first = number === 1;
  const text = textOf(within, first ? 'first entry' : 'next entry', () => nextEntry(within, first));
  const before = first ? [] : [table_id, number - 1];
  const values = [number, entry_json, events_json, sender, table_id, ...before];
  const { numAffectedRows } = await within.executeQuery(CompiledQuery.raw(text, values));
  return numAffectedRows === 1n;
}

/** Its values stand where they are in the list above. */
const nextEntry = (within: Transaction<Schema>, first: boolean): Compilable =>
  within
    .insertInto('entries')
    .columns(['table_id', 'number', 'entry_json', 'events_json', 'sender'])
    .expression((query) => {
      const values = query
        .selectFrom('tables')
        .select([
          'tables.id',
          sql<number>`cast(${0} as integer)`.as('number'),
          sql<string>`cast(${''} as text)`.as('entry_json'),
          sql<string | null>`cast(${''} as text)`.as('events_json'),
          sql<string | null>`cast(${''} as text)`.as('sender'),
        ])
        .where('tables.id', '=', '');
      return first
        ? values
        : values.where((where) =>
            where.exists(
              where
                .selectFrom('entries')
                .select('entries.number')
                .where('entries.table_id', '=', '')
                .where('entries.number', '=', 0),
            ),
          );
    })
    .onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing());

/** Whether these sit there. Its row is held until the commit, so that nobody seats somebody else meanwhile. */
async function areSeated(within: Transaction<Schema>, id: string, were: News['sitters']): Promise<boolean> {
  const { numUpdatedRows } = await within
    .updateTable('tables')
    .set((table) => ({ sitters_json: table.ref('sitters_json') }))
    .where('id', '=', id)
    .where('sitters_json', '=', JSON.stringify(were))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What changes of a table's line with an answer; false where there is no such table. */
async function updateLine(within: Transaction<Schema>, id: string, change: Partial<TableRow>): Promise<boolean> {
  const text = textOf(within, `line ${Object.keys(change).join()}`, () =>
    within.updateTable('tables').set(change).where('id', '=', ''),
  );
  const { numAffectedRows } = await within.executeQuery(CompiledQuery.raw(text, [...Object.values(change), id]));
  return numAffectedRows === 1n;
}

async function keepSnapshot(within: Transaction<Schema>, id: string, snapshot: string): Promise<void> {
  const text = textOf(within, 'snapshot', () =>
    within
      .insertInto('snapshots')
      .values({ table_id: '', snapshot_json: '' })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet((to) => ({ snapshot_json: to.ref('excluded.snapshot_json') })),
      ),
  );
  await within.executeQuery(CompiledQuery.raw(text, [id, snapshot]));
}

/** Texts of statements, by what they do; an engine has its own. */
const texts = new WeakMap<object, Map<string, string>>();

function textOf(within: Transaction<Schema>, what: string, build: () => Compilable): string {
  const { adapter } = within.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  const text = known.get(what) ?? build().compile().sql;
  known.set(what, text);
  return text;
}

function rowOf(table: KeptTable): TableRow {
  return {
    id: table.id,
    game: table.game,
    sitters_json: JSON.stringify(table.sitters),
    started_at: table.startedAt,
    saved_at: table.savedAt,
    over: table.over ? 1 : 0,
    number: table.entries.length,
    gist_json: json(table.gist),
    unreadable: table.unreadable ?? null,
  };
}

function originRowOf({ id, header, secret, setup, text }: KeptTable): OriginRow {
  return {
    table_id: id,
    header_json: JSON.stringify(header),
    secret,
    setup_json: json(setup),
    text: text ?? null,
  };
}

function changeOf({ entries, savedAt, over, gist, sitters }: Addition, after: number): Partial<TableRow> {
  return {
    saved_at: savedAt,
    ...(entries.length > 0 && { number: after + entries.length }),
    ...(over !== undefined && { over: over ? 1 : 0 }),
    ...(gist !== undefined && { gist_json: JSON.stringify(gist) }),
    ...(sitters !== undefined && { sitters_json: JSON.stringify(sitters) }),
  };
}

type Line = Pick<
  TableRow,
  'id' | 'game' | 'sitters_json' | 'started_at' | 'saved_at' | 'over' | 'number' | 'gist_json' | 'unreadable'
>;

function lineOf(row: Line): TableLine {
  return {
    id: row.id,
    game: row.game,
    sitters: JSON.parse(row.sitters_json) as TableLine['sitters'],
    startedAt: Number(row.started_at),
    savedAt: Number(row.saved_at),
    over: row.over !== 0,
    number: row.number,
    ...(row.gist_json !== null && { gist: JSON.parse(row.gist_json) as TableLine['gist'] & object }),
    ...(row.unreadable !== null && { unreadable: row.unreadable }),
  };
}

function entryRowOf(id: string, number: number, { entry, events, by }: KeptEntry): EntryRow {
  return {
    table_id: id,
    number,
    entry_json: JSON.stringify(entry),
    events_json: json(events),
    sender: by ?? null,
  };
}

function keptEntryOf({ entry_json, events_json, sender }: Omit<EntryRow, 'table_id' | 'number'>): KeptEntry {
  return {
    entry: JSON.parse(entry_json) as KeptEntry['entry'],
    ...(events_json !== null && { events: JSON.parse(events_json) as KeptEntry['events'] & object }),
    ...(sender !== null && { by: sender }),
  };
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** SQLite's word, or the system's, for a disk without room. */
function isFull(error: unknown): boolean {
  const { code, message, errcode } = error as { code?: unknown; message?: unknown; errcode?: unknown };
  return errcode === 13 || code === 'SQLITE_FULL' || code === 'ENOSPC' || /disk is full/i.test(String(message));
}
