import type { HeardEvent, Refusal, Seat } from '@medallion/kernel';
import type { FromTable, NewGame, Position, ToTable } from './protocol.ts';

/** The table as the page sees it. */
export interface TableState {
  /** `free`: nothing is open; `opening`: a game is being started or read; `lost`: it could not be read. */
  readonly is: 'free' | 'opening' | 'open' | 'lost';
  readonly position?: Position;
  /** Everything the one at the screen has heard since the game began. */
  readonly log: readonly HeardEvent[];
  readonly refusal?: Refusal;
  /** Why the options of a new game were not taken. */
  readonly notStarted?: string;
  /** This device does not keep the game. */
  readonly notKept: boolean;
  /** An answer is on its way. */
  readonly busy: boolean;
}

const FREE: TableState = { is: 'free', log: [], notKept: false, busy: false };

/** The page's end of the table in the worker. */
export class OldWorldTable {
  private state: TableState = FREE;
  private readonly listeners = new Set<() => void>();
  private worker: Worker | undefined;
  private readonly work: () => Worker;

  constructor(work: () => Worker) {
    this.work = work;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): TableState => this.state;

  start(game: NewGame): void {
    this.set({ ...FREE, is: 'opening' });
    this.tell({ do: 'start', game });
  }

  /** Opens a kept game; the one already open stays as it is. */
  open(id: string): void {
    if (this.state.position?.id === id && this.state.is === 'open') return;
    this.set({ ...FREE, is: 'opening' });
    this.tell({ do: 'open', id });
  }

  answer(ask: number, choice: string): void {
    const { position, busy } = this.state;
    if (position === undefined || busy) return;
    this.set({ ...this.state, busy: true });
    this.tell({ do: 'answer', number: position.number, ask, choice });
  }

  undo(): void {
    const { position, busy } = this.state;
    if (position === undefined || busy) return;
    this.set({ ...this.state, busy: true });
    this.tell({ do: 'undo', number: position.number });
  }

  /** Lets one who is not a person answer. */
  proceed(): void {
    if (this.state.position !== undefined) this.tell({ do: 'proceed', number: this.state.position.number });
  }

  /** Another person takes the screen. */
  sit(seat: Seat): void {
    this.tell({ do: 'sit', seat });
  }

  private tell(message: ToTable): void {
    if (this.worker === undefined) {
      this.worker = this.work();
      this.worker.addEventListener('message', ({ data }: MessageEvent<FromTable>) => this.hear(data));
      this.worker.addEventListener('error', () => this.set({ ...this.state, is: 'lost', busy: false }));
    }
    this.worker.postMessage(message);
  }

  private hear(message: FromTable): void {
    switch (message.said) {
      case 'position': {
        const { said: _, history, ...position } = message;
        const log = history ?? [...this.state.log, ...position.events];
        return this.set({ is: 'open', position, log, notKept: this.state.notKept, busy: false });
      }
      case 'refusal':
        return this.set({ ...this.state, refusal: message.refusal, busy: false });
      case 'not-started':
        return this.set({ ...FREE, notStarted: message.message });
      case 'unreadable':
        return this.set({ ...FREE, is: 'lost' });
      case 'not-kept':
        return this.set({ ...this.state, notKept: true });
    }
  }

  private set(state: TableState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
