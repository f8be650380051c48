/** What the monster being fought can do, for the chapter that does it at the moment the ability names. OW-MFIGHT-02, R-121 to R-145 */

import { type MonsterId, MONSTERS, monster } from '../../content/monsters.ts';
import type { Trait } from '../../content/vocabulary.ts';
import type { Table } from '../table.ts';

export type { Trait } from '../../content/vocabulary.ts';

/** The abilities by the monsters' names. */
export const TRAITS = Object.fromEntries(MONSTERS.map(({ id, ability }) => [id, ability])) as Readonly<
  Record<MonsterId, Trait>
>;

const NO_TRAIT: Trait = {};

/** The trait of the monster being fought; none in a Witcher Fight or outside Fights. */
export function traitOf(table: Table): Trait {
  const { fight } = table;
  const slot = fight?.slot === undefined ? undefined : table.slots[fight.slot];
  return slot === undefined || slot.monster < 0 ? NO_TRAIT : monster(slot.monster).ability;
}
