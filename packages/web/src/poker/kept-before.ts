import type { TableStore } from '@medallion/table';
import { readSave } from '../table/link/inherited.ts';
import { newSecret } from '../table/link/secret.ts';

/** Where the version before tables of any game kept the evening: the record alone, as text. */
const KEPT = 'medallion.poker';

/** Takes over the evening a version before this one kept. What cannot be read stays on the device as it was. */
export async function inheritEvening(store: TableStore): Promise<'none' | 'taken' | { readonly unreadable: string }> {
  const record = localStorage.getItem(KEPT);
  if (record === null) return 'none';
  const now = Date.now();
  const seats = record.includes('"seats":1') ? 1 : 2;
  const sitters = seats === 1 ? [{ name: '1' }] : [{ name: '1' }, { name: '2', bot: 'counting' }];
  const save = { id: newSecret().slice(0, 12), sitters, startedAt: now, savedAt: now, over: false, record };
  const table = readSave(save, 'old-world-poker');
  await store.create(table);
  localStorage.removeItem(KEPT);
  return table.unreadable === undefined ? 'taken' : { unreadable: table.id };
}
