/** What every store must do, whatever it keeps tables in. */

import { commitmentOf, type Entry } from '@medallion/kernel';
import { expect, test } from 'vitest';
import type { KeptEntry, KeptSnapshot, KeptTable, TableStore } from '../store.ts';

/** A table as a host would create it. */
export function newTable(id: string, startedAt = 1000): KeptTable {
  return {
    id,
    game: 'tic-tac-toe',
    sitters: [{ name: 'Ада' }, { name: '“Zoë” ☕', bot: 'random' }],
    startedAt,
    savedAt: startedAt,
    over: false,
    number: 0,
    header: {
      medallion: 1,
      game: 'tic-tac-toe',
      rules: '1',
      content: 'c',
      seats: 2,
      options: {},
      commitment: commitmentOf('s'),
      nonces: ['a', 'b'],
    },
    secret: 's',
    setup: [],
    entries: [],
  };
}

const entry = (number: number, by = `m${number}`): KeptEntry => ({
  entry: [number % 2, number, `a${number}`] as Entry,
  events: [{ type: 'marked', data: { seat: number % 2, cell: number } }],
  by,
});
const entries = (from: number, to: number): KeptEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));

/**
 * Declares the tests. `open` gives a store on the same data each time it is called within one test, as if the
 * program had been started again; `fresh` begins a test with nothing kept.
 */
export function testStore(
  name: string,
  { fresh, open }: { fresh: () => Promise<void> | void; open: () => Promise<TableStore> | TableStore },
): void {
  const check = (sentence: string, run: (store: TableStore) => Promise<void>): void =>
    test(`${name}: ${sentence}`, async () => {
      await fresh();
      await run(await open());
    });

  check('a created table is loaded as it was, by whoever opens the store next', async (store) => {
    expect(await store.create(newTable('t'))).toBe(true);
    expect(await (await open()).load('t')).toEqual(newTable('t'));
  });

  check('no two tables have one id, and the first stays as it is', async (store) => {
    await store.create(newTable('t'));
    expect(await store.create({ ...newTable('t'), secret: 'another' })).toBe(false);
    expect((await store.load('t'))?.secret).toBe('s');
  });

  check('what is not kept is not there', async (store) => {
    expect(await store.load('t')).toBeUndefined();
    expect(await store.since('t', 0)).toBeUndefined();
    expect(await store.append('t', 0, { entries: entries(1, 1), savedAt: 1 })).toBe('gone');
    expect(await store.load('t')).toBeUndefined();
    expect(await store.list()).toEqual([]);
    await store.forget('t');
  });

  check('entries are appended in order, with what came of them', async (store) => {
    await store.create(newTable('t'));
    expect(await store.append('t', 0, { entries: entries(1, 1), savedAt: 2000 })).toBe('written');
    expect(await store.append('t', 1, { entries: entries(2, 4), savedAt: 3000, over: true, gist: { turns: 7 } })).toBe(
      'written',
    );
    const kept = await (await open()).load('t');
    expect(kept?.entries).toEqual(entries(1, 4));
    expect(kept).toMatchObject({
      number: 4,
      savedAt: 3000,
      over: true,
      gist: { turns: 7 },
      startedAt: 1000,
    });
  });

  check('an entry taking back, without events or a sender, is kept as it is', async (store) => {
    await store.create(newTable('t'));
    await store.append('t', 0, { entries: [...entries(1, 1), { entry: ['undo', 1] }], savedAt: 2000 });
    expect((await store.since('t', 1))?.entries).toEqual([{ entry: ['undo', 1] }]);
  });

  check('who writes number n + 1 first has written it', async (store) => {
    await store.create(newTable('t'));
    const other = await open();
    const written = await Promise.all([
      store.append('t', 0, { entries: [entry(1, 'mine')], savedAt: 2000, gist: 'mine' }),
      other.append('t', 0, { entries: [entry(1, 'theirs')], savedAt: 2000, gist: 'theirs' }),
    ]);
    expect(written.toSorted()).toEqual(['taken', 'written']);
    const kept = await store.load('t');
    expect(kept?.entries).toHaveLength(1);
    expect(kept?.gist).toBe(kept?.entries[0]?.by);
    expect(kept?.gist).toBe(written[0] === 'written' ? 'mine' : 'theirs');
  });

  check('an entry neither overwrites one nor leaves a gap', async (store) => {
    await store.create(newTable('t'));
    await store.append('t', 0, { entries: entries(1, 2), savedAt: 2000 });
    for (const after of [0, 1, 3])
      expect(await store.append('t', after, { entries: [entry(9)], savedAt: 3000, over: true })).toBe('taken');
    expect(await store.load('t')).toMatchObject({ entries: entries(1, 2), number: 2, savedAt: 2000, over: false });
  });

  check('of fifty who write at once, each entry is written once', async (store) => {
    await store.create(newTable('t'));
    for (let number = 1; number <= 5; number++) {
      const written = await Promise.all(
        Array.from({ length: 10 }, (_, by) =>
          store.append('t', number - 1, { entries: [entry(number, `${number}/${by}`)], savedAt: 2000 }),
        ),
      );
      expect(written.filter((each) => each === 'written')).toHaveLength(1);
    }
    expect((await store.load('t'))?.entries.map((each) => each.by?.split('/')[0])).toEqual(['1', '2', '3', '4', '5']);
  });

  check('who has read up to a number reads what came since', async (store) => {
    await store.create(newTable('t'));
    await store.append('t', 0, { entries: entries(1, 3), savedAt: 2000 });
    expect((await store.since('t', 0))?.entries).toEqual(entries(1, 3));
    expect((await store.since('t', 2))?.entries).toEqual(entries(3, 3));
    expect(await store.since('t', 3)).toEqual({ entries: [], sitters: newTable('t').sitters });
  });

  check('who sits there changes without an entry, whoever has written since', async (store) => {
    await store.create(newTable('t'));
    await store.append('t', 0, { entries: entries(1, 1), savedAt: 2000 });
    const sitters = [{ name: 'Ada', bot: 'novice' }, { name: 'Cleo' }];
    expect(await store.append('t', 0, { entries: [], savedAt: 3000, sitters })).toBe('written');
    expect(await store.load('t')).toMatchObject({ sitters, number: 1, savedAt: 3000 });
  });

  check('of two who seat somebody else at once, the second looks again', async (store) => {
    await store.create(newTable('t'));
    const were = newTable('t').sitters;
    const sitters = [{ name: 'Ada', bot: 'novice' }, { name: 'Cleo' }];
    const seat = { entries: [], savedAt: 3000, sittersWere: were };
    const written = await Promise.all([
      store.append('t', 0, { ...seat, sitters }),
      (await open()).append('t', 0, { ...seat, sitters }),
    ]);
    expect(written.toSorted()).toEqual(['taken', 'written']);
    expect((await store.since('t', 0))?.sitters).toEqual(sitters);
    expect(await store.append('gone', 0, { ...seat, sitters })).toBe('gone');
    expect(await store.load('t')).not.toHaveProperty('sittersWere');
  });

  check('a snapshot lies beside the record, the latest of them', async (store) => {
    await store.create(newTable('t'));
    const at = (number: number): KeptSnapshot => ({ number, rules: '1', content: 'c', state: { table: { number } } });
    await store.append('t', 0, { entries: entries(1, 2), savedAt: 2000, snapshot: at(2) });
    await store.append('t', 2, { entries: entries(3, 3), savedAt: 2000 });
    expect((await store.load('t'))?.snapshot).toEqual(at(2));
    await store.append('t', 3, { entries: entries(4, 4), savedAt: 2000, snapshot: at(4) });
    expect((await (await open()).load('t'))?.snapshot).toEqual(at(4));
  });

  check('the list has every table, the latest first, and no secret', async (store) => {
    await store.create(newTable('old', 1000));
    await store.create(newTable('new', 3000));
    await store.create(newTable('middle', 2000));
    expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    await store.append('old', 0, { entries: entries(1, 2), savedAt: 4000, gist: [1, 2] });
    const [latest] = await (await open()).list();
    const { id, game, sitters, startedAt } = newTable('old', 1000);
    expect(latest).toEqual({ id, game, sitters, startedAt, savedAt: 4000, over: false, number: 2, gist: [1, 2] });
  });

  check('a record that could not be read stays, is listed with the reason, and its text is there', async (store) => {
    const table = { ...newTable('t'), unreadable: 'line 3 is not JSON', text: '{"medallion":1}\nwhat' };
    await store.create(table);
    expect(await (await open()).load('t')).toEqual(table);
    expect(await store.list()).toMatchObject([{ id: 't', unreadable: 'line 3 is not JSON' }]);
  });

  check('a forgotten table is gone with all its entries, and its id is free again', async (store) => {
    await store.create(newTable('t'));
    await store.create(newTable('other'));
    await store.append('t', 0, { entries: entries(1, 3), savedAt: 2000 });
    await store.forget('t');
    expect(await store.load('t')).toBeUndefined();
    expect(await store.append('t', 3, { entries: [entry(4)], savedAt: 2000 })).toBe('gone');
    expect((await store.list()).map(({ id }) => id)).toEqual(['other']);
    expect(await store.create(newTable('t'))).toBe(true);
    expect((await (await open()).load('t'))?.entries).toEqual([]);
  });

  check('what was given to the store and what it gave are nobody else’s', async (store) => {
    const table = newTable('t');
    await store.create(table);
    (table.sitters as unknown as { name: string }[])[0] = { name: 'changed' };
    const { entries: loaded } = (await store.load('t')) ?? newTable('t');
    (loaded as KeptEntry[]).push(entry(1));
    expect(await store.load('t')).toEqual(newTable('t'));
  });
}
