import { isRecord, type Match, printRecord, seedOf, verifyRecord } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { LEVELS, type Level, type Sitter } from '../old-world/local/protocol.ts';
import { saveOf } from '../old-world/local/save-of.ts';
import type { Save } from '../old-world/local/saves.ts';
import { Unusable } from './fault.ts';
import type { Proof } from './protocol.ts';
import { matchOf, readRecord } from './read-record.ts';

/** What the archive needs from the device. */
export interface Shelf {
  readonly keep: (save: Save) => Promise<unknown>;
  readonly newId: () => string;
  readonly now: () => number;
}

/** Puts a match on the shelf as a game of its own. */
export async function shelve(match: Match<OldWorld>, sitters: readonly Sitter[], shelf: Shelf): Promise<string> {
  const id = shelf.newId();
  const now = shelf.now();
  try {
    await shelf.keep(saveOf(match, { id, sitters, startedAt: now, savedAt: now }));
  } catch {
    throw new Unusable('not-kept');
  }
  return id;
}

/** The record as a file. Who sat where rides along in its header: rules never read it, people like to. */
export function fileOf({ record: text, sitters }: Save): string {
  const record = readRecord(text);
  return printRecord({ ...record, header: { ...record.header, sitters } as typeof record.header });
}

/** A file becomes a kept game. Where it does not say who sat there, the places get the names given. */
export async function take(text: string, names: readonly string[], shelf: Shelf): Promise<string> {
  const record = readRecord(text);
  const match = matchOf(record);
  return shelve(match, sittersOf(record.header, names), shelf);
}

function sittersOf(header: { readonly seats: number }, names: readonly string[]): readonly Sitter[] {
  const told = 'sitters' in header && Array.isArray(header.sitters) ? (header.sitters as readonly unknown[]) : [];
  return Array.from({ length: header.seats }, (_, seat): Sitter => {
    const sitter = told[seat];
    const fallback = names[seat] ?? String(seat + 1);
    if (!isRecord(sitter)) return { name: fallback };
    const name = typeof sitter.name === 'string' && sitter.name.trim() !== '' ? sitter.name.slice(0, 40) : fallback;
    const bot = LEVELS.find((level: Level) => level === sitter.bot);
    return bot === undefined ? { name } : { name, bot };
  });
}

/** Plays a finished game once more and checks what was promised. */
export function prove({ record: text, sitters, over }: Save): Proof {
  const record = readRecord(text);
  if (!over) throw new Unusable('unfinished');
  const secret = record.seal?.secret ?? '';
  return {
    header: record.header,
    names: sitters.map(({ name }) => name),
    secret,
    seed: seedOf(secret, record.header.nonces),
    hash: record.seal?.hash ?? '',
    entries: record.entries.length,
    verdict: verifyRecord(oldWorld, record),
  };
}
