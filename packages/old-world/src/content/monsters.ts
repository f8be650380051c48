/**
 * The 28 monsters. The order is part of saved games: a state names a monster by its index in this list. What is said
 * of a special ability is rendered from it (words/ability.ts).
 */
import type { Level, Trait } from './vocabulary.ts';

interface MonsterRecord {
  readonly id: string;
  readonly level: Level;
  readonly life: number;
  /** Its special ability. OW-MFIGHT-02, R-121 to R-145 */
  readonly ability: Trait;
}

export const MONSTERS = [
  { id: 'arachas', level: 1, life: 10, ability: { discardBefore: 1 } },
  { id: 'archespore', level: 1, life: 12, ability: { potionsToStart: 1 } },
  { id: 'barghest', level: 1, life: 11, ability: { shieldBefore: 1 } },
  { id: 'drowners-nest', level: 1, life: 10, ability: { deckAfter: 1 } },
  { id: 'ekimmara', level: 1, life: 12, ability: { discardAfterWithoutTrail: 1 } },
  { id: 'foglet', level: 1, life: 10, ability: { firstAttack: 'greater-loss' } },
  { id: 'ghouls-nest', level: 1, life: 12, ability: { firstTurnLosses: 2 } },
  { id: 'harpy', level: 1, life: 12, ability: { noFirstDraw: true } },
  { id: 'nekkers-nest', level: 1, life: 11, ability: { drawLessWithout: 'green' } },
  { id: 'rotfiend', level: 1, life: 11, ability: { phase3Draw: 1 } },
  { id: 'fiend', level: 2, life: 13, ability: { inert: 'purple' } },
  { id: 'grave-hag', level: 2, life: 13, ability: { firstDamage: 'hand-first' } },
  { id: 'griffin', level: 2, life: 15, ability: { drawLess: 1 } },
  { id: 'manticore', level: 2, life: 14, ability: { damageTakesCard: true } },
  { id: 'nightwraith', level: 2, life: 14, ability: { firstCard: 'random' } },
  { id: 'noonwraith', level: 2, life: 14, ability: { shieldPerTurn: 1 } },
  { id: 'penitent', level: 2, life: 14, ability: { noFirstDamageWithoutTrail: true } },
  { id: 'water-hag', level: 2, life: 15, ability: { potions: 1 } },
  { id: 'weavess', level: 2, life: 14, ability: { defense: 'lowered' } },
  { id: 'werewolf', level: 2, life: 14, ability: { shieldBefore: 2 } },
  { id: 'whispess', level: 2, life: 15, ability: { shieldAfter: { colour: 'yellow', lose: 2 } } },
  { id: 'wyvern', level: 2, life: 15, ability: { discardAfterFirstTurn: 1 } },
  { id: 'brewess', level: 3, life: 17, ability: { comboLess: ['green', 'yellow'] } },
  { id: 'bruxa', level: 3, life: 17, ability: { lastCards: { atMost: 2, damage: 2 } } },
  { id: 'glustyworp', level: 3, life: 18, ability: { firstTurnDamage: 1 } },
  { id: 'leshen', level: 3, life: 19, ability: { defense: 'less-this-fight' } },
  { id: 'striga', level: 3, life: 18, ability: { shieldBefore: 'hand' } },
  { id: 'yghern', level: 3, life: 18, ability: { comboLess: ['blue'] } },
] as const satisfies readonly MonsterRecord[];

export type MonsterId = (typeof MONSTERS)[number]['id'];

export type Monster = MonsterRecord & { readonly id: MonsterId };

const monsters: readonly Monster[] = MONSTERS;

/** The monster with this index. */
export function monster(index: number): Monster {
  const found = monsters[index];
  if (found === undefined) throw new RangeError(`There is no monster ${index}.`);
  return found;
}

/** Indices of the monsters of a level. */
export const MONSTERS_OF: Readonly<Record<Level, readonly number[]>> = {
  1: monsters.flatMap((each, index) => (each.level === 1 ? [index] : [])),
  2: monsters.flatMap((each, index) => (each.level === 2 ? [index] : [])),
  3: monsters.flatMap((each, index) => (each.level === 3 ? [index] : [])),
};
