/** A disk that is full, and one that is slow: whoever plays goes on when it is over, nothing is lost, nothing doubled. */

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schema } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Guest, Inn, type Message, party } from './guests.ts';

const TABLES = Number(process.env.FAULTS_KILLS ?? 2) > 2 ? 20 : 3;
const inn = new Inn();
// What a server says of a disk that fails is for whoever runs it.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => inn.stop());
afterAll(() => inn.tearDown());

/** The first open question of somebody at the table, with an answer to it. */
function asked(guests: readonly Guest[]): { guest: Guest; message: Message } | undefined {
  for (const guest of guests) {
    const { number = 0, asks = [] } = guest.position ?? {};
    const ask = asks.find(({ reply }) => reply === undefined);
    if (ask !== undefined) return { guest, message: { do: 'answer', number, ask: ask.id, choice: ask.choices[0]?.id } };
  }
  return undefined;
}

/** Answers under one id until it is done, as a page does; how often it was not kept. */
async function insist(
  { guest, message }: { guest: Guest; message: Message },
  others: readonly Guest[],
  makeRoom: () => Promise<unknown>,
): Promise<number> {
  const id = `insist-${String(message.number)}`;
  const heard = Promise.all(others.map((each) => each.next(({ said }) => said === 'position', 60_000)));
  for (let failed = 0; ; failed++) {
    const { refusal } = (await guest.say({ ...message, id })) as { refusal?: { code: string; full?: boolean } };
    if (refusal === undefined) {
      await heard;
      return failed;
    }
    expect(refusal).toEqual({ code: 'not-kept', full: true });
    await new Promise((resolve) => setTimeout(resolve, 30));
    // Tried again in vain a few times before somebody clears up.
    if (failed === 3) await makeRoom();
  }
}

const limit = (db: Kysely<Schema>, pages: number) => sql.raw(`PRAGMA max_page_count=${pages}`).execute(db);
const pages = async (db: Kysely<Schema>): Promise<number> =>
  (await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)).rows[0]?.page_count ?? 0;

/** As many entries as the position has answers behind it: none is lost, none is there twice. */
async function expectWhole(db: Kysely<Schema>, id: string, guest: Guest | undefined): Promise<void> {
  const rows = await db.selectFrom('entries').select(['number', 'sender']).where('table_id', '=', id).execute();
  expect(rows.length).toBe(guest?.position?.number);
  expect(new Set(rows.map(({ sender }) => sender)).size).toBe(rows.length);
}

test('a full disk: nobody is told what is not written, and everybody goes on when there is room', {
  timeout: 120_000,
}, async () => {
  const db = openSqlite(inn.folder);
  await inn.start({ db });
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, at) => party(inn, 'caravan', 2, at)));
  let refused = 0;
  const playOut = async (guests: readonly Guest[], fills: boolean): Promise<void> => {
    for (let n = 0; ; n++) {
      const next = asked(guests);
      if (next === undefined) return;
      // No page more than there are, from now on until somebody makes room.
      if (fills && n % 8 === 3) await limit(db, await pages(db));
      const others = guests.filter((guest) => guest !== next.guest);
      refused += await insist(next, others, () => limit(db, 1_000_000));
    }
  };
  await Promise.all(tables.map(({ guests }, at) => playOut(guests, at === 0)));
  expect(refused).toBeGreaterThan(3);
  for (const { id, guests } of tables) {
    expect(guests[0]?.position?.over).toBeDefined();
    await expectWhole(db, id, guests[0]);
  }
});

test('a store that answers late: everybody waits, and nothing is done twice', { timeout: 120_000 }, async () => {
  const quick = openSqlite(inn.folder);
  let count = 0;
  const db = quick.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, count % 7 === 0 ? 60 : 1));
      return result;
    },
  });
  await inn.start({ db });
  const [table] = await Promise.all(Array.from({ length: TABLES }, (_, at) => party(inn, 'sealed-bids', 3, 50 + at)));
  const guests = table?.guests ?? [];
  for (let n = 0; n < 200 && asked(guests) !== undefined; n++) {
    // Everybody who is asked answers at once, and each of them twice.
    await Promise.all(
      guests.map(async (guest, seat) => {
        const own = asked([guest]);
        if (own === undefined) return;
        const id = `late-${n}-${seat}`;
        let heard = 0;
        const both = guest.next(({ said, to }) => {
          if (said === 'position' && to === id) heard += 1;
          return heard === 2;
        }, 60_000);
        for (const _ of [1, 2]) guest.raw(JSON.stringify({ ...own.message, id }));
        await both;
      }),
    );
    for (const [seat, guest] of guests.entries()) await guest.say({ do: 'look', as: seat });
  }
  expect(guests[0]?.position?.over).toBeDefined();
  await expectWhole(quick, table?.id ?? '', guests[0]);
});
