/** "Your turn", as it reaches somebody who closed the page: by web push, by feeds, and by looking at all tables at once. */

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { from, Guest, Inn, party, type Party } from './guests.ts';
import { linesOf, parsedXml, PushService, Subscription } from './push-service.ts';

const PAGE = 'https://table.example/medallion/';
const DAY = 24 * 60 * 60 * 1000;
/** Played by post: three days for a turn. */
const CLOCK = { seconds: (3 * DAY) / 1000, then: 'turn' };

const inn = new Inn();
let service: PushService;
let house = 1;
beforeAll(async () => {
  service = await PushService.start();
  await inn.start({}, { pushAllowed: [service.url], pushContact: 'mailto:host@example.org' });
});
afterAll(async () => {
  await inn.tearDown();
  service.close();
});

const person = { language: 'en', page: PAGE };

async function switchOn(
  subscription: Subscription,
  seats: readonly { id: string; secret: string | undefined }[],
  more = {},
) {
  const { endpoint, keys } = subscription;
  return inn.post('/api/push', { ...person, endpoint, keys, seats, ...more }, from(house++));
}

async function answer(guest: Guest | undefined): Promise<void> {
  const { number, asks = [] } = guest?.position ?? {};
  const ask = asks.find(({ reply }) => reply === undefined);
  const said = await guest?.say({ do: 'answer', number, ask: ask?.id, choice: ask?.choices[0]?.id });
  expect(said?.said).toBe('position');
}

/** Two at a table with a name that is awkward everywhere; the second one has closed the page. */
async function alone(byPost = true): Promise<Party & { ada: Guest }> {
  const made = await party(inn, 'caravan', 2, house++, {}, byPost ? CLOCK : undefined);
  const [ada, bo] = made.guests as [Guest, Guest];
  const gone = ada.next(({ said, here }) => said === 'room' && !(here as number[]).includes(1));
  bo.close();
  await gone;
  return { ...made, ada };
}

const pushed = (subscription: Subscription) => service.came.filter(({ path }) => subscription.endpoint.endsWith(path));

const said = (subscription: Subscription, at = 0): Record<string, unknown> =>
  JSON.parse(subscription.read(pushed(subscription)[at]?.body ?? Buffer.alloc(0))) as Record<string, unknown>;

test('whoever closed the page is called on their device, in their language, by a message only that device reads', async () => {
  const { id, ada, secrets } = await alone();
  const mine = new Subscription(`${service.url}/bo`);
  const hers = new Subscription(`${service.url}/ada`);
  await switchOn(hers, [{ id, secret: secrets[0] }]);
  // The push service of the first one gives it another address; one inside is none.
  const first = new Subscription(`${service.url}/first`);
  const { status, body } = await switchOn(first, [{ id, secret: secrets[1] }], { language: 'pl' });
  expect([status, body]).toEqual([200, { seats: [id] }]);
  const move = ({ endpoint, keys }: Subscription) =>
    fetch(`${inn.url}/api/push/moved`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(house++) },
      body: JSON.stringify({ old: first.endpoint, endpoint, keys }),
    });
  expect((await move(new Subscription('https://127.0.0.1/'))).status).toBe(400);
  expect((await move(mine)).status).toBe(204);
  await answer(ada);
  await expect.poll(() => pushed(mine).length, { timeout: 10_000 }).toBe(1);
  const told = said(mine);
  expect(told).toMatchObject({ text: 'Przy stole: P0, P1.', room: id, language: 'pl' });
  expect(told.title).toMatch(/: twój ruch$/);
  const { at, text } = told.until as { at: number; text: string };
  expect(Math.abs(at - Date.now() - 3 * DAY)).toBeLessThan(60_000);
  expect(text).toBe('Czas do {when}.');
  // Nothing a watcher may not know: no secret, no link that opens a seat, no question.
  for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(secret);
  expect(Object.keys(told).sort()).toEqual(['language', 'room', 'text', 'title', 'until']);
  const { headers = {} } = pushed(mine)[0] ?? {};
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(Number(headers.ttl)).toBeGreaterThan(2 * 24 * 3600);
  expect(headers.topic).toMatch(/^[\w-]{1,32}$/);
  expect(headers.topic).not.toContain(id);
  const { key } = (await (await fetch(`${inn.url}/api/push`)).json()) as { key: string };
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${key}$`));
  expect(() => hers.read(pushed(mine)[0]?.body ?? Buffer.alloc(0))).toThrow('authenticate');
  // Whoever is at the table is not called, and nobody is called twice for the same.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect([pushed(hers).length, pushed(mine).length, pushed(first).length]).toEqual([0, 1, 0]);
});

test('the keys of the house are the same after a start, and so are the devices that are called', async () => {
  const own = new Inn();
  onTestFinished(() => own.tearDown());
  const key = async (): Promise<unknown> => (await fetch(`${own.url}/api/push`)).json();
  await own.start({}, { pushAllowed: [service.url] });
  const before = await key();
  await own.stop();
  await own.start({}, { pushAllowed: [service.url] });
  expect(await key()).toEqual(before);
  expect(await (await fetch(`${inn.url}/api/push`)).json()).not.toEqual(before);
});

test('a device is called no more when it was switched off, or is gone, or the seat is somebody else’s', async () => {
  const off = await alone();
  const left = new Subscription(`${service.url}/off`);
  await switchOn(left, [{ id: off.id, secret: off.secrets[1] }]);
  expect((await switchOn(left, [])).body).toEqual({ seats: [] });

  const lost = await alone();
  const gone = new Subscription(`${service.url}/gone`);
  await switchOn(gone, [{ id: lost.id, secret: lost.secrets[1] }]);

  const given = await alone();
  const before = new Subscription(`${service.url}/before`);
  await switchOn(before, [{ id: given.id, secret: given.secrets[1] }]);
  const link = (await given.ada.say({ do: 'invite', seat: 1 })).link ?? '';
  const { body: taken } = await inn.post(`/api/rooms/${given.id}/seats`, { name: 'Cy', invite: link }, from(house++));
  const after = new Subscription(`${service.url}/after`);
  expect((await switchOn(after, [{ id: given.id, secret: taken.secret }])).body).toEqual({ seats: [given.id] });
  // The secret of who sat there before opens nothing any more, this neither.
  expect((await switchOn(before, [{ id: given.id, secret: given.secrets[1] }])).body).toEqual({ seats: [] });

  service.answers = [410];
  await answer(lost.ada);
  await expect.poll(() => pushed(gone).length, { timeout: 10_000 }).toBe(1);
  await answer(off.ada);
  await answer(given.ada);
  await expect.poll(() => pushed(after).length, { timeout: 10_000 }).toBe(1);
  expect(pushed(left)).toEqual([]);
  expect(pushed(before)).toEqual([]);
  expect(await (await fetch(`${inn.url}/metrics`)).text()).toContain('medallion_pushes_total{result="gone"} 1');
  // Back at the table, answered, and away again: the device that is gone is not asked a second time.
  const bo = await Guest.at(inn, lost.id, from(house++));
  await bo.say({ do: 'hello', secret: lost.secrets[1] });
  await bo.say({ do: 'look', as: 1 });
  await answer(bo);
  bo.close();
  await lost.ada.say({ do: 'look', as: 0 });
  if ((lost.ada.position?.asks.length ?? 0) > 0) await answer(lost.ada);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(pushed(gone)).toHaveLength(1);
});

test('an address that leads inside, keys that are none, seats that are somebody else’s and too many of them are refused', async () => {
  const { id, secrets } = await alone(false);
  const seats = [{ id, secret: secrets[1] }];
  const good = new Subscription('https://push.example.org/abc');
  for (const endpoint of [
    'http://127.0.0.1:9/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/',
    'no address',
  ])
    expect(await switchOn(Object.assign(new Subscription(endpoint)), seats)).toMatchObject({
      status: 400,
      body: { error: 'bad-endpoint' },
    });
  const { keys } = good;
  for (const more of [{ keys: { ...keys, p256dh: keys.auth } }, { keys: { ...keys, auth: 'AA' } }])
    expect((await switchOn(good, seats, more)).body.error).toBe('bad-endpoint');
  for (const more of [{ language: 'xx' }, { page: 'javascript:alert(1)' }, { page: '' }, { more: 1 }])
    expect((await switchOn(good, seats, more)).status).toBe(400);
  const many = Array.from({ length: 61 }, () => seats[0] as { id: string; secret: string });
  expect((await switchOn(good, many)).status).toBe(400);
  expect(
    (
      await switchOn(good, [
        { id, secret: 'f'.repeat(32) },
        { id: 'nowhere', secret: secrets[0] },
      ])
    ).body,
  ).toEqual({ seats: [] });
});

test('a feed tells which tables wait and until when, by an address that ends when it is made anew', async () => {
  const logged = ['log', 'info', 'warn', 'error'].map((way) => vi.spyOn(console, way as 'log'));
  const written = vi.spyOn(process.stdout, 'write');
  onTestFinished(() => void vi.restoreAllMocks());
  const post = await alone();
  const free = await alone(false);
  const seats = [post, free].map(({ id, secrets }) => ({ id, secret: secrets[1] }));
  const make = (more = {}) => inn.post('/api/feeds', { ...person, seats, ...more }, from(house++));
  const { status, body } = await make();
  expect(status).toBe(201);
  const { secret } = body;
  expect(secret).toMatch(/^[0-9a-f]{32}$/);
  const read = (kind: string, of = secret, headers = {}) =>
    fetch(`${inn.url}/api/feeds/${of}.${kind}`, { headers: { ...from(house++), ...headers } });

  const quiet = await (await read('atom')).text();
  expect(parsedXml(quiet).children.filter(({ name }) => name === 'entry')).toEqual([]);
  await answer(post.ada);
  await answer(free.ada);
  const entries = async () =>
    parsedXml(await (await read('atom')).text()).children.filter(({ name }) => name === 'entry');
  await expect.poll(async () => (await entries()).length, { timeout: 10_000 }).toBe(2);
  const links = (await entries()).map(({ children }) => children.find(({ name }) => name === 'link')?.attributes.href);
  expect(new Set(links)).toEqual(new Set([post, free].map(({ id }) => `${PAGE}#/room/${id}`)));
  expect(links).toHaveLength(2);
  const atom = await read('atom');
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(atom.headers.get('cache-control')).toBe('private, no-cache');
  const again = await read('atom', secret, { 'if-none-match': atom.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);

  const calendar = await read('ics');
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const lines = linesOf(await calendar.text());
  expect(
    lines
      .filter(([name]) => name === 'BEGIN')
      .map(([, kind]) => kind)
      .toSorted(),
  ).toEqual(['VCALENDAR', 'VEVENT', 'VTODO']);
  const at = lines.find(([name]) => name === 'DTSTART')?.[1] ?? '';
  const until = Date.parse(at.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  expect(Math.abs(until - Date.now() - 3 * DAY)).toBeLessThan(60_000);
  // Neither a seat's secret nor the feed's own address stands in it.
  const whole = `${await atom.text()}${lines.flat().join()}`;
  for (const word of [...post.secrets, ...free.secrets, secret]) expect(whole).not.toContain(word);

  // A seat that was given away is told of no more; the others are.
  const link = (await free.ada.say({ do: 'invite', seat: 1 })).link ?? '';
  await inn.post(`/api/rooms/${free.id}/seats`, { name: 'Cy', invite: link }, from(house++));
  expect(await entries()).toHaveLength(1);

  const anew = (await make({ old: secret })).body.secret;
  expect((await read('atom')).status).toBe(404);
  expect((await read('ics', anew)).status).toBe(200);
  const change = (more: object) => inn.post('/api/feeds/seats', { ...person, secret: anew, ...more }, from(house++));
  expect((await change({ seats: [] })).status).toBe(200);
  expect(linesOf(await (await read('ics', anew)).text()).filter(([name]) => name === 'UID')).toEqual([]);
  await change({ seats: [], end: true });
  expect((await read('ics', anew)).status).toBe(404);
  expect((await change({ seats })).body.error).toBe('no-such-feed');
  expect((await make({ seats: [{ id: post.id, secret: 'f'.repeat(32) }] })).status).toBe(403);
  expect((await read('atom', 'x')).status).toBe(404);

  // No log of this server shows an address, nor does its database.
  const all = [...logged.flatMap(({ mock }) => mock.calls), ...written.mock.calls].map(String).join('\n');
  for (const word of [secret, anew]) expect(all).not.toContain(word);
});

test('all tables of a device are looked at by one question, as their doors say it one by one', async () => {
  const [post, free, lobby] = [
    await alone(),
    await alone(false),
    await inn.post('/api/rooms', { game: 'caravan', name: 'Di', others: [{}] }, from(house++)),
  ];
  await answer(post.ada);
  const keys = [
    { id: post.id, key: post.secrets[1] },
    { id: free.id, key: free.secrets[1] },
    { id: post.id, key: post.watch },
    { id: lobby.body.id, key: lobby.body.secret },
    { id: post.id, key: 'f'.repeat(32) },
    { id: 'nowhere', key: 'f'.repeat(32) },
  ];
  interface Doors {
    readonly doors: readonly {
      readonly error?: string;
      readonly door?: { readonly waiting: readonly number[]; readonly until?: number };
    }[];
  }
  const look = async () => (await inn.post('/api/doors', { keys }, from(house++))).body as unknown as Doors;
  const one = async ({ id, key }: (typeof keys)[number]) =>
    (await inn.post(`/api/rooms/${id}/door`, { key }, from(house++))).body;
  await expect
    .poll(async () => (await look()).doors[0]?.door?.until, { timeout: 10_000 })
    .toBeGreaterThan(Date.now() + 2 * DAY);
  const { doors } = await look();
  for (const [at, key] of keys.slice(0, 4).entries()) {
    const { until: _, ...door } = doors[at]?.door ?? { waiting: [] };
    expect(door).toEqual(await one(key));
  }
  expect(doors[0]?.door?.waiting).toEqual([1]);
  expect(doors.slice(4).map(({ error }) => error)).toEqual(['not-yours', 'no-such-room']);
});
