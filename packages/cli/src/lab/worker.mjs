// A worker thread of the lab: plays a few games and counts.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { countGames } = await import('./count-games.ts');
parentPort?.on('message', (job) => parentPort?.postMessage(countGames(job)));
