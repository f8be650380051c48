import { expect, test } from 'vitest';
import { StoreFull } from '../src/store.ts';
import { BestEffortStore } from '../src/stores/best-effort.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import { newTable, testStore } from '../src/testing/store-suite.ts';

let inner = new MemoryStore();
testStore('as well as it can', {
  fresh: () => {
    inner = new MemoryStore();
  },
  open: () => new BestEffortStore(inner),
});

/** A store one can switch off, before or after it has written. */
class Device extends MemoryStore {
  is: 'there' | 'full' | 'late' | 'gone' = 'there';

  override async create(...args: Parameters<MemoryStore['create']>): Promise<boolean> {
    this.check();
    return super.create(...args);
  }

  override async append(...args: Parameters<MemoryStore['append']>): ReturnType<MemoryStore['append']> {
    this.check();
    const written = await super.append(...args);
    if (this.is === 'late') throw new Error('no answer came');
    return written;
  }

  override async load(...args: Parameters<MemoryStore['load']>): ReturnType<MemoryStore['load']> {
    if (this.is === 'gone') throw new Error('no database');
    return super.load(...args);
  }

  private check(): void {
    if (this.is === 'gone') throw new Error('no database');
    if (this.is === 'full') throw new StoreFull('no room');
  }
}

const entry = (number: number) => ({
  entries: [{ entry: [0, number, 'a'] as const, by: `m${number}` }],
  savedAt: number,
});

test('a game goes on where there is no room, says so, and is written when there is', async () => {
  const device = new Device();
  const store = new BestEffortStore(device);
  await store.create(newTable('t'));
  await store.append('t', 0, entry(1));
  device.is = 'full';
  expect(store.keeps('t')).toBe(true);
  expect(await store.append('t', 1, entry(2))).toBe('written');
  expect(store.keeps('t')).toBe(false);
  expect((await store.load('t'))?.number).toBe(2);
  expect((await store.list()).map(({ number }) => number)).toEqual([2]);
  device.is = 'there';
  await store.append('t', 2, entry(3));
  expect(store.keeps('t')).toBe(true);
  expect((await device.load('t'))?.entries.map(({ by }) => by)).toEqual(['m1', 'm2', 'm3']);
});

test('a game begins and goes on without any database', async () => {
  const device = new Device();
  device.is = 'gone';
  const store = new BestEffortStore(device);
  expect(await store.create(newTable('t'))).toBe(true);
  expect(store.keeps('t')).toBe(false);
  expect(await store.append('t', 0, entry(1))).toBe('written');
  expect((await store.load('t'))?.number).toBe(1);
  expect(await store.list()).toHaveLength(1);
  device.is = 'there';
  await store.append('t', 1, entry(2));
  expect((await device.load('t'))?.number).toBe(2);
  await store.forget('t');
  expect(await store.list()).toEqual([]);
});

test('a write that failed after it was done is not done twice', async () => {
  const device = new Device();
  const store = new BestEffortStore(device);
  await store.create(newTable('t'));
  device.is = 'late';
  expect(await store.append('t', 0, entry(1))).toBe('written');
  device.is = 'there';
  await store.append('t', 1, entry(2));
  expect(store.keeps('t')).toBe(true);
  expect((await device.load('t'))?.entries.map(({ by }) => by)).toEqual(['m1', 'm2']);
});

test('where another page went on with what was kept, neither game is overwritten', async () => {
  const device = new Device();
  const store = new BestEffortStore(device);
  await store.create(newTable('t'));
  device.is = 'full';
  await store.append('t', 0, entry(1));
  device.is = 'there';
  await device.append('t', 0, { entries: [{ entry: [0, 1, 'b'], by: 'theirs' }], savedAt: 9 });
  await store.append('t', 1, entry(2));
  expect(store.keeps('t')).toBe(false);
  expect((await store.load('t'))?.entries.map(({ by }) => by)).toEqual(['m1', 'm2']);
  expect((await device.load('t'))?.entries.map(({ by }) => by)).toEqual(['theirs']);
});

test('what somebody else wrote is remembered before the room runs out', async () => {
  const device = new Device();
  const store = new BestEffortStore(device);
  await store.create(newTable('t'));
  await device.append('t', 0, { entries: [{ entry: [0, 1, 'b'], by: 'theirs' }], savedAt: 9 });
  expect(await store.append('t', 0, entry(1))).toBe('taken');
  expect((await store.since('t', 0))?.entries).toHaveLength(1);
  device.is = 'gone';
  expect(await store.append('t', 1, entry(2))).toBe('written');
  expect((await store.load('t'))?.entries.map(({ by }) => by)).toEqual(['theirs', 'm2']);
});
