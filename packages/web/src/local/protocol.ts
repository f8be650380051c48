import type { HeardEvent, Refusal, SeatView, Shape } from '@medallion/kernel';

/** What the page asks of the table in the worker. */
export type ToTable =
  | { readonly do: 'open'; readonly record: string }
  | { readonly do: 'start'; readonly seats: number; readonly options: unknown }
  | { readonly do: 'answer'; readonly number: number; readonly ask: number; readonly choice: string }
  | { readonly do: 'undo'; readonly number: number }
  /** Lets the one who is not a person answer once. */
  | { readonly do: 'proceed'; readonly number: number };

/** What the table says: always the whole view, and what happened on the way to it. */
export type FromTable<G extends Shape> =
  | {
      readonly said: 'view';
      readonly number: number;
      readonly view: SeatView<G>;
      readonly events: readonly HeardEvent[];
      readonly canUndo: boolean;
      /** The host's copy of the record, to be kept. */
      readonly record: string;
    }
  | { readonly said: 'refusal'; readonly refusal: Refusal }
  | { readonly said: 'unreadable' };
