/** The table of a day: records are replayed before their results stand in it. */

import { randomBot } from '@medallion/bots';
import { type AnyShape, Dice, Match, type OpenAsk, printRecord } from '@medallion/kernel';
import { dayOf, huntOf } from '@medallion/table';
import { gameCalled } from '@medallion/table/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayTable } from '../src/daily/hunt-store.ts';
import { from, Inn } from './guests.ts';

const NOW = Date.parse('2026-11-18T20:00:00Z');
const TODAY = dayOf(NOW);
const GAME = 'path-of-destiny';
const inn = new Inn();
/** Each request comes from another house: one alone may bring a dozen a minute. */
let house = 0;

beforeAll(async () => {
  await inn.start({ now: () => NOW });
});
afterAll(() => inn.tearDown());

/** The record of the hunt of a day as somebody plays it who answers by these dice. */
async function hunted(day: string, by: string, most = Number.POSITIVE_INFINITY): Promise<string> {
  const playable = await gameCalled(GAME).playable();
  const { options, seed } = huntOf(playable, day) as NonNullable<ReturnType<typeof huntOf>>;
  const match = Match.start(playable.rules, { seats: 1, options, secret: `seed ${seed}`, nonces: ['0'] });
  const dice = new Dice(by);
  for (let answers = 0; match.play.over === undefined && answers < most; answers++) {
    const open = match.play.state.asks[0] as OpenAsk<AnyShape>;
    const choice = randomBot.answer({ choices: match.play.choices(open) } as never, dice);
    match.submit({ seat: 0, number: match.number, ask: open.id, choice });
  }
  return printRecord(match.hostRecord());
}

const hunter = (digit: string): string => digit.repeat(32);
const bring = async (day: string, body: unknown): Promise<DayTable & { status: number; error?: string }> => {
  const response = await fetch(`${inn.url}/api/daily/${GAME}/${day}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(house++) },
    body: JSON.stringify(body),
  });
  return { ...((await response.json()) as DayTable), status: response.status };
};
const read = async (day: string, own?: string): Promise<DayTable> => {
  const headers: Record<string, string> = own === undefined ? {} : { 'x-hunter': own };
  return (await fetch(`${inn.url}/api/daily/${GAME}/${day}`, { headers })).json() as Promise<DayTable>;
};

test('results of replayed records stand in the table of the day, the best first, each hunter and each record once', async () => {
  expect(await read(TODAY)).toEqual({ hunts: [], count: 0 });
  const records = [await hunted(TODAY, 'one'), await hunted(TODAY, 'two')];
  const first = await bring(TODAY, { name: 'Anna', hunter: hunter('a'), record: records[0] });
  expect(first).toMatchObject({ status: 201, count: 1, place: 1 });
  await bring(TODAY, { name: ' Bruno ', hunter: hunter('b'), record: records[1] });
  const table = await read(TODAY, hunter('b'));
  const ahead = table.hunts.map(({ result }) => (result.by === 'points' ? result.own - result.other : 0));
  expect(ahead).toEqual(ahead.toSorted((a, b) => b - a));
  expect(table.hunts.filter(({ own }) => own).map(({ name }) => name)).toEqual(['Bruno']);
  expect(table.place).toBe(table.hunts.findIndex(({ own }) => own) + 1);
  // Another try of the same hunter, or the same record under another name, changes nothing.
  const again = await bring(TODAY, { name: 'Anna', hunter: hunter('a'), record: await hunted(TODAY, 'three') });
  expect(again).toMatchObject({ status: 200, count: 2 });
  const copied = await bring(TODAY, { name: 'Cara', hunter: hunter('c'), record: records[0] });
  expect(copied).toMatchObject({ status: 200, count: 2 });
  expect(copied.place).toBeUndefined();
  // Neither who is who nor the records are told.
  expect(JSON.stringify(table)).not.toMatch(/[0-9a-f]{32}/);
});

test('a record that is not that hunt, not whole or not true is refused, and so is a day that is over', async () => {
  const own = { name: 'Dora', hunter: hunter('d') };
  const whole = await hunted(TODAY, 'four');
  const lines = whole.trim().split('\n');
  const refused = async (record: string): Promise<unknown> => {
    const { status, error } = await bring(TODAY, { ...own, record });
    return [status, error];
  };
  expect(await refused(await hunted('2026-11-17', 'four'))).toEqual([422, 'other-game']);
  expect(await refused(await hunted(TODAY, 'four', 5))).toEqual([422, 'unfinished']);
  expect(await refused('')).toEqual([422, 'empty']);
  expect(await refused('{"nothing":1}')).toEqual([422, 'not-a-record']);
  const swapped = [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n');
  expect(await refused(swapped)).toEqual([422, 'refused']);
  const easier = [lines[0]?.replace(/"difficulty":"[a-z]+"/, '"difficulty":"easy"'), ...lines.slice(1)].join('\n');
  expect(easier).not.toBe(lines.join('\n'));
  expect((await refused(easier)) as unknown[]).toContain(422);
  expect((await bring('2026-11-17', { ...own, record: await hunted('2026-11-17', 'five') })).status).toBe(201);
  expect((await bring('2026-11-16', { ...own, record: await hunted('2026-11-16', 'five') })).error).toBe('day-over');
  expect((await bring('2026-11-19', { ...own, record: whole })).status).toBe(404);
  expect((await bring(TODAY, { ...own, hunter: 'me', record: whole })).status).toBe(400);
  expect((await read(TODAY)).count).toBe(2);
});
