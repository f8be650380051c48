/** A link to a table in a worker of this page. */

import type { AnyShape, Seat, Shape } from '@medallion/kernel';
import {
  afterHearing,
  type FromTable,
  type LinkState,
  missedSome,
  type NewTable,
  type Saying,
  type TableLink,
  type ToTable,
} from '@medallion/table';

/** What the page asks of the worker. */
export type ToWorker =
  | { readonly do: 'start'; readonly table: NewTable }
  | { readonly do: 'open'; readonly id: string }
  | { readonly do: 'say'; readonly message: ToTable }
  /** The bot that thinks shall play now. */
  | { readonly do: 'hurry' }
  /** Plays here from now on: whichever page played before follows. */
  | { readonly do: 'take-over' };

/** What the worker says: what the table says, and whether this page is the one that plays. */
export type FromWorker =
  | { readonly said: 'by-table'; readonly message: FromTable<AnyShape> }
  | { readonly said: 'playing'; readonly here: boolean };

export interface LocalState<G extends Shape> extends LinkState<G> {
  /** Another page of this device plays at this table; here one can only follow. */
  readonly elsewhere?: true;
  /** Everybody has a screen of their own: nobody is called to this one. */
  readonly apart?: true;
}

/** A link that can be followed in one page and played in another. */
export interface LocalLink<G extends Shape> extends TableLink<G> {
  snapshot(this: void): LocalState<G>;
  takeOver(this: void): void;
  /** The bot that thinks shall play now; unset where bots think elsewhere. */
  readonly hurry?: () => void;
}

type Opened = Extract<ToWorker, { do: 'start' | 'open' }>;

export class WorkerLink<G extends Shape> implements LocalLink<G> {
  private readonly worker: Worker;
  private readonly listeners = new Set<() => void>();
  private state: LocalState<G> = { is: 'opening', heard: [], busy: true };
  /** The own message that was not answered yet. */
  private awaited: string | undefined;
  private said = 0;

  constructor(worker: Worker, opened: Opened) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    worker.addEventListener('error', () =>
      this.set({ ...this.state, is: 'lost', busy: false, fault: { code: 'gone' } }),
    );
    this.post(opened);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): LocalState<G> => this.state;

  readonly answer = (ask: number, choice: string): void => {
    const { position } = this.state;
    if (position !== undefined) this.say({ do: 'answer', number: position.number, ask, choice });
  };

  readonly undo = (): void => {
    const { position } = this.state;
    if (position !== undefined) this.say({ do: 'undo', number: position.number });
  };

  readonly tell = (saying: Saying): void => this.say(saying);

  readonly takeOver = (): void => this.post({ do: 'take-over' });

  readonly hurry = (): void => this.post({ do: 'hurry' });

  readonly close = (): void => {
    this.listeners.clear();
    this.worker.terminate();
  };

  /** One at a time: a second press on the same button means nothing. */
  private say(saying: Saying): void {
    if (this.awaited !== undefined || this.state.is === 'lost') return;
    this.said += 1;
    this.awaited = `${session}-${this.said}`;
    this.set({ ...this.state, busy: true });
    this.post({ do: 'say', message: { ...saying, id: this.awaited } as ToTable });
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(said: FromWorker): void {
    if (said.said === 'playing') {
      const { elsewhere: _, ...state } = this.state;
      return this.set(said.here ? state : { ...state, elsewhere: true });
    }
    // Whose table it is follows from what this link was opened for.
    const message = said.message as unknown as FromTable<G>;
    if (message.to !== undefined && message.to === this.awaited) this.awaited = undefined;
    if (missedSome(this.state, message)) {
      const viewer = this.state.position?.viewer ?? 'spectator';
      return this.say({ do: 'look', as: viewer });
    }
    // Not spread over the state before: what is gone, as a refusal is with the next position, must go.
    this.set(afterHearing(this.state, message, this.awaited));
  }

  private set(state: LocalState<G>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** Tells the messages of one visit from those of another. */
const session = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/** The eyes with which one who opens a table on this device looks first: with a single person nobody has to be called. */
export function firstEyes(sitters: readonly { readonly bot?: string }[]): Seat | 'spectator' {
  const persons = sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? 'spectator') : 'spectator';
}
