/** How much an answer costs everybody who listens. */

import { isDeepStrictEqual } from 'node:util';
import { type AnyShape, Dice } from '@medallion/kernel';
import { type FromTable, type Host, type Listening, Tables, thinkHere } from '@medallion/table';
import { changed, type Difference } from '@medallion/table/difference';
import { GAMES } from '@medallion/table/registry';
import { MemoryStore } from '@medallion/table/stores/memory';
import { describe, expect, test } from 'vitest';
import { shortener } from '../src/live/shorter.ts';

const SEATS = 3;
const ANSWERS = 250;
const KIB = 1024;

interface Seated {
  readonly listening: Listening<AnyShape>;
  position: Extract<FromTable<AnyShape>, { said: 'position' }>['position'] | undefined;
  /** Of every message with a position: the bytes it took, and those of the whole. */
  readonly bytes: number[];
  readonly whole: number[];
  /** Whether the other end of the line has the very position. */
  readonly same: boolean[];
}

function seat(host: Host<AnyShape>, at: number): Seated {
  const shorten = shortener();
  let far: unknown;
  const seated: Omit<Seated, 'listening'> = { position: undefined, bytes: [], whole: [], same: [] };
  const listening = host.listen({
    seats: [at],
    tell: (message) => {
      if (message.said !== 'position') return;
      seated.position = message.position;
      const short = JSON.stringify(shorten(message));
      const whole = JSON.stringify(message.position);
      seated.bytes.push(Buffer.byteLength(short));
      seated.whole.push(Buffer.byteLength(JSON.stringify(message)));
      // What the other end makes of it is the position, to the letter of it.
      const { position, change } = JSON.parse(short) as { position?: unknown; change?: Difference };
      far = position ?? changed(far, change);
      seated.same.push(isDeepStrictEqual(far, JSON.parse(whole)));
    },
  });
  return Object.assign(seated, { listening });
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('an answer, told to a seat', () => {
  test.each(['old-world', 'path-of-destiny'])(
    'is the same position, and at most 1 KiB in the middle: %s',
    { timeout: 60_000 },
    async (game) => {
      const tables = new Tables({
        games: GAMES,
        store: new MemoryStore(),
        now: () => 0,
        secret: () => '0123456789abcdef0123456789abcdef',
        think: thinkHere(GAMES),
      });
      const sitters = Array.from({ length: SEATS }, (_, at) => ({ name: String(at) }));
      const host = await tables.host(await tables.create({ game, sitters, seed: 'bytes' }));
      const seats = sitters.map((_, at) => seat(host, at));
      for (const [at, { listening }] of seats.entries()) await host.hear(listening, { do: 'look', id: 'look', as: at });
      for (const { bytes, whole } of seats) bytes.length = whole.length = 0;
      const dice = new Dice('bytes');
      for (let n = 0; n < ANSWERS && !host.over; n++) {
        const asked = seats.find(({ position }) => position?.asks.some(({ reply }) => reply === undefined));
        const ask = asked?.position?.asks.find(({ reply }) => reply === undefined);
        if (asked?.position === undefined || ask === undefined) throw new Error('nobody is asked');
        const choice = dice.pick(ask.choices).id;
        await host.hear(asked.listening, {
          do: 'answer',
          id: String(n),
          number: asked.position.number,
          ask: ask.id,
          choice,
        });
      }
      const all = seats.flatMap(({ bytes }) => bytes);
      const whole = seats.flatMap((each) => each.whole);
      expect(all.length).toBeGreaterThan(100);
      expect(seats.every(({ same }) => same.every((yes) => yes))).toBe(true);
      console.log(`${game}: ${median(all)} bytes a seat and answer in the middle, ${median(whole)} whole`);
      expect(median(all)).toBeLessThanOrEqual(KIB);
    },
  );
});
