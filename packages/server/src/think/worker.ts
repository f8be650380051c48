/** A thread in which bots think: it is asked with what a seat may know, and answers with a choice. */

import { parentPort } from 'node:worker_threads';
import { thinkHere } from '@medallion/table';
import { GAMES } from '@medallion/table/registry';
import type { Asked, Thought } from './pool.ts';

const think = thinkHere(GAMES);

parentPort?.on('message', ({ n, thought: { heard, world, ...rest } }: Asked) => {
  const answer = (thought: Thought): void => parentPort?.postMessage(thought);
  think({ ...rest, heard: () => heard, world: () => world }).then(
    (choice) => answer({ n, choice }),
    (fault: unknown) => answer({ n, fault: String(fault) }),
  );
});
