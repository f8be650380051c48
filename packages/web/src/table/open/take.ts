import { Unusable } from '@medallion/table';
import { addressOf } from '../../addresses.ts';
import { noteFinished } from '../own-games.ts';
import { askOnce } from '../reader/reader.ts';
import type { Given } from './use-given.ts';

/** No record we know of is a hundredth of this. */
const LIMIT = 8_000_000;

/** A record, a scenario or a position becomes a table of its own; where to look at it. Throws Unusable. */
export async function take(given: Given, names: readonly string[]): Promise<string> {
  if ((typeof given === 'string' ? given.length : given.size) > LIMIT) throw new Unusable('not-a-record');
  const text = typeof given === 'string' ? given : await given.text();
  const { id, game, over } = await askOnce('take', { text, names });
  // Somebody played it elsewhere: it is kept beside the own games, and is none of them.
  if (over) noteFinished(id, game, undefined);
  return over ? addressOf.replay(id) : addressOf.table(game, id);
}
