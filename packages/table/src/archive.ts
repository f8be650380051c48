/** Records as files: out of a store, into one, and what a finished one proves. */

import {
  BadInput,
  type Game,
  type GameRecord,
  hashOf,
  isRecord,
  Match,
  parseRecord,
  playedBy,
  printRecord,
  type RecordHeader,
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

/** The host's own copy of the record. */
export function recordOf(kept: Pick<KeptTable, 'header' | 'entries' | 'secret'>, hash?: string): GameRecord {
  const { header, entries, secret } = kept;
  return {
    header,
    entries: entries.map(({ entry }) => entry),
    seal: hash === undefined ? { secret } : { secret, hash },
  };
}

/** The record as a file. Who sat where rides along in its header: rules never read it, people like to. */
export function fileOf(kept: KeptTable): string {
  if (kept.text !== undefined) return kept.text;
  const record = recordOf(kept, hashOfEnd(kept));
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
  const hash = seal?.hash;
  if (match.header.commitment !== header.commitment || (hash !== undefined && hash !== match.hash()))
    throw new Unusable('altered');
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
  /** The hash the record ends with. */
  readonly hash: string;
  readonly entries: number;
  readonly verdict: Verdict;
}

/** Plays a finished game once more and checks what was promised. */
export function prove<G extends Shape>({ rules }: Playable<G>, kept: KeptTable): Proof {
  if (!kept.over) throw new Unusable('unfinished');
  // Where the end was not kept beside the record there is nothing to compare: it is what the replay comes to.
  const hash = hashOfEnd(kept) ?? replayedHash(rules, kept);
  const record = recordOf(kept, hash);
  return {
    header: kept.header,
    names: kept.sitters.map(({ name }) => name),
    secret: kept.secret,
    seed: seedOf(kept.secret, kept.header.nonces),
    hash: hash ?? '',
    entries: record.entries.length,
    verdict: verifyRecord(rules, record),
  };
}

/** The hash of the last position, where it was kept: what the record of a finished game ends with. */
function hashOfEnd({ snapshot, number }: KeptTable): string | undefined {
  return snapshot?.number === number ? hashOf(snapshot.state) : undefined;
}

function replayedHash<G extends Shape>(rules: Game<G>, kept: KeptTable): string | undefined {
  try {
    return Match.load(rules, recordOf(kept)).hash();
  } catch {
    return undefined;
  }
}

function numberIn(where: string): number | undefined {
  const digits = /\d+/.exec(where)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
