/** The board: 19 locations, their roads and their sea paths. */
import { TERRAINS, type School, type Terrain, type TerrainIcon } from './vocabulary.ts';

export type LocationAction =
  | 'train-combat'
  | 'train-defense'
  | 'train-alchemy'
  | 'train-specialty'
  | 'potion'
  | 'dice-poker'
  | 'trail-quest'
  | 'trade-card'
  | 'clear-pool';

/** What a location offers in Phase I: a school where attributes are trained, or one action. */
export type LocationOffer =
  | { readonly school: School | 'manticore'; readonly action?: undefined }
  | { readonly school?: undefined; readonly action: LocationAction };

interface Place {
  readonly number: number;
  readonly id: string;
  readonly terrain: TerrainIcon;
}

/** The locations in the order of their numbers: `LOCATIONS[n].number === n`. */
export const LOCATIONS = [
  { number: 0, id: 'behelt-nar', terrain: 'wild', school: 'manticore' },
  { number: 1, id: 'kaer-seren', terrain: 'water', school: 'griffin' },
  { number: 2, id: 'hengfors', terrain: 'mountain', action: 'trail-quest' },
  { number: 3, id: 'kaer-morhen', terrain: 'mountain', school: 'wolf' },
  { number: 4, id: 'ban-ard', terrain: 'water', action: 'train-alchemy' },
  { number: 5, id: 'cidaris', terrain: 'water', action: 'train-defense' },
  { number: 6, id: 'novigrad', terrain: 'forest', action: 'dice-poker' },
  { number: 7, id: 'vizima', terrain: 'forest', action: 'clear-pool' },
  { number: 8, id: 'vengerberg', terrain: 'forest', action: 'trade-card' },
  { number: 9, id: 'cintra', terrain: 'mountain', action: 'potion' },
  { number: 10, id: 'haern-caduch', terrain: 'forest', school: 'bear' },
  { number: 11, id: 'beauclair', terrain: 'mountain', action: 'potion' },
  { number: 12, id: 'glenmore', terrain: 'water', action: 'train-specialty' },
  { number: 13, id: 'doldeth', terrain: 'mountain', action: 'trail-quest' },
  { number: 14, id: 'loc-ichaer', terrain: 'water', action: 'dice-poker' },
  { number: 15, id: 'gorthur-gvaed', terrain: 'water', school: 'viper' },
  { number: 16, id: 'dhuwod', terrain: 'forest', action: 'potion' },
  { number: 17, id: 'stygga', terrain: 'forest', school: 'cat' },
  { number: 18, id: 'ard-modron', terrain: 'mountain', action: 'train-combat' },
] as const satisfies readonly (Place & LocationOffer)[];

export type LocationId = (typeof LOCATIONS)[number]['id'];

/** A location as the rules read it. */
export type Location = Place & LocationOffer & { readonly id: LocationId };

const places: readonly Location[] = LOCATIONS;

/** Roads and sea paths, each once, the smaller number first. */
export const EDGES: readonly (readonly [number, number])[] = [
  [0, 4],
  [0, 8],
  [0, 11],
  [0, 15],
  [1, 2],
  [1, 5],
  [1, 6],
  [1, 9],
  [2, 3],
  [2, 6],
  [2, 7],
  [3, 4],
  [3, 7],
  [4, 7],
  [4, 8],
  [5, 6],
  [5, 9],
  [6, 7],
  [6, 9],
  [7, 8],
  [7, 9],
  [7, 10],
  [7, 11],
  [8, 11],
  [9, 10],
  [9, 12],
  [10, 11],
  [10, 12],
  [10, 14],
  [11, 14],
  [11, 15],
  [11, 18],
  [12, 13],
  [12, 14],
  [13, 14],
  [13, 16],
  [14, 15],
  [14, 16],
  [14, 17],
  [14, 18],
  [15, 18],
  [16, 17],
  [17, 18],
];

/** Those edges that are sea paths. */
export const SEA_EDGES: readonly (readonly [number, number])[] = [
  [1, 5],
  [1, 6],
  [1, 9],
  [5, 9],
];

/** The location with this number. */
export function location(n: number): Location {
  const place = places[n];
  if (place === undefined) throw new RangeError(`There is no location ${n}.`);
  return place;
}

const adjacent: readonly (readonly number[])[] = places.map(({ number }) =>
  EDGES.flatMap(([a, b]) => (a === number ? [b] : b === number ? [a] : [])).sort((a, b) => a - b),
);

/** The connected locations of a location, in ascending order. */
export function neighbours(n: number): readonly number[] {
  return adjacent[n] ?? [];
}

/** Terrain by location number. */
export const TERRAIN_OF: readonly TerrainIcon[] = places.map((place) => place.terrain);

/** Location numbers by terrain; these are also the location tokens of that terrain's pile. OW-TOKEN-01 */
export const LOCATIONS_OF: Readonly<Record<Terrain, readonly number[]>> = {
  forest: places.filter((place) => place.terrain === 'forest').map((place) => place.number),
  mountain: places.filter((place) => place.terrain === 'mountain').map((place) => place.number),
  water: places.filter((place) => place.terrain === 'water').map((place) => place.number),
};

/** The index of a terrain, for states that keep one number per terrain. */
export function terrainIndex(terrain: Terrain): number {
  return TERRAINS.indexOf(terrain);
}

/** The home of each school. */
export const SCHOOL_LOCATION: Readonly<Record<School, number>> = {
  wolf: 3,
  griffin: 1,
  bear: 10,
  cat: 17,
  viper: 15,
};
