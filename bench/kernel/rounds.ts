/** One side of a comparison: plays some moves and says how many, and how many milliseconds they took. */
export type Side = () => { readonly moves: number; readonly ms: number };

/** Rounds of a comparison; their median counts, so that one busy moment of the machine does not. */
const ROUNDS = 7;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Moves per second of two sides that take turns: one warms up, the other warms up, one, the other, one, … */
export function compare(ours: Side, peer: Side): { ours: number; peer: number } {
  const speeds: { ours: number[]; peer: number[] } = { ours: [], peer: [] };
  ours();
  peer();
  for (let round = 0; round < ROUNDS; round++) {
    speeds.ours.push(speed(ours()));
    speeds.peer.push(speed(peer()));
  }
  return { ours: median(speeds.ours), peer: median(speeds.peer) };
}

const speed = ({ moves, ms }: ReturnType<Side>): number => (moves / ms) * 1000;

/** Milliseconds something takes. */
export function timed(what: () => void): number {
  const since = performance.now();
  what();
  return performance.now() - since;
}
