import type { Shape } from '../src/index.ts';
import type { Seated } from '../src/testing/index.ts';

/** Some game or other, for tests that do the same to all of them. */
export interface AnyShape extends Shape {
  steps: Record<string, object>;
  asks: Record<string, { args: object; choice: object }>;
  events: Record<string, object>;
}

/** `PROPERTY_SCALE=10 npm test` plays ten times as many games. */
const SCALE = Number(process.env.PROPERTY_SCALE ?? 1);

/** Seeds for so many games, the same ones every time. */
function seeds(count: number): string[] {
  return Array.from({ length: Math.ceil(count * SCALE) }, (_, index) => `seed ${index}`);
}

/** Sittings of a game: the number of seats goes round, so do the options. */
export function sittings(count: number, seats: readonly number[], options: readonly unknown[] = [{}]): Seated[] {
  return seeds(count).map((seed, index) => ({
    seed,
    seats: seats[index % seats.length] ?? 2,
    options: options[index % options.length],
  }));
}
