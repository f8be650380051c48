import type { AnyShape, Shape } from '@medallion/kernel';
import type { Chapters, Eyes, Point, Proof, RecordFault, Sitter, TableLine } from '@medallion/table';

/** What is known of a whole game before any point of it is looked at. */
export interface ReelHead {
  readonly id: string;
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly over: boolean;
  /** Turns begun by everybody together, at the start and after each entry. */
  readonly turns: readonly number[];
  /** Whose eyes are allowed. */
  readonly eyes: readonly Eyes[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly startedAt: number;
}

/** What everybody had when a turn began: by name, a number for each seat. */
export interface Sample {
  readonly turn: number;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

/** What the page asks of the worker that reads records, and what each request is answered with. */
export interface Requests<G extends Shape = AnyShape> {
  readonly open: { readonly ask: { readonly id: string }; readonly reply: ReelHead };
  readonly chapters: { readonly ask: { readonly eyes: Eyes }; readonly reply: Chapters<G> };
  readonly look: { readonly ask: { readonly number: number; readonly eyes: Eyes }; readonly reply: Point<G> };
  /** A new game from a kept one up to a point; the reply is its line. */
  readonly playOn: { readonly ask: { readonly id: string; readonly number: number }; readonly reply: TableLine };
  /** The record as a file of its own. */
  readonly file: { readonly ask: { readonly id: string }; readonly reply: string };
  /** A text becomes a kept game; the reply is its line. */
  readonly take: {
    readonly ask: { readonly text: string; readonly names: readonly string[]; readonly id?: string };
    readonly reply: TableLine;
  };
  readonly proof: { readonly ask: { readonly id: string }; readonly reply: Proof };
  /** How a finished game went, turn by turn. */
  readonly samples: { readonly ask: { readonly id: string }; readonly reply: readonly Sample[] };
}

export type RequestName = keyof Requests;

export type ToReader = {
  readonly [K in RequestName]: { readonly call: number; readonly do: K; readonly ask: Requests[K]['ask'] };
}[RequestName];

export type FromReader =
  | { readonly call: number; readonly reply: Requests[RequestName]['reply'] }
  | { readonly call: number; readonly fault: RecordFault };
