/** One side of a comparison: plays some moves and says how many, and how many milliseconds they took. */
export type Side = () => { readonly moves: number; readonly ms: number };

/** Rounds of a comparison; their median counts, so that one busy moment of the machine does not. */
const ROUNDS = 11;
/** Rounds before that, until the compiler has settled. */
const WARM_UP = 3;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Moves per second of two sides that take turns: one, the other, one, the other, … */
export function compare(ours: Side, peer: Side): { ours: number; peer: number } {
  const speeds: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  for (let round = 0; round < WARM_UP; round++) {
    ours();
    peer();
  }
  for (let round = 0; round < ROUNDS; round++) {
    speeds.ours.push(speed(ours()));
    speeds.peer.push(speed(peer()));
  }
  return { ours: median(speeds.ours), peer: median(speeds.peer) };
}

const speed = ({ moves, ms }: ReturnType<Side>): number => (moves / ms) * 1000;

/**
 * Starts games some at a time and times only the playing. All at once would measure the garbage collector instead:
 * with 8,000 tables alive it took 40 % of the time. Both sides of a comparison choose their batches so that one
 * takes about as long as the other's: on a busy machine the longer one would be interrupted more often.
 */
export function inBatches<T>(
  starts: readonly (() => T)[],
  batch: number,
  play: (started: T) => number,
): ReturnType<Side> {
  let moves = 0;
  let ms = 0;
  for (let from = 0; from < starts.length; from += batch) {
    const started = starts.slice(from, from + batch).map((start) => start());
    ms += timed(() => {
      for (const one of started) moves += play(one);
    });
  }
  return { moves, ms };
}

/** Milliseconds something takes. */
export function timed(what: () => void): number {
  const since = performance.now();
  what();
  return performance.now() - since;
}
