import type { HeardEvent } from '@medallion/kernel';
import type { Role } from '@medallion/old-world/poker';

/** The places on each side that were rolled by these events. */
export function rolledBy(events: readonly HeardEvent[]): Readonly<Record<Role, readonly number[]>> {
  const rolled: Record<Role, readonly number[]> = { active: [], other: [] };
  for (const { type, data } of events) {
    if (type === 'pokerRolled') {
      rolled.active = [1, 2, 3, 4, 5];
      rolled.other = [1, 2, 3, 4, 5];
    } else if (type === 'pokerRerolled') {
      const { side, pick } = data as { side: Role; pick: number[] };
      rolled[side] = pick;
    }
  }
  return rolled;
}
