import type { Language } from '@medallion/words';
import type { Kysely } from 'kysely';
import { hashOfSecret, newSecret } from '../room/secrets.ts';
import type { WithCalls } from '../store/calls.ts';
import type { SeatKept } from './seats.ts';
import { asLanguage } from './words.ts';

/** A feed, by whoever knows its address. */
export interface Feed {
  readonly language: Language;
  readonly page: string;
  readonly seats: readonly SeatKept[];
  readonly madeAt: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds after which a feed that nobody reads is forgotten. */
const FORGET = 120 * DAY;

/** Digests of seats by secret addresses; only the hashes of those are kept. */
export class FeedStore {
  private readonly db: Kysely<WithCalls>;

  constructor(db: Kysely<WithCalls>) {
    this.db = db;
  }

  /** A new feed, and its secret. Those nobody has read for long are forgotten meanwhile. */
  async make({ language, page, seats }: Omit<Feed, 'madeAt'>, now: number): Promise<string> {
    const secret = newSecret();
    await this.db
      .deleteFrom('feeds')
      .where('read_at', '<', now - FORGET)
      .execute();
    await this.db
      .insertInto('feeds')
      .values({
        address: hashOfSecret(secret),
        language,
        page,
        seats_json: JSON.stringify(seats),
        made_at: now,
        read_at: now,
      })
      .execute();
    return secret;
  }

  /** It tells of these seats from now on. False where there is no such feed. */
  async change(secret: string, { language, page, seats }: Omit<Feed, 'madeAt'>): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('feeds')
      .set({ language, page, seats_json: JSON.stringify(seats) })
      .where('address', '=', hashOfSecret(secret))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async end(secret: string): Promise<void> {
    await this.db.deleteFrom('feeds').where('address', '=', hashOfSecret(secret)).execute();
  }

  async read(secret: string, now: number): Promise<Feed | undefined> {
    const address = hashOfSecret(secret);
    const row = await this.db.selectFrom('feeds').selectAll().where('address', '=', address).executeTakeFirst();
    if (row === undefined) return undefined;
    // Once a day is enough to know that somebody reads it.
    if (now - Number(row.read_at) > DAY)
      await this.db.updateTable('feeds').set({ read_at: now }).where('address', '=', address).execute();
    return {
      language: asLanguage(row.language),
      page: row.page,
      seats: JSON.parse(row.seats_json) as readonly SeatKept[],
      madeAt: Number(row.made_at),
    };
  }
}
