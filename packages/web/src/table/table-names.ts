/** Names people give to their tables, on this device alone. */

import { deviceNotes } from './device-notes.ts';

export const NAME_LENGTH = 40;

const names = deviceNotes<string>('medallion.table-names');

/** Names a table; an empty name takes it away. */
export function nameTable(id: string, name: string): void {
  names.put(id, name.trim() === '' ? undefined : name.slice(0, NAME_LENGTH));
}

export const useTableNames = names.use;
