/** The script people begin a bot of their own with joins a table by a link, and plays it to the end. */

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, Inn, NONCE } from './guests.ts';

const script = fileURLToPath(new URL('../../../scripts/join.mjs', import.meta.url));
const inn = new Inn();
beforeAll(() => inn.start());
afterAll(() => inn.tearDown());

test('scripts/join.mjs is short, takes a seat by a code and plays legal answers to the end', async () => {
  expect(readFileSync(script, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const wanted = { game: 'tic-tac-toe', name: 'Ada', nonce: NONCE, others: [{}] };
  const { id, secret, code } = (await inn.post('/api/rooms', wanted)).body;
  const ada = await Guest.at(inn, id);
  await ada.say({ do: 'hello', secret });
  const isReady = ada.next(({ room }) => {
    const { chairs } = (room ?? {}) as { readonly chairs?: readonly { readonly ready: boolean }[] };
    return chairs?.[1]?.ready === true;
  });
  const joined = spawn(process.execPath, [script, inn.url, code], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [joined.stdout, joined.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const ended = new Promise<number | null>((resolve) => joined.once('exit', resolve));
  await isReady;
  await ada.say({ do: 'begin' });
  await ada.say({ do: 'look', as: 0 });
  while (ada.position?.over === undefined) {
    const open = ada.position?.asks.find(({ reply }) => reply === undefined);
    if (open === undefined) await ada.next(({ said: heard }) => heard === 'position');
    else {
      const { number } = ada.position ?? {};
      await ada.say({ do: 'answer', number, ask: open.id, choice: open.choices[0]?.id });
    }
  }
  expect(await ended).toBe(0);
  expect(said).toBe('The game is over.\n');
}, 60_000);
