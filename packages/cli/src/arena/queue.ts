/** Tables of an arena over many machines: they lie in a queue of Redis, and whoever has a core to spare plays one. */

import { Worker as Thread } from 'node:worker_threads';
import { BadInput, canonical, contentHash, hashOf, type Json } from '@medallion/kernel';
import { type Job, Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { GAME_NAMES, gameCalled } from '../games.ts';
import type { Arena, PlayTables, Result, Table } from './tables.ts';

/** What lies in the queue. */
interface Task {
  readonly arena: Arena;
  readonly table: Table;
}

/** Other rules or cards are another queue: a machine that has not been brought up to date never sees these tables. */
function queueOf(game: string): string {
  const { rules } = gameCalled(game);
  return `medallion-arena-${game}-${rules}-${contentHash(gameCalled(game)).slice(0, 12)}`;
}

/** A name for a table that is the same when an arena is begun again. */
const nameIn = (arena: Arena): ((table: Table) => string) => {
  const of = hashOf(canonical(arena as unknown as Json)).slice(0, 16);
  return ({ number }) => `${of}-${number}`;
};

/** Seconds for which a result nobody fetched is kept. */
const KEPT = 7 * 24 * 60 * 60;
/** A machine that is switched off in the middle of a table: it is played again, elsewhere. */
const ATTEMPTS = 5;
const PATIENCE = 3000;

/** The way to Redis, once it has answered. */
async function connected(url: string): Promise<{ readonly url: string; readonly maxRetriesPerRequest: null }> {
  const line = new Redis(url, { lazyConnect: true, connectTimeout: PATIENCE, retryStrategy: () => null });
  line.on('error', () => undefined);
  try {
    await line.connect();
    await line.ping();
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new BadInput(`Redis does not answer: ${why}`, '--redis', 'Give an address such as redis://host:6379.');
  } finally {
    line.disconnect();
  }
  return { url, maxRetriesPerRequest: null };
}

/** Machines at work, until they are told to stop. */
export interface Hands {
  stop(): Promise<void>;
}

/** Takes tables of any arena from the queues at this address, so many at a time. */
export async function takeTables(url: string, threads: number, told?: (result: Result) => void): Promise<Hands> {
  const connection = await connected(url);
  const idle = Array.from({ length: threads }, () => new Thread(new URL('./queue-thread.mjs', import.meta.url)));
  const all = [...idle];
  const waiting: ((thread: Thread) => void)[] = [];
  const free = (thread: Thread): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };
  const play = async ({ data }: Job<Task, Result>): Promise<Result> => {
    const thread = idle.pop() ?? (await new Promise<Thread>((resolve) => waiting.push(resolve)));
    const result = await new Promise<Result>((resolve, reject) => {
      const failed = (fault: Error): void => reject(fault);
      thread.once('error', failed);
      thread.once('message', (played: Result) => {
        thread.off('error', failed);
        resolve(played);
      });
      thread.postMessage(data);
    });
    free(thread);
    told?.(result);
    return result;
  };
  const workers = GAME_NAMES.map(
    (game) => new Worker<Task, Result>(queueOf(game), play, { connection, concurrency: threads }),
  );
  for (const worker of workers) worker.on('error', () => undefined);
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all(all.map((thread) => thread.terminate()));
    },
  };
}

/**
 * Puts the tables into the queue at this address, plays along with so many threads, and waits until all are played. What
 * was played there for an arena that was stopped is fetched, not played again.
 */
export const overRedis =
  (url: string, threads: number): PlayTables =>
  async (arena, tables, told) => {
    if (tables.length === 0) return;
    const connection = await connected(url);
    const queue = new Queue<Task, Result>(queueOf(arena.game), { connection });
    const events = new QueueEvents(queue.name, { connection });
    // What breaks the line is tried again by itself.
    queue.on('error', () => undefined);
    events.on('error', () => undefined);
    const name = nameIn(arena);
    const open = new Map(tables.map((table) => [name(table), table]));
    let hands: Hands | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const fetched = async (id: string): Promise<void> => {
          if (!open.has(id)) return;
          const job = await queue.getJob(id);
          if (job === undefined) return;
          const state = await job.getState();
          if (state === 'failed') throw new Error(`Table ${id} could not be played anywhere: ${job.failedReason}`);
          if (state !== 'completed' || !open.delete(id)) return;
          told(job.returnvalue);
          await job.remove();
          if (open.size === 0) resolve();
        };
        const look = (id: string): void => void fetched(id).catch(reject);
        events.on('completed', ({ jobId }) => look(jobId));
        events.on('failed', ({ jobId }) => look(jobId));
        const begin = async (): Promise<void> => {
          await events.waitUntilReady();
          const jobs = tables.map((table) => ({
            name: 'table',
            data: { arena, table },
            opts: { jobId: name(table), attempts: ATTEMPTS, removeOnComplete: { age: KEPT } },
          }));
          await queue.addBulk(jobs);
          // Some may have been played before anybody listened.
          for (const id of open.keys()) await fetched(id);
          if (threads > 0 && open.size > 0) hands = await takeTables(url, threads);
        };
        begin().catch(reject);
      });
    } finally {
      await hands?.stop();
      await events.close();
      await queue.close();
    }
  };
