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

/** The difference that turns one thing into another. */
export function difference(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after);
  return isPlain(before) && isPlain(after) ? differenceOfObjects(before, after) : { is: after };
}

function differenceOfObjects(before: Plain, after: Plain): Difference | undefined {
  const changed: Record<string, Difference> = {};
  for (const [key, value] of Object.entries(after)) {
    // JSON knows nothing of what is there but unset.
    if (value === undefined) continue;
    const part = before[key] === undefined ? { is: value } : difference(before[key], value);
    if (part !== undefined) changed[key] = part;
  }
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  if (gone.length === 0) return Object.keys(changed).length === 0 ? undefined : { in: changed };
  return { in: changed, gone };
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[]): Difference | undefined {
  const same = (one: unknown, other: unknown): boolean => difference(one, other) === undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const less = before.length - start - end;
  const more = after.slice(start, after.length - end);
  if (less === 0 && more.length === 0) return undefined;
  const spliced: Difference = { at: start, less, more };
  if (before.length !== after.length) return spliced;
  const changed = after.flatMap((value, at): [string, Difference][] => {
    const part = difference(before[at], value);
    return part === undefined ? [] : [[String(at), part]];
  });
  const placed: Difference = { on: Object.fromEntries(changed) };
  return JSON.stringify(placed).length < JSON.stringify(spliced).length ? placed : spliced;
}

/** A thing with a difference done to it. What did not change is the very same object as before. */
export function changed(before: unknown, by: Difference | undefined): unknown {
  if (by === undefined) return before;
  if ('is' in by) return by.is;
  if ('at' in by) return asList(before).toSpliced(by.at, by.less, ...by.more);
  if ('on' in by) return asList(before).map((value, at) => changed(value, by.on[String(at)]));
  const gone = new Set(by.gone);
  const rest = Object.entries(isPlain(before) ? before : {}).filter(([key]) => !gone.has(key));
  const next: Record<string, unknown> = Object.fromEntries(rest);
  for (const [key, part] of Object.entries(by.in)) next[key] = changed(next[key], part);
  return next;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
