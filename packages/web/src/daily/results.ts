/** Asks the worker for results: the master's are reckoned once while the page is open. */

import type { DailyResult } from '@medallion/table/registry';
import { keyOf } from './history.ts';
import type { FromDaily, ToDaily } from './worker.ts';

function ask(what: ToDaily): Promise<DailyResult | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<DailyResult | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromDaily>) => resolve(data.result));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(what);
  }).finally(() => worker.terminate());
}

const masters = new Map<string, Promise<DailyResult | undefined>>();

export function masterAt(game: string, day: string): Promise<DailyResult | undefined> {
  const key = keyOf(game, day);
  const known = masters.get(key) ?? ask({ do: 'master', game, day });
  masters.set(key, known);
  return known;
}

/** How an own hunt ended; undefined while it goes on. */
export const ownAt = (game: string, id: string): Promise<DailyResult | undefined> => ask({ do: 'own', game, id });
