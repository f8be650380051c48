/** Tables of older rules, made such as these rules lay. */

import type { Json, State } from '@medallion/kernel';
import type { PathOfDestiny } from './shape.ts';

/** Rules 1 did not remember what everybody had seen of a hand: from then on it is counted anew. */
export function migrate(kept: Json): State<PathOfDestiny> {
  const state = kept as unknown as State<PathOfDestiny>;
  for (const of of state.table.participants as { shown?: number[] }[]) of.shown ??= [];
  return state;
}
