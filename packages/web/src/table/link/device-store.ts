/** The tables of this device: in its database, and where that takes nothing, in the memory of this page. */

import type { TableStore } from '@medallion/table';
import { BestEffortStore } from '@medallion/table/stores/best-effort';
import { IndexedDbStore } from '@medallion/table/stores/indexed-db';
import { KEPT_BEFORE } from '../../kept-before.ts';

export function deviceStore(): TableStore {
  return new BestEffortStore(new IndexedDbStore({ name: 'medallion', inherits: KEPT_BEFORE }));
}
