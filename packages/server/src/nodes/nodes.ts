/**
 * Several processes serve the same rooms, each a node. What is true stands in the store; nodes only tell each other that
 * something is new there, and who is where just now. What is told may get lost: whoever hears nothing asks the store
 * now and then (`rounds.ts`).
 */

/** Something is new about a room. */
export type RoomNews =
  /** Its table: up to this entry, or who sits there where none is named. */
  | { readonly of: 'table'; readonly number?: number }
  | { readonly of: 'room'; readonly version: number }
  /** Who is here. */
  | { readonly of: 'here' }
  /** The room and its table were taken away. */
  | { readonly of: 'end' }
  /** For a while nothing was heard: anything may be new. */
  | { readonly of: 'all' };

/** Who of a room is connected to one node. */
export interface Present {
  readonly seats: readonly number[];
  /** Everybody without a seat, big screens among them. */
  readonly watching: number;
  /** Unset by a node that knows of none. */
  readonly screens?: number;
}

/** Who of a room is connected to other nodes, and when somebody's last line broke there. */
export interface Elsewhere extends Present {
  readonly left: ReadonlyMap<number, number>;
}

export const NOBODY: Elsewhere = { seats: [], watching: 0, left: new Map() };

export interface Nodes {
  /** Whether others are reached just now; where not, the store is asked more often. */
  readonly reaches: boolean;
  /** Never fails: whoever does not hear it reads it later. */
  tell(room: string, news: RoomNews): void;
  /** Resolves when it listens, as far as others are reached: what others tell of a room, until what is given back is called. */
  hear(room: string, listener: (news: RoomNews) => void): Promise<() => void>;
  /** Who of a room is here now, and whose last line broke just now. Others are told. */
  sayHere(room: string, present: Present, left?: number): void;
  /** Who of a room is at other nodes. Throws where that cannot be known. */
  elsewhere(room: string): Promise<Elsewhere>;
  close(): Promise<void>;
}
