import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type GameRecord, parseRecord } from '../../packages/kernel/src/index.ts';
import { keptGames, verdictOn } from '../lib/verdict.ts';

const firstOf = (game: string) =>
  parseRecord(readFileSync(keptGames().find((name) => name.includes(game)) ?? '', 'utf8'));

test.each(['old-world', 'path-of-destiny'])('a kept game of %s replays', async (game) => {
  expect(await verdictOn(firstOf(game))).toEqual({ is: 'replays' });
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
