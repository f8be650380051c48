/** Tables that are taken away: by their keeper, or because nobody has touched them for very long. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@medallion/kernel';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Settings, settingsFrom } from '../src/settings.ts';
import { from, Guest, Inn, type Message, party } from './guests.ts';
import { PrivatePostgres } from './private-postgres.ts';

const DAY = 24 * 60 * 60 * 1000;
const ADMIN_SECRET = 'a secret of sixteen or more';
const postgres = await PrivatePostgres.start();
if (postgres === undefined) console.log('Left out: tables at rest on PostgreSQL, which is not here.');
afterAll(() => postgres?.tearDown());

let inn = new Inn();
let ahead = 0;
const start = (more: Partial<Settings> = {}): Promise<Inn> =>
  inn.start({ now: () => Date.now() + ahead }, { adminSecret: ADMIN_SECRET, ...more });

beforeEach(() => {
  inn = new Inn();
  ahead = 0;
});
afterEach(() => inn.tearDown());

const remove = async (id: string, secret: string): Promise<number> =>
  (await fetch(`${inn.url}/api/rooms/${id}`, { method: 'DELETE', headers: { 'x-seat-secret': secret } })).status;
const door = async (id: string, key: string | undefined): Promise<{ status: number; body: never }> =>
  (await inn.post(`/api/rooms/${id}/door`, { key }, from(2))) as never;
const shownOut = ({ said, code }: Message): boolean => said === 'refused' && code === 'no-such-room';

describe('a table that its keeper deletes', () => {
  test('is gone for everybody, with everything that was played there, and nobody else can do that', async () => {
    await start();
    const { id, guests, secrets, watch } = await party(inn, 'tic-tac-toe', 2, 1);
    const [ada, bo] = guests as [Guest, Guest];
    const { number = 0, asks = [] } = ada.position ?? {};
    await ada.say({ do: 'answer', number, ask: asks[0]?.id, choice: asks[0]?.choices[0]?.id });
    const [keeper = '', other = ''] = secrets;
    expect(await remove(id, other)).toBe(403);
    expect(await remove(id, watch)).toBe(403);
    expect((await door(id, other)).status).toBe(200);
    const told = Promise.all([ada.next(shownOut), bo.next(shownOut)]);
    expect(await remove(id, keeper)).toBe(204);
    await told;
    expect(await remove(id, keeper)).toBe(404);
    expect((await door(id, keeper)).status).toBe(404);
    expect(await bo.say({ do: 'look', as: 1 })).toMatchObject({ said: 'refused', code: 'no-such-room' });
    await inn.stop();
    const db = openSqlite(inn.folder);
    for (const name of ['rooms', 'tables', 'origins', 'entries', 'snapshots', 'errands'] as const)
      expect([name, await db.selectFrom(name).selectAll().execute()]).toEqual([name, []]);
    await db.destroy();
  });
});

const engines = [
  { engine: 'SQLite', more: () => ({}) },
  { engine: 'PostgreSQL', more: () => ({ databaseUrl: postgres?.url ?? '' }) },
];

describe.each(engines.slice(0, postgres === undefined ? 1 : 2))('a table nobody touches, on $engine', ({ more }) => {
  const AFTER = { restAfter: 30 * DAY };
  const rested = (): string => join(inn.folder, 'rested');
  const restart = async (days: number): Promise<void> => {
    await inn.stop();
    ahead = days * DAY;
    await start({ ...more(), ...AFTER });
  };

  test('is at rest for as long again, then removed, its record kept in a file', async () => {
    await start({ ...more(), ...AFTER });
    const played = await party(inn, 'tic-tac-toe', 2, 1);
    const visited = await party(inn, 'caravan', 2, 2);
    const [ada] = played.guests as [Guest];
    const { number = 0, asks = [] } = ada.position ?? {};
    await ada.say({ do: 'answer', number, ask: asks[0]?.id, choice: asks[0]?.choices[0]?.id });
    const { body: lobby } = await inn.post('/api/rooms', { game: 'caravan', name: 'Ada', others: [{}] }, from(3));
    expect((await door(played.id, played.secrets[0])).body).not.toHaveProperty('removal');

    await restart(31);
    const removal = ((await door(played.id, played.secrets[0])).body as { removal: number }).removal;
    expect(Math.abs(removal - Date.now() - 60 * DAY)).toBeLessThan(60_000);
    const figures = await fetch(`${inn.url}/api/admin`, { headers: { 'x-admin-secret': ADMIN_SECRET } });
    expect(await figures.json()).toMatchObject({ standing: { resting: 3 } });
    // Whoever sits there and comes by wakes it.
    const back = await Guest.at(inn, visited.id, from(4));
    await back.say({ do: 'hello', secret: visited.secrets[1] });
    expect((await door(visited.id, visited.secrets[0])).body).not.toHaveProperty('removal');

    await restart(61);
    await expect.poll(() => existsSync(rested()) && readdirSync(rested())).toEqual([`tic-tac-toe-${played.id}.jsonl`]);
    await expect.poll(async () => (await door(played.id, played.secrets[0])).status).toBe(404);
    await expect.poll(async () => (await door(lobby.id, lobby.secret)).status).toBe(404);
    expect((await door(visited.id, visited.secrets[0])).status).toBe(200);
    const record = parseRecord(readFileSync(join(rested(), `tic-tac-toe-${played.id}.jsonl`), 'utf8'));
    expect(record.entries).toHaveLength(1);
    if ('databaseUrl' in more()) {
      const db = openPostgres(postgres?.url ?? '');
      expect(await db.selectFrom('entries').selectAll().where('table_id', '=', played.id).execute()).toEqual([]);
      await db.destroy();
    }
  });

  test('stays for ever where the host sets no time', async () => {
    await start(more());
    const { id, secrets } = await party(inn, 'tic-tac-toe', 2, 1);
    await inn.stop();
    ahead = 4000 * DAY;
    await start(more());
    const { status, body } = await door(id, secrets[0]);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('removal');
    expect(existsSync(rested())).toBe(false);
  });
});

test('the time is a whole number of days', () => {
  expect(settingsFrom({ REST_DAYS: '90' }).restAfter).toBe(90 * DAY);
  expect(settingsFrom({}).restAfter).toBeUndefined();
  for (const REST_DAYS of ['0', '1.5', 'long', '-3']) expect(() => settingsFrom({ REST_DAYS })).toThrow(/REST_DAYS/);
});
