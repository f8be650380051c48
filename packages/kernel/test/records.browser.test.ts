import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inChromium } from '../../../scripts/lib/in-chromium.ts';
import { caravan, sealedBids, ticTacToe } from '../reference/index.ts';
import { type Game, printRecord } from '../src/index.ts';
import { randomMatch } from '../src/testing/index.ts';
import { replay } from './browser/replay.ts';
import { type AnyShape, sittings } from './games.ts';

const subjects = [
  { game: ticTacToe, sat: sittings(30, [2]) },
  { game: sealedBids, sat: sittings(30, [2, 3, 4, 5, 6]) },
  { game: caravan, sat: sittings(10, [5, 2], [{ rounds: 20 }]) },
] as unknown as { game: Game<AnyShape>; sat: ReturnType<typeof sittings> }[];

it('the same records give the same hashes in Node and in Chromium', async () => {
  const records = subjects.flatMap(({ game, sat }) =>
    sat.map((sitting) => printRecord(randomMatch(game, sitting).hostRecord())),
  );
  const here = records.map(replay);
  const there = await inChromium(fileURLToPath(new URL('browser/replay.ts', import.meta.url)), (page) =>
    page.evaluate((texts) => {
      const { ours } = globalThis as unknown as { ours: { replay(text: string): string[] } };
      return texts.map((text) => ours.replay(text));
    }, records),
  );
  expect(there).toEqual(here);
  expect(new Set(here.flat()).size).toBeGreaterThan(records.length);
});
