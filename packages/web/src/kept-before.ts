/** What versions of this page before this one kept on a device. */

import type { Inheritance } from '@medallion/table/stores/indexed-db';
import { inherited } from './table/link/inherited.ts';

/** The first version kept the tables of its only game in a list of their own. */
export const KEPT_BEFORE: readonly Inheritance[] = [inherited('old-world')];
