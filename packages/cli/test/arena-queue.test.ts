/** An arena over a queue: two machines with a Redis between them play what one would have played alone. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensure, redis } from '../../../scripts/lib/system.mjs';
import { playTable } from '../src/arena/play-table.ts';
import { overRedis, takeTables } from '../src/arena/queue.ts';
import { type Arena, type Result, tablesOf } from '../src/arena/tables.ts';

const program = await ensure(redis);
if (program === undefined)
  console.log('Left out: there is no Redis. Install it, or point REDIS_SERVER at its redis-server.');

const ARENA: Arena = {
  game: 'path-of-destiny',
  players: 2,
  options: { story: 'striga' },
  bots: ['novice', 'random'],
  seed: 'over a queue',
  cap: 400,
};
const untimed = (results: readonly Result[]) =>
  results.map((result) => ({ ...result, milliseconds: [] })).sort((a, b) => a.number - b.number);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const address = taken.address();
      taken.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

describe.skipIf(program === undefined)('an arena over a queue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'medallion-arena-queue-'));
  let child: ChildProcess | undefined;
  let url = '';

  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program as string, args, { cwd: folder, stdio: 'ignore' });
    const line = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    line.on('error', () => undefined);
    await line.ping();
    line.disconnect();
  }, 30_000);
  afterAll(() => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('tables are played by whoever is there, each once, and as one machine would have played them', async () => {
    const tables = tablesOf(ARENA, 6);
    const elsewhere: Result[] = [];
    const hands = await takeTables(url, 1, (result) => elsewhere.push(result));
    const told: Result[] = [];
    await overRedis(url, 1)(ARENA, tables, (result) => told.push(result));
    await hands.stop();
    expect(untimed(told)).toEqual(untimed(tables.map((table) => playTable(ARENA, table))));
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.length).toBeLessThanOrEqual(tables.length);
    // Nothing is left behind: the same arena can be played again.
    const again: Result[] = [];
    await overRedis(url, 1)(ARENA, tables.slice(0, 2), (result) => again.push(result));
    expect(untimed(again)).toEqual(untimed(told).slice(0, 2));
  }, 120_000);

  it('an address where nobody answers is told in one sentence', async () => {
    const nobody = `redis://127.0.0.1:${await freePort()}`;
    await expect(overRedis(nobody, 1)(ARENA, tablesOf(ARENA, 2), () => undefined)).rejects.toThrow(
      'Redis does not answer',
    );
  });
});
