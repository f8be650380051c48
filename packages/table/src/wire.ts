/**
 * The messages between a seat and its table, typed by game. One definition for the worker of a page and the socket of
 * a server: what goes over the wire is exactly this, as JSON.
 */

import type { HeardEvent, Refusal, Seat, SeatView, Shape, Viewer } from '@medallion/kernel';

/** Who sits at a place of the table: a person, or one who is not. */
export interface Sitter {
  readonly name: string;
  /** How strong one plays who is not a person, as the registry names it; unset for a person. */
  readonly bot?: string;
  /** The person has given the game up: the bot plays on for good. Only whoever hosts the table says so. */
  readonly resigned?: true;
}

/** What a table is started with. */
export interface NewTable {
  /** A game of the registry. */
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Read by the rules, which fill in what is missing. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** A word of one's own instead of chance: the same word deals the same game. */
  readonly seed?: string;
}

/** What everybody at a table may know of it, apart from the game itself. */
export interface TableHead {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sitters: readonly Sitter[];
  /** The seats whose people are here, and how many only watch. */
  readonly here: readonly Seat[];
  readonly watching: number;
  /** Milliseconds since 1970, by the host's clock. */
  readonly startedAt: number;
  /** False where the game goes on, but what is answered now is not kept. */
  readonly kept: boolean;
  /** How many answers an update could not take along; they stay in the record. Said until a person has answered since. */
  readonly forgotten?: number;
}

/** A position as one viewer may see it: number, viewer, table, own asks, who is waited for, canUndo, how it ended. */
export type Position<G extends Shape> = SeatView<G>;

/**
 * What a seat says. `id` is made by whoever sends: the same message sent again, because no answer came, is dealt with
 * once, and answered again.
 */
export type ToTable =
  /** Answers an own ask; `number` is the position that was looked at. */
  | {
      readonly do: 'answer';
      readonly id: string;
      readonly number: number;
      readonly ask: number;
      readonly choice: string;
    }
  /** Takes the last own answer back. */
  | { readonly do: 'undo'; readonly id: string; readonly number: number }
  /**
   * Looks with these eyes from now on, having heard everything up to `heard` with them; without it the whole is
   * wanted. How one comes to the table, comes back, asks for what was missed, and how people who share a screen
   * change places. Nobody else is told.
   */
  | { readonly do: 'look'; readonly id: string; readonly as: Viewer; readonly heard?: number }
  /** Somebody else plays this seat from now on: a bot for a person, or a person again. */
  | { readonly do: 'sit'; readonly id: string; readonly seat: Seat; readonly sitter: Sitter }
  /** Goes away from the table; the seat stays theirs. */
  | { readonly do: 'leave'; readonly id: string };

/** Why the table did not do what it was told. Nothing has changed. */
export type TableRefusal =
  | Refusal
  /** These eyes, or this seat, are not this listener's. */
  | { readonly code: 'not-your-seat' }
  /** It could not be written down, so it was not done: try again, or make room. */
  | { readonly code: 'not-kept'; readonly full: boolean };

/** Why there is no table to listen to. */
export type TableFault =
  /** There is none with this id, or it was taken away. */
  | { readonly code: 'gone' }
  /** Its game is not in the registry. */
  | { readonly code: 'unknown-game'; readonly game: string }
  /** What was kept cannot be read. It is still kept, and can be saved to a file. */
  | { readonly code: 'unreadable'; readonly why: string }
  /** The rules do not take these options or this many seats. */
  | { readonly code: 'not-started'; readonly why: string }
  /** The store does not answer, or takes nothing more. */
  | { readonly code: 'not-kept'; readonly full: boolean };

/**
 * A position and the way to it. Of what the listener has heard so far the first `after` events stand; `events` follow
 * on them. Opening and a change of eyes begin at 0, taking back begins where what was taken back began.
 */
export interface Telling<G extends Shape> {
  readonly position: Position<G>;
  readonly after: number;
  readonly events: readonly HeardEvent<G>[];
}

/** What a seat hears. `to` names the own message it answers: each is answered exactly once, by one of these. */
export type FromTable<G extends Shape> =
  | ({ readonly said: 'position'; readonly to?: string } & Telling<G>)
  /** Not done, and how the table stands now. */
  | ({ readonly said: 'refusal'; readonly to: string; readonly refusal: TableRefusal } & Telling<G>)
  /** Who sits where and who is here; first of all, and whenever it changes. */
  | { readonly said: 'table'; readonly to?: string; readonly table: TableHead }
  /** There is no such table, or no longer. Nothing follows. */
  | { readonly said: 'lost'; readonly to?: string; readonly fault: TableFault };
