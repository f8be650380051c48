import type { HeardEvent, Refusal, Seat, SeatView, Viewer } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';

/** How strong one plays who is not a person. */
export const LEVELS = ['random', 'novice', 'adept'] as const;
export type Level = (typeof LEVELS)[number];

/** Who sits at a place of the table: a person, or one who is not. */
export interface Sitter {
  readonly name: string;
  /** Unset for a person. */
  readonly bot?: Level;
}

/** What a game is started with. */
export interface NewGame {
  readonly sitters: readonly Sitter[];
  /** Read by the rules, which fill in what is missing. */
  readonly options: Readonly<Record<string, unknown>>;
  /** A word of one's own instead of chance: the same word deals the same game. */
  readonly seed?: string;
}

/** What the page asks of the table in the worker. */
export type ToTable =
  | { readonly do: 'start'; readonly game: NewGame }
  | { readonly do: 'open'; readonly id: string }
  | { readonly do: 'answer'; readonly number: number; readonly ask: number; readonly choice: string }
  | { readonly do: 'undo'; readonly number: number }
  /** One who is not a person answers once. */
  | { readonly do: 'proceed'; readonly number: number }
  /** Another person takes the screen. */
  | { readonly do: 'sit'; readonly seat: Seat };

/** A position, as the one at the screen may see it. */
export interface Position {
  /** The id the game is kept under. */
  readonly id: string;
  readonly number: number;
  readonly sitters: readonly Sitter[];
  /** Whose eyes these are. */
  readonly viewer: Viewer;
  readonly view: SeatView<OldWorld>;
  /** What happened on the way to this position. */
  readonly events: readonly HeardEvent[];
  readonly canUndo: boolean;
  /** A person who has to answer and is not at the screen: the table is covered until they are. */
  readonly calls?: Seat;
  /** One who is not a person has to answer before anybody else can. */
  readonly botsTurn: boolean;
}

/** What the table says. */
export type FromTable =
  | ({ readonly said: 'position' } & Position & {
        /** Everything since the beginning; only where the page cannot know it: after opening, undo, or a change of seats. */
        readonly history?: readonly HeardEvent[];
      })
  | { readonly said: 'refusal'; readonly refusal: Refusal }
  /** The options of a new game were not what the rules take. */
  | { readonly said: 'not-started'; readonly message: string }
  /** The kept game is not there, or cannot be read by this version. */
  | { readonly said: 'unreadable' }
  /** The game goes on, but this device does not keep it. */
  | { readonly said: 'not-kept' };
