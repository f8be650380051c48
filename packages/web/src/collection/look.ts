/** Looking along the shelves: by words and by facets, and what was perhaps meant where nothing is found. */

import { fold } from '../library/find.ts';
import type { Thing } from './thing.ts';

/** The facets that are wanted, by filter: one of each filter is enough. */
export type Wanted = Readonly<Record<string, readonly string[]>>;

export function look(things: readonly Thing[], query: string, wanted: Wanted): readonly Thing[] {
  const parts = fold(query).split(/\s+/).filter(Boolean);
  const filters = Object.entries(wanted).filter(([, values]) => values.length > 0);
  const fits = (thing: Thing): boolean =>
    filters.every(([filter, values]) => thing.facets[filter]?.some((value) => values.includes(value)) === true);
  const rank = (thing: Thing): number => {
    const name = fold(thing.name);
    const all = fold([thing.name, thing.kind, ...thing.lines].join(' '));
    if (!parts.every((part) => all.includes(part))) return 0;
    return parts.every((part) => name.includes(part)) ? 2 : 1;
  };
  if (parts.length === 0) return things.filter(fits);
  return things
    .filter(fits)
    .map((thing) => ({ thing, rank: rank(thing) }))
    .filter((each) => each.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ thing }) => thing);
}

/** The names that look most like what was written, at most five. */
export function nearest(things: readonly Thing[], query: string): readonly Thing[] {
  const wanted = pairs(query);
  return things
    .map((thing) => ({ thing, alike: alike(wanted, pairs(thing.name)) }))
    .filter((each) => each.alike > 0.2)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, 5)
    .map(({ thing }) => thing);
}

const pairs = (text: string): ReadonlySet<string> => {
  const letters = ` ${fold(text).trim()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
};

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return (2 * both) / (one.size + other.size);
}
