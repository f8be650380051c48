/** The account of a finished game: its record played once more, checked, and measured turn by turn. */

import { Match, parseRecord, printRecord, type RecordHeader, type Verdict, verifyRecord } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import type { Save } from '../local/saves.ts';

/** What everybody had when a turn began. */
export interface Sample {
  readonly turn: number;
  readonly gold: readonly number[];
  /** Levels of all four attributes together. */
  readonly attributes: readonly number[];
  readonly trophies: readonly number[];
  /** All own cards. */
  readonly cards: readonly number[];
}

export interface Account {
  /** The record as text, with the secret that was kept until now. */
  readonly record: string;
  readonly header: RecordHeader;
  readonly secret: string;
  readonly hash: string;
  readonly answers: number;
  readonly verdict: Verdict;
  readonly samples: readonly Sample[];
}

export function accountOf(save: Pick<Save, 'record'>): Account {
  const record = parseRecord(save.record);
  const secret = record.seal?.secret ?? '';
  const { header, entries } = record;
  const match = Match.start(oldWorld, { seats: header.seats, options: header.options, secret, nonces: header.nonces });
  const samples: Sample[] = [];
  for (const entry of entries) {
    if (entry[0] === 'undo') match.undo(entry[1]);
    else match.submit({ seat: entry[0], number: match.number, ask: entry[1], choice: entry[2] });
    const { turns } = match.play.state.table;
    if (turns > 0 && turns !== samples.at(-1)?.turn) samples.push(sampleOf(match, turns));
  }
  samples.push(sampleOf(match, match.play.state.table.turns + 1));
  return {
    record: printRecord(record),
    header,
    secret,
    hash: match.hash(),
    answers: entries.length,
    verdict: verifyRecord(oldWorld, record),
    samples,
  };
}

function sampleOf({ play }: Match<OldWorld>, turn: number): Sample {
  const { witchers } = play.state.table;
  return {
    turn,
    gold: witchers.map(({ gold }) => gold),
    attributes: witchers.map(({ combat, defense, alchemy, specialty }) => combat + defense + alchemy + specialty),
    trophies: witchers.map(({ track }) => track),
    cards: witchers.map(
      ({ deck, hand, discard, combo }) =>
        deck.cards.length + hand.cards.length + discard.cards.length + combo.cards.length,
    ),
  };
}
