/** Copies made while people play, and the way from the embedded database to PostgreSQL: every table goes on there. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { copySqlite, moveToPostgres } from '../src/store/moving.ts';
import type { Settings } from '../src/settings.ts';
import { Guest, Inn, type Party, party } from './guests.ts';
import { PrivatePostgres } from './private-postgres.ts';

const postgres = await PrivatePostgres.start();
if (postgres === undefined) console.log('Left out: copies of PostgreSQL, which is not here.');
afterAll(() => postgres?.tearDown());

/** A database of its own on the same PostgreSQL. */
function database(name: string): string {
  const url = postgres?.url ?? '';
  execFileSync(join(postgres?.programs ?? '', 'psql'), ['-q', '-c', `create database ${name}`, url]);
  return url.replace(/\/[^/]*$/, `/${name}`);
}

async function inn(more: Partial<Settings> = {}): Promise<Inn> {
  const made = await new Inn().start({}, more);
  onTestFinished(() => made.tearDown());
  return made;
}

/** Whoever is asked answers, so many times. */
async function answer(guests: readonly Guest[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const guest = guests.find(({ position }) => position?.asks.some(({ reply }) => reply === undefined));
    const { number = 0, asks = [] } = guest?.position ?? {};
    const heard = Promise.all(
      guests.filter((each) => each !== guest).map((each) => each.next(({ said }) => said === 'position')),
    );
    await guest?.say({ do: 'answer', number, ask: asks[0]?.id, choice: asks[0]?.choices[0]?.id });
    await heard;
  }
}

async function comeBack(there: Inn, { id, secrets }: Party): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  for (const [seat, secret] of secrets.entries()) {
    const guest = await Guest.at(there, id);
    await guest.say({ do: 'hello', secret });
    await guest.say({ do: 'look', as: seat });
    guests.push(guest);
  }
  return guests;
}

/** At the copy every table is where it was, and goes on; what was played elsewhere since is not there. */
async function goesOnAt(there: Inn, playing: Party, number: number): Promise<void> {
  const guests = await comeBack(there, playing);
  expect(guests[0]?.position?.number).toBe(number);
  await answer(guests, 3);
  expect(guests[1]?.position?.number).toBe(number + 3);
}

test('a copy of the embedded database is made while people play, and a server goes on from it', async () => {
  const here = await inn();
  const playing = await party(here, 'caravan', 2);
  await answer(playing.guests, 4);
  const copy = new Inn();
  await copySqlite(here.folder, copy.folder);
  await answer(playing.guests, 2);
  onTestFinished(() => copy.tearDown());
  await goesOnAt(await copy.start(), playing, 4);
  await expect(copySqlite(here.folder, copy.folder)).rejects.toThrow('is there already');
});

describe.skipIf(postgres === undefined)('with PostgreSQL', () => {
  test('a dump is made while people play, and a server goes on from it elsewhere', async () => {
    const databaseUrl = database('here');
    const here = await inn({ databaseUrl });
    const playing = await party(here, 'caravan', 2);
    await answer(playing.guests, 4);
    const file = join(here.folder, 'dump.sql');
    execFileSync(join(postgres?.programs ?? '', 'pg_dump'), ['-f', file, databaseUrl]);
    await answer(playing.guests, 2);
    const elsewhere = database('elsewhere');
    execFileSync(join(postgres?.programs ?? '', 'psql'), ['-q', '-f', file, elsewhere], { stdio: 'ignore' });
    await goesOnAt(await inn({ databaseUrl: elsewhere }), playing, 4);
  });

  test('everything moves from the embedded database, and only to an empty one', async () => {
    const here = await new Inn().start();
    onTestFinished(() => here.tearDown());
    const playing = await party(here, 'caravan', 2);
    const other = await party(here, 'tic-tac-toe', 2, 1);
    await answer(playing.guests, 5);
    await answer(other.guests, 2);
    const keyOf = async ({ url }: Inn): Promise<unknown> => (await fetch(`${url}/api/push`)).json();
    const key = await keyOf(here);
    await here.stop();
    const databaseUrl = database('moved');
    // Somebody tried whether a server starts there.
    await (await inn({ databaseUrl })).stop();
    const moved = await moveToPostgres(here.folder, databaseUrl);
    expect(Object.fromEntries(moved)).toMatchObject({ tables: 2, origins: 2, entries: 7, rooms: 2 });
    const there = await inn({ databaseUrl });
    // Devices that are called from here on take these for the same house.
    expect(await keyOf(there)).toEqual(key);
    await goesOnAt(there, playing, 5);
    await goesOnAt(there, other, 2);
    await expect(moveToPostgres(here.folder, databaseUrl)).rejects.toThrow('has rooms or tables already');
    await expect(moveToPostgres(join(here.folder, 'nowhere'), databaseUrl)).rejects.toThrow('There is no');
  });
});
