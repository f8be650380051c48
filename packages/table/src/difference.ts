/**
 * What changed between two things that are JSON, small enough to be sent instead of the second one. A line to a server
 * sends a seat's position this way: most answers change a few of its numbers.
 */

/** Unset where nothing changed. */
export type Difference =
  /** Something else stands here now. */
  | { readonly is: unknown }
  /** Of an object: parts that changed, and those that are gone. */
  | { readonly in: Readonly<Record<string, Difference>>; readonly gone?: readonly string[] }
  /** Of a list: from this place so many are gone, and these stand there instead. */
  | { readonly at: number; readonly less: number; readonly more: readonly unknown[] }
  /** Of a list as long as before: places that changed. */
  | { readonly on: Readonly<Record<string, Difference>> };

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of its own: what every object has besides, such as `toString`, is none. */
const partOf = (thing: Plain, key: string): unknown => (Object.hasOwn(thing, key) ? thing[key] : undefined);

/** The difference that turns one thing into another. */
export function difference(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after);
  return isPlain(before) && isPlain(after) ? differenceOfObjects(before, after) : { is: after };
}

function differenceOfObjects(before: Plain, after: Plain): Difference | undefined {
  let changed: Record<string, Difference> | undefined;
  for (const key in after) {
    const value = after[key];
    // JSON knows nothing of what is there but unset.
    if (value === undefined) continue;
    const was = partOf(before, key);
    const part = was === undefined ? { is: value } : difference(was, value);
    if (part === undefined) continue;
    // Without anything an object has besides: any word may be the name of a part.
    changed ??= Object.create(null) as Record<string, Difference>;
    changed[key] = part;
  }
  let gone: string[] | undefined;
  for (const key in before) {
    if (before[key] === undefined || partOf(after, key) !== undefined) continue;
    gone ??= [];
    gone.push(key);
  }
  if (gone !== undefined) return { in: changed ?? {}, gone };
  return changed === undefined ? undefined : { in: changed };
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  if (before.length === after.length) return differenceOfPlaces(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  return { at: start, less: before.length - start - end, more: after.slice(start, after.length - end) };
}

/** Of lists of the same length each place is looked at once; most have not changed at all. */
function differenceOfPlaces(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const parts: Record<string, Difference> = {};
  let first = -1;
  let last = -1;
  for (let at = 0; at < after.length; at++) {
    const part = difference(before[at], after[at]);
    if (part === undefined) continue;
    parts[at] = part;
    if (first < 0) first = at;
    last = at;
  }
  if (first < 0) return undefined;
  const placed: Difference = { on: parts };
  const spliced: Difference = { at: first, less: last + 1 - first, more: after.slice(first, last + 1) };
  return weight(placed) < weight(spliced) ? placed : spliced;
}

/** About as many characters as it takes as JSON, without making them: only which of two is shorter matters. */
function weight(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return String(value).length;
  if (typeof value !== 'object' || value === null) return 4;
  let sum = 2;
  if (Array.isArray(value)) for (const each of value) sum += 1 + weight(each);
  else for (const key in value) sum += key.length + 4 + weight((value as Plain)[key]);
  return sum;
}

/** Whether nothing changed; stops at the first thing that did. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => same(value, other[at]));
  return isPlain(one) && isPlain(other) && samePlain(one, other);
}

function samePlain(one: Plain, other: Plain): boolean {
  for (const key in other) if (other[key] !== undefined && !same(partOf(one, key), other[key])) return false;
  for (const key in one) if (one[key] !== undefined && partOf(other, key) === undefined) return false;
  return true;
}

/** A thing with a difference done to it. What did not change is the very same object as before. */
export function changed(before: unknown, by: Difference | undefined): unknown {
  if (by === undefined) return before;
  if ('is' in by) return by.is;
  if ('at' in by) return asList(before).toSpliced(by.at, by.less, ...by.more);
  if ('on' in by) return asList(before).map((value, at) => changed(value, by.on[String(at)]));
  const gone = new Set(by.gone);
  const next = new Map(Object.entries(isPlain(before) ? before : {}).filter(([key]) => !gone.has(key)));
  for (const [key, part] of Object.entries(by.in)) next.set(key, changed(next.get(key), part));
  return Object.fromEntries(next);
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
