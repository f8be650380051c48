/** A table nobody is at: bots play on, time runs out, and who is waited for is called, once. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TurnCall } from '../src/post/caretaker.ts';
import { type Errand, ErrandStore } from '../src/store/errands.ts';
import { RoomStore } from '../src/store/room-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { openRoom } from '../src/room/room.ts';
import { from, Guest, Inn, type Message, NONCE, party } from './guests.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CLOCK = { seconds: (3 * DAY) / 1000, then: 'turn' as const };

let inn = new Inn();
let calls: TurnCall[] = [];
/** How far the server's clock is ahead of ours. */
let ahead = 0;
const start = (): Promise<Inn> => inn.start({ now: () => Date.now() + ahead, call: (call) => calls.push(call) });

beforeEach(() => {
  inn = new Inn();
  calls = [];
  ahead = 0;
  return start();
});
afterEach(() => inn.tearDown());

async function until(done: () => boolean): Promise<void> {
  for (const since = Date.now(); !done(); ) {
    if (Date.now() - since > 15_000) throw new Error(`nobody was called: ${JSON.stringify(calls)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
/** Those whose turn it is, and those who were too late. */
const turns = (): TurnCall[] => calls.filter(({ late }) => late === undefined);
const lates = (): TurnCall[] => calls.filter(({ late }) => late !== undefined);
/** Longer than a round takes. */
const aRound = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2500));

const open = (guest: Guest) => guest.position?.asks.find(({ reply }) => reply === undefined);

async function answer(guest: Guest): Promise<void> {
  const ask = open(guest);
  const { number } = guest.position ?? {};
  await guest.say({ do: 'answer', number, ask: ask?.id, choice: ask?.choices[0]?.id });
}

/** Comes back to a seat, and looks. */
async function back(id: string, secret: string, seat: number): Promise<Guest & { readonly room: Message }> {
  const guest = await Guest.at(inn, id, from(9));
  const room = await guest.say({ do: 'hello', secret });
  await guest.say({ do: 'look', as: seat });
  return Object.assign(guest, { room });
}

/** Goes, and is seen to be gone. */
async function go(guest: Guest, seat: number, other: Guest): Promise<void> {
  const gone = other.next(({ said, here }) => said === 'room' && !(here as number[]).includes(seat));
  guest.close();
  await gone;
}

const told = ({ room }: { readonly room: Message }): unknown[] =>
  (room.lines as { told?: string; seat?: number }[]).flatMap(({ told: what }) => what ?? []);

/** Ada, a bot and Bo, in this order, at a caravan. */
async function withBot(): Promise<{ id: string; ada: Guest; bo: Guest; secrets: readonly [string, string] }> {
  const wanted = { game: 'caravan', name: 'Ada', nonce: NONCE, others: [{ bot: 'random' }, {}] };
  const { body } = await inn.post('/api/rooms', wanted, from(1));
  const person = { name: 'Bo', nonce: NONCE, invite: body.links.chairs[2] };
  const { body: seat } = await inn.post(`/api/rooms/${body.id}/seats`, person, from(1));
  const [ada, bo] = [await Guest.at(inn, body.id, from(1)), await Guest.at(inn, body.id, from(1))];
  await ada.say({ do: 'hello', secret: body.secret });
  await bo.say({ do: 'hello', secret: seat.secret });
  for (const guest of [ada, bo]) await guest.say({ do: 'ready', ready: true });
  await ada.say({ do: 'begin' });
  await ada.say({ do: 'look', as: 0 });
  await bo.say({ do: 'look', as: 2 });
  return { id: body.id, ada, bo, secrets: [body.secret, seat.secret] };
}

describe('a table nobody is at', () => {
  test('goes on: bots play until somebody is waited for, who is called once', async () => {
    const { id, ada, bo, secrets } = await withBot();
    await go(bo, 2, ada);
    expect(open(ada)).toBeDefined();
    await answer(ada);
    ada.close();
    await until(() => calls.length > 0);
    expect(calls).toMatchObject([{ room: id, game: 'caravan', seat: 2, names: ['Ada', expect.any(String), 'Bo'] }]);
    expect(JSON.stringify(calls)).not.toContain('ask');
    // Whoever comes, sees it and goes need not be called for it again.
    const again = await back(id, secrets[1], 2);
    expect(open(again)).toBeDefined();
    again.close();
    await aRound();
    expect(calls).toHaveLength(1);
  });

  test('calls who is there, or has just seen the question, only when they have not answered for a while', async () => {
    const { guests } = await party(inn, 'caravan', 2, 2);
    const [ada, bo] = guests as [Guest, Guest];
    await answer(ada);
    await bo.say({ do: 'look', as: 1 });
    expect(open(bo)).toBeDefined();
    await aRound();
    ada.close();
    bo.close();
    await aRound();
    expect(calls).toEqual([]);
    ahead += 4 * MINUTE;
    await until(() => calls.length > 0);
    expect(calls).toMatchObject([{ seat: 1 }]);
  });

  test('goes on where a server was that is gone', async () => {
    const { ada, bo } = await withBot();
    await go(bo, 2, ada);
    await answer(ada);
    // Before the bot has answered, or after: either way nobody has looked for Bo.
    await inn.stop();
    ahead += MINUTE;
    await start();
    await until(() => calls.length > 0);
    expect(calls).toMatchObject([{ seat: 2 }]);
  });
});

describe('a turn that may take days', () => {
  async function byPost(then: 'turn' | 'seat' = 'turn') {
    const { id, guests, secrets } = await party(inn, 'caravan', 2, 3, {}, { ...CLOCK, then });
    const [ada, bo] = guests as [Guest, Guest];
    await go(bo, 1, ada);
    await answer(ada);
    ada.close();
    await until(() => calls.length > 0);
    return { id, secrets: secrets as [string, string], due: calls[0]?.until ?? 0 };
  }

  test('ends while nobody is there: a bot plays it, everybody can read that, and the next one is called', async () => {
    const { id, secrets, due } = await byPost();
    expect(calls).toMatchObject([{ room: id, seat: 1 }]);
    expect(due).toBeGreaterThan(Date.now() + 3 * DAY - MINUTE);
    ahead = 3 * DAY + MINUTE;
    await until(() => turns().length > 1);
    expect(turns()[1]).toMatchObject({ seat: 0 });
    // And who was too late hears of it.
    expect(lates()).toMatchObject([{ room: id, seat: 1, late: 'turn' }]);
    expect(turns()[1]?.until).toBeGreaterThan(due + 2 * DAY);
    const ada = await back(id, secrets[0], 0);
    expect(told(ada)).toEqual(['late-turn']);
    expect(open(ada)).toBeDefined();
    // It was that turn alone.
    const bo = await back(id, secrets[1], 1);
    await answer(ada);
    await bo.say({ do: 'look', as: 1 });
    expect(open(bo)).toBeDefined();
  });

  test('ends when it was told to, wherever people and servers were meanwhile', async () => {
    const { id, secrets, due } = await byPost('seat');
    ahead = DAY;
    const bo = await back(id, secrets[1], 1);
    const { clocks } = bo.room as unknown as { clocks: { seat: number; left: number }[] };
    expect(Math.abs((clocks[0]?.left ?? 0) - 2 * DAY)).toBeLessThan(MINUTE);
    bo.close();
    await inn.stop();
    ahead = 3 * DAY - MINUTE;
    await start();
    await aRound();
    expect(calls).toHaveLength(1);
    ahead = due + 1000 - Date.now();
    await until(() => turns().length > 1);
    expect(lates()).toMatchObject([{ room: id, seat: 1, late: 'seat' }]);
    const late = await back(id, secrets[1], 1);
    expect(told(late)).toEqual(['late-seat']);
    expect(JSON.stringify(late.heard)).toContain('"bot":"random"');
  });

  test('stands still while its player is away for days, of which there are thirty', async () => {
    const { id, secrets, due } = await byPost();
    const bo = await back(id, secrets[1], 1);
    const chair = (message: Message) => (message.room as unknown as { chairs: { vacation?: object }[] }).chairs[1];
    expect(chair(bo.room)).toMatchObject({ vacation: { left: 30 } });
    expect(await bo.say({ do: 'vacation', days: 31 })).toMatchObject({ code: 'malformed' });
    const away = await bo.say({ do: 'vacation', days: 10 });
    expect(chair(away)).toMatchObject({ vacation: { left: 20 } });
    expect(await bo.say({ do: 'vacation', days: 25 })).toMatchObject({
      room: { chairs: [{}, { vacation: { left: 5 } }] },
    });
    expect(await bo.say({ do: 'vacation', days: 10 })).toMatchObject({
      room: { chairs: [{}, { vacation: { left: 20 } }] },
    });
    bo.close();
    ahead = 4 * DAY;
    await aRound();
    expect(calls, 'nobody has played for Bo').toHaveLength(1);
    // Back after four of ten days: six are given back, and the turn ends that much earlier.
    const early = await back(id, secrets[1], 1);
    expect(chair(await early.say({ do: 'vacation', days: 0 }))).toMatchObject({ vacation: { left: 26 } });
    const ada = await back(id, secrets[0], 0);
    expect(told(ada)).toEqual(['vacation', 'vacation', 'vacation', 'vacation-over']);
    ada.close();
    early.close();
    ahead = due + 4 * DAY + 2 * MINUTE - Date.now();
    await until(() => turns().length > 1);
    expect(turns()[1]).toMatchObject({ seat: 0 });
  });

  test('is no matter of a table whose people sit together', async () => {
    const { guests } = await party(inn, 'caravan', 2, 4, {}, { seconds: 60, then: 'turn' });
    expect(await guests[0]?.say({ do: 'vacation', days: 1 })).toMatchObject({ code: 'not-by-post' });
  });
});

test('of two nodes that have looked at the same table, one has written it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medallion-errands-'));
  const db = openSqlite(folder);
  await SqlStore.on(db);
  const { room } = openRoom({ id: 'r', game: 'caravan', options: {}, others: [], name: 'A', now: 1 });
  await new RoomStore(db).create(room, 1);
  const nodes = [new ErrandStore(db as never), new ErrandStore(db as never)] as const;
  const look = (version: number, number: number): Errand => ({ room: 'r', version, number, savedAt: 5, waiting: [] });
  expect(await nodes[0].keep([look(0, 1)])).toEqual(new Set(['r']));
  expect(await nodes[1].keep([look(0, 2)])).toEqual(new Set());
  expect(await nodes[1].keep([look(1, 2)])).toEqual(new Set(['r']));
  expect((await nodes[0].of(['r'])).get('r')).toEqual({ ...look(2, 2) });
  await db.destroy();
  rmSync(folder, { recursive: true });
});
