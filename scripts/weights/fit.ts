/** Fitting weights: ridge regression and the sharpness of a softmax, small enough to be written out. */

/** Solves a symmetric positive system by Cholesky's way. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const low = matrix.map((row) => [...row]);
  for (let i = 0; i < n; i++) {
    const row = low[i] as number[];
    for (let j = 0; j <= i; j++) {
      const other = low[j] as number[];
      let sum = row[j] as number;
      for (let k = 0; k < j; k++) sum -= (row[k] as number) * (other[k] as number);
      if (i === j) row[i] = Math.sqrt(Math.max(sum, 1e-12));
      else row[j] = sum / (other[j] as number);
    }
  }
  const x = [...right];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] as number) - (low[i]?.[k] as number) * (x[k] as number);
    x[i] = (x[i] as number) / (low[i]?.[i] as number);
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] = (x[i] as number) - (low[k]?.[i] as number) * (x[k] as number);
    x[i] = (x[i] as number) / (low[i]?.[i] as number);
  }
  return x;
}

/** Weights that tell the targets from the rows, large ones being punished by `ridge` standard deviations' worth. */
export function ridgeFit(rows: readonly (readonly number[])[], targets: readonly number[], ridge: number): number[] {
  const n = rows[0]?.length ?? 0;
  const scale = Array.from({ length: n }, (_, i) => {
    let squares = 0;
    for (const row of rows) squares += (row[i] as number) ** 2;
    return Math.sqrt(squares / Math.max(1, rows.length));
  });
  const matrix = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  const right = new Array<number>(n).fill(0);
  for (const [at, row] of rows.entries()) {
    for (let i = 0; i < n; i++) {
      const one = (scale[i] as number) === 0 ? 0 : (row[i] as number) / (scale[i] as number);
      if (one === 0) continue;
      right[i] = (right[i] as number) + one * (targets[at] as number);
      const line = matrix[i] as number[];
      for (let j = 0; j <= i; j++)
        if (scale[j] !== 0) line[j] = (line[j] as number) + (one * (row[j] as number)) / (scale[j] as number);
    }
  }
  for (let i = 0; i < n; i++) {
    const line = matrix[i] as number[];
    line[i] = (line[i] as number) + ridge;
    for (let j = i + 1; j < n; j++) line[j] = matrix[j]?.[i] as number;
  }
  return solve(matrix, right).map((weight, i) => ((scale[i] as number) === 0 ? 0 : weight / (scale[i] as number)));
}

/** Scores of all participants of a game, and who won it. */
export interface Contest {
  readonly scores: readonly number[];
  readonly winner: number;
}

export function logLoss(contests: readonly Contest[], sharpness: number): number {
  let sum = 0;
  for (const { scores, winner } of contests) {
    const most = Math.max(...scores);
    let total = 0;
    for (const score of scores) total += Math.exp(sharpness * (score - most));
    sum -= sharpness * ((scores[winner] as number) - most) - Math.log(total);
  }
  return sum / Math.max(1, contests.length);
}

/** How sharply a lead decides: the softmax of `sharpness × score` tells the winners best. */
export function fitSharpness(contests: readonly Contest[]): number {
  let [low, high] = [0.001, 3];
  for (let turn = 0; turn < 60; turn++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (logLoss(contests, a) < logLoss(contests, b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

/** Weights shared by all participants whose softmax tells the winners best (a conditional logit), by Newton's way. */
export function logitFit(
  contests: readonly { readonly rows: readonly (readonly number[])[]; readonly winner: number }[],
  ridge: number,
): number[] {
  const n = contests[0]?.rows[0]?.length ?? 0;
  const scale = Array.from({ length: n }, (_, i) => {
    let squares = 0;
    let count = 0;
    for (const { rows } of contests) {
      const mean = rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length;
      for (const row of rows) squares += ((row[i] as number) - mean) ** 2;
      count += rows.length;
    }
    return Math.sqrt(squares / Math.max(1, count));
  });
  const scaled = contests.map(({ rows, winner }) => ({
    rows: rows.map((row) => row.map((value, i) => (scale[i] === 0 ? 0 : value / (scale[i] as number)))),
    winner,
  }));
  let weights = new Array<number>(n).fill(0);
  for (let turn = 0; turn < 12; turn++) {
    const gradient = weights.map((weight) => -ridge * weight);
    const curve = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? ridge : 0)));
    for (const { rows, winner } of scaled) {
      const scores = rows.map((row) => row.reduce((sum, value, i) => sum + value * (weights[i] as number), 0));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const mean = new Array<number>(n).fill(0);
      for (const [who, row] of rows.entries())
        for (let i = 0; i < n; i++)
          mean[i] = (mean[i] as number) + ((powers[who] as number) / total) * (row[i] as number);
      for (let i = 0; i < n; i++)
        gradient[i] = (gradient[i] as number) + (rows[winner]?.[i] as number) - (mean[i] as number);
      for (const [who, row] of rows.entries()) {
        const chance = (powers[who] as number) / total;
        for (let i = 0; i < n; i++) {
          const off = chance * ((row[i] as number) - (mean[i] as number));
          if (off === 0) continue;
          const line = curve[i] as number[];
          for (let j = 0; j <= i; j++) line[j] = (line[j] as number) + off * ((row[j] as number) - (mean[j] as number));
        }
      }
    }
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) (curve[i] as number[])[j] = curve[j]?.[i] as number;
    const step = solve(curve, gradient);
    weights = weights.map((weight, i) => weight + (step[i] as number));
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights.map((weight, i) => (scale[i] === 0 ? 0 : weight / (scale[i] as number)));
}
