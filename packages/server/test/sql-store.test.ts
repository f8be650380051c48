import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTable, testStore } from '@medallion/table/testing';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sql-store.ts';

let folder = '';
let opened: SqlStore[] = [];
const open = async (): Promise<SqlStore> => {
  const store = await SqlStore.on(openSqlite(folder));
  opened.push(store);
  return store;
};
const fresh = async (): Promise<void> => {
  for (const store of opened) await store.close();
  opened = [];
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'medallion-store-'));
};
afterAll(fresh);

testStore('SQLite', { fresh, open });

test('SQLite: one writer that fails does not take with it those who write in the same moment', async () => {
  await fresh();
  const store = await open();
  const broken = { ...newTable('broken'), game: undefined as unknown as string };
  const results = await Promise.allSettled([
    store.create(newTable('a')),
    store.create(broken),
    store.create(newTable('b')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(['a', 'b']);
});

test('SQLite: a hundred tables that write at once are all written', async () => {
  await fresh();
  const store = await open();
  const ids = Array.from({ length: 100 }, (_, index) => `t${index}`);
  await Promise.all(ids.map((id) => store.create(newTable(id))));
  const written = await Promise.all(
    ids.map((id) => store.append(id, 0, { entries: [{ entry: [0, 1, 'a'] }], savedAt: 2 })),
  );
  expect(new Set(written)).toEqual(new Set(['written']));
});
