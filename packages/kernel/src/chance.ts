import { sha256Hex } from './hash.ts';

/*
 * Chance: xoshiro128**, four 32-bit words per stream, kept in the state. One stream per purpose ("dice",
 * "monsters"…), so that a new roll in one place never shifts the rolls of another.
 */

/** Words of one stream. */
const WORDS = 4;

/** The generator's words for every stream, in the order the game names them. */
export function seedStreams(seed: string, streams: readonly string[]): number[] {
  const words: number[] = [];
  for (const stream of streams) {
    const digest = sha256Hex(`medallion/stream/${stream}/${seed}`);
    for (let i = 0; i < WORDS; i++) words.push(Number.parseInt(digest.slice(i * 8, i * 8 + 8), 16));
    // The all-zero state is the one xoshiro never leaves.
    if (words.slice(-WORDS).every((word) => word === 0)) words[words.length - 1] = 1;
  }
  return words;
}

/** The next 32 random bits of a stream. */
export function nextWord(words: number[], stream: number): number {
  const at = stream * WORDS;
  const s0 = words[at] as number;
  const s1 = words[at + 1] as number;
  const s2 = (words[at + 2] as number) ^ s0;
  const s3 = (words[at + 3] as number) ^ s1;
  const scrambled = Math.imul(s1, 5);
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  words[at] = (s0 ^ s3) >>> 0;
  words[at + 1] = (s1 ^ s2) >>> 0;
  words[at + 2] = (s2 ^ (s1 << 9)) >>> 0;
  words[at + 3] = ((s3 << 11) | (s3 >>> 21)) >>> 0;
  return result;
}

/** An integer from 0 to n − 1, every one equally likely: the uneven tail of the 32-bit range is thrown away. */
export function nextInt(words: number[], stream: number, n: number): number {
  const limit = 0x100000000 - (0x100000000 % n);
  let word = nextWord(words, stream);
  while (word >= limit) word = nextWord(words, stream);
  return word % n;
}

/** Fisher–Yates, in place. */
export function shuffleInPlace<T>(words: number[], stream: number, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextInt(words, stream, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
}

/** A generator of its own outside any state: for bots, tests and benches, never for rules. */
export class Dice {
  private readonly words: number[];

  constructor(seed: string) {
    this.words = seedStreams(seed, ['']);
  }

  int(n: number): number {
    return nextInt(this.words, 0, n);
  }

  shuffle<T>(items: T[]): T[] {
    shuffleInPlace(this.words, 0, items);
    return items;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(items.length)] as T;
  }
}
