/** The folder that `npm run build` makes, without its page: built for real, and started where nothing of the project is. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer, mayBuildInto } from '../../../scripts/lib/server-build.mjs';
import { type Answer, Guest, NONCE, type Seen } from './guests.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-build-'));

beforeAll(async () => {
  await buildServer(folder);
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), '<!doctype html><title>Medallion</title>');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The table, set by plain Node from the folder; and how long it took until it said so. */
async function set() {
  const since = performance.now();
  const table = spawn(process.execPath, ['medallion.mjs'], {
    cwd: folder,
    // Nothing of how the tests themselves run (loaders, preloaded modules) reaches it.
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1' },
  });
  let faults = '';
  table.stderr.on('data', (bytes: Buffer) => (faults += bytes.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    table.stdout.once('data', (bytes: Buffer) => resolve(/http:\S+/.exec(bytes.toString())?.[0] ?? ''));
    table.once('exit', () => reject(new Error(faults)));
  });
  const took = performance.now() - since;
  const stop = () =>
    new Promise<number | null>((resolve) => {
      table.once('exit', resolve);
      table.kill('SIGTERM');
    });
  return { address, took, stop, faults: () => faults };
}

const post = async (address: string, body: object) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
};

test('plain Node sets the built table: page, rooms that are kept, bots in their threads', {
  timeout: 60_000,
}, async () => {
  const first = await set();
  // Measured: 0.5 s on two cores with nothing else to do; a busy machine may need several times as long.
  expect(first.took).toBeLessThan(10_000);
  const page = await fetch(first.address, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('Medallion');
  const wanted = { game: 'tic-tac-toe', name: 'Ada', nonce: NONCE, others: [{ bot: 'random' }] };
  const { status, body } = await post(`${first.address}/api/rooms`, wanted);
  expect(status).toBe(201);
  const ada = await Guest.at({ url: first.address }, body.id);
  await ada.say({ do: 'hello', secret: body.secret });
  await ada.say({ do: 'ready', ready: true });
  await ada.say({ do: 'begin' });
  await ada.say({ do: 'look', as: 0 });
  const answered = async () => {
    // Whichever of the two begins: after an answer of Ada's the bot's comes, from its thread.
    while (!ada.position?.asks.some(({ reply }) => reply === undefined))
      await ada.next(({ said }) => said === 'position');
    return ada.position;
  };
  const { number, asks } = (await answered()) as Seen;
  await ada.say({ do: 'answer', number, ask: asks[0]?.id, choice: asks[0]?.choices[0]?.id });
  expect((await answered())?.number).toBeGreaterThan(number + 1);
  ada.close();
  expect(await first.stop()).toBe(0);
  expect(first.faults()).toBe('');

  const again = await set();
  const door = await post(`${again.address}/api/rooms/${body.id}/door`, { key: body.secret });
  expect(door.body).toMatchObject({ opens: 'seat', seat: 0 });
  expect(await again.stop()).toBe(0);
});

test('a folder that holds something else is not built over', () => {
  expect(mayBuildInto(join(folder, 'page'))).toBe(false);
  expect(mayBuildInto(folder)).toBe(true);
});
