/** What an answer costs everybody who listens, as it goes over a line; and what compression would make of it. */

import { deflateRawSync } from 'node:zlib';
import { type AnyShape, Dice } from '../../packages/kernel/src/index.ts';
import { shortener } from '../../packages/server/src/live/shorter.ts';
import { type FromTable, Tables, thinkHere } from '../../packages/table/src/index.ts';
import { GAMES } from '../../packages/table/src/registry/index.ts';
import { MemoryStore } from '../../packages/table/src/stores/memory.ts';
import { quantile } from './tables.ts';

const SEATS = 3;
const ANSWERS = 400;

type Position = Extract<FromTable<AnyShape>, { said: 'position' }>['position'];

export interface Wire {
  /** Bytes of a message in the middle, and compressed one by one. */
  readonly bytes: number;
  readonly compressed: number;
  /** Microseconds compressing one takes. */
  readonly micros: number;
}

export async function wireOf(game: string): Promise<Wire> {
  const tables = new Tables({
    games: GAMES,
    store: new MemoryStore(),
    now: () => 0,
    secret: () => '0123456789abcdef0123456789abcdef',
    think: thinkHere(GAMES),
  });
  const sitters = Array.from({ length: SEATS }, (_, at) => ({ name: String(at) }));
  const host = await tables.host(await tables.create({ game, sitters, seed: 'wire' }));
  const frames: string[] = [];
  const positions: (Position | undefined)[] = [];
  const seats = sitters.map((_, at) => {
    const shorten = shortener();
    return host.listen({
      seats: [at],
      tell: (message) => {
        if (message.said !== 'position') return;
        positions[at] = message.position;
        frames.push(JSON.stringify(shorten(message)));
      },
    });
  });
  for (const [at, listening] of seats.entries()) await host.hear(listening, { do: 'look', id: 'look', as: at });
  frames.length = 0;
  const dice = new Dice('wire');
  for (let n = 0; n < ANSWERS && !host.over; n++) {
    const at = positions.findIndex((position) => position?.asks.some(({ reply }) => reply === undefined));
    const position = positions[at];
    const ask = position?.asks.find(({ reply }) => reply === undefined);
    const listening = seats[at];
    if (position === undefined || ask === undefined || listening === undefined) throw new Error('nobody is asked');
    const choice = dice.pick(ask.choices).id;
    await host.hear(listening, { do: 'answer', id: String(n), number: position.number, ask: ask.id, choice });
  }
  const begun = performance.now();
  const compressed = frames.map((frame) => deflateRawSync(frame).length);
  const micros = ((performance.now() - begun) * 1000) / frames.length;
  return {
    bytes: quantile(
      frames.map((frame) => Buffer.byteLength(frame)),
      0.5,
    ),
    compressed: quantile(compressed, 0.5),
    micros,
  };
}
