/**
 * A table as a page sees it. Whether it is in a worker of the page or on a server, the page cannot tell: both are a
 * link, and every link remembers what it heard in the same way.
 */

import type { HeardEvent, Shape } from '@medallion/kernel';
import type { FromTable, Position, TableFault, TableHead, TableRefusal, ToTable } from './wire.ts';

/** A message as the page says it; the link gives it its id. */
export type Saying = ToTable extends infer M ? (M extends ToTable ? Omit<M, 'id'> : never) : never;

export interface TableLink<G extends Shape> {
  subscribe(this: void, listener: () => void): () => void;
  snapshot(this: void): LinkState<G>;
  /** Answers an ask of the position in the snapshot. While another message is on its way, nothing. */
  answer(this: void, ask: number, choice: string): void;
  undo(this: void): void;
  /** Anything else: look, sit, leave … */
  tell(this: void, saying: Saying): void;
  close(this: void): void;
}

export interface LinkState<G extends Shape> {
  /** `reconnecting`: what is shown may be old; `lost`: `fault` says why, and nothing comes any more. */
  readonly is: 'opening' | 'open' | 'reconnecting' | 'lost';
  readonly table?: TableHead;
  readonly position?: Position<G>;
  /**
   * Since the game began, as this viewer may hear it. Events that were heard before are the very same objects: what is
   * new, or was taken back, shows by comparing with the list shown last.
   */
  readonly heard: readonly HeardEvent<G>[];
  /** Why the last message was not done; gone with the next position. */
  readonly refusal?: TableRefusal;
  readonly fault?: TableFault;
  /** An own message is on its way. */
  readonly busy: boolean;
}

/** What a link knows before it has heard anything. */
export const OPENING: { readonly is: 'opening'; readonly heard: readonly never[]; readonly busy: true } = {
  is: 'opening',
  heard: [],
  busy: true,
};

/** What a link knows after it has heard a message. `awaited` is the own message it waits for, if any. */
export function afterHearing<G extends Shape>(
  state: LinkState<G>,
  message: FromTable<G>,
  awaited: string | undefined,
): LinkState<G> {
  const busy = awaited !== undefined && message.to !== awaited;
  switch (message.said) {
    case 'table':
      return { ...state, table: message.table, busy };
    case 'lost':
      return { ...state, is: 'lost', fault: message.fault, busy: false };
    case 'position':
    case 'refusal': {
      const { position, after, events } = message;
      const { refusal: _, ...rest } = state;
      const heard =
        after === state.heard.length && events.length === 0 ? state.heard : follow(state.heard, after, events);
      const next: LinkState<G> = { ...rest, is: 'open', position, heard, busy };
      return message.said === 'refusal' ? { ...next, refusal: message.refusal } : next;
    }
  }
}

function follow<E>(heard: readonly E[], after: number, events: readonly E[]): readonly E[] {
  return [...heard.slice(0, after), ...events];
}

/** True where a message begins behind what the link has heard: something was missed, and the whole must be asked for. */
export function missedSome<G extends Shape>(state: LinkState<G>, message: FromTable<G>): boolean {
  return (message.said === 'position' || message.said === 'refusal') && message.after > state.heard.length;
}
