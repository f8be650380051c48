/** The map as a traveller knows it: how far everything is and what it is good for. */

import {
  type Attribute,
  ATTRIBUTES,
  LOCATIONS,
  type LocationAction,
  location,
  neighbours,
  TERRAIN_OF,
  type TerrainIcon,
} from '@medallion/old-world/content';

const PLACES = LOCATIONS.length;

/** Moves between any two places, by `from * PLACES + to`. */
const MOVES: readonly number[] = LOCATIONS.flatMap(({ number }) => {
  const moves = new Array<number>(PLACES).fill(-1);
  const queue: number[] = [number];
  moves[number] = 0;
  for (const at of queue)
    for (const next of neighbours(at)) {
      if (moves[next] !== -1) continue;
      moves[next] = (moves[at] as number) + 1;
      queue.push(next);
    }
  return moves;
});

export const movesBetween = (from: number, to: number): number => MOVES[from * PLACES + to] as number;

export const terrainOf = (at: number): TerrainIcon => TERRAIN_OF[at] as TerrainIcon;

export const actionAt = (at: number): LocationAction | undefined => location(at).action;

/** Where an Attribute is trained for nothing. */
export const TRAINED_AT: Readonly<Record<Attribute, number>> = {
  combat: placeOf('train-combat'),
  defense: placeOf('train-defense'),
  alchemy: placeOf('train-alchemy'),
  specialty: placeOf('train-specialty'),
};

function placeOf(action: LocationAction): number {
  return LOCATIONS.findIndex((place) => 'action' in place && place.action === action);
}

/** The Attribute trained for nothing at a place. */
export const TRAINS: readonly (Attribute | undefined)[] = LOCATIONS.map(({ number }) =>
  ATTRIBUTES.find((attribute) => TRAINED_AT[attribute] === number),
);

export const isSchool = (at: number): boolean => location(at).school !== undefined;

export const SCHOOL_PLACES: readonly number[] = LOCATIONS.filter(({ number }) => isSchool(number)).map(
  ({ number }) => number,
);
