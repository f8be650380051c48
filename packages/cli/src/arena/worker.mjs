// A worker thread of an arena: plays the tables it is sent, one after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { playTable } = await import('./play-table.ts');
parentPort?.on('message', (table) => parentPort?.postMessage(playTable(workerData, table)));
