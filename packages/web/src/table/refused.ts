import type { WhyNotTold } from '@medallion/words';

/** Things that are refused for one and the same reason. */
export interface Refused {
  readonly whats: readonly string[];
  readonly why: string;
  readonly clause: string;
}

/** Puts together what reads the same: eleven places too far away are one line. */
export function refusedTogether(told: readonly WhyNotTold[]): readonly Refused[] {
  const groups = new Map<string, Refused>();
  for (const { what, why, clause } of told) {
    const key = `${clause}/${why}`;
    const before = groups.get(key)?.whats ?? [];
    groups.set(key, { whats: before.includes(what) ? before : [...before, what], why, clause });
  }
  return [...groups.values()];
}
