/** What a host may count of everything that is kept, without looking into anybody's game. */

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Standing {
  readonly tables: number;
  readonly over: number;
  readonly answers: number;
  readonly lobbies: number;
  /** How many nobody has touched for the time after which they are at rest; unset where none ever is. */
  readonly resting?: number;
  /** By game: how many tables of it there are. */
  readonly games: Readonly<Record<string, number>>;
}

export async function standingOf(db: Kysely<Schema>): Promise<Standing> {
  const rows = await db
    .selectFrom('tables')
    .select((from) => [
      'game',
      from.fn.countAll().as('tables'),
      from.fn.sum('over').as('over'),
      from.fn.sum('number').as('answers'),
    ])
    .groupBy('game')
    .orderBy('game')
    .execute();
  const { rooms } = await db
    .selectFrom('rooms')
    .select((from) => from.fn.countAll().as('rooms'))
    .executeTakeFirstOrThrow();
  const sum = (part: 'tables' | 'over' | 'answers'): number =>
    rows.reduce((all, row) => all + Number(row[part] ?? 0), 0);
  return {
    tables: sum('tables'),
    over: sum('over'),
    answers: sum('answers'),
    lobbies: Math.max(0, Number(rooms) - sum('tables')),
    games: Object.fromEntries(rows.map(({ game, tables }) => [game, Number(tables)])),
  };
}
