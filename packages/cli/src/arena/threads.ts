/** Tables of an arena over the cores of this machine. */

import { inCrew } from '../crew.ts';
import type { PlayTables, Result, Table } from './tables.ts';

/** So many worker threads, each with one table at a time. */
export const inThreads =
  (workers: number): PlayTables =>
  (arena, tables, told) =>
    inCrew<Table, Result>(new URL('./worker.mjs', import.meta.url), arena, workers, tables, told);
