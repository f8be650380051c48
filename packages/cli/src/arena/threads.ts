/** Tables of an arena over the cores of this machine. */

import { Worker } from 'node:worker_threads';
import type { Arena, PlayTables, Result, Table } from './tables.ts';

/** So many worker threads, each with one table at a time. */
export const inThreads =
  (workers: number): PlayTables =>
  async (arena, tables, told) => {
    const waiting = [...tables];
    const crew = Math.min(workers, tables.length);
    await Promise.all(Array.from({ length: crew }, () => playWaiting(arena, waiting, told)));
  };

/** A thread that takes table after table until none is left. */
function playWaiting(arena: Arena, waiting: Table[], told: (result: Result) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: arena });
  const done = new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const table = waiting.shift();
      if (table === undefined) resolve();
      else worker.postMessage(table);
    };
    worker.on('message', (result: Result) => {
      told(result);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread of the arena ended before its tables')));
    next();
  });
  return done.finally(() => void worker.removeAllListeners('exit').terminate());
}
