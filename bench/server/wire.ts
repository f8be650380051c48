/** What an answer costs everybody who listens, as it goes over a line; and what compression would make of it. */

import { deflateRawSync } from 'node:zlib';
import { MemoryStore } from '../../packages/table/src/stores/memory.ts';
import { byChance, tablesIn } from './by-chance.ts';
import { quantile } from './tables.ts';

const SEATS = 3;
const ANSWERS = 400;

export interface Wire {
  /** Bytes of a message in the middle, and compressed one by one. */
  readonly bytes: number;
  readonly compressed: number;
  /** Microseconds compressing one takes. */
  readonly micros: number;
}

export async function wireOf(game: string): Promise<Wire> {
  const frames: string[] = [];
  const { host, answer } = await byChance(tablesIn(new MemoryStore()), {
    game,
    seats: SEATS,
    seed: 'wire',
    frame: (frame) => void frames.push(frame),
  });
  frames.length = 0;
  for (let n = 0; n < ANSWERS && !host.over; n++) await answer();
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
