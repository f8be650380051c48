/**
 * Nonsense, forgeries and old messages, by thousands: each is refused by its name, nothing falls over, and memory stays
 * as it was. `npm run faults` sends a hundred thousand.
 */

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Dice } from '@medallion/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { from, Guest, Inn, type Message, type Party, party } from './guests.ts';

const FRAMES = Number(process.env.FAULTS_FRAMES ?? 3000);
/** As many as somebody may send at once. */
const BURST = 50;
/** What a server may have grown by while it was bothered, in bytes: caches of a runtime, not frames. */
const GROWTH = 12 * 1024 * 1024;

const inn = new Inn();
beforeAll(() => inn.start());
afterAll(() => inn.tearDown());

const isAlive = async (): Promise<boolean> => (await fetch(`${inn.url}/readyz`)).status === 200;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function memory(): Promise<number> {
  for (let n = 0; n < 3; n++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return process.memoryUsage().heapUsed;
}

/** Messages as they should be: what is wrong with a frame is done to one of these. */
const VALID: readonly Message[] = [
  { do: 'hello', id: 'a', secret: 'f'.repeat(32), changes: true },
  { do: 'name', id: 'b', name: 'Bo' },
  { do: 'ready', id: 'c', ready: true, nonce: 'a'.repeat(32) },
  { do: 'options', id: 'd', options: { rounds: 3 } },
  { do: 'chair', id: 'e', seat: 1, bot: 'random' },
  { do: 'say', id: 'f', text: 'Well met' },
  { do: 'invite', id: 'g', seat: 1 },
  { do: 'relieve', id: 'h', seat: 1, bot: 'random' },
  { do: 'mute', id: 'i', whom: 1, muted: true },
  { do: 'answer', id: 'j', number: 1, ask: 1, choice: 'a1' },
  { do: 'undo', id: 'k', number: 1 },
  { do: 'look', id: 'l', as: 0, heard: 1 },
  { do: 'sit', id: 'm', seat: 0, sitter: { name: 'Bo', bot: 'random' } },
];

const WRONG: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  -0,
  '',
  'x'.repeat(4000),
  '\u0000\uD800',
  true,
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1 },
  '__proto__',
  { length: 1e9 },
];

/** A message with one part wrong, one too many or one missing. */
function bentMessage(dice: Dice): string {
  const valid = dice.pick(VALID);
  const parts = Object.keys(valid);
  const part = dice.pick(parts);
  switch (dice.int(5)) {
    case 0:
      return JSON.stringify({ ...valid, [part]: dice.pick(WRONG) });
    case 1:
      return JSON.stringify(
        Object.fromEntries(parts.filter((each) => each !== part).map((each) => [each, valid[each]])),
      );
    case 2:
      return JSON.stringify({ ...valid, more: dice.pick(WRONG) });
    case 3:
      return `${JSON.stringify(valid).slice(0, -1)},"__proto__":{"seat":0},"constructor":{}}`;
    default:
      return JSON.stringify(valid).slice(0, 1 + dice.int(12));
  }
}

function nonsense(dice: Dice): string | Buffer {
  switch (dice.int(4)) {
    case 0:
      return randomBytes(1 + dice.int(200));
    case 1:
      return '['.repeat(1 + dice.int(4000));
    default:
      return bentMessage(dice);
  }
}

/** Sends frames and hears an answer to each of them; how many were refused. */
async function bother(guest: Guest, frames: readonly (string | Buffer)[]): Promise<void> {
  const answers = new Set(['refused', 'refusal', 'position', 'room', 'table', 'done', 'link']);
  let heard = 0;
  const all = guest.next(({ said = '', to, code }) => {
    if (answers.has(said) && (to !== undefined || code !== undefined)) heard += 1;
    return heard >= frames.length;
  }, 30_000);
  for (const frame of frames) guest.raw(frame);
  await all;
}

describe('nonsense', () => {
  let table: Party;
  beforeAll(async () => {
    table = await party(inn, 'caravan', 2);
  });

  test(`${FRAMES} frames that are none are each refused, from strangers and from guests, and memory stays flat`, {
    timeout: 60_000 + FRAMES * 10,
  }, async () => {
    const dice = new Dice('nonsense');
    let sent = 0;
    let early = 0;
    const before = table.guests[0]?.position;
    for (let house = 1; sent < FRAMES; house++) {
      const guest = await Guest.at(inn, table.id, from(house % 4096));
      // Every other one has a place in the room, and so comes further.
      if (house % 2 === 0) await guest.say({ do: 'hello', watch: table.watch });
      const frames = Array.from({ length: BURST }, () => nonsense(dice));
      await bother(guest, frames);
      guest.close();
      sent += frames.length;
      if (early === 0 && sent >= FRAMES / 3) early = await memory();
    }
    const late = await memory();
    console.log(
      `${sent} frames refused; ${(early / 1e6).toFixed(1)} MB after a third, ${(late / 1e6).toFixed(1)} MB after all`,
    );
    expect(late - early).toBeLessThan(GROWTH);
    expect(await isAlive()).toBe(true);
    const [ada] = table.guests as [Guest];
    expect((await ada.say({ do: 'look', as: 0 })).position).toMatchObject({ number: before?.number });
  });

  test('bytes that are no frames at all end their own line and nothing else', {
    timeout: 60_000 + FRAMES,
  }, async () => {
    const dice = new Dice('bytes');
    const LINES = Math.max(40, Math.floor(FRAMES / 100));
    for (let n = 0; n < LINES; n++) {
      const line = await rawLine(table.id, n);
      const gone = new Promise((resolve) => line.once('close', resolve));
      line.write(brokenFrame(dice));
      // Some only wait for more: those are cut by their sender.
      const timer = setTimeout(() => line.destroy(), 200);
      await gone;
      clearTimeout(timer);
    }
    expect(await isAlive()).toBe(true);
  });
});

/** A socket after its handshake, without anybody who knows what a frame is. */
function rawLine(id: string, house: number): Promise<Socket> {
  const { hostname, port } = new URL(inn.url);
  return new Promise((resolve, reject) => {
    const line = connect(Number(port), hostname, () => {
      const key = randomBytes(16).toString('base64');
      line.write(
        `GET /api/rooms/${id}/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `X-Forwarded-For: 10.9.0.${house % 250}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      );
      line.once('data', () => resolve(line));
    });
    // A line that is cut by the other side is what we came for.
    line.on('error', reject);
  });
}

function brokenFrame(dice: Dice): Buffer {
  switch (dice.int(5)) {
    case 0:
      return randomBytes(2 + dice.int(400));
    case 1:
      // Not masked, as a client's must be.
      return Buffer.from([0x81, 2, 0x7b, 0x7d]);
    case 2:
      // An operation nobody knows, with reserved bits.
      return Buffer.from([0xf3, 0x80, 0, 0, 0, 0]);
    case 3:
      // Claims to be larger than anything.
      return Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]);
    default:
      // Goes on with something that never began, and is no text.
      return Buffer.from([0x80, 0x82, 0, 0, 0, 0, 0xff, 0xfe]);
  }
}

/** The first open question of a guest, with an answer to it. */
function asked(guest: Guest | undefined): { number: number; ask: number; choice: string } {
  const { number = 0, asks = [] } = guest?.position ?? {};
  const ask = asks.find(({ reply }) => reply === undefined);
  return { number, ask: ask?.id ?? -1, choice: ask?.choices[0]?.id ?? '' };
}

describe('whoever cheats', () => {
  test('a question of somebody else, a seat of somebody else and an old message change nothing', async () => {
    const { id, guests } = await party(inn, 'caravan', 3, 101);
    const [ada, bo, cy] = guests as [Guest, Guest, Guest];
    const { number, ask, choice } = asked(ada);
    const stolen = { do: 'answer', number, ask, choice };
    expect(await bo.say(stolen)).toMatchObject({ said: 'refusal', refusal: { code: 'not-your-ask' } });
    expect(await bo.say({ ...stolen, seat: 0 })).toMatchObject({ said: 'refused', code: 'malformed' });
    expect(await bo.say({ do: 'sit', seat: 0, sitter: { name: 'P1', bot: 'random' } })).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
    expect(await bo.say({ do: 'look', as: 0 })).toMatchObject({ refusal: { code: 'not-your-seat' } });
    const watcher = await Guest.at(inn, id, from(102));
    expect(await watcher.say({ do: 'hello', watch: 'e'.repeat(32) })).toMatchObject({ code: 'not-yours' });
    expect(await watcher.say(stolen)).toMatchObject({ code: 'say-hello-first' });
    expect(await ada.say(stolen)).toMatchObject({ said: 'position', position: { number: number + 1 } });
    // The same words once more, under another id: the question is gone.
    expect(await ada.say(stolen)).toMatchObject({ said: 'refusal' });
    const answered = await cy.say({ do: 'look', as: 2 });
    expect(answered.position?.number).toBe(number + 1);
  });

  test('a double click is one answer, and the id of one’s answer does not shield somebody else’s', async () => {
    const { guests } = await party(inn, 'caravan', 2, 103);
    const [ada, bo] = guests as [Guest, Guest];
    const first = { do: 'answer', id: 'click', ...asked(ada) };
    const both = [ada.next(({ to }) => to === 'click'), ada.next(({ to }) => to === 'click')];
    ada.raw(JSON.stringify(first));
    ada.raw(JSON.stringify(first));
    for (const answer of await Promise.all(both))
      expect(answer).toMatchObject({ position: { number: first.number + 1 } });
    await bo.say({ do: 'look', as: 1 });
    expect(await bo.say({ do: 'answer', id: 'click', ...asked(bo) })).toMatchObject({
      said: 'position',
      position: { number: first.number + 2 },
    });
  });

  test('all who are asked at once answer at once, and every answer counts', async () => {
    const { guests } = await party(inn, 'sealed-bids', 4, 104);
    const ofThem = (): readonly Guest[] => guests.filter((guest) => asked(guest).ask >= 0);
    // Who pays tribute is asked alone, one after the other.
    for (let n = 0; n < 20 && ofThem().length < 4; n++) {
      const [alone] = ofThem() as [Guest];
      const heard = guests
        .filter((guest) => guest !== alone)
        .map((guest) => guest.next(({ said }) => said === 'position'));
      await alone.say({ do: 'answer', ...asked(alone) });
      await Promise.all(heard);
    }
    const number = guests[0]?.position?.number ?? 0;
    const waiting = ofThem();
    expect(waiting.length).toBe(4);
    const answers = await Promise.all(waiting.map((guest) => guest.say({ do: 'answer', ...asked(guest) })));
    expect(answers.map(({ said }) => said)).toEqual(['position', 'position', 'position', 'position']);
    expect((await guests[0]?.say({ do: 'look', as: 0 }))?.position?.number).toBe(number + 4);
  });
});
