/**
 * What keeps tables. A table's truth is its list of entries, each with its number: whoever writes number n + 1 first
 * has written it, everybody else reads what was written. So any number of hosts may serve one table without a lock.
 *
 * Whatever a store promises it has done is done for good before the promise is kept. One suite of tests holds for all
 * stores (`@medallion/table/testing`).
 */

import type { Entry, Happening, Json, RecordHeader } from '@medallion/kernel';
import type { Sitter } from './wire.ts';

/** One entry of the record, and what came of it. */
export interface KeptEntry {
  readonly entry: Entry;
  /**
   * What happened, for the log: a game outlives the rules it was begun with, and its log with it. Where it was not
   * kept it is worked out again by replaying, which takes the same rules.
   */
  readonly events?: readonly Happening[];
  /** The id of the message it came with, so that the same message sent again is not a new one. */
  readonly by?: string;
}

/** A position along the way, so that a long game opens at once and a game outlives its rules. */
export interface KeptSnapshot {
  /** How many entries it stands behind. */
  readonly number: number;
  readonly rules: string;
  readonly content: string;
  readonly state: Json;
  /** Behind the last entry of a finished game: what binds all of them, so that a change of one is noticed later. */
  readonly record?: string;
}

/** What a list of tables shows of one. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
  readonly over: boolean;
  /** How many entries it has. */
  readonly number: number;
  /** What the game says of itself in a list: turns, places and the like. Nothing anybody may not know. */
  readonly gist?: Json;
  /** Why it cannot be opened, where that is known without opening it. It stays, and can be saved to a file. */
  readonly unreadable?: string;
}

export interface KeptTable extends TableLine {
  readonly header: RecordHeader;
  /** The host's secret, from which together with the seats' nonces all chance comes. */
  readonly secret: string;
  /** What happened while the table was set up; as with an entry's events. */
  readonly setup?: readonly Happening[];
  readonly entries: readonly KeptEntry[];
  readonly snapshot?: KeptSnapshot;
  /** Of a record that could not be read when it was taken over from elsewhere: all of it, as it was. */
  readonly text?: string;
}

/** Something new at a table: entries, or only who sits there. */
export interface Addition {
  readonly entries: readonly KeptEntry[];
  readonly savedAt: number;
  readonly over?: boolean;
  readonly gist?: Json;
  readonly sitters?: readonly Sitter[];
  /** Who sat there when this was decided: where others do by now it is not written, and `taken`. */
  readonly sittersWere?: readonly Sitter[];
  /** Behind the last of these entries, where there is one. */
  readonly snapshot?: KeptSnapshot;
}

export type Appended =
  | 'written'
  /** Somebody else has written the next entry, or seated somebody: read it first. */
  | 'taken'
  /** There is no such table any more. */
  | 'gone';

/** What is new to who has read up to a number. */
export interface News {
  readonly entries: readonly KeptEntry[];
  readonly sitters: readonly Sitter[];
}

export interface TableStore {
  /** A new table with all it has so far. False where one with its id is kept already. */
  create(table: KeptTable): Promise<boolean>;
  /** Writes the entries after entry number `after`, all of them or none. */
  append(id: string, after: number, addition: Addition): Promise<Appended>;
  load(id: string): Promise<KeptTable | undefined>;
  /** The entries after a number, for who has read that far, and who sits there now. */
  since(id: string, after: number): Promise<News | undefined>;
  /** Every table, the latest first. */
  list(): Promise<readonly TableLine[]>;
  forget(id: string): Promise<void>;
  /** False where a table goes on that is not kept for good. Stores that keep what they say need not say it. */
  keeps?(id: string): boolean;
}

/** A store that has no room left: whoever makes some may try again. */
export class StoreFull extends Error {
  override name = 'StoreFull';
}
