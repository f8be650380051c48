/** The five specialties, by the level of the Specialty attribute: index 0 is level 1. OW-SPEC */

type ByLevel<T> = readonly [T, T, T, T, T];

export const SPECIALTIES: {
  /** Venomous Steel: look at the top cards of the opponent's deck and discard some of them. OW-SPEC-03 */
  readonly viper: ByLevel<{ readonly look: number; readonly discard: number }>;
  /** Armor: at shield 0 draw and raise the shield. OW-SPEC-06 */
  readonly bear: ByLevel<{ readonly draw: number; readonly shield: number }>;
  /** Speed: look at the top cards of the own deck and keep some of them. OW-SPEC-08 */
  readonly cat: ByLevel<{ readonly look: number; readonly keep: number }>;
  /** Swordsmanship: a combo of three cards or more deals extra damage and draws. OW-SPEC-10 */
  readonly wolf: ByLevel<{ readonly damage: number; readonly draw: number }>;
  /** Magic: take a card of the own discard pile, then discard from hand. OW-SPEC-11 */
  readonly griffin: ByLevel<{ readonly take: 'top' | 'any'; readonly discard: number }>;
} = {
  viper: [
    { look: 3, discard: 0 },
    { look: 3, discard: 1 },
    { look: 4, discard: 1 },
    { look: 4, discard: 2 },
    { look: 4, discard: 2 },
  ],
  bear: [
    { draw: 1, shield: 0 },
    { draw: 1, shield: 1 },
    { draw: 2, shield: 1 },
    { draw: 2, shield: 2 },
    { draw: 2, shield: 2 },
  ],
  cat: [
    { look: 1, keep: 1 },
    { look: 3, keep: 1 },
    { look: 3, keep: 2 },
    { look: 3, keep: 3 },
    { look: 3, keep: 3 },
  ],
  wolf: [
    { damage: 1, draw: 0 },
    { damage: 1, draw: 1 },
    { damage: 2, draw: 1 },
    { damage: 2, draw: 2 },
    { damage: 2, draw: 2 },
  ],
  griffin: [
    { take: 'top', discard: 2 },
    { take: 'top', discard: 1 },
    { take: 'top', discard: 0 },
    { take: 'any', discard: 0 },
    { take: 'any', discard: 0 },
  ],
};

/** The entry of a school's specialty at an attribute level from 1 to 5. */
export function specialty<S extends keyof typeof SPECIALTIES>(school: S, level: number): (typeof SPECIALTIES)[S][0] {
  const entry = SPECIALTIES[school][level - 1];
  if (entry === undefined) throw new RangeError(`There is no specialty level ${level}.`);
  return entry;
}
