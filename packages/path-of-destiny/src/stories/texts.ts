/** The tales laid out text by text, for checks and counts. */

import type { Tales } from './types.ts';

/** What a text is: each kind has its own length. */
export type TextKind = 'cover' | 'introduction' | 'title' | 'scene' | 'result' | 'ending' | 'hero';

export interface Text {
  readonly where: string;
  readonly kind: TextKind;
  readonly text: string;
}

/** Every text of the three tales but their names, titles included. */
export function textsOf(tales: Tales): Text[] {
  return Object.entries(tales).flatMap(([id, tale]) => [
    { where: `${id} cover`, kind: 'cover', text: tale.cover },
    { where: `${id} introduction`, kind: 'introduction', text: tale.introduction },
    ...Object.entries(tale.paths).flatMap(([node, { title, scene, result }]) => [
      { where: `${id} ${node} title`, kind: 'title', text: title },
      { where: `${id} ${node} scene`, kind: 'scene', text: scene },
      { where: `${id} ${node} result`, kind: 'result', text: result },
    ]),
    ...Object.entries(tale.epilogues).flatMap(([node, { title, ending, heroes }]) => [
      { where: `${id} ${node} title`, kind: 'title', text: title },
      { where: `${id} ${node} ending`, kind: 'ending', text: ending },
      ...Object.entries(heroes).map(([hero, text]) => ({ where: `${id} ${node} ${hero}`, kind: 'hero', text })),
    ]),
  ]) as Text[];
}

export const words = (text: string): number => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** Fewest and most words of each kind. */
export const LENGTHS: Readonly<Record<TextKind, readonly [number, number]>> = {
  cover: [5, 25],
  introduction: [60, 120],
  title: [1, 8],
  scene: [35, 100],
  result: [15, 70],
  ending: [45, 100],
  hero: [8, 40],
};
