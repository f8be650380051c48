import type { Practice } from '@medallion/old-world/poker';
import { LocalTable } from '../local/table.ts';

const KEPT = 'medallion.poker';

let table: LocalTable<Practice> | undefined;

/** The practice table of this page; its worker begins when somebody first looks at it. */
export function practiceTable(): LocalTable<Practice> {
  table ??= new LocalTable<Practice>(
    new Worker(new URL('../local/poker-worker.ts', import.meta.url), { type: 'module' }),
    KEPT,
  );
  return table;
}

/** Whether a game lies on the table already. */
export function isKept(): boolean {
  return localStorage.getItem(KEPT) !== null;
}
