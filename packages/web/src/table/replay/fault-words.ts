import type { Say } from '@medallion/words';
import type { ReplayMessages } from './words/shape.ts';
import type { RecordFault } from '@medallion/table';

/** Why a record cannot be used, and what to do about it. */
export function faultWords(say: Say<ReplayMessages>, { code, n, why }: RecordFault): string {
  return say(`replay.fault.${code}`, { n: n ?? 0, why: why ?? '' });
}
