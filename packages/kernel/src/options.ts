/*
 * Options of a game as they come from outside: readers for what every game has, with the errors people see. A game
 * puts them together in its `readOptions` and adds what only it knows.
 */

import { BadInput } from './errors.ts';
import { isRecord } from './json.ts';
import type { Seat } from './shape.ts';

type Raw = Readonly<Record<string, unknown>>;
type Value = string | number | boolean;
/** Every switch with its values; the first one is the default. */
type Switches = Readonly<Record<string, readonly Value[]>>;
type Switched<S extends Switches> = { readonly [K in keyof S]: S[K][number] };

/** The options as an object in which only these names stand. */
export function rawOptions(raw: unknown, names: readonly string[], retired: readonly string[] = []): Raw {
  if (!isRecord(raw)) throw new BadInput('The options are not an object', 'options', 'Give an object, or nothing.');
  for (const name of Object.keys(raw))
    if (!names.includes(name) && !retired.includes(name))
      throw new BadInput(`There is no option called ${name}`, 'options', `Known are ${names.join(', ')}.`);
  return raw;
}

/** One of some values; `name` is the option. */
export function oneOf<T extends Value>(value: unknown, values: readonly T[], name: string): T {
  if ((values as readonly unknown[]).includes(value)) return value as T;
  throw new BadInput(
    `${JSON.stringify(value)} is not a value of ${name}`,
    `options.${name}`,
    `Choose one of ${values.join(', ')}.`,
  );
}

/** All switches of a game: as given, or as a preset says, or the default. */
export function switched<S extends Switches>(raw: Raw, switches: S, preset: Partial<Switched<S>> = {}): Switched<S> {
  const read: Record<string, Value> = {};
  for (const [name, values] of Object.entries(switches))
    read[name] = oneOf(raw[name] ?? preset[name] ?? values[0], values, name);
  return read as Switched<S>;
}

/** A whole number within limits. */
export function wholeNumber(value: unknown, least: number, most: number, name: string): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
  throw new BadInput(
    `${JSON.stringify(value)} is not a value of ${name}`,
    `options.${name}`,
    `Choose a whole number from ${least} to ${most}.`,
  );
}

/** A seat, or that chance decides. */
export function seatOrRandom(value: unknown, seats: number, name: string): 'random' | Seat {
  if (value === 'random') return value;
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats) return value as number;
  throw new BadInput(
    `${JSON.stringify(value)} is not a seat`,
    `options.${name}`,
    `Choose 'random' or 0 to ${seats - 1}.`,
  );
}

/** How something is given out, or by seat who has which: a different one each. */
export function dealtOrNamed<H extends string, T extends string>(
  value: unknown,
  ways: readonly H[],
  things: readonly T[],
  seats: number,
  { name, one, clause }: { readonly name: string; readonly one: string; readonly clause: string },
): H | readonly T[] {
  if (!Array.isArray(value)) return oneOf(value, ways, name);
  const named = value.map((each) => oneOf(each, things, name));
  if (named.length !== seats || new Set(named).size !== seats)
    throw new BadInput(
      `Every seat needs a ${one} of its own`,
      `options.${name}`,
      `Name ${seats} different ones. ${clause}`,
    );
  return named;
}
