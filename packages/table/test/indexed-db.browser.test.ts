import { fileURLToPath } from 'node:url';
import { Match } from '@medallion/kernel';
import { sealedBids } from '@medallion/kernel/reference';
import { expect, test } from 'vitest';
import { inChromium } from '../../../scripts/lib/in-chromium.ts';
import type { KeptTable } from '../src/store.ts';
import type { race } from './browser/device.ts';

interface Ours {
  playOut(game: string): Promise<KeptTable | undefined>;
  race: typeof race;
}

test('in a browser a table is hosted, kept in its database, and goes on for whoever opens it next', async () => {
  await inChromium(fileURLToPath(new URL('browser/device.ts', import.meta.url)), async (page) => {
    const kept = await page.evaluate(() => (globalThis as unknown as { ours: Ours }).ours.playOut('sealed-bids'));
    if (kept === undefined) throw new Error('nothing was kept');
    const entries = kept.entries.map(({ entry }) => entry);
    const match = Match.load(sealedBids, { header: kept.header, entries, seal: { secret: kept.secret } });
    expect(kept).toMatchObject({ over: true, number: entries.length });
    expect(match.play.over).toBeDefined();
    expect(kept.snapshot?.state).toEqual(match.play.state);

    const { written, kept: senders } = await page.evaluate(() =>
      (globalThis as unknown as { ours: Ours }).ours.race(40),
    );
    expect(written).toBe(40);
    expect(senders.map((by) => by.split('/')[0])).toEqual(Array.from({ length: 40 }, (_, number) => String(number)));
  });
});
