// A thread of a machine that takes tables from a queue: each message is a table with the arena it belongs to.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { playTable } = await import('./play-table.ts');
parentPort?.on('message', ({ arena, table }) => parentPort?.postMessage(playTable(arena, table)));
