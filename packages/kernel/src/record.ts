import { BadInput } from './errors.ts';
import { hashOf, sha256Hex } from './hash.ts';
import { canonical, isRecord, type Json } from './json.ts';
import type { Game, Seat, Shape } from './shape.ts';

/*
 * The record of a game: what it was started with, and every answer. Replaying it gives the same state on every
 * machine, bit for bit; nothing else needs to be stored. As text it is one JSON value per line: the header, the
 * entries, and once the game is over the seal.
 */

export interface RecordHeader {
  /** Version of this format. */
  readonly medallion: 1;
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly seats: number;
  readonly options: Json;
  /** Hash of the host's secret, shown before the nonces were given. */
  readonly commitment: string;
  readonly nonces: readonly string[];
}

/**
 * An answer (seat, ask, choice), a seat taking back its last answer, the table going back for a seat to where it stood
 * behind so many entries, or the place from which the game goes on by other rules or cards. The state number is the
 * place in the list.
 */
export type Entry =
  | readonly [seat: Seat, ask: number, choice: string]
  | readonly [undo: 'undo', seat: Seat]
  | readonly [back: 'back', seat: Seat, to: number]
  | readonly [update: 'update', update: Update];

/** What a game was played by. */
export interface Version {
  readonly rules: string;
  /** Hash of the card data. */
  readonly content: string;
}

/** A game that outlived its rules: from here on it is played by these, from this position. */
export interface Update extends Version {
  /** How many entries the position stands behind: what was answered after that is forgotten. */
  readonly from: number;
  readonly state: Json;
}

/** What is added when the game is over (or, in the host's own copy, from the start). */
export interface RecordSeal {
  readonly secret: string;
  /** Hash of the state after the last entry. */
  readonly hash?: string;
  /**
   * Hash of the header and of every entry: see `recordHash`. Older seals have none; such records open, but nobody can
   * tell whether an answer that leads to the same end was changed in them.
   */
  readonly record?: string;
}

export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly Entry[];
  readonly seal?: RecordSeal;
}

/**
 * The entries with answers that were given together in the order their questions were put, whoever was quicker: two
 * copies of one game read alike. Without an undo in between, the ids of asks only grow from one question to the next, so
 * that only answers given together can be out of order; and what was answered together cannot be taken back once the
 * last answer is in, so that every undo stays possible.
 */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const ordered: Entry[] = [];
  let answers: (readonly [Seat, number, string])[] = [];
  for (const entry of entries) {
    if (isAnswer(entry)) {
      answers.push(entry);
      continue;
    }
    ordered.push(...byAsk(answers), entry);
    answers = [];
  }
  return [...ordered, ...byAsk(answers)];
}

type Played = Exclude<Entry, readonly ['update', Update] | readonly ['back', Seat, number]>;

export const isAnswer = (entry: Entry): entry is readonly [Seat, number, string] => typeof entry[0] === 'number';

/**
 * The entries that led to where a record stands, with the numbers they led to: what came between a place and the table's going back to it is left
 * out, and so is everything before the last update, which has a position of its own.
 */
export function wayTo(entries: readonly Entry[]): readonly { readonly number: number; readonly entry: Played }[] {
  const way: { readonly number: number; readonly entry: Played }[] = [];
  let at = entries.length;
  while (at > 0) {
    const entry = entries[at - 1] as Entry;
    if (entry[0] === 'update') break;
    if (entry[0] !== 'back') way.push({ number: at, entry });
    at = entry[0] === 'back' ? entry[2] : at - 1;
  }
  return way.reverse();
}

const byAsk = (answers: readonly (readonly [Seat, number, string])[]): readonly Entry[] =>
  [...answers].sort(([, one], [, other]) => one - other);

/**
 * What binds a record: what the game was started with and every entry. Who sat where may ride along in the header of a
 * file; it is no part of the game, and not bound.
 */
export function recordHash({ header, entries }: Pick<GameRecord, 'header' | 'entries'>): string {
  const { medallion, game, rules, content, seats, options, commitment, nonces } = header;
  const start = { medallion, game, rules, content, seats, options, commitment, nonces };
  return sha256Hex(`medallion/record/${canonical([start, ...inOrder(entries)])}`);
}

/** A record with its seal: the secret, the end it came to, and what binds every word before it. */
export function sealed(record: Omit<GameRecord, 'seal'>, secret: string, hash: string): GameRecord {
  const { header, entries } = record;
  return { header, entries, seal: { secret, hash, record: recordHash(record) } };
}

/** The hash that ties a record to the cards it was played with. */
export function contentHash<G extends Shape>(game: Game<G>): string {
  let hash = contentHashes.get(game);
  if (hash === undefined) {
    hash = hashOf(game.content ?? null);
    contentHashes.set(game, hash);
  }
  return hash;
}
const contentHashes = new WeakMap<object, string>();

/** What a game is played by now. */
export const versionOf = <G extends Shape>(game: Game<G>): Version => ({
  rules: game.rules,
  content: contentHash(game),
});

export const sameVersion = (one: Version, other: Version): boolean =>
  one.rules === other.rules && one.content === other.content;

/** Where the game last went on by other rules: the number of its entry and what it says. */
export function lastUpdate(entries: readonly Entry[]): { readonly at: number; readonly update: Update } | undefined {
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at] as Entry;
    if (entry[0] === 'update') return { at, update: entry[1] };
  }
  return undefined;
}

/** What the end of a record was played by. */
export function playedBy({ header, entries }: Pick<GameRecord, 'header' | 'entries'>): Version {
  const { rules, content } = lastUpdate(entries)?.update ?? header;
  return { rules, content };
}

export function printRecord(record: GameRecord): string {
  const lines: unknown[] = [record.header, ...record.entries];
  if (record.seal !== undefined) lines.push(record.seal);
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export function parseRecord(text: string): GameRecord {
  const lines = text.split('\n');
  while (lines.length > 0 && lines[lines.length - 1]?.trim() === '') lines.pop();
  if (lines.length === 0) throw new BadInput('The record is empty', 'line 1', 'Export the game again.');
  const values = lines.map((line, index): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new BadInput('This line is not JSON', `line ${index + 1}`, 'Export the game again.');
    }
  });
  const header = readHeader(values[0]);
  const last = values.length > 1 ? values[values.length - 1] : undefined;
  const seal = isRecord(last) ? readSeal(last, `line ${values.length}`) : undefined;
  const entries = values
    .slice(1, seal === undefined ? undefined : -1)
    .map((value, index) => readEntry(value, `line ${index + 2}`));
  return seal === undefined ? { header, entries } : { header, entries, seal };
}

function readHeader(value: unknown): RecordHeader {
  const bad = (what: string): BadInput => new BadInput(what, 'header, line 1', 'Export the game again.');
  if (!isRecord(value)) throw bad('The record does not begin with a header');
  if (value.medallion !== 1) throw bad(`Record format ${String(value.medallion)} is not known`);
  for (const key of ['game', 'rules', 'content', 'commitment'] as const) {
    if (typeof value[key] !== 'string') throw bad(`The header's ${key} is not a text`);
  }
  if (!Number.isInteger(value.seats)) throw bad("The header's seats is not a whole number");
  if (!Array.isArray(value.nonces) || value.nonces.some((nonce) => typeof nonce !== 'string')) {
    throw bad("The header's nonces is not a list of texts");
  }
  return value as unknown as RecordHeader;
}

function readEntry(value: unknown, where: string): Entry {
  if (Array.isArray(value)) {
    if (value.length === 2 && value[0] === 'undo' && Number.isInteger(value[1])) return ['undo', value[1] as number];
    if (value.length === 3 && value[0] === 'back' && Number.isInteger(value[1]) && Number.isInteger(value[2]))
      return ['back', value[1] as number, value[2] as number];
    if (value.length === 2 && value[0] === 'update' && isUpdate(value[1])) return ['update', value[1]];
    if (
      value.length === 3 &&
      Number.isInteger(value[0]) &&
      Number.isInteger(value[1]) &&
      typeof value[2] === 'string'
    ) {
      return [value[0] as number, value[1] as number, value[2]];
    }
  }
  throw new BadInput(
    'This is not an answer [seat, ask, choice], nor ["undo", seat], nor ["back", seat, number], nor ["update", …]',
    where,
    'Export the game again.',
  );
}

function isUpdate(value: unknown): value is Update {
  return (
    isRecord(value) &&
    typeof value.rules === 'string' &&
    typeof value.content === 'string' &&
    Number.isInteger(value.from) &&
    isRecord(value.state)
  );
}

function readSeal(value: Record<string, unknown>, where: string): RecordSeal {
  const { secret, hash, record } = value;
  const isText = (part: unknown): part is string | undefined => part === undefined || typeof part === 'string';
  if (typeof secret !== 'string' || !isText(hash) || !isText(record)) {
    throw new BadInput('The last line is neither an entry nor a seal', where, 'Export the game again.');
  }
  return {
    secret,
    ...(hash === undefined ? {} : { hash }),
    ...(record === undefined ? {} : { record }),
  };
}
