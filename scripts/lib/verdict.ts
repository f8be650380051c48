import { join } from 'node:path';
import { type GameRecord, type KeptPosition, resume } from '../../packages/kernel/src/index.ts';
import { recordOf, type TableStore } from '../../packages/table/src/index.ts';
import { GAMES } from '../../packages/table/src/registry/index.ts';
import { filesUnder } from './files.mjs';
import { root } from './run.mjs';

/** What becomes of a kept game under the rules there are now. */
export interface Verdict {
  readonly is: /** Every answer is taken again. */
    | 'replays'
    /** It goes on, or can be looked at, from the position that was kept beside it. */
    | 'goes on'
    | 'UNREADABLE';
  readonly why?: string;
}

/** The games the project keeps to hold its rules to. */
export function keptGames(): readonly string[] {
  return filesUnder(join(root, 'packages')).filter((file) => /\/test\/fixtures\/games\/[^/]+\.jsonl$/.test(file));
}

/** From its beginning; where these rules do not take that, from the position that was kept. */
export async function verdictOn(record: GameRecord, kept?: KeptPosition): Promise<Verdict> {
  const game = await GAMES.find(({ id }) => id === record.header.game)?.playable();
  if (game === undefined) return { is: 'UNREADABLE', why: `there is no game called ${record.header.game}` };
  const again = resume(game.rules, record);
  if (again.is === 'ready') return { is: 'replays' };
  if (kept === undefined)
    return again.is === 'unreadable' ? { is: 'UNREADABLE', why: again.message } : { is: 'replays', why: 'other rules' };
  const resumed = resume(game.rules, record, kept);
  if (resumed.is === 'unreadable') return { is: 'UNREADABLE', why: resumed.message };
  return { is: 'goes on', ...(again.is === 'unreadable' && { why: again.message }) };
}

/** What becomes of every table of a store. */
export async function* tablesOf(
  store: TableStore,
): AsyncGenerator<{ readonly name: string; readonly verdict: Verdict }> {
  for (const { id, game } of await store.list()) {
    const kept = await store.load(id);
    // Where it is taken away meanwhile, nothing is to be said of it.
    if (kept !== undefined) yield { name: `${game} ${id}`, verdict: await verdictOn(recordOf(kept), kept.snapshot) };
  }
}
