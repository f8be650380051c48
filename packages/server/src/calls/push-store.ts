import type { Language } from '@medallion/words';
import type { Kysely } from 'kysely';
import { hashOfSecret } from '../room/secrets.ts';
import type { PushRow, WithCalls } from '../store/calls.ts';
import type { BrowserKeys } from './encrypted.ts';
import type { SeatKept } from './seats.ts';

/** Where a device is called, and how. */
export interface Device extends BrowserKeys {
  readonly endpoint: string;
  readonly language: Language;
  /** The page by which it was switched on. */
  readonly page: string;
}

/** Devices called for one seat; of more the latest. */
const MOST_DEVICES = 5;

/** Which devices are called for which seats. */
export class PushStore {
  private readonly db: Kysely<WithCalls>;

  constructor(db: Kysely<WithCalls>) {
    this.db = db;
  }

  /** From now on the device is called for these seats and for no others. */
  async set(
    { endpoint, p256dh, auth, language, page }: Device,
    seats: readonly SeatKept[],
    now: number,
  ): Promise<void> {
    const device = hashOfSecret(endpoint);
    const common = { device, endpoint, p256dh, auth, language, page, saved_at: now };
    const rows = seats.map(({ room, key }): PushRow => ({ room, seat_key: key, ...common }));
    await this.db.transaction().execute(async (within) => {
      await within.deleteFrom('pushes').where('device', '=', device).execute();
      if (rows.length > 0) await within.insertInto('pushes').values(rows).execute();
      for (const seat of seats) await keepLatest(within, seat);
    });
  }

  /** A push service has given a browser another address: it is called there for the same seats. */
  async move(from: string, { endpoint, p256dh, auth }: Omit<Device, 'language' | 'page'>): Promise<void> {
    const [old, device] = [hashOfSecret(from), hashOfSecret(endpoint)];
    if (old === device) return;
    await this.db.transaction().execute(async (within) => {
      await within.deleteFrom('pushes').where('device', '=', device).execute();
      await within.updateTable('pushes').set({ device, endpoint, p256dh, auth }).where('device', '=', old).execute();
    });
  }

  /** Nobody is called there any more. */
  async forget(endpoint: string): Promise<void> {
    await this.db.deleteFrom('pushes').where('device', '=', hashOfSecret(endpoint)).execute();
  }

  /** Whoever had another secret than these of the chairs of a room is not called to it any more. */
  async keepOnly(room: string, keys: readonly string[]): Promise<void> {
    const old = this.db.deleteFrom('pushes').where('room', '=', room);
    await (keys.length === 0 ? old : old.where('seat_key', 'not in', keys)).execute();
  }

  async devicesOf({ room, key }: SeatKept): Promise<readonly Device[]> {
    const rows = await this.db
      .selectFrom('pushes')
      .select(['endpoint', 'p256dh', 'auth', 'language', 'page'])
      .where('room', '=', room)
      .where('seat_key', '=', key)
      .orderBy('saved_at', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, language: row.language as Language }));
  }
}

async function keepLatest(within: Kysely<WithCalls>, { room, key }: SeatKept): Promise<void> {
  const rows = await within
    .selectFrom('pushes')
    .select('device')
    .where('room', '=', room)
    .where('seat_key', '=', key)
    .orderBy('saved_at', 'desc')
    .orderBy('device')
    .execute();
  const older = rows.slice(MOST_DEVICES).map(({ device }) => device);
  if (older.length === 0) return;
  await within
    .deleteFrom('pushes')
    .where('room', '=', room)
    .where('seat_key', '=', key)
    .where('device', 'in', older)
    .execute();
}
