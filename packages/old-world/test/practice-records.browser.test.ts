import { fileURLToPath } from 'node:url';
import { printRecord } from '@medallion/kernel';
import { randomMatch } from '@medallion/kernel/testing';
import { expect, it } from 'vitest';
import { inChromium } from '../../../scripts/lib/in-chromium.ts';
import { practiceGame } from '../src/practice/index.ts';
import { replay } from './practice-replay.ts';
import { practiceSittings } from './practice-sittings.ts';

it('the same evenings of poker give the same hashes in Node and in Chromium', async () => {
  const records = practiceSittings(40).map((sitting) => printRecord(randomMatch(practiceGame, sitting).hostRecord()));
  const here = records.map(replay);
  const there = await inChromium(fileURLToPath(new URL('practice-replay.ts', import.meta.url)), (page) =>
    page.evaluate((texts) => {
      const { ours } = globalThis as unknown as { ours: { replay(text: string): string[] } };
      return texts.map((text) => ours.replay(text));
    }, records),
  );
  expect(there).toEqual(here);
});
