import { BadInput } from './errors.ts';
import { isRecord } from './json.ts';
import type { Shape, State } from './shape.ts';

/*
 * A position as text. Every game writes its own table the way its players would read it; the part every game has
 * (what is to be done, what is being asked, the generators) is written here, one line each, in JSON.
 */

/** Lines for the kernel's part of a position: `agenda`, `asks`, `next`, `chance`, and `over` where it is. */
export function printCore<G extends Shape>(state: Readonly<State<G>>): string[] {
  const lines = [
    ...state.agenda.map((step) => `agenda ${JSON.stringify(step)}`),
    ...state.asks.map((ask) => `ask ${JSON.stringify(ask)}`),
    `next ${state.nextAsk}`,
    `chance ${state.chance.map((word) => word.toString(16).padStart(8, '0')).join(' ')}`,
  ];
  if (state.over !== undefined) lines.push(`over ${JSON.stringify(state.over)}`);
  return lines;
}

/** Takes the kernel's lines out of a position's lines; what is left is the game's own. */
export function parseCore<G extends Shape>(
  lines: readonly string[],
): { core: Omit<State<G>, 'table'>; rest: string[] } {
  const core: { agenda: unknown[]; asks: unknown[]; nextAsk: number; chance: number[]; over?: unknown } = {
    agenda: [],
    asks: [],
    nextAsk: 1,
    chance: [],
  };
  const rest: string[] = [];
  for (const [index, line] of lines.entries()) {
    const space = line.indexOf(' ');
    const word = space < 0 ? line : line.slice(0, space);
    const value = space < 0 ? '' : line.slice(space + 1);
    const where = `line ${index + 1}`;
    if (word === 'agenda') core.agenda.push(parseObject(value, where));
    else if (word === 'ask') core.asks.push(parseObject(value, where));
    else if (word === 'next') core.nextAsk = parseInteger(value, where);
    else if (word === 'chance') core.chance = parseWords(value, where);
    else if (word === 'over') core.over = parseObject(value, where);
    else rest.push(line);
  }
  return { core: core as unknown as Omit<State<G>, 'table'>, rest };
}

function parseObject(text: string, where: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput('This is not JSON', where, 'Copy the whole line of the position.');
  }
  if (!isRecord(value)) throw new BadInput('This is not an object', where, 'Copy the whole line of the position.');
  return value;
}

export function parseInteger(text: string, where: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value))
    throw new BadInput(`"${text}" is not a whole number`, where, 'Write digits only.');
  return value;
}

/** A game without chance has no words: its line is empty. */
function parseWords(text: string, where: string): number[] {
  return text === '' ? [] : text.split(' ').map((hex) => parseHex(hex, where));
}

function parseHex(text: string, where: string): number {
  if (!/^[0-9a-f]{8}$/.test(text))
    throw new BadInput(`"${text}" is not a word of a generator`, where, 'Write eight hex digits.');
  return Number.parseInt(text, 16);
}
