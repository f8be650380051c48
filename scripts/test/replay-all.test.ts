import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GameRecord, parseRecord } from '../../packages/kernel/src/index.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite.ts';
import { SqlStore } from '../../packages/server/src/store/sql-store.ts';
import { Tables, thinkHere } from '../../packages/table/src/index.ts';
import { GAMES } from '../../packages/table/src/registry/index.ts';
import { keptGames, tablesOf, verdictOn } from '../lib/verdict.ts';

const firstOf = (game: string) =>
  parseRecord(readFileSync(keptGames().find((name) => name.includes(game)) ?? '', 'utf8'));

test.each(['old-world', 'path-of-destiny'])('a kept game of %s replays', async (game) => {
  expect(await verdictOn(firstOf(game))).toEqual({ is: 'replays' });
});

test('the tables of a database are named with what becomes of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medallion-replay-'));
  const store = await SqlStore.on(openSqlite(folder));
  const secret = '0123456789abcdef0123456789abcdef';
  const tables = new Tables({ games: GAMES, store, now: () => 1, secret: () => secret, think: thinkHere(GAMES) });
  const sitters = [{ name: 'Ada' }, { name: 'Bo' }];
  const good = await tables.create({ game: 'path-of-destiny', sitters, seed: 'good' });
  const verdicts = async (): Promise<readonly [string, string][]> => {
    const all: [string, string][] = [];
    for await (const { name, verdict } of tablesOf(store)) all.push([name, verdict.is]);
    return all;
  };
  expect(await verdicts()).toEqual([[`path-of-destiny ${good}`, 'replays']]);
  // An answer no rules take: it goes on from the position that was kept, which the list says.
  await store.append(good, 0, { entries: [{ entry: [0, 0, 'nothing of the kind'] }], savedAt: 2 });
  expect(await verdicts()).toEqual([[`path-of-destiny ${good}`, 'goes on']]);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a game with an answer these rules do not take is named, and so is one nobody knows', async () => {
  const record = firstOf('path-of-destiny');
  const entries = record.entries.map((entry, at) =>
    at === 3 ? [entry[0], entry[1], 'nothing of the kind'] : entry,
  ) as unknown as GameRecord['entries'];
  expect(await verdictOn({ ...record, entries })).toMatchObject({ is: 'UNREADABLE' });
  expect(await verdictOn({ ...record, header: { ...record.header, game: 'chess' } })).toMatchObject({
    is: 'UNREADABLE',
    why: 'there is no game called chess',
  });
});
