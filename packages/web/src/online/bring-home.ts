import { askOnce } from '../table/reader/reader.ts';
import { recordOf } from './doors.ts';

const brought = new Map<string, Promise<void>>();

/** The record of a game that was played on a server, kept on this device as well: for replays, charts and proofs. */
export function bringHome(id: string, key: string, names: readonly string[]): Promise<void> {
  const before = brought.get(id);
  if (before !== undefined) return before;
  const bringing = bring(id, key, names);
  brought.set(id, bringing);
  bringing.catch(() => brought.delete(id));
  return bringing;
}

async function bring(id: string, key: string, names: readonly string[]): Promise<void> {
  const isHere = await askOnce('file', { id }).then(
    () => true,
    () => false,
  );
  if (!isHere) await askOnce('take', { text: await recordOf(id, key), names, id });
}
