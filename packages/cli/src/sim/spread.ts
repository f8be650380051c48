/** How numbers of many games are summed up. */

export interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly p90: number;
  readonly median: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const mean =
    sorted.length === 0 ? 0 : Math.round((100 * sorted.reduce((sum, value) => sum + value, 0)) / sorted.length) / 100;
  return { mean, p10: at(0.1), p90: at(0.9), median: at(0.5) };
}
