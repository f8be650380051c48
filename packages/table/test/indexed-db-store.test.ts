import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { StoreFull } from '../src/store.ts';
import { type Inheritance, IndexedDbStore } from '../src/stores/indexed-db.ts';
import { newTable, testStore } from '../src/testing/store-suite.ts';

const opened: IndexedDbStore[] = [];
function open(inherits: readonly Inheritance[] = []): IndexedDbStore {
  const store = new IndexedDbStore({ name: 'tables', inherits });
  opened.push(store);
  return store;
}
const fresh = (): void => {
  globalThis.indexedDB = new IDBFactory();
};

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

testStore('the browser’s database', { fresh, open });

const keptBefore = async (...saves: readonly unknown[]): Promise<void> => {
  const before = await openDB('tables', 1, {
    upgrade: (database) => void database.createObjectStore('old', { keyPath: 'id' }),
  });
  for (const save of saves) await before.put('old', save);
  before.close();
};

test('what a version before this one kept is taken over, once', async () => {
  fresh();
  await keptBefore({ id: 'a', at: 1 }, { id: 'b', at: 2 });
  const read = (value: unknown) => {
    const { id, at } = value as { id: string; at: number };
    return { ...newTable(id, at), text: `text of ${id}` };
  };
  const store = open([{ store: 'old', read }]);
  expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'a']);
  expect((await store.load('a'))?.text).toBe('text of a');
  await store.forget('a');
  await store.close();
  expect((await open([{ store: 'old', read }]).list()).map(({ id }) => id)).toEqual(['b']);
});

test('where what was kept cannot be taken over, nothing is lost: the next version may', async () => {
  fresh();
  await keptBefore({ id: 'a', at: 1 });
  const refusing = () => {
    throw new Error('a bug of this version');
  };
  await expect(open([{ store: 'old', read: refusing }]).list()).rejects.toThrow(/abort/i);
  const store = open([{ store: 'old', read: () => newTable('a') }]);
  expect((await store.list()).map(({ id }) => id)).toEqual(['a']);
});

test('a page that wants a newer database does not wait for this one', async () => {
  fresh();
  await open().create(newTable('t'));
  const newer = await openDB('tables', 3);
  newer.close();
});

test('a device without room says so, and nothing is half written', async () => {
  fresh();
  const store = open();
  await store.create(newTable('t'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  try {
    const entries = [{ entry: [0, 1, 'a1'] as const }];
    await expect(store.append('t', 0, { entries, savedAt: 1, over: true })).rejects.toThrow(StoreFull);
  } finally {
    full.mockRestore();
  }
  expect(await store.load('t')).toEqual(newTable('t'));
});
