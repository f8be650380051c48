/** What a version of this page before tables of any game kept, and how it is read. */

import { type GameRecord, isRecord, type Json, parseRecord } from '@medallion/kernel';
import type { KeptTable, Sitter } from '@medallion/table';
import type { Inheritance } from '@medallion/table/stores/indexed-db';

/** A game as it was kept then: its whole record as text, and a line for the list. */
interface Save {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly startedAt: number;
  readonly savedAt: number;
  readonly over: boolean;
  readonly record: string;
}

/** The lists of that time are named like the only game they held. */
export const inherited = (game: string): Inheritance => ({ store: game, read: (value) => readSave(value, game) });

/** Never throws: what cannot be read stays as it was, to be saved to a file. */
export function readSave(value: unknown, game: string): KeptTable {
  const { id, sitters, startedAt, savedAt, over, record: text } = saveOf(value);
  const line = { id, game, sitters, startedAt, savedAt, over };
  try {
    const record = parseRecord(text);
    return { ...line, ...keptRecord(record), ...gistOf(value) };
  } catch (fault) {
    const header: KeptTable['header'] = {
      medallion: 1,
      game,
      rules: '',
      content: '',
      seats: sitters.length,
      options: {},
      commitment: '',
      nonces: [],
    };
    const unreadable = fault instanceof Error ? fault.message : String(fault);
    return { ...line, number: 0, header, secret: '', entries: [], unreadable, text };
  }
}

/** A record, as a table keeps it. */
function keptRecord({
  header,
  entries,
  seal,
}: GameRecord): Pick<KeptTable, 'number' | 'header' | 'secret' | 'entries'> {
  return { number: entries.length, header, secret: seal?.secret ?? '', entries: entries.map((entry) => ({ entry })) };
}

function saveOf(value: unknown): Save {
  const save: Record<string, unknown> = isRecord(value) ? value : {};
  const number = (key: string): number => (typeof save[key] === 'number' ? save[key] : 0);
  return {
    id: String(save.id),
    sitters: Array.isArray(save.sitters) ? (save.sitters as readonly Sitter[]) : [],
    startedAt: number('startedAt'),
    savedAt: number('savedAt'),
    over: save.over === true,
    record: typeof save.record === 'string' ? save.record : JSON.stringify(value),
  };
}

/** The line for the list is what the game says of itself there now. */
function gistOf(value: unknown): { readonly gist?: Json } {
  if (!isRecord(value)) return {};
  const { turns, schools, track } = value;
  const gist = JSON.parse(JSON.stringify({ turns, schools, track })) as Json;
  return { gist };
}
