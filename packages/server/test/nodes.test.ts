/** People of one table who are served by two nodes: everything is as if it were one. */

import type { Kysely } from 'kysely';
import { parseRecord, verifyRecord } from '@medallion/kernel';
import { caravan } from '@medallion/kernel/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { together } from '../src/nodes/here.ts';
import { Hub } from '../src/nodes/hub.ts';
import type { RoomNews } from '../src/nodes/nodes.ts';
import { RedisNodes } from '../src/nodes/redis-nodes.ts';
import type { Parts } from '../src/server.ts';
import type { TurnCall } from '../src/post/caretaker.ts';
import type { Schema } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Settings } from '../src/settings.ts';
import type { Thinkers } from '../src/think/pool.ts';
import { QueuedThinkers } from '../src/think/queue.ts';
import { from, Guest, Inn, type Message, NONCE } from './guests.ts';
import { PrivatePostgres } from './private-postgres.ts';
import { PrivateRedis } from './private-redis.ts';
import { Proxy } from './proxy.ts';

const postgres = await PrivatePostgres.start();
const redis = await PrivateRedis.start();
if (postgres === undefined || redis === undefined)
  console.log('Left out: nodes on PostgreSQL and Redis, of which one is not here.');
afterAll(async () => {
  await redis?.tearDown();
  await postgres?.tearDown();
});

let house = 0;

/** A table of two, one of them at each node. */
interface Pair {
  readonly id: string;
  readonly secrets: readonly [string, string];
  readonly ada: Guest;
  readonly bo: Guest;
  readonly watch: string;
}

const said =
  (what: string) =>
  (message: Message): boolean =>
    message.said === what;

function asked(guest: Guest): { number: number; ask: number; choice: string } | undefined {
  const { number = 0, asks = [] } = guest.position ?? {};
  const ask = asks.find(({ reply }) => reply === undefined);
  return ask === undefined ? undefined : { number, ask: ask.id, choice: ask.choices[0]?.id ?? '' };
}

/** Waits until what was heard shows something. */
async function until(guest: Guest, shows: (guest: Guest) => boolean): Promise<void> {
  while (!shows(guest)) await guest.next(() => true);
}

const roomOf = (guest: Guest): Message | undefined => guest.heard.findLast(said('room'));
const hereAt = (guest: Guest): string => JSON.stringify(roomOf(guest)?.here);
const tableAt = (guest: Guest): { here: number[]; watching: number; sitters: { bot?: string }[] } | undefined =>
  guest.heard.findLast(said('table'))?.table as never;

function testNodes(start: (node: number) => Promise<{ parts: Partial<Parts>; more: Partial<Settings> }>): void {
  const rings = [new Set<() => void>(), new Set<() => void>()] as const;
  const inns = [new Inn(), new Inn()] as const;
  const [here, there] = inns;
  const calls: TurnCall[] = [];
  beforeAll(async () => {
    for (const [at, inn] of inns.entries()) {
      const { parts, more } = await start(at);
      const ring = rings[at as 0 | 1];
      const after = (_: number, work: () => void): (() => void) => {
        ring.add(work);
        return () => ring.delete(work);
      };
      await inn.start({ ...parts, after, call: (call) => calls.push(call) }, more);
    }
  });
  afterAll(async () => {
    for (const inn of inns) await inn.tearDown();
  });

  async function lobby(game: string, clock?: object): Promise<Pair> {
    house += 1;
    const wanted = { game, name: 'Ada', nonce: NONCE, others: [{}, {}], ...(clock !== undefined && { clock }) };
    const { body } = await here.post('/api/rooms', wanted, from(house));
    const ada = await Guest.at(here, body.id, from(house));
    await ada.say({ do: 'hello', secret: body.secret });
    const sat = ada.next(said('room'));
    const { body: seat } = await there.post('/api/seats', { name: 'Bo', nonce: NONCE, code: body.code }, from(house));
    // She sees at her node that he sat down at his.
    expect(await sat).toMatchObject({ room: { chairs: [{ name: 'Ada' }, { name: 'Bo' }, {}] } });
    const bo = await Guest.at(there, body.id, from(house));
    await bo.say({ do: 'hello', secret: seat.secret });
    return { id: body.id, secrets: [body.secret, seat.secret], ada, bo, watch: body.links.watch };
  }

  async function playing(game: string, clock?: object): Promise<Pair> {
    const pair = await lobby(game, clock);
    const { ada, bo } = pair;
    const ready = ada.next(({ room }) => JSON.stringify(room).includes('"ready":true'));
    await bo.say({ do: 'ready', ready: true });
    await ready;
    const begun = bo.next(({ room }) => room?.state === 'playing');
    await ada.say({ do: 'begin' });
    await begun;
    for (const [seat, guest] of [ada, bo].entries()) await guest.say({ do: 'look', as: seat });
    return pair;
  }

  /** Whoever is asked answers; everybody holds what came of it. */
  async function answer({ ada, bo }: Pair): Promise<void> {
    const guest = [ada, bo].find((each) => asked(each) !== undefined);
    const { position } = (await guest?.say({ do: 'answer', ...asked(guest) })) ?? {};
    const number = position?.number ?? -1;
    for (const each of [ada, bo]) await until(each, () => (each.position?.number ?? -1) >= number);
  }

  test('they meet in a lobby, talk, play a whole game, and the record proves itself at either node', async () => {
    const pair = await playing('caravan');
    const { ada, bo, id, secrets } = pair;
    const heard = bo.next(said('line'));
    await ada.say({ do: 'say', text: 'here I am' });
    expect(await heard).toMatchObject({ line: { text: 'here I am', seat: 0 } });
    while (ada.position?.over === undefined) await answer(pair);
    for (const inn of inns) {
      const response = await fetch(`${inn.url}/api/rooms/${id}/record`, { headers: { 'x-seat-secret': secrets[1] } });
      expect(verifyRecord(caravan, parseRecord(await response.text())).ok).toBe(true);
    }
    // Both press for another game at once: one room follows.
    const again = await Promise.all([ada.say({ do: 'rematch' }), bo.say({ do: 'rematch' })]);
    expect(again[0].room?.next).toBeDefined();
    expect(again[1].room?.next).toBe(again[0].room?.next);
  });

  test('both see who is here, who watches, and who has gone', async () => {
    const { ada, bo, id, watch } = await playing('caravan');
    await until(ada, () => hereAt(ada) === '[0,1]' && tableAt(ada)?.here.join() === '0,1');
    const third = await Guest.at(there, id, from(house));
    await third.say({ do: 'hello', watch, name: 'Cy' });
    await until(ada, () => roomOf(ada)?.watching === 1 && tableAt(ada)?.watching === 1);
    third.close();
    bo.close();
    await until(ada, () => hereAt(ada) === '[0]');
    expect(roomOf(ada)?.away).toMatchObject([{ seat: 1 }]);
    // The keeper need not wait: a bot sits in, and whoever comes back sees it and takes the seat again.
    expect(await ada.say({ do: 'relieve', seat: 1, bot: 'random' })).toMatchObject({ said: 'room' });
  });

  test('whom the keeper mutes is silent, and whom the keeper shows out is out, at every node', async () => {
    const { ada, bo, id, secrets } = await playing('caravan');
    await ada.say({ do: 'mute', whom: 1, muted: true });
    await until(bo, () => JSON.stringify(roomOf(bo)?.room).includes('"muted":true'));
    expect(await bo.say({ do: 'say', text: 'hey' })).toMatchObject({ code: 'muted' });
    const out = bo.next(said('refused'));
    await ada.say({ do: 'remove', seat: 1 });
    expect(await out).toMatchObject({ code: 'not-yours' });
    for (const inn of inns) {
      const back = await Guest.at(inn, id, from(house));
      expect(await back.say({ do: 'hello', secret: secrets[1] })).toMatchObject({ code: 'not-yours' });
    }
  });

  test('a bot takes a seat at one node and gives it back at the other', async () => {
    const pair = await playing('caravan');
    const { ada, bo } = pair;
    await bo.say({ do: 'sit', seat: 1, sitter: { name: 'Bo', bot: 'random' } });
    await until(ada, () => tableAt(ada)?.sitters[1]?.bot === 'random');
    await ada.say({ do: 'answer', ...asked(ada) });
    // The bot has answered once, though both nodes have seen its question.
    await until(ada, () => asked(ada) !== undefined);
    await bo.say({ do: 'sit', seat: 1, sitter: { name: 'Bo' } });
    await until(ada, () => tableAt(ada)?.sitters[1]?.bot === undefined);
    await answer(pair);
    expect(asked(bo)).toBeDefined();
  });

  test('they go back together when both want it, and read of it once', async () => {
    const pair = await playing('caravan');
    const { ada, bo } = pair;
    const before = asked(ada);
    await answer(pair);
    await ada.say({ do: 'back' });
    await until(bo, () => roomOf(bo)?.room !== undefined && 'back' in (roomOf(bo)?.room ?? {}));
    await bo.say({ do: 'consent', yes: true });
    await until(ada, () => asked(ada)?.ask === before?.ask);
    await until(ada, () => ada.heard.some(({ line }) => JSON.stringify(line)?.includes('back-done')));
    const lines = (guest: Guest): string[] =>
      guest.heard.flatMap(({ line }) => (line === undefined ? [] : [JSON.stringify((line as { told?: string }).told)]));
    for (const each of [ada, bo])
      expect(lines(each).filter((line) => /back-(done|late)/.test(line))).toEqual(['"back-done"']);
  });

  test('a message that was said at one node and again at the other is done once', async () => {
    const { ada, id, secrets } = await playing('caravan');
    const message = { do: 'answer', id: 'the-same', ...asked(ada) };
    const other = await Guest.at(there, id, from(house));
    await other.say({ do: 'hello', secret: secrets[0] });
    await other.say({ do: 'look', as: 0 });
    const both = await Promise.all([ada.say(message), other.say(message)]);
    expect(both.map(({ said: what, position }) => [what, position?.number])).toEqual([
      ['position', 1],
      ['position', 1],
    ]);
  });

  test('who is waited for and gone is called once, whichever node saw them last', async () => {
    const { id, ada, bo } = await playing('caravan');
    const [plays, waits] = asked(ada) === undefined ? [bo, ada] : [ada, bo];
    const seat = waits === ada ? 0 : 1;
    waits.close();
    await until(plays, () => hereAt(plays) === JSON.stringify([1 - seat]));
    await plays.say({ do: 'answer', ...asked(plays) });
    plays.close();
    const called = (): TurnCall[] => calls.filter(({ room }) => room === id);
    await expect.poll(() => called().length, { timeout: 10_000 }).toBe(1);
    expect(called()).toMatchObject([{ seat, names: ['Ada', 'Bo'] }]);
    // Both have gone round by then.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(called()).toHaveLength(1);
  });

  test('clocks run alike at both nodes, and ring for one answer', async () => {
    for (const ring of rings) ring.clear();
    const { ada, bo, id, secrets } = await playing('caravan', { seconds: 600, then: 'turn' });
    const left = (guest: Guest): number => {
      const { clocks = [] } = guest.heard.findLast((message) => message.clocks !== undefined) ?? {};
      return (clocks as { left: number }[])[0]?.left ?? -1;
    };
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Who comes later, at another node, has no more time than is left.
    bo.close();
    await until(ada, () => hereAt(ada) === '[0]');
    const late = await Guest.at(there, id, from(house));
    await late.say({ do: 'hello', secret: secrets[1] });
    await late.say({ do: 'look', as: 1 });
    await until(late, () => left(late) > 0 && left(late) < 600_000 - 250);
    for (const ring of rings) for (const work of ring) work();
    await until(late, () => asked(late) !== undefined);
    await until(ada, () => ada.position?.number === 1);
    expect(late.position?.number).toBe(1);
  });
}

describe('two nodes of one process', () => {
  const hub = new Hub();
  let db: Kysely<Schema> | undefined;
  const folder = new Inn();
  afterAll(() => folder.tearDown());
  testNodes(async () => {
    db ??= openSqlite(folder.folder);
    return { parts: { db, nodes: hub.node() }, more: {} };
  });
});

describe.skipIf(postgres === undefined || redis === undefined)('two nodes on PostgreSQL and Redis', () => {
  const more = { databaseUrl: postgres?.url ?? '', redisUrl: redis?.url ?? '' };
  testNodes(async () => ({ parts: {}, more }));

  test('who tries codes is counted by both together', async () => {
    const inns = [await new Inn().start({}, more), await new Inn().start({}, more)] as const;
    const tries: number[] = [];
    for (let n = 0; n < 20; n++) {
      const code = { name: 'Eve', code: `amber baron ${n}` };
      tries.push((await inns[n % 2 === 0 ? 0 : 1].post('/api/seats', code, from(9999))).status);
    }
    expect(tries.filter((status) => status === 404)).toHaveLength(12);
    expect(tries.slice(12).every((status) => status === 429)).toBe(true);
    for (const inn of inns) await inn.tearDown();
  });

  test('a question that both ask is thought about once, and by each alone while Redis is away', async () => {
    // The threads of the nodes above would take these questions for theirs.
    const own = await PrivateRedis.start();
    let thoughts = 0;
    const threads = {
      most: 1,
      think: async () => {
        thoughts += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        return 'left';
      },
    } as unknown as Thinkers;
    const url = own?.url ?? '';
    const queues = [new QueuedThinkers(url, threads), new QueuedThinkers(url, threads)];
    const ask = (seed: string): Promise<string[]> => {
      const thought = { game: 'g', bot: 'b', position: {}, ask: 1, heard: () => [], world: () => ({}), seed };
      return Promise.all(queues.map((queue) => queue.think(thought as never)));
    };
    while (!queues.every(({ isReady }) => isReady)) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await ask('one')).toEqual(['left', 'left']);
    expect(thoughts).toBe(1);
    await own?.stop();
    expect(await ask('two')).toEqual(['left', 'left']);
    expect(thoughts).toBe(3);
    await own?.run();
    for (const queue of queues) await queue.close();
    await own?.tearDown();
  });
});

test.skipIf(redis === undefined)(
  'a node whose line to Redis loses everything without a word notices it, and comes back',
  {
    timeout: 60_000,
  },
  async () => {
    const { port } = new URL(redis?.url ?? '');
    const wire = await Proxy.to(Number(port));
    const [near, far] = [new RedisNodes(redis?.url ?? ''), new RedisNodes(`redis://127.0.0.1:${wire.port}`)];
    const heard: RoomNews[] = [];
    await expect.poll(() => [near.reaches, far.reaches], { timeout: 10_000 }).toEqual([true, true]);
    await far.hear('room', (news) => heard.push(news));
    near.tell('room', { of: 'room', version: 1 });
    await expect.poll(() => heard.length).toBe(1);
    wire.cut();
    near.tell('room', { of: 'room', version: 2 });
    await expect.poll(() => far.reaches, { timeout: 20_000 }).toBe(false);
    expect(heard).toHaveLength(1);
    wire.mend();
    await expect.poll(() => far.reaches, { timeout: 20_000 }).toBe(true);
    // Anything may be new; and what is told from now on is heard.
    await expect.poll(() => heard.slice(1)).toContainEqual({ of: 'all' });
    await expect
      .poll(() => {
        near.tell('room', { of: 'room', version: 3 });
        return heard;
      })
      .toContainEqual({ of: 'room', version: 3 });
    await near.close();
    await far.close();
    wire.close();
  },
);

test('whoever was at a node that gives no sign of life any more has left with it', () => {
  const said = [
    { seats: [0, 2], watching: 1, at: 100_000 },
    { seats: [1], watching: 3, at: 60_000 },
  ];
  const { seats, watching, left } = together(said, new Map([[1, 50_000]]), 101_000);
  expect([seats, watching, [...left]]).toEqual([[0, 2], 1, [[1, 60_000]]]);
});
