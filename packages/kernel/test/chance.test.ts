import { describe, expect, it } from 'vitest';
import { nextInt, nextWord, seedStreams, shuffleInPlace } from '../src/chance.ts';
import { commitmentOf, Dice, seedOf } from '../src/index.ts';

/** Pearson's statistic of counts that should all be equal. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** A value the statistic exceeds once in ten thousand times (Wilson and Hilferty); the seeds are fixed, so never by chance. */
function limit(degrees: number): number {
  const t = 2 / (9 * degrees);
  return degrees * (1 - t + 3.72 * Math.sqrt(t)) ** 3;
}

describe('the generator', () => {
  it('is xoshiro128**, number for number', () => {
    const words = [1, 2, 3, 4];
    const first = Array.from({ length: 10 }, () => nextWord(words, 0));
    expect(first).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('has 128 bits of state per stream, never all zero', () => {
    const words = seedStreams('seed', ['dice', 'cards']);
    expect(words).toHaveLength(8);
    for (const word of words) expect(word).toBe(word >>> 0);
    expect(words.slice(0, 4).some((word) => word !== 0)).toBe(true);
  });

  it('keeps its streams apart: drawing from one never shifts another', () => {
    const alone = seedStreams('seed', ['dice', 'cards']);
    const mixed = seedStreams('seed', ['dice', 'cards']);
    const draw = (words: number[], stream: number): number => nextInt(words, stream, 1000);
    const expected = Array.from({ length: 20 }, () => draw(alone, 1));
    const actual = Array.from({ length: 20 }, () => {
      draw(mixed, 0);
      return draw(mixed, 1);
    });
    expect(actual).toEqual(expected);
  });

  it('gives a stream the same numbers whatever other streams the game has', () => {
    expect(seedStreams('seed', ['a', 'b']).slice(4)).toEqual(seedStreams('seed', ['b']));
  });

  it.each([2, 3, 6, 7, 10, 18, 100, 1000])('draws integers below %i without bias', (n) => {
    const dice = new Dice(`below ${n}`);
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < n * 400; i++) {
      const drawn = dice.int(n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(chiSquared(counts)).toBeLessThan(limit(n - 1));
  });

  it('has no modulo bias where a plain remainder would show it', () => {
    // With n = 3 · 2^30, a remainder would draw the lower third twice as often as each of the others.
    const dice = new Dice('bias');
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const third = Math.trunc(dice.int(3 * 2 ** 30) / 2 ** 30);
      counts[third] = (counts[third] ?? 0) + 1;
    }
    expect(chiSquared(counts)).toBeLessThan(limit(2));
  });
});

describe('a shuffle', () => {
  it('gives all 120 orders of five cards equally often', () => {
    const words = seedStreams('orders', ['cards']);
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const cards = [1, 2, 3, 4, 5];
      shuffleInPlace(words, 0, cards);
      const order = cards.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(chiSquared([...counts.values()])).toBeLessThan(limit(119));
  });

  it('puts every card of a deck of thirty into every place equally often', () => {
    const size = 30;
    const words = seedStreams('places', ['cards']);
    const counts = new Array<number>(size * size).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const cards = Array.from({ length: size }, (_, card) => card);
      shuffleInPlace(words, 0, cards);
      for (const [place, card] of cards.entries()) counts[place * size + card] = (counts[place * size + card] ?? 0) + 1;
    }
    // Rows and columns are tied to their sums, so the table has (size − 1)² degrees of freedom.
    expect(chiSquared(counts)).toBeLessThan(limit((size - 1) ** 2));
  });

  it('differs between neighbouring seeds: the first cards of five thousand games are uniform', () => {
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 5000; i++) {
      const cards = Array.from({ length: 10 }, (_, card) => card);
      shuffleInPlace(seedStreams(seedOf(`secret ${i}`, []), ['cards']), 0, cards);
      counts[cards[0] ?? 0] = (counts[cards[0] ?? 0] ?? 0) + 1;
    }
    expect(chiSquared(counts)).toBeLessThan(limit(9));
  });
});

describe('the seed', () => {
  it("depends on the host's secret and on every seat's nonce and its place", () => {
    const seeds = [
      seedOf('secret', ['a', 'b']),
      seedOf('secret', ['b', 'a']),
      seedOf('secret', ['ab']),
      seedOf('secret', ['a', 'b', '']),
      seedOf('secreta', ['b']),
      seedOf('other', ['a', 'b']),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seedOf('secret', ['a', 'b'])).toBe(seeds[0]);
  });

  it('cannot be read from the commitment, which is another hash of the secret', () => {
    expect(commitmentOf('secret')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf('secret')).not.toBe(seedOf('secret', []));
  });
});
