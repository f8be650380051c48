/**
 * What is said in the room around a table: who sits where before a game, what people say to each other, and how they
 * come and go. One definition for the server and for the page; what the table itself says stands in wire.ts.
 */

import type { AnyShape, Seat } from '@medallion/kernel';
import type { Difference } from './difference.ts';
import type { FromTable } from './wire.ts';

/** What can be said by a key, so that everybody reads it in their own language. */
export const PHRASES = ['well-met', 'one-moment', 'ha', 'ready', 'bad-luck'] as const;
export type Phrase = (typeof PHRASES)[number];

/** Something somebody said. Text is text: whoever shows it must not read it as anything else. */
export interface Line {
  /** Counts up from 1. */
  readonly n: number;
  readonly at: number;
  /** Who said it; a watcher has no seat. */
  readonly seat?: Seat;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: Phrase;
  /** Something they did that everybody should hear of. */
  readonly told?: Told;
}

/** What everybody is told that somebody did. `back-late`: the game had gone on. */
export type Told =
  | 'back-asked'
  | 'back-agreed'
  | 'back-declined'
  | 'back-done'
  | 'back-late'
  /** Their time ran out: a bot plays that turn, or has taken the seat. */
  | 'late-turn'
  | 'late-seat'
  | 'vacation'
  | 'vacation-over';

/** Somebody asks everybody to go back to before their last answer. */
export interface BackAsked {
  readonly by: Seat;
  /** The number the table goes back to. */
  readonly to: number;
  /** Who has agreed, and who would rather play on. */
  readonly yes: readonly Seat[];
  readonly no?: Seat;
}

/** From so many seconds on the time of a turn runs while nobody is there, too: the table is played by post. */
export const BY_POST = 60 * 60;
/** The longest time a turn may take, in seconds. */
export const LONGEST_TURN = 14 * 24 * 60 * 60;
/** Days of a game by post in which the table waits for a seat without its time running, all its vacations together. */
export const VACATION_DAYS = 30;

/** How long the table waits for somebody's turn, and what then: a bot plays that turn, or takes the seat. */
export interface TurnClock {
  readonly seconds: number;
  readonly then: 'turn' | 'seat';
}

/** A clock that runs: for whom, and how many milliseconds are left. */
export interface Running {
  readonly seat: Seat;
  readonly left: number;
}

export interface ChairView {
  /** Who sits there: a person by name, or a bot. Open where neither. */
  readonly name?: string;
  readonly bot?: string;
  readonly ready: boolean;
  /** The seat's share of chance, made in the person's own browser. */
  readonly nonce?: string;
  readonly muted: boolean;
  /** By post: until when their time stands still, in milliseconds since 1970, and how many days of that they have left. */
  readonly vacation?: { readonly until?: number; readonly left: number };
}

/** What everybody in a room may know of it: no secret, no hash of one. */
export interface RoomView {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly chairs: readonly ChairView[];
  /** The chair of whoever made the table. */
  readonly keeper: Seat;
  /** The promise that was made before anybody gave a nonce. */
  readonly commitment: string;
  readonly state: 'lobby' | 'playing' | 'over';
  /** Only for those who sit here, while it opens anything. */
  readonly code?: string;
  readonly watchersMuted: boolean;
  /** Unset where nobody is hurried. */
  readonly clock?: TurnClock;
  readonly back?: BackAsked;
  /** The room everybody went on to after this game. */
  readonly next?: string;
}

/** Why something was not done in a room. */
export type RoomRefusal =
  | 'not-yours'
  | 'not-the-keeper'
  | 'no-such-chair'
  | 'chair-taken'
  | 'no-chair-open'
  | 'already-playing'
  | 'not-ready'
  | 'bad-nonce'
  | 'no-name'
  | 'muted'
  | 'empty-line'
  | 'still-here'
  | 'resigned'
  | 'nothing-to-take-back'
  | 'asked-already'
  | 'not-over'
  | 'not-by-post'
  | 'no-vacation-left';

export type SocketRefusal =
  | RoomRefusal
  | 'malformed'
  | 'too-large'
  | 'too-many'
  | 'say-hello-first'
  | 'no-such-room'
  | 'not-playing'
  | 'not-started'
  | 'not-kept';

/** What a guest hears besides the table. `to` names the own message it answers. */
export type FromRoom =
  /** The room as it is now, and which chair is the own one. */
  | {
      readonly said: 'room';
      readonly to?: string;
      readonly room: RoomView;
      readonly seat?: Seat;
      readonly here: readonly Seat[];
      /** Whose people are gone while the table is on, and for how many milliseconds. */
      readonly away: readonly { readonly seat: Seat; readonly for: number }[];
      readonly watching: number;
      /** Big screens in the middle of people. */
      readonly screens: number;
      readonly clocks: readonly Running[];
      /** What was said before one came; only in answer to hello. */
      readonly lines?: readonly Line[];
    }
  | { readonly said: 'line'; readonly line: Line }
  /** Whose clocks run from now on. */
  | { readonly said: 'clock'; readonly clocks: readonly Running[] }
  /** A new link for a chair, told to whoever asked for it alone. */
  | { readonly said: 'link'; readonly to: string; readonly seat: Seat; readonly link: string }
  | { readonly said: 'done'; readonly to: string }
  | { readonly said: 'refused'; readonly to?: string; readonly code: SocketRefusal; readonly where?: string };

type Positioned = Extract<FromTable<AnyShape>, { said: 'position' | 'refusal' }>;

/** A position as what changed since the one with the number `since`, for who has said in `hello` that they follow. */
export type Shortened = Positioned extends infer M
  ? M extends Positioned
    ? Omit<M, 'position'> & { readonly since: number; readonly change?: Difference }
    : never
  : never;

/** How long somebody is gone before everybody may let a bot sit in, in milliseconds. */
export const RELIEF = 45_000;

/** What a link opens, told before somebody uses it. */
export interface Door {
  readonly opens: 'seat' | 'chair' | 'any-chair' | 'watch';
  /** The chair it is for, or the own one. */
  readonly seat?: Seat;
  readonly room: RoomView;
  /** The seats a game waits for just now. */
  readonly waiting: readonly Seat[];
  /** The table is at rest: when it is removed unless somebody who sits there comes by, in milliseconds since 1970. */
  readonly removal?: number;
  /** When the time of the own turn runs out, where it does while nobody is there: milliseconds since 1970. */
  readonly until?: number;
  readonly over?: true;
}

/** What lies behind one of several keys. */
export interface DoorOf {
  readonly id: string;
  readonly door?: Door;
  /** Why it does not open. */
  readonly error?: 'no-such-room' | 'not-yours' | 'unreadable';
}

/** A place somebody has got: the secret is told once, to them alone. */
export interface SeatGiven {
  readonly id: string;
  readonly seat: Seat;
  readonly secret: string;
}

/** Links as the keeper gets them, once: the server keeps only their hashes. */
export interface Links {
  readonly chairs: readonly string[];
  readonly anyChair: string;
  readonly watch: string;
}
