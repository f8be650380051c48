/** What the logs of all games have in common. */
import { type Say, sentence } from './say.ts';

/** One line of the log. */
export interface Told {
  readonly text: string;
  /** The clause of the rules it belongs to, where there is an obvious one. */
  readonly clause?: string;
  /** A line that a short log may leave out. */
  readonly minor?: true;
}

/** An answer that is not possible: what it would be, why not, and the clause that says so. */
export interface WhyNotTold {
  readonly what: string;
  readonly why: string;
  readonly clause: string;
}

/** The one who does something; the reader's own seat is 'you'. */
export interface By {
  readonly who: 'you' | 'other';
  readonly name: string;
}

/** Who reads, and what the people at the table are called. */
export interface Reading {
  /** This seat is "you". */
  readonly viewer: number | 'spectator';
  who(this: void, seat: number): string;
}

export function doer({ viewer, who }: Reading, seat: number): By {
  return { who: viewer === seat ? 'you' : 'other', name: who(seat) };
}

/** A line of the log from a table of sentences, each of which is told something. */
export function line<M, K extends keyof M>(say: Say<M>, key: K, params: M[K], clause?: string): Told {
  // Every event has parameters; the compiler cannot see that for an open K.
  const text = sentence((say as (key: K, params: M[K]) => string)(key, params));
  return clause === undefined ? { text } : { text, clause };
}

export const minor = (told: Told): Told => ({ ...told, minor: true });

/** Something by its type, from a table with one entry for each; undefined for a type the table does not know. */
export function entryFor<T>(table: object, type: string): T | undefined {
  return Object.hasOwn(table, type) ? (table as Readonly<Record<string, T>>)[type] : undefined;
}
