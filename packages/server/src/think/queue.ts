/**
 * The work of all nodes' bots in one queue: whichever node has a thread free thinks. A question that two nodes ask,
 * because people of one table are at both, is thought about once.
 */

import type { AnyShape } from '@medallion/kernel';
import type { Think } from '@medallion/table';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { redisAt } from '../nodes/redis-nodes.ts';
import { type Asked, plainThought, type Thinkers } from './pool.ts';

const NAME = 'medallion-bots';
/** Milliseconds until a thought that nobody has answered is thought here: its node is gone, or Redis has forgotten it. */
const PATIENCE = 20_000;
/** Milliseconds without a sign of life after which another node takes a thought over. */
const LOCK = 5000;
/** Milliseconds without a word after which a line that waits for questions or answers is lost: each waits ten seconds at most. */
const SILENCE = 15_000;
/** Milliseconds that closing may take. */
const CLOSING = 300;
/** Answers that are remembered for a node that asks late. */
const REMEMBERED = 50;

export class QueuedThinkers {
  private readonly threads: Thinkers;
  private readonly line;
  private readonly queue: Queue<Asked['thought'], string>;
  private readonly events: QueueEvents;
  private readonly worker: Worker<Asked['thought'], string>;
  private readonly lost = new Set<() => void>();
  private hears = false;

  constructor(url: string, threads: Thinkers) {
    this.threads = threads;
    this.line = redisAt(url);
    this.queue = new Queue(NAME, { connection: this.line });
    const patient = {
      connection: { url, maxRetriesPerRequest: null, retryStrategy: () => 500, socketTimeout: SILENCE },
    };
    this.events = new QueueEvents(NAME, patient);
    this.worker = new Worker(NAME, ({ data }) => threads.think(asThought(data)), {
      ...patient,
      concurrency: threads.most,
      lockDuration: LOCK,
      stalledInterval: LOCK,
    });
    // Each question that waits listens to both.
    this.queue.setMaxListeners(0);
    this.events.setMaxListeners(0);
    // Told by the line's own state; without a listener each would end the process.
    this.queue.on('error', () => undefined);
    this.events.on('error', () => undefined);
    this.worker.on('error', () => undefined);
    void this.events.waitUntilReady().then(
      () => {
        this.hears = true;
      },
      () => undefined,
    );
    this.line.on('close', () => {
      for (const lose of this.lost) lose();
    });
  }

  /** Whether Redis is there, and answers are heard. */
  get isReady(): boolean {
    return this.line.status === 'ready' && this.hears;
  }

  /** While Redis is away every node lets its own threads think. */
  readonly think: Think<AnyShape> = async (thought) => {
    if (!this.isReady) return this.threads.think(thought);
    try {
      return await this.ask(plainThought(thought));
    } catch {
      return this.threads.think(thought);
    }
  };

  async close(): Promise<void> {
    const closed = Promise.allSettled([this.worker.close(true), this.events.close(), this.queue.close()]);
    // While its lines are being knotted again the queue would wait for them.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSING))]);
    this.line.disconnect();
  }

  /** Fails when the line to Redis breaks, which the queue itself would wait for. */
  private async ask(thought: Asked['thought']): Promise<string> {
    let lose = (): void => undefined;
    let timer: NodeJS.Timeout | undefined;
    const broken = new Promise<never>((_, reject) => {
      lose = () => reject(new Error('Redis is gone'));
      timer = setTimeout(lose, PATIENCE);
    });
    this.lost.add(lose);
    try {
      return await Promise.race([this.enqueue(thought), broken]);
    } finally {
      clearTimeout(timer);
      this.lost.delete(lose);
    }
  }

  private async enqueue(thought: Asked['thought']): Promise<string> {
    const { seed, bot } = thought;
    // The seed is the question's own, and tells nothing of the table's secret.
    const job = await this.queue.add('think', thought, {
      jobId: `${seed}-${bot}`,
      removeOnComplete: REMEMBERED,
      removeOnFail: REMEMBERED,
    });
    return job.waitUntilFinished(this.events, PATIENCE);
  }
}

function asThought({ heard, world, ...rest }: Asked['thought']): Parameters<Think<AnyShape>>[0] {
  return { ...rest, heard: () => heard, world: () => world };
}
