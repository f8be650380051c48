import { BadInput, contentHash, type GameRecord, Match, parseRecord } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { Unusable } from './fault.ts';

/** The record a text tells of, or the reason it is none of ours. */
export function readRecord(text: string): GameRecord {
  if (text.trim() === '') throw new Unusable('empty');
  let record: GameRecord;
  try {
    record = parseRecord(text);
  } catch (fault) {
    const line = fault instanceof BadInput ? numberIn(fault.where) : undefined;
    throw line === undefined || line === 1 ? new Unusable('not-a-record') : new Unusable('damaged', line);
  }
  const { header, seal } = record;
  if (header.game !== oldWorld.id) throw new Unusable('other-game');
  if (header.rules !== oldWorld.rules || header.content !== contentHash(oldWorld)) throw new Unusable('other-version');
  if (seal === undefined) throw new Unusable('no-secret');
  return record;
}

/** The match of a record that came from outside: every answer is checked, and so is the end it claims. */
export function matchOf(record: GameRecord): Match<OldWorld> {
  let match: Match<OldWorld>;
  try {
    match = Match.load(oldWorld, record);
  } catch (fault) {
    const entry = fault instanceof BadInput && fault.where.startsWith('entry') ? numberIn(fault.where) : undefined;
    throw entry === undefined ? new Unusable('damaged', 1) : new Unusable('refused', entry);
  }
  const { commitment } = match.header;
  const hash = record.seal?.hash;
  if (commitment !== record.header.commitment || (hash !== undefined && hash !== match.hash()))
    throw new Unusable('altered');
  return match;
}

function numberIn(where: string): number | undefined {
  const digits = /\d+/.exec(where)?.[0];
  return digits === undefined ? undefined : Number(digits);
}
