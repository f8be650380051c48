import { createHash } from 'node:crypto';
import { type ProvenHunt, worthOf } from '@medallion/table';
import type { Kysely } from 'kysely';
import type { WithHunts } from '../store/hunts.ts';

/** One line of the table of a day. */
export interface HuntLine {
  readonly name: string;
  readonly result: ProvenHunt['result'];
  /** Whoever asks is the one who played it. */
  readonly own?: true;
}

export interface DayTable {
  /** The best of them, the best first; of equals whoever came first. */
  readonly hunts: readonly HuntLine[];
  /** How many there are in all. */
  readonly count: number;
  /** The own place among all, from 1. */
  readonly place?: number;
}

/** Lines of a table that are shown. */
const MOST = 50;

const hashed = (hunter: string): string => createHash('sha256').update(`medallion/hunter/${hunter}`).digest('hex');

/** Keeps the results of every day. */
export class HuntStore {
  private readonly db: Kysely<WithHunts>;

  constructor(db: Kysely<WithHunts>) {
    this.db = db;
  }

  /** False where this hunter has a result of that day, or somebody brought this very record. */
  async add(
    game: string,
    day: string,
    hunter: string,
    name: string,
    { result, hash }: ProvenHunt,
    now: number,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('hunts')
      .values({
        game,
        day,
        hunter: hashed(hunter),
        record: hash,
        name,
        result_json: JSON.stringify(result),
        worth: worthOf(result),
        saved_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async table(game: string, day: string, hunter?: string): Promise<DayTable> {
    const own = hunter === undefined ? undefined : hashed(hunter);
    const rows = await this.db
      .selectFrom('hunts')
      .select(['name', 'result_json', 'hunter'])
      .where('game', '=', game)
      .where('day', '=', day)
      .orderBy('worth', 'desc')
      .orderBy('saved_at')
      .orderBy('hunter')
      .execute();
    const at = rows.findIndex((row) => row.hunter === own);
    return {
      hunts: rows.slice(0, MOST).map((row) => ({
        name: row.name,
        result: JSON.parse(row.result_json) as HuntLine['result'],
        ...(row.hunter === own && { own: true as const }),
      })),
      count: rows.length,
      ...(at >= 0 && { place: at + 1 }),
    };
  }
}
