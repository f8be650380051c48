/**
 * The 28 monsters. The order is part of saved games: a state names a monster by its index in this list. What a
 * monster's special ability does is in the rules, one entry per id.
 */
import type { Level } from './vocabulary.ts';

interface MonsterRecord {
  readonly id: string;
  readonly level: Level;
  readonly life: number;
}

export const MONSTERS = [
  { id: 'arachas', level: 1, life: 10 },
  { id: 'archespore', level: 1, life: 12 },
  { id: 'barghest', level: 1, life: 11 },
  { id: 'drowners-nest', level: 1, life: 10 },
  { id: 'ekimmara', level: 1, life: 12 },
  { id: 'foglet', level: 1, life: 10 },
  { id: 'ghouls-nest', level: 1, life: 12 },
  { id: 'harpy', level: 1, life: 12 },
  { id: 'nekkers-nest', level: 1, life: 11 },
  { id: 'rotfiend', level: 1, life: 11 },
  { id: 'fiend', level: 2, life: 13 },
  { id: 'grave-hag', level: 2, life: 13 },
  { id: 'griffin', level: 2, life: 15 },
  { id: 'manticore', level: 2, life: 14 },
  { id: 'nightwraith', level: 2, life: 14 },
  { id: 'noonwraith', level: 2, life: 14 },
  { id: 'penitent', level: 2, life: 14 },
  { id: 'water-hag', level: 2, life: 15 },
  { id: 'weavess', level: 2, life: 14 },
  { id: 'werewolf', level: 2, life: 14 },
  { id: 'whispess', level: 2, life: 15 },
  { id: 'wyvern', level: 2, life: 15 },
  { id: 'brewess', level: 3, life: 17 },
  { id: 'bruxa', level: 3, life: 17 },
  { id: 'glustyworp', level: 3, life: 18 },
  { id: 'leshen', level: 3, life: 19 },
  { id: 'striga', level: 3, life: 18 },
  { id: 'yghern', level: 3, life: 18 },
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
