/** Records as files: out of a store, into one, and what a finished one proves. */

import {
  BadInput,
  type GameRecord,
  hashOf,
  inOrder,
  isRecord,
  Match,
  parseRecord,
  playedBy,
  printRecord,
  type RecordHeader,
  recordHash,
  sameVersion,
  seedOf,
  type Shape,
  type Verdict,
  verifyRecord,
  versionOf,
} from '@medallion/kernel';
import { Unusable } from './fault.ts';
import type { Playable } from './registry/types.ts';
import type { KeptTable } from './store.ts';
import type { Sitter } from './wire.ts';

/** No name in a file is longer. */
const NAME_LIMIT = 40;

/** The host's own copy of the record, from which the game goes on. */
export function recordOf({ header, entries, secret }: Pick<KeptTable, 'header' | 'entries' | 'secret'>): GameRecord {
  return { header, entries: entries.map(({ entry }) => entry), seal: { secret } };
}

/** The record as others may have it: answers that were given together in one order, and sealed. */
function sealedRecord(kept: KeptTable): GameRecord {
  const { header, secret, snapshot, number } = kept;
  const entries = inOrder(recordOf(kept).entries);
  const end = snapshot?.number === number ? snapshot : undefined;
  if (end === undefined) return { header, entries, seal: { secret } };
  // What was written down when the game ended binds it; a game that goes on is bound by what is kept of it now.
  const record = kept.over ? end.record : recordHash({ header, entries });
  return { header, entries, seal: { secret, hash: hashOf(end.state), ...(record === undefined ? {} : { record }) } };
}

/** The record as a file. Who sat where rides along in its header: rules never read it, people like to. */
export function fileOf(kept: KeptTable): string {
  if (kept.text !== undefined) return kept.text;
  const record = sealedRecord(kept);
  return printRecord({ ...record, header: { ...record.header, sitters: kept.sitters } as RecordHeader });
}

/** The record a text tells of, or the reason it is none. Which game it is of is its own business. */
export function readRecord(text: string): GameRecord {
  if (text.trim() === '') throw new Unusable('empty');
  try {
    const record = parseRecord(text);
    if (record.seal === undefined) throw new Unusable('no-secret');
    return record;
  } catch (fault) {
    if (fault instanceof Unusable) throw fault;
    const line = fault instanceof BadInput ? numberIn(fault.where) : undefined;
    throw line === undefined || line === 1 ? new Unusable('not-a-record') : new Unusable('damaged', line);
  }
}

/** The match of a record that came from outside: every answer is checked, and so is the end it claims. */
export function matchOf<G extends Shape>({ rules }: Playable<G>, record: GameRecord): Match<G> {
  const { header, seal } = record;
  if (header.game !== rules.id) throw new Unusable('other-game');
  if (!sameVersion(playedBy(record), versionOf(rules))) throw new Unusable('other-version');
  let match: Match<G>;
  try {
    match = Match.load(rules, record);
  } catch (fault) {
    const entry = fault instanceof BadInput && fault.where.startsWith('entry') ? numberIn(fault.where) : undefined;
    throw entry === undefined ? new Unusable('damaged', 1) : new Unusable('refused', entry);
  }
  const { hash, record: bound } = seal ?? {};
  const isAltered =
    match.header.commitment !== header.commitment ||
    (hash !== undefined && hash !== match.hash()) ||
    (bound !== undefined && bound !== recordHash(record));
  if (isAltered) throw new Unusable('altered');
  return match;
}

/** Who sat where, as the header of a file tells; where it does not, the places get the names given. */
export function sittersIn(header: RecordHeader, names: readonly string[], bots: object): readonly Sitter[] {
  const told = 'sitters' in header && Array.isArray(header.sitters) ? (header.sitters as readonly unknown[]) : [];
  return Array.from({ length: header.seats }, (_, seat): Sitter => {
    const sitter = told[seat];
    const fallback = names[seat] ?? String(seat + 1);
    if (!isRecord(sitter)) return { name: fallback };
    const name = typeof sitter.name === 'string' && sitter.name.trim() !== '' ? sitter.name : fallback;
    const { bot } = sitter;
    return {
      name: name.slice(0, NAME_LIMIT),
      ...(typeof bot === 'string' && Object.hasOwn(bots, bot) ? { bot } : {}),
    };
  });
}

/** What a finished game promised, and whether it kept it. */
export interface Proof {
  readonly header: RecordHeader;
  readonly names: readonly string[];
  readonly secret: string;
  readonly seed: string;
  /** The hash the record ends with; empty where no end was kept. */
  readonly hash: string;
  /** The hash that binds what the game was started with and every answer; empty where none was kept. */
  readonly record: string;
  readonly entries: number;
  readonly verdict: Verdict;
}

/**
 * Plays a finished game once more and checks what was promised. Where its end was not kept beside the record there is
 * nothing to compare it with, and the proof says so instead of comparing the replay with itself.
 */
export function prove<G extends Shape>({ rules }: Playable<G>, kept: KeptTable): Proof {
  if (!kept.over) throw new Unusable('unfinished');
  const record = sealedRecord(kept);
  return {
    header: kept.header,
    names: kept.sitters.map(({ name }) => name),
    secret: kept.secret,
    seed: seedOf(kept.secret, kept.header.nonces),
    hash: record.seal?.hash ?? '',
    record: record.seal?.record ?? '',
    entries: record.entries.length,
    verdict: verifyRecord(rules, record),
  };
}

function numberIn(where: string): number | undefined {
  const digits = /\d+/.exec(where)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
