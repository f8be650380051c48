import { type Match, printRecord } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { Save } from './saves.ts';

/** A match as it is kept on this device: the host's record, and a line for the list. */
export function saveOf(match: Match<OldWorld>, kept: Pick<Save, 'id' | 'sitters' | 'startedAt' | 'savedAt'>): Save {
  const { witchers, turns } = match.play.state.table;
  return {
    ...kept,
    schools: witchers.map(({ school }) => school),
    turns,
    track: witchers.map(({ track }) => track),
    over: match.play.over !== undefined,
    record: printRecord(match.hostRecord()),
  };
}
