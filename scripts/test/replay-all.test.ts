import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameRecord, parseRecord } from '../../packages/kernel/src/index.ts';
import { keptGames, verdictOn } from '../lib/verdict.ts';

const file = keptGames().find((name) => name.includes('path-of-destiny')) ?? '';
const record = parseRecord(readFileSync(file, 'utf8'));

test('a kept game replays', async () => {
  expect(await verdictOn(record)).toEqual({ is: 'replays' });
});

test('a game with an answer these rules do not take is named, and so is one nobody knows', async () => {
  const entries = record.entries.map((entry, at) =>
    at === 3 ? [entry[0], entry[1], 'nothing of the kind'] : entry,
  ) as unknown as GameRecord['entries'];
  expect(await verdictOn({ ...record, entries })).toMatchObject({ is: 'UNREADABLE' });
  expect(await verdictOn({ ...record, header: { ...record.header, game: 'chess' } })).toMatchObject({
    is: 'UNREADABLE',
    why: 'there is no game called chess',
  });
});
