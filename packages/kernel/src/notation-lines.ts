/*
 * What the text forms of positions have in common: lines found by their first word, piles written as numbers with
 * names behind them. The names are for the reader; only the numbers count, but a name that does not belong to its
 * number is an error.
 */

import { BadInput } from './errors.ts';
import { parseInteger } from './notation.ts';
import { cardsOf, type Pile } from './pile.ts';

/** A line's words after its key, and where it stands. */
export interface Line {
  readonly value: string;
  readonly where: string;
}

/** The lines of a position by their first word; words in `perSeat` have one line for every seat. */
export class Lines {
  private readonly byWord = new Map<string, Line>();

  constructor(lines: readonly string[], perSeat: ReadonlySet<string>) {
    for (const [index, line] of lines.entries()) {
      const [word = '', second = ''] = line.split(' ');
      const key = /^\d+$/.test(second) && perSeat.has(word) ? `${word} ${second}` : word;
      this.byWord.set(key, { value: line.slice(key.length + 1), where: `line ${index + 1}: ${key}` });
    }
  }

  find(key: string): Line | undefined {
    return this.byWord.get(key);
  }

  need(key: string): Line {
    const line = this.byWord.get(key);
    if (line === undefined) throw new BadInput(`The position has no line "${key}"`, key, 'Copy the whole position.');
    return line;
  }
}

/** Lines that say something: without comments and empty ones. */
export function positionLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** `12:quick-slash`, or the bare number where it has no name. */
export const printNamed = (names: readonly string[], n: number): string =>
  names[n] === undefined ? String(n) : `${n}:${names[n]}`;

export function parseNamed(text: string, names: readonly string[], where: string): number {
  const [digits = '', name] = text.split(':');
  const n = parseInteger(digits, where);
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

/** Lays the cards of a line into a pile, instead of what lay there. */
export function parsePile(pile: Pile, names: readonly string[], { value, where }: Line): void {
  const numbers = value === '' ? [] : value.split(' ').map((word) => parseNamed(word, names, where));
  const cards = cardsOf(pile);
  cards.splice(0, cards.length, ...numbers);
}

export function parseJsonLine({ value, where }: Line): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new BadInput('This is not JSON', where, 'Copy the whole line.');
  }
}
