import type { Sitter } from '@medallion/table';
import type { ExpressionBuilder, Kysely, Nullable, Transaction } from 'kysely';
import type { Room } from '../room/room.ts';
import type { Schema, TableRow } from './schema.ts';

/** A room as it was read, with the version it had: who changed it meanwhile is noticed. */
export interface KeptRoom {
  readonly room: Room;
  readonly version: number;
}

/** A room, and how far its table is. */
export interface RoomAndTable {
  readonly room: Room;
  readonly number: number;
  readonly over: boolean;
  /** When somebody was last in this room, or answered at its table. */
  readonly touchedAt: number;
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

/** A room nobody has touched for long. */
export interface Untouched {
  readonly id: string;
  readonly game: string;
  readonly hasTable: boolean;
}

/** Milliseconds that coming by is not written down again. */
const TOUCHED = 24 * 60 * 60 * 1000;

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

  /** Those of these rooms that there are, and how far their tables are. */
  async loadAll(ids: readonly string[]): Promise<ReadonlyMap<string, RoomAndTable>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('rooms')
      .leftJoin('tables', 'tables.id', 'rooms.id')
      .select(['rooms.id', 'rooms.room_json', 'rooms.saved_at as room_at'])
      .select(['tables.number', 'tables.over', 'tables.saved_at as table_at'])
      .where('rooms.id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ id, room_json, number, over, ...at }) => [
        id,
        { room: JSON.parse(room_json) as Room, number: number ?? 0, over: over === 1, touchedAt: touchedAt(at) },
      ]),
    );
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

  /** Somebody who sits there came by: that counts as much as an answer, and is written once a day. */
  async touch(id: string, now: number): Promise<void> {
    await this.db
      .updateTable('rooms')
      .set({ saved_at: now })
      .where('id', '=', id)
      .where('saved_at', '<', now - TOUCHED)
      .execute();
  }

  /** When somebody was last in this room, or answered at its table. */
  async touchedAt(id: string): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('rooms')
      .leftJoin('tables', 'tables.id', 'rooms.id')
      .select(['rooms.saved_at as room_at', 'tables.saved_at as table_at'])
      .where('rooms.id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : touchedAt(row);
  }

  /** Rooms nobody has touched since then. */
  async untouched(since: number, limit: number): Promise<readonly Untouched[]> {
    const rows = await this.db
      .selectFrom('rooms')
      .leftJoin('tables', 'tables.id', 'rooms.id')
      .select(['rooms.id', 'rooms.room_json', 'tables.id as table_id'])
      .where(isUntouched(since))
      .orderBy('rooms.saved_at')
      .limit(limit)
      .execute();
    return rows.map(({ id, room_json, table_id }) => ({
      id,
      game: (JSON.parse(room_json) as Room).game,
      hasTable: table_id !== null,
    }));
  }

  /** The room and its table are gone for good, all of them or, where somebody has touched them since then, nothing. */
  async remove(id: string, untouchedSince?: number): Promise<boolean> {
    return this.db.transaction().execute(async (within) => {
      const room = within.deleteFrom('rooms').where('id', '=', id);
      const gone =
        untouchedSince === undefined
          ? room
          : room.where('id', 'in', (query) =>
              query
                .selectFrom('rooms')
                .leftJoin('tables', 'tables.id', 'rooms.id')
                .select('rooms.id')
                .where(isUntouched(untouchedSince)),
            );
      const { numDeletedRows } = await gone.executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      await within.deleteFrom('tables').where('id', '=', id).execute();
      return true;
    });
  }

  /** How many rooms nobody has touched since then. */
  async countUntouched(since: number): Promise<number> {
    const { rooms } = await this.db
      .selectFrom('rooms')
      .leftJoin('tables', 'tables.id', 'rooms.id')
      .select((from) => from.fn.countAll().as('rooms'))
      .where(isUntouched(since))
      .executeTakeFirstOrThrow();
    return Number(rooms);
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

/** Neither the room nor its table, where there is one, was touched since then. */
const isUntouched =
  (since: number) =>
  (where: ExpressionBuilder<Pick<Schema, 'rooms'> & { tables: Nullable<TableRow> }, 'rooms' | 'tables'>) =>
    where.and([
      where('rooms.saved_at', '<', since),
      where.or([where('tables.id', 'is', null), where('tables.saved_at', '<', since)]),
    ]);

const touchedAt = (row: { readonly room_at: number | string; readonly table_at: number | string | null }): number =>
  Math.max(Number(row.room_at), Number(row.table_at ?? 0));
