/** Counts of many games, put together from several threads: numbers in records in records. */

/** Something of which there were so many, and of those so many won. */
export interface Share {
  games: number;
  wins: number;
}

export const noShare = (): Share => ({ games: 0, wins: 0 });

export function noteShare(shares: Record<string, Share>, key: string, won: boolean): void {
  const share = (shares[key] ??= noShare());
  share.games += 1;
  if (won) share.wins += 1;
}

export function bump(counts: Record<string, number>, key: string | number, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** Both counts as one: numbers are added wherever they are, names and all else are those of the first. */
export function added<T>(one: T, other: T): T {
  if (typeof one === 'number' && typeof other === 'number') return (one + other) as T;
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one;
  if (Array.isArray(one) && Array.isArray(other)) {
    const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
    return longer.map((each: unknown, at) => (at < shorter.length ? added(each, shorter[at] as unknown) : each)) as T;
  }
  const sum: Record<string, unknown> = { ...(one as Record<string, unknown>) };
  for (const [key, value] of Object.entries(other)) sum[key] = key in sum ? added(sum[key], value) : value;
  return sum as T;
}

/** Wilson's interval of 95 % for a share. */
export function between({ games, wins }: Share): {
  readonly share: number;
  readonly low: number;
  readonly high: number;
} {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { share, low: middle - half, high: middle + half };
}
