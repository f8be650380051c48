/** Chances from scores, the same on every machine: `Math.exp` may differ in its last digits from engine to engine. */

const SQUARINGS = 10;
const PARTS = 1 << SQUARINGS;

/** e to the power of x, by squaring alone; close enough for chances. */
export function power(x: number): number {
  // Beyond this a chance is 0 or 1 anyway.
  let value = 1 + Math.max(-PARTS / 2, Math.min(x, PARTS / 2)) / PARTS;
  for (let i = 0; i < SQUARINGS; i++) value *= value;
  return value;
}

/** Scores, the higher the better, as chances that add up to 1. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const weights = scores.map((score) => power(score - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
