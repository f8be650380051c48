/*
 * What the text forms of positions have in common: lines found by their first word, piles written as numbers with
 * names behind them. The names are for the reader; only the numbers count, but a name that does not belong to its
 * number is an error.
 */

import { BadInput } from './errors.ts';
import { parseCore, parseJson, parseWithin, type PositionLine, positionLines } from './notation.ts';
import { cardsOf, type Pile } from './pile.ts';
import type { Shape } from './shape.ts';

/** A line's words after its key, and where it stands. */
export interface Line {
  readonly value: string;
  readonly where: string;
}

/** The lines of a position by their first word; words in `perSeat` have one line for every seat. */
class Lines {
  private readonly byWord = new Map<string, Line>();
  private readonly unread = new Set<string>();

  constructor(lines: readonly PositionLine[], perSeat: ReadonlySet<string>) {
    for (const { text, at } of lines) {
      const [word = '', second = ''] = text.split(' ');
      const key = /^\d+$/.test(second) && perSeat.has(word) ? `${word} ${second}` : word;
      const where = `line ${at}: ${key}`;
      if (this.byWord.has(key))
        throw new BadInput(`"${key}" is written twice`, where, 'Leave one of the two lines out.');
      this.byWord.set(key, { value: text.slice(key.length + 1), where });
      this.unread.add(key);
    }
  }

  find(key: string): Line | undefined {
    this.unread.delete(key);
    return this.byWord.get(key);
  }

  need(key: string): Line {
    const line = this.find(key);
    if (line === undefined) throw new BadInput(`The position has no line "${key}"`, key, 'Copy the whole position.');
    return line;
  }

  /** Refuses a line that nobody asked for: it would mean nothing. */
  mustAllBeRead(): void {
    for (const key of this.unread)
      throw new BadInput(`"${key}" means nothing here`, this.byWord.get(key)?.where ?? key, 'Leave the line out.');
  }
}

/** How the text of a game's positions begins. */
interface Heading {
  readonly line: string;
  /** What the game is called where it is refused. */
  readonly game: string;
  /** Words that have one line for every seat. */
  readonly perSeat: ReadonlySet<string>;
  readonly seats: { readonly min: number; readonly max: number };
}

/** A position with a heading: what every game has, its own lines, and how many sit there. */
export function openPosition<G extends Shape>(text: string, { line, game, perSeat, seats }: Heading) {
  const all = positionLines(text);
  if (all[0]?.text !== line)
    throw new BadInput(`This is not a position of ${game}`, 'line 1', `It begins with "${line}".`);
  const { core, rest } = parseCore<G>(all.slice(1));
  const lines = new Lines(rest, perSeat);
  const { value, where } = lines.need('seats');
  return { core, lines, seats: parseWithin(value, where, seats.min, seats.max) };
}

/** `12:quick-slash`, or the bare number where it has no name. */
export const printNamed = (names: readonly string[], n: number): string =>
  names[n] === undefined ? String(n) : `${n}:${names[n]}`;

/** A number that has a name, or one of the numbers below 0 that stand for none. */
export function parseNamed(text: string, names: readonly string[], where: string, least = 0): number {
  const colon = text.indexOf(':');
  const n = parseWithin(colon < 0 ? text : text.slice(0, colon), where, least, names.length - 1);
  const name = colon < 0 ? undefined : text.slice(colon + 1);
  if (name !== undefined && names[n] !== name)
    throw new BadInput(
      `${n} is ${names[n] ?? 'unknown'}, not ${name}`,
      where,
      'Correct the number or leave the name out.',
    );
  return n;
}

export const printPile = (word: string, names: readonly string[], pile: Pile): string =>
  [word, ...pile.cards.map((n) => printNamed(names, n))].join(' ');

/** Which numbers lie where already, by what they are names of: nothing lies in two places. */
export type Laid = Map<readonly string[], Map<number, string>>;

/** Lays the cards of a line into a pile, instead of what lay there. */
export function parsePile(pile: Pile, names: readonly string[], { value, where }: Line, laid: Laid): void {
  const numbers = value === '' ? [] : value.split(' ').map((word) => parseNamed(word, names, where));
  const places = laid.get(names) ?? new Map<number, string>();
  laid.set(names, places);
  for (const n of numbers) {
    const other = places.get(n);
    if (other !== undefined)
      throw new BadInput(`${printNamed(names, n)} lies in two places`, where, `It lies in ${other} already.`);
    places.set(n, where);
  }
  const cards = cardsOf(pile);
  cards.splice(0, cards.length, ...numbers);
}

export function parseJsonLine({ value, where }: Line): unknown {
  return parseJson(value, where);
}
