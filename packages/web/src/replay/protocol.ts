import type { AskView, HeardEvent, RecordHeader, Seat, SeatView, Verdict, Viewer } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { Sitter } from '../old-world/local/protocol.ts';

/** Whose eyes a replay is seen with. `all` sees every hand: only a finished game may be seen so. */
export type Eyes = Viewer | 'all';

/** What is known of a whole game before any point of it is looked at. */
export interface ReelHead {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly over: boolean;
  /** Turns begun by everybody together, at the start and after each entry. */
  readonly turns: readonly number[];
  /** Whose eyes are allowed. */
  readonly eyes: readonly Eyes[];
}

/** The answer that comes next, where these eyes may know it. */
export type NextDeed =
  | { readonly deed: 'undo'; readonly seat: Seat }
  /** The question with the given answer as its only choice. */
  | { readonly deed: 'answer'; readonly seat: Seat; readonly ask: AskView<OldWorld> }
  /** Somebody answers, and these eyes do not see what. */
  | { readonly deed: 'hidden'; readonly seat: Seat };

/** One point of a game, seen with certain eyes. Questions are left out: nothing can be answered here. */
export interface Point {
  readonly number: number;
  readonly eyes: Eyes;
  readonly view: SeatView<OldWorld>;
  readonly next?: NextDeed;
  /** Hash of the whole position; only of a finished game, since it tells something of what is hidden. */
  readonly hash?: string;
}

/** What was heard, entry by entry; the first is the setup. An entry that takes the one before it back is `undo`. */
export type Chapters = readonly (readonly HeardEvent[] | 'undo')[];

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

/** Why a record cannot be used. */
export interface RecordFault {
  readonly code:
    | 'missing'
    | 'empty'
    | 'not-a-record'
    | 'damaged'
    | 'other-game'
    | 'other-version'
    | 'no-secret'
    | 'refused'
    | 'altered'
    | 'not-kept'
    | 'unfinished';
  /** The line of the file or the number of the answer. */
  readonly n?: number;
}

/** What the page asks of the worker, and what each request is answered with. */
export interface Requests {
  readonly open: { readonly ask: { readonly id: string }; readonly reply: ReelHead };
  readonly chapters: { readonly ask: { readonly eyes: Eyes }; readonly reply: Chapters };
  readonly look: { readonly ask: { readonly number: number; readonly eyes: Eyes }; readonly reply: Point };
  /** A new game from the record up to a point; the reply is its id. */
  readonly playOn: { readonly ask: { readonly number: number }; readonly reply: string };
  /** The record as a file of its own. */
  readonly exportRecord: { readonly ask: { readonly id: string }; readonly reply: string };
  /** A file becomes a kept game; the reply is its id. */
  readonly importRecord: {
    readonly ask: { readonly text: string; readonly names: readonly string[] };
    readonly reply: string;
  };
  readonly prove: { readonly ask: { readonly id: string }; readonly reply: Proof };
}

export type RequestName = keyof Requests;

export type ToReader = {
  readonly [K in RequestName]: { readonly call: number; readonly do: K; readonly ask: Requests[K]['ask'] };
}[RequestName];

export type FromReader =
  | { readonly call: number; readonly reply: Requests[RequestName]['reply'] }
  | { readonly call: number; readonly fault: RecordFault };
