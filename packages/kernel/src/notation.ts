import { BadInput } from './errors.ts';
import { isRecord } from './json.ts';
import type { Shape, State } from './shape.ts';

/*
 * A position as text. Every game writes its own table the way its players would read it; the part every game has
 * (what is to be done, what is being asked, the generators) is written here, one line each, in JSON. A position is read
 * strictly: what is unknown, said twice or out of range is refused with its line.
 */

/** A line of a position that says something, and where it stands in the text. */
export interface PositionLine {
  readonly text: string;
  /** Counted from 1, remarks and empty lines included. */
  readonly at: number;
}

/** Lines that say something: without remarks and empty ones. */
export function positionLines(text: string): PositionLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), at: index + 1 }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
}

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

/** Lines that stand in a position at most once. */
const ONCE = ['next', 'chance', 'over'];

/** Takes the kernel's lines out of a position's lines; what is left is the game's own. */
export function parseCore<G extends Shape>(
  lines: readonly PositionLine[],
): { core: Omit<State<G>, 'table'>; rest: PositionLine[] } {
  const core: { agenda: unknown[]; asks: unknown[]; nextAsk: number; chance: number[]; over?: unknown } = {
    agenda: [],
    asks: [],
    nextAsk: 1,
    chance: [],
  };
  const rest: PositionLine[] = [];
  const seen = new Set<string>();
  let lastAsk = 0;
  let next: string | undefined;
  for (const line of lines) {
    const space = line.text.indexOf(' ');
    const word = space < 0 ? line.text : line.text.slice(0, space);
    const value = space < 0 ? '' : line.text.slice(space + 1);
    const where = `line ${line.at}: ${word}`;
    if (ONCE.includes(word)) {
      if (seen.has(word)) throw new BadInput(`"${word}" is written twice`, where, 'Leave one of the two lines out.');
      seen.add(word);
    }
    if (word === 'agenda') core.agenda.push(parseStep(value, where));
    else if (word === 'ask') {
      const ask = parseAsk(value, where);
      if (ask.id <= lastAsk)
        throw new BadInput(`Question ${ask.id} comes after question ${lastAsk}`, where, 'Ids grow from ask to ask.');
      lastAsk = ask.id;
      core.asks.push(ask);
    } else if (word === 'next') {
      core.nextAsk = parseInteger(value, where);
      next = where;
    } else if (word === 'chance') core.chance = parseWords(value, where);
    else if (word === 'over') core.over = parseObject(value, where);
    else rest.push(line);
  }
  // The id of an open question must never be given again: an answer to one would be taken for the other.
  if (next === undefined) core.nextAsk = lastAsk + 1;
  else if (core.nextAsk <= lastAsk || core.nextAsk < 1)
    throw new BadInput(`The next question cannot get id ${core.nextAsk}`, next, `Write next ${lastAsk + 1} or more.`);
  return { core: core as unknown as Omit<State<G>, 'table'>, rest };
}

function parseStep(text: string, where: string): Record<string, unknown> {
  const step = parseObject(text, where);
  if (typeof step.do !== 'string') throw new BadInput('The step has no name', where, 'Write {"do":"…",…}.');
  return step;
}

function parseAsk(text: string, where: string): Record<string, unknown> & { id: number } {
  const ask = parseObject(text, where);
  const { id, seat, ask: name, reply } = ask;
  if (typeof id !== 'number' || id < 1 || typeof seat !== 'number' || seat < 0 || typeof name !== 'string')
    throw new BadInput('This is not a question', where, 'Write {"id":1,"seat":0,"ask":"…",…}.');
  if (reply !== undefined && typeof reply !== 'string')
    throw new BadInput('The reply is not a text', where, 'Write the id of a choice, or leave it out.');
  return ask as Record<string, unknown> & { id: number };
}

function parseObject(text: string, where: string): Record<string, unknown> {
  const value = parseJson(text, where);
  if (!isRecord(value)) throw new BadInput('This is not an object', where, 'Copy the whole line of the position.');
  mustBePlain(value, where);
  return value;
}

/** JSON in one way of writing it: a key said twice, or a number in disguise, is refused. */
export function parseJson(text: string, where: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput('This is not JSON', where, 'Copy the whole line of the position.');
  }
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) => (part.startsWith('"') ? part : ''));
  if (JSON.stringify(value) !== bare)
    throw new BadInput(
      'Something is said twice here, or written in an unusual way',
      where,
      `Write ${JSON.stringify(value)}.`,
    );
  return value;
}

/** Numbers no rule ever needs larger ones than: a larger one would only keep a loop busy. */
const NUMBER_LIMIT = 10_000;
/** Text no step needs longer ones than. */
const TEXT_LIMIT = 200;

/** Plain small data: whole numbers within reason, short texts, no null. What it means is the rules' business. */
function mustBePlain(value: unknown, where: string): void {
  if (typeof value === 'number' ? !Number.isInteger(value) || Math.abs(value) > NUMBER_LIMIT : value === null)
    throw new BadInput(`${String(value)} is out of range`, where, 'Copy the whole line of the position.');
  if (typeof value === 'string' && value.length > TEXT_LIMIT)
    throw new BadInput('A text here is too long', where, 'Copy the whole line of the position.');
  if (Array.isArray(value)) for (const each of value) mustBePlain(each, where);
  else if (isRecord(value)) for (const each of Object.values(value)) mustBePlain(each, where);
}

/** A whole number in digits, and in no other guise. */
export function parseInteger(text: string, where: string): number {
  const value = Number(text);
  if (!/^(?:0|-?[1-9]\d*)$/.test(text) || !Number.isSafeInteger(value))
    throw new BadInput(`"${text}" is not a whole number`, where, 'Write digits only.');
  return value;
}

/** A whole number within limits. */
export function parseWithin(text: string, where: string, least: number, most: number): number {
  const value = parseInteger(text, where);
  if (value < least || value > most)
    throw new BadInput(`${value} is out of range`, where, `Write ${least} to ${most}.`);
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
