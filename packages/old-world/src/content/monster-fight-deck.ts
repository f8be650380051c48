/** The 20 monster fight cards: what happens on a charge and what on a bite. OW-MFIGHT-10 to OW-MFIGHT-19 */
import type { Attack, AttackType } from './vocabulary.ts';

export type MonsterFightCard = Readonly<Record<AttackType, Attack>>;

export const MONSTER_FIGHT_DECK: readonly MonsterFightCard[] = [
  { charge: { trash: 1 }, bite: { damage: 3 } },
  { charge: { discard: 'level' }, bite: { damage: { level: 2 } } },
  { charge: { trash: 1 }, bite: { damage: { attribute: 'combat' } } },
  { charge: { discard: 'level' }, bite: { damage: 4 } },
  { charge: { damage: 5 }, bite: { damage: 2 } },
  { charge: { discard: 'level' }, bite: { damage: 4 } },
  { charge: { damage: 3 }, bite: { damage: 5 } },
  { charge: { trash: 1 }, bite: { damage: 2 } },
  { charge: { damage: 4 }, bite: { damage: { attribute: 'specialty' } } },
  { charge: { damage: 3 }, bite: { damage: 5 } },
  { charge: { damage: 5 }, bite: { damage: { attribute: 'alchemy' } } },
  { charge: { damage: 2 }, bite: { damage: 3 } },
  { charge: { damage: 2 }, bite: { lower: 'alchemy', damage: { level: -1 } } },
  { charge: { discard: 'level' }, bite: { damage: 3 } },
  { charge: { damage: 4 }, bite: { lower: 'combat', damage: { level: -1 } } },
  { charge: { damage: { level: 2 } }, bite: { lower: 'defense', damage: { level: -1 } } },
  { charge: { damage: 4 }, bite: { damage: 2 } },
  { charge: { damage: 2 }, bite: { damage: 4 } },
  { charge: { damage: 3 }, bite: { damage: 4 } },
  { charge: { damage: 3 }, bite: { damage: { attribute: 'defense' } } },
];

/** The monster fight card with this number. */
export function monsterFightCard(n: number): MonsterFightCard {
  const card = MONSTER_FIGHT_DECK[n];
  if (card === undefined) throw new RangeError(`There is no monster fight card ${n}.`);
  return card;
}
