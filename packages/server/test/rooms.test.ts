/** Rooms over the public doors: opened, entered, begun, played, interrupted. */

import { verifyRecord, parseRecord } from '@medallion/kernel';
import { ticTacToe } from '@medallion/kernel/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, Inn, NONCE } from './guests.ts';

const inn = new Inn();
beforeAll(() => inn.start());
afterAll(() => inn.tearDown());

const open = async (others: readonly object[] = [{}], game = 'tic-tac-toe') =>
  (await inn.post('/api/rooms', { game, name: 'Ada', nonce: NONCE, others })).body;

const NONCE_B = 'ffffffffffffffffffffffffffffffff 7';

/** Two people in a room that has begun. */
async function twoAtATable(): Promise<{ id: string; secrets: string[]; guests: Guest[] }> {
  const { id, secret, links } = await open();
  const { body: place } = await inn.post(`/api/rooms/${id}/seats`, {
    name: 'Bo',
    nonce: NONCE_B,
    invite: links.chairs[1],
  });
  const ada = await Guest.at(inn, id);
  const bo = await Guest.at(inn, id);
  await ada.say({ do: 'hello', secret });
  await bo.say({ do: 'hello', secret: place.secret });
  await bo.say({ do: 'ready', ready: true });
  await ada.say({ do: 'begin' });
  await ada.say({ do: 'look', as: 0 });
  await bo.say({ do: 'look', as: 1 });
  return { id, secrets: [secret, place.secret], guests: [ada, bo] };
}

/** The first answer listed to a guest's first open question; ask −1 where there is none. */
function nextOf(guest: Guest): { number: number; ask: number; choice: string } {
  const { number = 0, asks = [] } = guest.position ?? {};
  const open = asks.find(({ reply }) => reply === undefined);
  return { number, ask: open?.id ?? -1, choice: open?.choices[0]?.id ?? '' };
}

/** Whoever is asked gives the first answer listed, until the game is over. */
async function playOn(guests: readonly Guest[], most = 100): Promise<void> {
  for (let n = 0; n < most; n++) {
    const asked = guests.findIndex((guest) => guest.position?.asks.some(({ reply }) => reply === undefined));
    if (asked < 0) return;
    const guest = guests[asked] as Guest;
    const { number, ask, choice } = nextOf(guest);
    const others = guests.filter((each) => each !== guest);
    const heard = Promise.all(others.map((each) => each.next(({ said }) => said === 'position')));
    await guest.say({ do: 'answer', number, ask, choice });
    await heard;
  }
}

describe('a room', () => {
  test('is opened by its keeper, who gets a link for every chair, one for any, one to watch, and a code', async () => {
    const { status, body } = await inn.post('/api/rooms', {
      game: 'old-world',
      name: ' Ada ',
      nonce: NONCE,
      others: [{}, { bot: 'novice' }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ seat: 0, links: { chairs: { length: 3 } } });
    expect(body.code).toMatch(/^[a-z]+ [a-z]+ \d+$/);
    for (const link of [body.secret, body.links.anyChair, body.links.watch, ...body.links.chairs])
      expect(link).toMatch(/^[0-9a-f]{32}$/);
  });

  test('says what is wrong with what it cannot open', async () => {
    const bad = async (change: object) =>
      inn.post('/api/rooms', { game: 'tic-tac-toe', name: 'Ada', nonce: NONCE, ...change });
    expect((await bad({ game: 'chess' })).body).toMatchObject({ error: 'bad-input', message: /no game called chess/ });
    expect((await bad({ others: [{ bot: 'genius' }] })).body.message).toMatch(/no bot called genius/);
    for (const change of [{ name: '' }, { nonce: 'short' }, { others: Array(9).fill({}) }, { more: 1 }])
      expect((await bad(change)).status).toBe(400);
  });

  test('is entered by a link once, by the link for any chair, and by its code while the lobby is open', async () => {
    const { id, links, code } = await open([{}, {}, {}]);
    const join = (body: object) => inn.post(`/api/rooms/${id}/seats`, { name: 'Bo', nonce: NONCE, ...body });
    expect((await join({ invite: links.chairs[2] })).body).toMatchObject({ seat: 2 });
    expect((await join({ invite: links.chairs[2] })).body).toMatchObject({ error: 'chair-taken' });
    expect((await join({ invite: links.anyChair })).body).toMatchObject({ seat: 1 });
    expect((await join({ invite: links.watch })).body).toMatchObject({ error: 'not-yours' });
    const byCode = (typed: string) => inn.post('/api/seats', { name: 'Cy', nonce: NONCE, code: typed });
    expect((await byCode('no such 1')).status).toBe(404);
    expect((await byCode(code.toUpperCase().replace(' ', '-'))).body).toMatchObject({ id, seat: 3 });
    expect((await byCode(code)).body).toMatchObject({ error: 'no-chair-open' });
  });

  test('shows the promise of its chance before anybody gives a nonce, and keeps it', async () => {
    const { guests, id, secrets } = await twoAtATable();
    const [first] = guests[0]?.heard ?? [];
    expect(first).toMatchObject({ said: 'room', room: { commitment: /^[0-9a-f]{64}$/ } });
    await playOn(guests);
    expect(guests[0]?.position?.over).toBeDefined();
    const response = await fetch(`${inn.url}/api/rooms/${id}/record`, {
      headers: { 'x-seat-secret': secrets[1] as string },
    });
    const record = parseRecord(await response.text());
    expect(record.header).toMatchObject({ commitment: first?.room?.commitment, nonces: [NONCE, NONCE_B] });
    expect(verifyRecord(ticTacToe, record)).toMatchObject({ ok: true });
  });

  test('is arranged by its keeper alone, and begins only when everybody is ready', async () => {
    const { id, secret, links } = await open([{}, {}], 'caravan');
    const { body: place } = await inn.post(`/api/rooms/${id}/seats`, {
      name: 'Bo',
      nonce: NONCE,
      invite: links.chairs[2],
    });
    const ada = await Guest.at(inn, id);
    const bo = await Guest.at(inn, id);
    await ada.say({ do: 'hello', secret });
    expect(await bo.say({ do: 'hello', secret: place.secret })).toMatchObject({ said: 'room', seat: 2, here: [0, 2] });
    expect(await bo.say({ do: 'begin' })).toMatchObject({ code: 'not-the-keeper' });
    expect(await bo.say({ do: 'chair', seat: 1, bot: 'random' })).toMatchObject({ code: 'not-the-keeper' });
    expect(await ada.say({ do: 'begin' })).toMatchObject({ code: 'not-ready' });
    expect(await ada.say({ do: 'options', options: { rounds: 2 } })).toMatchObject({
      room: { options: { rounds: 2 } },
    });
    await bo.say({ do: 'ready', ready: true });
    // The open chair is taken away, so Bo moves up.
    const moved = bo.next(({ said, room }) => said === 'room' && room?.state === 'playing');
    expect(await ada.say({ do: 'begin' })).toMatchObject({
      room: { state: 'playing', chairs: [{ name: 'Ada' }, { name: 'Bo' }] },
    });
    expect(await moved).toMatchObject({ seat: 1 });
    expect(await bo.say({ do: 'look', as: 1 })).toMatchObject({ said: 'position', position: { viewer: 1 } });
    expect(await ada.say({ do: 'begin' })).toMatchObject({ code: 'already-playing' });
  });

  test('does not begin before everybody has given a share of chance, after the promise', async () => {
    const { body } = await inn.post('/api/rooms', { game: 'tic-tac-toe', name: 'Ada', others: [{ bot: 'random' }] });
    const ada = await Guest.at(inn, body.id);
    expect(await ada.say({ do: 'hello', secret: body.secret })).toMatchObject({ room: { commitment: /./ } });
    expect(await ada.say({ do: 'begin' })).toMatchObject({ code: 'not-ready' });
    await ada.say({ do: 'ready', ready: true, nonce: NONCE_B });
    expect(await ada.say({ do: 'begin' })).toMatchObject({ room: { state: 'playing' } });
  });

  test('tells what a link opens without using it, and whom the game waits for', async () => {
    const { id, secrets } = await twoAtATable();
    const door = (key: string) => inn.post(`/api/rooms/${id}/door`, { key });
    expect((await door(secrets[1] as string)).body).toMatchObject({ opens: 'seat', seat: 1, waiting: [0] });
    expect((await door(NONCE)).body).toMatchObject({ error: 'not-yours' });
    const other = await open();
    const behind = async (key: string | undefined) => (await inn.post(`/api/rooms/${other.id}/door`, { key })).body;
    expect(await behind(other.links.chairs[1])).toMatchObject({ opens: 'chair', seat: 1, waiting: [] });
    expect(await behind(other.links.anyChair)).toMatchObject({ opens: 'any-chair' });
    expect(await behind(other.links.watch)).toMatchObject({ opens: 'watch' });
    expect(JSON.stringify(await behind(other.links.watch))).not.toContain(other.code);
  });

  test('a seat is handed over in the middle of a game: the new one plays, the old key opens nothing', async () => {
    const { id, secrets, guests } = await twoAtATable();
    const [ada, bo] = guests as [Guest, Guest];
    expect(await bo.say({ do: 'invite', seat: 0 })).toMatchObject({ code: 'not-the-keeper' });
    const { link } = await bo.say({ do: 'invite', seat: 1 });
    const told = ada.next(({ said, table }) => said === 'table' && JSON.stringify(table).includes('Cy'));
    const shown = bo.next(({ said }) => said === 'refused');
    const { body } = await inn.post(`/api/rooms/${id}/seats`, { name: 'Cy', invite: link });
    expect(body).toMatchObject({ seat: 1 });
    await told;
    expect(await shown).toMatchObject({ code: 'not-yours' });
    const cy = await Guest.at(inn, id);
    expect(await cy.say({ do: 'hello', secret: secrets[1] })).toMatchObject({ code: 'not-yours' });
    await cy.say({ do: 'hello', secret: body.secret });
    await cy.say({ do: 'look', as: 1 });
    await playOn([ada, cy]);
    expect(cy.position?.over).toBeDefined();
    expect((await inn.post(`/api/rooms/${id}/seats`, { name: 'Di', invite: link })).body).toMatchObject({
      error: 'chair-taken',
    });
  });

  test('a bot sits in for who is gone, and they come back to their seat', async () => {
    const { id, secrets, guests } = await twoAtATable();
    const [ada, bo] = guests as [Guest, Guest];
    expect(await ada.say({ do: 'relieve', seat: 1, bot: 'random' })).toMatchObject({ code: 'still-here' });
    const gone = ada.next(({ said, away }) => said === 'room' && (away as unknown[]).length === 1);
    bo.close();
    expect(await gone).toMatchObject({ away: [{ seat: 1 }] });
    expect(await ada.say({ do: 'relieve', seat: 1, bot: 'genius' })).toMatchObject({ code: 'malformed' });
    const played = ada.next(({ said, table }) => said === 'table' && JSON.stringify(table).includes('random'));
    await ada.say({ do: 'relieve', seat: 1, bot: 'random' });
    await played;
    const back = await Guest.at(inn, id);
    await back.say({ do: 'hello', secret: secrets[1] });
    await back.say({ do: 'look', as: 1 });
    expect(await back.say({ do: 'sit', seat: 1, sitter: { name: 'Bo' } })).toMatchObject({ said: 'table' });
    await playOn([ada, back]);
    expect(back.position?.over).toBeDefined();
  });

  test('who is only just gone is waited for by everybody but the keeper', async () => {
    const { guests } = await twoAtATable();
    const [ada, bo] = guests as [Guest, Guest];
    const gone = bo.next(({ said, away }) => said === 'room' && (away as unknown[]).length === 1);
    ada.close();
    await gone;
    expect(await bo.say({ do: 'relieve', seat: 0, bot: 'random' })).toMatchObject({ code: 'still-here' });
  });

  test('after a game the same people go on in a room of their own, with the keys they have', async () => {
    const { guests, secrets } = await twoAtATable();
    const [ada, bo] = guests as [Guest, Guest];
    expect(await bo.say({ do: 'rematch' })).toMatchObject({ code: 'not-over' });
    await playOn(guests);
    const moved = ada.next(({ room }) => room?.next !== undefined);
    const { room } = await bo.say({ do: 'rematch' });
    expect((await moved).room?.next).toBe(room?.next);
    const next = await Guest.at(inn, room?.next ?? '');
    expect(await next.say({ do: 'hello', secret: secrets[0] })).toMatchObject({
      seat: 0,
      room: {
        state: 'lobby',
        keeper: 1,
        chairs: [
          { name: 'Ada', ready: false },
          { name: 'Bo', ready: false },
        ],
      },
    });
  });

  test('whoever the keeper asked to leave is out, and the old link does not let them in again', async () => {
    const { id, secret, links } = await open();
    const join = () => inn.post(`/api/rooms/${id}/seats`, { name: 'Bo', nonce: NONCE, invite: links.chairs[1] });
    const { body: place } = await join();
    const ada = await Guest.at(inn, id);
    const bo = await Guest.at(inn, id);
    await ada.say({ do: 'hello', secret });
    await bo.say({ do: 'hello', secret: place.secret });
    const told = bo.next(({ said }) => said === 'refused');
    await ada.say({ do: 'chair', seat: 1 });
    expect(await told).toMatchObject({ code: 'not-yours' });
    expect((await join()).body).toMatchObject({ error: 'not-yours' });
  });
});

describe('at the table', () => {
  test('two people play a whole game; the server is stopped and started in the middle of it', async () => {
    const { id, secrets, guests } = await twoAtATable();
    await playOn(guests, 3);
    const before = guests[0]?.position;
    await inn.stop();
    await inn.start();
    const again = await Promise.all(
      secrets.map(async (secret, seat) => {
        const guest = await Guest.at(inn, id);
        await guest.say({ do: 'hello', secret });
        await guest.say({ do: 'look', as: seat });
        return guest;
      }),
    );
    expect(again[0]?.position).toMatchObject({ number: before?.number, table: before?.table });
    await playOn(again);
    expect(again.map((guest) => guest.position?.over !== undefined)).toEqual([true, true]);
  }, 30_000);

  test('bots answer for themselves, in threads of their own', async () => {
    const { id, secret } = await open([{ bot: 'random' }]);
    const ada = await Guest.at(inn, id);
    await ada.say({ do: 'hello', secret });
    await ada.say({ do: 'begin' });
    await ada.say({ do: 'look', as: 0 });
    for (let n = 0; n < 10 && ada.position?.over === undefined; n++) {
      const { number, ask, choice } = nextOf(ada);
      if (ask >= 0) await ada.say({ do: 'answer', number, ask, choice });
      else await ada.next(({ said }) => said === 'position', 20_000);
    }
    expect(ada.position?.over).toBeDefined();
  }, 60_000);

  test('nobody looks or answers with another seat, and a watcher only watches', async () => {
    const { id, guests } = await twoAtATable();
    const [ada, bo] = guests as [Guest, Guest];
    expect(await bo.say({ do: 'look', as: 0 })).toMatchObject({ said: 'refusal', refusal: { code: 'not-your-seat' } });
    const { number, ask, choice } = nextOf(ada);
    expect(await bo.say({ do: 'answer', number, ask, choice })).toMatchObject({
      said: 'refusal',
      refusal: { code: 'not-your-ask' },
    });
    const stranger = await Guest.at(inn, id);
    expect(await stranger.say({ do: 'look', as: 0 })).toMatchObject({ code: 'say-hello-first' });
    expect(await stranger.say({ do: 'hello', secret: 'f'.repeat(32) })).toMatchObject({ code: 'not-yours' });
  });

  test('the same answer sent twice is done once', async () => {
    const { guests } = await twoAtATable();
    const [ada] = guests as [Guest];
    const { number, ask, choice } = nextOf(ada);
    const answer = { do: 'answer', id: 'twice', number, ask, choice };
    expect(await ada.say(answer)).toMatchObject({ said: 'position', position: { number: number + 1 } });
    expect(await ada.say(answer)).toMatchObject({ said: 'position', position: { number: number + 1 } });
  });

  test('what is said is told to everybody as text, and the keeper can make somebody silent', async () => {
    const { guests } = await twoAtATable();
    const [ada, bo] = guests as [Guest, Guest];
    const line = ada.next(({ said }) => said === 'line');
    await bo.say({ do: 'say', text: ' <b>Well</b>\nmet ' });
    expect(await line).toMatchObject({ line: { seat: 1, name: 'Bo', text: '<b>Well</b> met' } });
    await ada.say({ do: 'mute', whom: 1, muted: true });
    expect(await bo.say({ do: 'say', phrase: 'ha' })).toMatchObject({ code: 'muted' });
    expect(await ada.say({ do: 'say', text: '   ' })).toMatchObject({ code: 'empty-line' });
  });
});

describe('whoever tries the doors', () => {
  test('from another site is turned away', async () => {
    const { status } = await inn.post('/api/rooms', {}, { origin: 'http://elsewhere.example' });
    expect(status).toBe(403);
    const { id } = await open();
    await expect(Guest.at(inn, id, { origin: 'http://elsewhere.example' })).rejects.toThrow(/403/);
  });

  test('with nonsense is told so, at every place a frame can be wrong, and then shown out', async () => {
    const { id } = await open();
    const guest = await Guest.at(inn, id);
    const frames = [
      '',
      'x',
      '[]',
      'null',
      '{"do":"fly"}',
      '{"do":"hello"}',
      '{"do":"answer","id":"1"}',
      '{"do":"hello","id":"1","secret":"1"}',
    ];
    for (const frame of frames) {
      const told = guest.next(({ said }) => said === 'refused');
      guest.raw(frame);
      expect((await told).code).toMatch(/malformed|not-yours/);
    }
    for (let n = 0; n < 300; n++) guest.raw('nonsense');
    await expect.poll(() => guest.closed, { timeout: 5000 }).toBe(1008);
    expect((await fetch(`${inn.url}/healthz`)).status).toBe(200);
  });

  test('too large a frame ends the connection and nothing else', async () => {
    const { id } = await open();
    const guest = await Guest.at(inn, id);
    guest.raw('x'.repeat(100_000));
    await expect.poll(() => guest.closed, { timeout: 5000 }).toBe(1009);
    expect((await fetch(`${inn.url}/readyz`)).status).toBe(200);
  });

  test('finds what is offered at /api, and numbers without names at /metrics', async () => {
    const document = (await (await fetch(`${inn.url}/api`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
      components: { schemas: object };
    };
    expect(Object.keys(document.components.schemas)).toEqual(['ToRoom', 'ToTable', 'Heard']);
    expect(JSON.stringify(document.paths['/api/seats']?.post?.responses['201'])).toMatch('secret');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/rooms', '/api/rooms/{id}/seats', '/api/seats']),
    );
    const metrics = await (await fetch(`${inn.url}/metrics`)).text();
    expect(metrics).toMatch(/medallion_sockets \d/);
    expect(metrics).not.toMatch(/Ada|[0-9a-f]{32}/);
  });
});
