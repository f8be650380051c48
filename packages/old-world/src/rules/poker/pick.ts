/** Which dice are rerolled: their places from the left, 1 to 5, in rising order. None means standing. R-24 */

export type DicePick = readonly number[];

/** The id of the answer that rerolls nothing. R-24 */
export const KEEP_ALL = 'keep-all';

/** The stable id of a pick: 'keep-all', '3', '1-3-5'. */
export function pickId(pick: DicePick): string {
  return pick.length === 0 ? KEEP_ALL : pick.join('-');
}

/** The pick an id stands for, if it is the id of one. */
export function pickOf(id: string): DicePick | undefined {
  return ALL.find((pick) => pickId(pick) === id);
}

/** All 32 picks; standing first, then by number of dice, then from the left. */
export function picksAll(): readonly DicePick[] {
  return ALL;
}

const ALL: readonly DicePick[] = Array.from({ length: 32 }, (_, bits) =>
  [1, 2, 3, 4, 5].filter((place) => (bits & (1 << (place - 1))) !== 0),
).sort((a, b) => a.length - b.length || (pickId(a) < pickId(b) ? -1 : 1));
