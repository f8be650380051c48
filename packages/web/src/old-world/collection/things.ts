/** Everything printed of Old World that no tale would be spoiled by, in a language. */

import {
  ACTION_CARDS,
  type ActionTitleId,
  ATTRIBUTE_TROPHIES,
  type Attribute,
  COLOURS,
  LOCATIONS,
  type Location,
  MONSTER_TROPHIES,
  MONSTERS,
  type Monster,
  POTION_COPIES,
  POTION_TITLES,
  SCHOOLS,
  TERRAINS,
  WITCHER_TROPHIES,
} from '@medallion/old-world/content';
import { type Words, words } from '@medallion/old-world/words';
import { type Language, sentence } from '@medallion/words';
import type { Thing, Things } from '../../collection/thing.ts';
import { ROMAN } from '../parts/roman.ts';
import { type Counted, countedIn } from './counted.ts';

const TITLES = [...new Set(ACTION_CARDS.map(({ title }) => title))];
const TERRAIN_ICONS = [...TERRAINS, 'wild'] as const;

/** The copies of a title, by their numbers. */
export const copiesOf = (title: ActionTitleId): readonly number[] =>
  ACTION_CARDS.filter((card) => card.title === title).map((card) => card.number);

const known = new Map<Language, Promise<Things>>();

export function thingsOf(language: Language): Promise<Things> {
  let things = known.get(language);
  if (things === undefined) {
    things = Promise.resolve(listed(words(language), countedIn(language)));
    known.set(language, things);
  }
  return things;
}

function listed(said: Words, counted: Counted): Things {
  const { name } = said;
  return {
    shelves: [
      { id: 'cards', title: counted('cards') },
      { id: 'monsters', title: counted('monsters') },
      { id: 'potions', title: counted('potions') },
      { id: 'trophies', title: counted('trophies') },
      { id: 'specialties', title: counted('specialties') },
      { id: 'places', title: counted('places') },
    ],
    things: [
      ...TITLES.map((title) => card(said, counted, title)),
      ...MONSTERS.map((each) => beast(said, counted, each)),
      ...POTION_TITLES.map(({ id, power }) => ({
        id: `potion-${id}`,
        shelf: 'potions',
        name: name.potion(id),
        kind: `${sentence(name.term('potion'))} · ${counted('copies', { n: POTION_COPIES })}`,
        lines: [said.power(power)],
        facets: {},
        clause: 'OW-POT-05',
      })),
      ...trophies(said),
      ...SCHOOLS.map((school) => ({
        id: `specialty-${school}`,
        shelf: 'specialties',
        name: name.specialty(school),
        kind: `${name.attribute('specialty')} · ${name.school(school)}`,
        lines: [1, 2, 3, 4, 5].map((level) => `${ROMAN[level]} · ${said.specialty(school, level)}`),
        facets: {},
        clause: 'OW-SPEC-01',
      })),
      ...LOCATIONS.map((each) => place(said, counted, each)),
    ],
    facets: [
      ...COLOURS.map((colour) => ({ filter: 'colour', value: colour, label: sentence(name.cardType(colour)) })),
      ...TERRAIN_ICONS.map((terrain) => ({
        filter: 'terrain',
        value: terrain,
        label: sentence(name.terrain(terrain)),
      })),
      ...[1, 2, 3].map((level) => ({
        filter: 'level',
        value: `${level}`,
        label: counted('level', { level: ROMAN[level] ?? '' }),
      })),
      ...[0, 1, 2].map((cost) => ({ filter: 'cost', value: `${cost}`, label: counted('cost', { n: cost }) })),
    ],
  };
}

function card(said: Words, counted: Counted, title: ActionTitleId): Thing {
  const copies = ACTION_CARDS.filter((each) => each.title === title);
  const { colour = 'blue', cost = 0 } = copies[0] ?? {};
  return {
    id: `card-${title}`,
    shelf: 'cards',
    name: said.name.title(title),
    kind: `${sentence(said.name.cardType(colour))} · ${counted('cost', { n: cost })} · ${counted('copies', { n: copies.length })}`,
    lines: [...new Set(copies.map((each) => said.card(each)))],
    facets: { colour: [colour], cost: [`${cost}`], terrain: [...new Set(copies.map(({ terrain }) => terrain))] },
    clause: 'OW-COMBO-01',
  };
}

function beast(said: Words, counted: Counted, { id, level, life }: Monster): Thing {
  return {
    id: `monster-${id}`,
    shelf: 'monsters',
    name: said.name.monster(id),
    kind: `${counted('level', { level: ROMAN[level] ?? '' })} · ${counted('life', { n: life })}`,
    lines: [said.ability(id)],
    facets: { level: [`${level}`] },
    clause: 'OW-MFIGHT-01',
    beside: [`trophy-${id}`],
  };
}

function trophies(said: Words): readonly Thing[] {
  const { name } = said;
  const of = (id: string, called: string, kind: string, line: string, beside: readonly string[]): Thing => ({
    id: `trophy-${id}`,
    shelf: 'trophies',
    name: called,
    kind: `${sentence(name.term('trophy'))} · ${kind}`,
    lines: [line],
    facets: {},
    clause: 'OW-TROPHY-01',
    beside,
  });
  return [
    ...MONSTERS.map(({ id }) =>
      of(id, name.monsterTrophy(id), name.monster(id), said.power(MONSTER_TROPHIES[id]), [`monster-${id}`]),
    ),
    ...SCHOOLS.map((school) =>
      of(`of-${school}`, name.witcherTrophy(school), name.school(school), said.power(WITCHER_TROPHIES[school]), []),
    ),
    ...(Object.keys(ATTRIBUTE_TROPHIES) as Attribute[]).map((each) =>
      of(`of-${each}`, name.attributeTrophy(each), name.attribute(each), said.power(ATTRIBUTE_TROPHIES[each]), []),
    ),
  ];
}

function place(said: Words, counted: Counted, { number, id, terrain, school, action }: Location): Thing {
  const { name } = said;
  const offer = school === undefined ? name.action(action) : counted('trains', { school: name.school(school) });
  return {
    id: `place-${id}`,
    shelf: 'places',
    name: name.place(id),
    kind: `${sentence(name.term('location'))} ${number} · ${sentence(name.terrain(terrain))}`,
    lines: [sentence(offer)],
    facets: { terrain: [terrain] },
    clause: 'OW-LOC-01',
  };
}
