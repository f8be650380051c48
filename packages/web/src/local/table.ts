import type { HeardEvent, Refusal, SeatView, Shape } from '@medallion/kernel';
import type { FromTable, ToTable } from './protocol.ts';

/** A table as the page sees it. */
export interface TableState<G extends Shape> {
  /** `free`: nobody plays; `opening`: a kept game is being replayed. */
  readonly is: 'free' | 'opening' | 'open';
  readonly number: number;
  readonly view?: SeatView<G>;
  readonly events: readonly HeardEvent[];
  readonly canUndo: boolean;
  readonly refusal?: Refusal;
  /** The kept game could not be opened. */
  readonly lost?: true;
}

/** The page's end of a table in a worker. Every position it hears of is kept on this device. */
export class LocalTable<G extends Shape> {
  private state: TableState<G>;
  private readonly listeners = new Set<() => void>();
  private readonly worker: Worker;
  private readonly kept: string;
  /** Said something that was not answered yet: a second click on the same button means nothing. */
  private waiting = false;

  constructor(worker: Worker, kept: string) {
    this.worker = worker;
    this.kept = kept;
    worker.addEventListener('message', ({ data }: MessageEvent<FromTable<G>>) => this.hear(data));
    const record = localStorage.getItem(kept);
    this.state = { is: record === null ? 'free' : 'opening', number: 0, events: [], canUndo: false };
    if (record !== null) this.tell({ do: 'open', record });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): TableState<G> => this.state;

  start(seats: number, options: unknown): void {
    this.tell({ do: 'start', seats, options });
  }

  answer(ask: number, choice: string): void {
    this.tell({ do: 'answer', number: this.state.number, ask, choice });
  }

  undo(): void {
    this.tell({ do: 'undo', number: this.state.number });
  }

  proceed(): void {
    this.tell({ do: 'proceed', number: this.state.number });
  }

  /** Clears the table for another game. */
  clear(): void {
    localStorage.removeItem(this.kept);
    this.set({ is: 'free', number: 0, events: [], canUndo: false });
  }

  close(): void {
    this.worker.terminate();
  }

  private tell(message: ToTable): void {
    if (this.waiting) return;
    this.waiting = true;
    this.worker.postMessage(message);
  }

  private hear(message: FromTable<G>): void {
    this.waiting = false;
    if (message.said === 'view') {
      const { number, view, events, canUndo, record } = message;
      // A finished game leaves the table free.
      if (view.over === undefined) localStorage.setItem(this.kept, record);
      else localStorage.removeItem(this.kept);
      this.set({ is: 'open', number, view, events, canUndo });
    } else if (message.said === 'refusal') {
      this.set({ ...this.state, refusal: message.refusal });
    } else {
      localStorage.removeItem(this.kept);
      this.set({ is: 'free', number: 0, events: [], canUndo: false, lost: true });
    }
  }

  private set(state: TableState<G>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
