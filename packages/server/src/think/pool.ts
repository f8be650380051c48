/** Bots think in threads of their own, never in the one that answers people. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnyShape } from '@medallion/kernel';
import type { Think, Thought as ToThink } from '@medallion/table';
import type { Metrics } from '../metrics.ts';

/** A thought as it goes to a thread: what was a function is plain data. */
export interface Asked {
  readonly n: number;
  readonly thought: Omit<ToThink<AnyShape>, 'heard' | 'world'> & {
    readonly heard: ReturnType<ToThink<AnyShape>['heard']>;
    readonly world: ReturnType<ToThink<AnyShape>['world']>;
  };
}
export type Thought = { readonly n: number; readonly choice: string } | { readonly n: number; readonly fault: string };

/** Longer than any bot needs on a slow machine; who needs more hangs. */
const PATIENCE_MS = 15_000;
/** Who answers for a bot that fails. */
const STAND_IN = 'novice';

/** A thought that can be sent: what was to be made only where it is wanted is made. */
export function plainThought({ heard, world, ...rest }: ToThink<AnyShape>): Asked['thought'] {
  return { ...rest, heard: heard(), world: world() };
}

interface Waiting {
  readonly asked: Asked;
  readonly done: (choice: string) => void;
  readonly failed: (fault: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  waiting: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

export class Thinkers {
  private readonly threads: Thread[] = [];
  private readonly queue: Waiting[] = [];
  /** How many may think at once. */
  readonly most: number;
  private readonly metrics: Metrics;
  private readonly patience: number;
  /** What a thread runs. */
  private readonly door: URL;
  private count = 0;
  private closed = false;

  constructor(
    metrics: Metrics,
    most = Math.max(1, availableParallelism() - 1),
    patience = PATIENCE_MS,
    door = new URL('./thread.mjs', import.meta.url),
  ) {
    this.door = door;
    this.metrics = metrics;
    this.most = most;
    this.patience = patience;
  }

  /** A bot that hangs or throws is replaced for that answer, and counted. */
  readonly think: Think<AnyShape> = async (thought) => {
    const plain = plainThought(thought);
    try {
      return await this.ask(plain);
    } catch (fault) {
      this.metrics.botFaults.inc();
      if (thought.bot === STAND_IN) throw fault;
      return this.ask({ ...plain, bot: STAND_IN });
    }
  };

  async close(): Promise<void> {
    this.closed = true;
    for (const { failed } of this.queue.splice(0)) failed(new Error('the server stops'));
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread, 'the server stops')));
  }

  private ask(thought: Asked['thought']): Promise<string> {
    return new Promise((done, failed) => {
      this.metrics.thinking.inc();
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          this.metrics.thinking.dec();
          settle(value);
        };
      this.count += 1;
      this.queue.push({ asked: { n: this.count, thought }, done: settled(done), failed: settled(failed) });
      this.next();
    });
  }

  private next(): void {
    if (this.closed) return;
    const free = this.threads.find(({ waiting }) => waiting === undefined) ?? this.another();
    const waiting = free === undefined ? undefined : this.queue.shift();
    if (free === undefined || waiting === undefined) return;
    free.waiting = waiting;
    free.worker.ref();
    free.timer = setTimeout(() => void this.end(free, `the bot took longer than ${this.patience} ms`), this.patience);
    free.worker.postMessage(waiting.asked);
    this.next();
  }

  private another(): Thread | undefined {
    if (this.threads.length >= this.most || this.queue.length === 0) return undefined;
    const worker = new Worker(this.door);
    const thread: Thread = { worker, waiting: undefined, timer: undefined };
    worker.on('message', (thought: Thought) => {
      const { waiting } = thread;
      if (waiting?.asked.n !== thought.n) return;
      this.rest(thread);
      if ('choice' in thought) waiting.done(thought.choice);
      else waiting.failed(new Error(thought.fault));
      this.next();
    });
    worker.on('error', (fault) => void this.end(thread, fault.message));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  /** The thread has nothing to do, and does not keep the program alive. */
  private rest(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.waiting = undefined;
    thread.worker.unref();
  }

  private async end(thread: Thread, why: string): Promise<void> {
    const { waiting } = thread;
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    this.rest(thread);
    waiting?.failed(new Error(why));
    await thread.worker.terminate();
    this.next();
  }
}
