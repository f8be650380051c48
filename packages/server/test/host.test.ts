/** The host's page: figures behind a secret, and a server that lets people go before it stops. */

import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Watch } from '../src/host/watch.ts';
import { newMetrics } from '../src/metrics.ts';
import { createServer } from '../src/server.ts';
import { settingsFrom } from '../src/settings.ts';
import { Guest, Inn, party } from './guests.ts';

const ADMIN_SECRET = 'a secret of sixteen or more';
let inn: Inn;

beforeEach(async () => {
  inn = await new Inn().start({}, { adminSecret: ADMIN_SECRET });
});

afterEach(() => inn.tearDown());

const ask = async (path: string, secret: string, method = 'GET'): Promise<{ status: number; body: never }> => {
  const reply = await fetch(`${inn.url}${path}`, { method, headers: { 'x-admin-secret': secret } });
  return { status: reply.status, body: (await reply.json()) as never };
};

test('the host’s figures open to the secret alone', async () => {
  const { headers } = await fetch(`${inn.url}/admin`, { redirect: 'manual' });
  expect(headers.get('location')).toBe('/#/admin');
  expect((await fetch(`${inn.url}/api/admin`)).status).toBe(403);
  expect((await ask('/api/admin', 'a secret of somebody else')).status).toBe(403);
  expect((await ask('/api/admin/drain', '', 'POST')).status).toBe(403);
  const { status, body } = await ask('/api/admin', ADMIN_SECRET);
  expect(status).toBe(200);
  expect(body).toMatchObject({ samples: [], standing: { tables: 0, lobbies: 0 }, draining: false });
});

test('a server without such a secret has no such doors, and a short one is refused', async () => {
  const plain: FastifyInstance = await createServer({ ...settingsFrom({}), dataDir: `${inn.folder}/plain` });
  expect((await plain.inject('/api/admin')).statusCode).toBe(404);
  await plain.close();
  expect(() => settingsFrom({ ADMIN_SECRET: 'short' })).toThrow(/at least 16 characters/);
});

test('what is kept is counted: tables by game, lobbies, answers', async () => {
  const { guests } = await party(inn, 'old-world-poker', 2);
  await inn.post('/api/rooms', { game: 'old-world', name: 'Ada', others: [{}] });
  const { body } = await ask('/api/admin', ADMIN_SECRET);
  expect(body).toMatchObject({ standing: { tables: 1, over: 0, lobbies: 1, games: { 'old-world-poker': 1 } } });
  for (const guest of guests) guest.close();
});

test('a sample tells what happened since the one before', async () => {
  let clock = 1000;
  const metrics = newMetrics(() => 0);
  const watch = new Watch(
    metrics,
    () => 7,
    () => clock,
  );
  for (const seconds of [0.003, 0.004, 0.03]) metrics.answered.observe(seconds);
  metrics.faults.inc();
  clock += 2000;
  expect(await watch.take()).toMatchObject({ rooms: 7, answers: 1.5, half: 5, nearlyAll: 50, faults: 1 });
  clock += 2000;
  const quiet = await watch.take();
  expect(quiet).toMatchObject({ answers: 0, faults: 0 });
  expect(quiet).not.toHaveProperty('half');
  metrics.answered.observe(0.15);
  expect(await watch.take()).toMatchObject({ half: 200, nearlyAll: 200 });
});

test('a drained server finishes what was said, sends people elsewhere and takes nobody new', async () => {
  const { id, guests } = await party(inn, 'old-world-poker', 2);
  const said = guests[0]?.say({ do: 'say', text: 'one more word' });
  const { body } = await ask('/api/admin/drain', ADMIN_SECRET, 'POST');
  expect(body).toEqual({ draining: true });
  expect(await said).toMatchObject({ said: 'done' });
  await expect.poll(() => guests.map(({ closed }) => closed)).toEqual([1012, 1012]);
  expect((await fetch(`${inn.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${inn.url}/healthz`)).status).toBe(200);
  const late = await Guest.at(inn, id);
  await expect.poll(() => late.closed).toBe(1012);
});
