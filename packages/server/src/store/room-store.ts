import type { Sitter } from '@medallion/table';
import type { Kysely, Transaction } from 'kysely';
import type { Room } from '../room/room.ts';
import type { Schema } from './schema.ts';

/** A room as it was read, with the version it had: who changed it meanwhile is noticed. */
export interface KeptRoom {
  readonly room: Room;
  readonly version: number;
}

/** How far a room and its table are, for who wonders whether something is new. */
export interface Standing {
  readonly id: string;
  readonly version: number;
  /** Of the table, once there is one. */
  readonly number?: number;
  readonly savedAt?: number;
  readonly sitters?: readonly Sitter[];
}

/** Keeps rooms: who sits at a table, and what is said there. Small, and written whole. */
export class RoomStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async create(room: Room, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('rooms')
      .values({ id: room.id, code: room.code ?? null, version: 1, saved_at: now, room_json: JSON.stringify(room) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async load(id: string): Promise<KeptRoom | undefined> {
    const row = await this.db
      .selectFrom('rooms')
      .select(['room_json', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : { room: JSON.parse(row.room_json) as Room, version: row.version };
  }

  /** False where somebody else has written a newer version: read it first. */
  async save(
    room: Room,
    version: number,
    now: number,
    within: Kysely<Schema> | Transaction<Schema> = this.db,
  ): Promise<boolean> {
    const { numUpdatedRows } = await within
      .updateTable('rooms')
      .set({ code: room.code ?? null, version: version + 1, saved_at: now, room_json: JSON.stringify(room) })
      .where('id', '=', room.id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** How far these rooms are. */
  async standings(ids: readonly string[]): Promise<readonly Standing[]> {
    const rows = await this.db
      .selectFrom('rooms')
      .leftJoin('tables', 'tables.id', 'rooms.id')
      .select(['rooms.id', 'rooms.version', 'tables.number', 'tables.saved_at', 'tables.sitters_json'])
      .where('rooms.id', 'in', ids)
      .execute();
    return rows.map(({ id, version, number, saved_at, sitters_json }) => ({
      id,
      version,
      ...(number !== null && { number }),
      ...(saved_at !== null && { savedAt: Number(saved_at) }),
      ...(sitters_json !== null && { sitters: JSON.parse(sitters_json) as readonly Sitter[] }),
    }));
  }

  /** The room a code opens, the latest where two should ever have the same. */
  async withCode(code: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('rooms')
      .select('id')
      .where('code', '=', code)
      .orderBy('saved_at', 'desc')
      .executeTakeFirst();
    return row?.id;
  }
}
