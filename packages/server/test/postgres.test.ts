/** The same store, and the same table of people, on PostgreSQL. */

import { newTable, testStore } from '@medallion/table/testing';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { HuntStore } from '../src/daily/hunt-store.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { testCallStores } from './call-stores.ts';
import { Guest, Inn, party } from './guests.ts';
import { PrivatePostgres } from './private-postgres.ts';
import { Proxy } from './proxy.ts';

const database = await PrivatePostgres.start();
if (database === undefined)
  console.log('Left out: there is no PostgreSQL. Install it, or point POSTGRES_INITDB at its initdb.');

describe.skipIf(database === undefined)('PostgreSQL', () => {
  let opened: SqlStore[] = [];
  const url = database?.url ?? '';
  const open = async (): Promise<SqlStore> => {
    const store = await SqlStore.on(openPostgres(url));
    opened.push(store);
    return store;
  };
  const closeAll = async (): Promise<void> => {
    for (const store of opened) await store.close();
    opened = [];
  };
  const fresh = async (): Promise<void> => {
    await closeAll();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    await client.end();
  };
  afterAll(async () => {
    await closeAll();
    await database?.tearDown();
  });

  testStore('PostgreSQL', { fresh, open });
  testCallStores('PostgreSQL', async () => {
    await fresh();
    await open();
    return openPostgres(url);
  });

  test('of two nodes that write the next entry at once, one has written it', async () => {
    await fresh();
    const nodes = [await open(), await open(), await open()] as const;
    await nodes[0].create(newTable('t'));
    for (let number = 0; number < 20; number++) {
      const written = await Promise.all(
        nodes.map((node, at) =>
          node.append('t', number, { entries: [{ entry: [0, number, `by ${at}`] }], savedAt: 2 }),
        ),
      );
      expect(written.toSorted()).toEqual(['taken', 'taken', 'written']);
    }
    expect((await nodes[1].since('t', 0))?.entries).toHaveLength(20);
  });

  test('a node whose line is lost in the middle of a write holds nobody up for long', async () => {
    await fresh();
    const store = await open();
    await store.create(newTable('t'));
    const { port } = new URL(url);
    const proxy = await Proxy.to(Number(port));
    const lost = openPostgres(url.replace(`:${port}/`, `:${proxy.port}/`));
    let write: Promise<unknown> | undefined;
    await new Promise<void>((begun) => {
      write = lost
        .transaction()
        .execute(async (db) => {
          await db.updateTable('tables').set({ saved_at: 3 }).where('id', '=', 't').execute();
          proxy.cut();
          begun();
          await db.updateTable('tables').set({ saved_at: 4 }).where('id', '=', 't').execute();
        })
        .catch(() => 'lost');
    });
    const entry = (by: string) => ({ entries: [{ entry: [0, 0, by] as const }], savedAt: 2 });
    const tried = async (): Promise<string> => await store.append('t', 0, entry('another')).catch(() => tried());
    expect(await tried()).toBe('written');
    expect(await write).toBe('lost');
    await lost.destroy();
    proxy.close();
  });

  test('of two nodes that bring the hunt of the same person at once, one result stands', async () => {
    await fresh();
    await open();
    const nodes = [openPostgres(url), openPostgres(url)];
    const turns = (n: number) => ({ result: { by: 'turns', turns: n, rank: 3 } as const, hash: `h${n}` });
    const added = await Promise.all(
      nodes.map((db, at) => new HuntStore(db).add('old-world', '2026-11-18', 'me', 'Anna', turns(9 + at), 5)),
    );
    expect(added.filter((isNew) => isNew)).toHaveLength(1);
    const [db] = nodes;
    const store = new HuntStore(db as (typeof nodes)[number]);
    await store.add('old-world', '2026-11-18', 'you', 'Bruno', turns(7), 6);
    const { hunts, place } = await store.table('old-world', '2026-11-18', 'me');
    expect(hunts.map(({ name }) => name)).toEqual(['Bruno', 'Anna']);
    expect(place).toBe(2);
    for (const each of nodes) await each.destroy();
  });

  test('three nodes that start at once bring one database up to date together', async () => {
    await fresh();
    await Promise.all([open(), open(), open()]);
    expect(await opened[2]?.list()).toEqual([]);
  });

  test('what was written is there after PostgreSQL was killed, and the store goes on by itself', async () => {
    await fresh();
    const store = await open();
    await store.create(newTable('t'));
    const add = (number: number) => store.append('t', number, { entries: [{ entry: [0, number, 'a'] }], savedAt: 2 });
    expect(await add(0)).toBe('written');
    await database?.stop('SIGKILL');
    expect(await add(1).catch(() => 'not written')).toBe('not written');
    await database?.run();
    expect(await add(1)).toBe('written');
    expect((await store.since('t', 0))?.entries).toHaveLength(2);
  });

  test('people play a game, and the server and PostgreSQL start again in the middle of it', async () => {
    await fresh();
    const inn = await new Inn().start({ db: openPostgres(url) });
    const { id, secrets, guests } = await party(inn, 'tic-tac-toe', 2);
    const answer = async (): Promise<void> => {
      const guest = playing.find(({ position }) => position?.asks.some(({ reply }) => reply === undefined));
      const { number, asks = [] } = guest?.position ?? {};
      const others = Promise.all(
        playing.filter((each) => each !== guest).map((each) => each.next(({ said }) => said === 'position')),
      );
      await guest?.say({ do: 'answer', number, ask: asks[0]?.id, choice: asks[0]?.choices[0]?.id });
      await others;
    };
    let playing = guests;
    await answer();
    await answer();
    await inn.stop();
    await database?.stop();
    await database?.run();
    await inn.start({ db: openPostgres(url) });
    playing = await Promise.all(
      secrets.map(async (secret, seat) => {
        const guest = await Guest.at(inn, id);
        await guest.say({ do: 'hello', secret });
        await guest.say({ do: 'look', as: seat });
        return guest;
      }),
    );
    expect(playing[0]?.position?.number).toBe(2);
    while (playing[0]?.position?.over === undefined) await answer();
    await inn.tearDown();
  });
});
