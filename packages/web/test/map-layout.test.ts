/** The drawn roads are the roads of the board, and each begins and ends where its places lie. */
import { EDGES, SEA_EDGES } from '@medallion/old-world/content';
import { expect, it } from 'vitest';
import { PLACES, ROADS } from '../src/old-world/map/layout.ts';

it('every road of the board is drawn once, by land or by sea', () => {
  expect(ROADS.map(({ a, b }) => [a, b])).toEqual(EDGES);
  expect(ROADS.filter(({ sea }) => sea).map(({ a, b }) => [a, b])).toEqual(SEA_EDGES);
});

it('a road leads from the middle of one place to the middle of the other', () => {
  for (const { a, b, path } of ROADS) {
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(numbers.slice(0, 2)).toEqual([PLACES[a]?.x, PLACES[a]?.y]);
    expect(numbers.slice(-2)).toEqual([PLACES[b]?.x, PLACES[b]?.y]);
  }
});
