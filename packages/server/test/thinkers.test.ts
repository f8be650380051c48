/** Bots that hang, throw or take their thread with them: the novice answers, it is counted, and the next one thinks. */

import { afterAll, expect, test } from 'vitest';
import { newMetrics } from '../src/metrics.ts';
import { Thinkers } from '../src/think/pool.ts';

const metrics = newMetrics(() => 0);
/** Long enough for a thread to start on a busy machine. */
const PATIENCE = 1500;
const thinkers = new Thinkers(metrics, 2, PATIENCE, new URL('./odd-thread.mjs', import.meta.url));
afterAll(() => thinkers.close());

const ask = (bot: string, seed = 'a question'): Promise<string> =>
  thinkers.think({ game: 'any', bot, position: {}, ask: 1, heard: () => [], world: () => ({}), seed } as never);
const valueOf = async (of: typeof metrics.botFaults | typeof metrics.thinking): Promise<number> =>
  (await of.get()).values[0]?.value ?? 0;

test('a bot that hangs, throws or breaks its thread is replaced by the novice for that answer, and counted', async () => {
  expect(await ask('adept')).toBe('by adept');
  expect(await valueOf(metrics.botFaults)).toBe(0);
  for (const [at, bot] of ['throws', 'breaks', 'hangs'].entries()) {
    expect(await ask(bot)).toBe('by novice');
    expect(await valueOf(metrics.botFaults)).toBe(at + 1);
  }
  // Whoever waits behind them is answered as ever.
  expect(await Promise.all([ask('hangs'), ask('adept'), ask('throws'), ask('master')])).toEqual([
    'by novice',
    'by adept',
    'by novice',
    'by master',
  ]);
  expect(await valueOf(metrics.botFaults)).toBe(5);
  expect(await valueOf(metrics.thinking)).toBe(0);
}, 30_000);

test('where the novice fails too it is told: the host then answers by chance', async () => {
  await expect(ask('adept', 'nobody can')).rejects.toThrow('a bot threw');
});
