/** What may be laid on a table besides a record: a position as text, or a scenario, which goes on from one by answers. */

import { BadInput, isRecord, type Seat } from '@medallion/kernel';

/** An answer of a scenario: `[seat, choice]`, or the choice alone where one question is open. */
export type ScenarioAnswer = readonly [Seat, string] | string;

export interface Scenario {
  readonly game: string;
  readonly options: unknown;
  /** Unset where the position tells, or as few as the game takes. */
  readonly seats?: number;
  /** The position in the game's notation; without it a new game from the seed. */
  readonly position?: string;
  /** All chance of a new game, and what bots go by. */
  readonly seed?: string;
  /** Answers to a new game, before anything of it is changed. */
  readonly before: readonly ScenarioAnswer[];
  /** Lines of its position that are otherwise. */
  readonly changes: readonly string[];
  readonly answers: readonly ScenarioAnswer[];
  /** Who sits where, as in the header of a record: names, and bots by theirs. */
  readonly sitters?: readonly unknown[];
}

/** A position as text begins with the name of its game. */
const HEADING = /^medallion position (\S+) \d+\s*$/m;

/** By any of these a text means to be a scenario; others mean nothing. */
const FIELDS = ['game', 'options', 'position', 'seats', 'seed', 'before', 'changes', 'answers', 'sitters'];

/** The scenario a text tells of, a bare position included; undefined where it is neither. Throws BadInput. */
export function readScenario(text: string): Scenario | undefined {
  const game = HEADING.exec(text)?.[1];
  if (game !== undefined && !text.trimStart().startsWith('{'))
    return { game, options: {}, position: text, before: [], changes: [], answers: [] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  // A record begins with a line of its own; one that has nothing but that line is still a record.
  if (!isRecord(raw) || 'medallion' in raw) return undefined;
  // Any other JSON was never meant to be one.
  const fields = raw;
  if (!FIELDS.some((field) => field in fields)) return undefined;
  if (typeof raw.game !== 'string') throw bad('The scenario names no game', 'game');
  const unknown = Object.keys(raw).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined)
    throw new BadInput(`"${unknown}" means nothing here`, 'file', `Known are ${FIELDS.join(', ')}.`);
  const position = readPosition(raw.position);
  if (position !== undefined && raw.before !== undefined)
    throw new BadInput(
      'Answers before a position',
      'before',
      'Give either a position, or a seed and what came before.',
    );
  return {
    game: raw.game,
    options: raw.options ?? {},
    ...(Number.isInteger(raw.seats) ? { seats: raw.seats as number } : {}),
    ...(position === undefined ? {} : { position }),
    ...(typeof raw.seed === 'string' ? { seed: raw.seed } : {}),
    before: listIn(raw, 'before').map(readAnswer('before')),
    changes: listIn(raw, 'changes').map(readChange),
    answers: listIn(raw, 'answers').map(readAnswer('answers')),
    ...(raw.sitters === undefined ? {} : { sitters: listIn(raw, 'sitters') }),
  };
}

const bad = (what: string, where: string): BadInput => new BadInput(what, where, 'See docs/notation.md.');

function readPosition(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('\n');
  throw bad('The position is neither a text nor a list of lines', 'position');
}

function listIn(raw: Readonly<Record<string, unknown>>, field: string): readonly unknown[] {
  const list = raw[field] ?? [];
  if (Array.isArray(list)) return list;
  throw bad(`The ${field} are not a list`, field);
}

const readAnswer =
  (field: string) =>
  (value: unknown, index: number): ScenarioAnswer => {
    if (typeof value === 'string') return value;
    if (Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string')
      return [value[0] as Seat, value[1]];
    throw new BadInput('This is not an answer', `${field}[${index}]`, 'Write "choice" or [seat, "choice"].');
  };

function readChange(value: unknown, index: number): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw bad('This is not a line of a position', `changes[${index}]`);
}
