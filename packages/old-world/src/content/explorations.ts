/** The 72 exploration cards. */
import type { Exploration } from './vocabulary.ts';

export const EXPLORATIONS: readonly Exploration[] = [];

/** The exploration card with this index. */
export function exploration(index: number): Exploration {
  const card = EXPLORATIONS[index];
  if (card === undefined) throw new RangeError(`There is no exploration card ${index}.`);
  return card;
}
