/** Where each picture of the Old World lies; a test holds that all of them do. */

import type { MonsterId, School, TerrainIcon } from '@medallion/old-world/content';

export type Pictured =
  | { readonly monster: MonsterId }
  /** The hunter of a School. */
  | { readonly school: School }
  /** What is fought upon. */
  | { readonly ground: TerrainIcon }
  /** A picture above tales, by its name. */
  | { readonly woodcut: string };

const GROUNDS: Readonly<Record<TerrainIcon, string>> = {
  forest: 'forest',
  mountain: 'mountain',
  water: 'water',
  wild: 'road',
};

export function pictureOf(what: Pictured): string {
  if ('monster' in what) return `./art/monsters/${what.monster}.svg`;
  if ('school' in what) return `./art/hunters/${what.school}.svg`;
  if ('ground' in what) return `./art/grounds/${GROUNDS[what.ground]}.svg`;
  return `./art/woodcuts/${what.woodcut}.svg`;
}
