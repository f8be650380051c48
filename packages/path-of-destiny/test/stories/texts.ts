/** The tales of a language laid out for its test: every text with the place where it stands. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tales } from '../../src/stories/index.ts';

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

/** Runs of so many words that stand in a printed rulebook too, where the books lie beside the project. */
export function sharedWithRulebook(texts: readonly Text[], book: string, run = 8): string[] | undefined {
  const file = fileURLToPath(new URL(`../../../../../shared/rulebooks/${book}`, import.meta.url));
  if (!existsSync(file)) return undefined;
  const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const printed = plain(readFileSync(file, 'utf8'));
  const runs = new Set(printed.map((_, at) => printed.slice(at, at + run).join(' ')));
  return texts.flatMap(({ where, text }) => {
    const mine = plain(text);
    return mine.some((_, at) => at + run <= mine.length && runs.has(mine.slice(at, at + run).join(' '))) ? [where] : [];
  });
}
