/**
 * The server is killed at random moments while people play: whatever it acknowledged is there when it is back, and
 * every table goes on. `npm run faults` does the same a hundred times.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Dice } from '@medallion/kernel';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { Guest, Inn, NONCE } from './guests.ts';

const KILLS = Number(process.env.FAULTS_KILLS ?? 2);
const TABLES = 6;
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'medallion-kill-'));
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The server as a process of its own, which can be killed as a machine without power is. */
class KillableInn extends Inn {
  private readonly port: number;

  constructor(port: number) {
    super();
    this.port = port;
  }

  override async start(): Promise<this> {
    child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: { ...process.env, PORT: String(this.port), HOST: '127.0.0.1', DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child?.stdout?.once('data', resolve));
    this.url = `http://127.0.0.1:${this.port}`;
    return this;
  }

  override async stop(): Promise<void> {
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await gone;
  }
}

interface Sitting {
  readonly id: string;
  readonly secrets: readonly string[];
  guests: readonly Guest[];
  /** The highest number somebody was told, and what was told with it. */
  told: number;
  over: boolean;
}

async function open(inn: Inn): Promise<Sitting> {
  const { body } = await inn.post('/api/rooms', { game: 'caravan', name: 'Ada', nonce: NONCE, others: [{}] });
  const { body: other } = await inn.post(`/api/rooms/${body.id}/seats`, {
    name: 'Bo',
    nonce: NONCE,
    invite: body.links.anyChair,
  });
  const sitting: Sitting = { id: body.id, secrets: [body.secret, other.secret], guests: [], told: 0, over: false };
  const [ada, bo] = await comeIn(inn, sitting);
  await bo?.say({ do: 'ready', ready: true });
  await ada?.say({ do: 'begin' });
  return sitting;
}

async function comeIn(inn: Inn, sitting: Sitting): Promise<readonly Guest[]> {
  sitting.guests = await Promise.all(
    sitting.secrets.map(async (secret) => {
      const guest = await Guest.at(inn, sitting.id);
      await guest.say({ do: 'hello', secret });
      return guest;
    }),
  );
  return sitting.guests;
}

/** Plays as fast as answers come, until the line breaks or the game is over. */
async function play(sitting: Sitting): Promise<void> {
  const { guests } = sitting;
  for (const [seat, guest] of guests.entries()) {
    const { position } = await guest.say({ do: 'look', as: seat });
    // Nothing that was acknowledged is missing.
    expect(position?.number).toBeGreaterThanOrEqual(sitting.told);
  }
  for (;;) {
    const seat = guests.findIndex((guest) => guest.position?.asks.some(({ reply }) => reply === undefined));
    const guest = guests[seat];
    const { number = 0, asks = [], over } = guest?.position ?? guests[0]?.position ?? {};
    sitting.over = over !== undefined;
    const ask = asks.find(({ reply }) => reply === undefined);
    if (guest === undefined || ask === undefined || sitting.over) return;
    const heard = Promise.all(guests.filter((each) => each !== guest).map((each) => each.next(isPosition)));
    heard.catch(() => undefined);
    const answered = await guest.say({ do: 'answer', number, ask: ask.id, choice: ask.choices[0]?.id });
    sitting.told = Math.max(sitting.told, answered.position?.number ?? 0);
    await heard;
  }
}

const isPosition = ({ said }: { readonly said?: string }): boolean => said === 'position';

test(`killed ${KILLS} times while ${TABLES} tables play, nothing acknowledged is lost and every table goes on`, {
  timeout: 60_000 + KILLS * 40_000,
}, async () => {
  const dice = new Dice('killed');
  const inn = await new KillableInn(await freePort()).start();
  let sittings = await Promise.all(Array.from({ length: TABLES }, () => open(inn)));
  for (let kill = 0; kill < KILLS; kill++) {
    const playing = Promise.allSettled(sittings.map(play));
    await new Promise((resolve) => setTimeout(resolve, 50 + dice.int(600)));
    await inn.stop();
    for (const { guests } of sittings) for (const guest of guests) guest.close();
    await playing;
    await inn.start();
    sittings = await Promise.all(sittings.map((sitting) => (sitting.over ? open(inn) : Promise.resolve(sitting))));
    await Promise.all(sittings.map((sitting) => comeIn(inn, sitting)));
  }
  await Promise.all(sittings.map(play));
  expect(sittings.every(({ over, told }) => over && told > 0)).toBe(true);
  await inn.tearDown();
});
