/** Work over the cores of this machine: threads that take job after job until none is left. */

import { Worker } from 'node:worker_threads';

/** Every job is done by some thread of `script`, which is given `data` at its start; what comes of it is told in any order. */
export async function inCrew<Job, Done>(
  script: URL,
  data: unknown,
  workers: number,
  jobs: readonly Job[],
  told: (done: Done) => void,
): Promise<void> {
  const waiting = [...jobs];
  const crew = Math.min(workers, jobs.length);
  await Promise.all(Array.from({ length: crew }, () => work(script, data, waiting, told)));
}

function work<Job, Done>(script: URL, data: unknown, waiting: Job[], told: (done: Done) => void): Promise<void> {
  const worker = new Worker(script, { workerData: data });
  const done = new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const job = waiting.shift();
      if (job === undefined) resolve();
      else worker.postMessage(job);
    };
    worker.on('message', (result: Done) => {
      told(result);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread ended before its work')));
    next();
  });
  return done.finally(() => void worker.removeAllListeners('exit').terminate());
}
