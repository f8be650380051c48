/** Giving up, being shown out, and turns that may not take for ever. */

import { parseRecord, verifyRecord } from '@medallion/kernel';
import { ticTacToe } from '@medallion/kernel/reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { from, Guest, Inn, type Message, party } from './guests.ts';

/** Clocks that run; they ring when the test says so. */
const running = new Set<() => void>();
const ring = (): void => {
  for (const work of running) work();
};
const inn = new Inn();
beforeAll(() =>
  inn.start({
    after: (_, work) => {
      running.add(work);
      return () => running.delete(work);
    },
  }),
);
afterAll(() => inn.tearDown());

const botSits = ({ said, table }: Message): boolean => said === 'table' && JSON.stringify(table).includes('"bot"');

function asked(guest: Guest): { number: number; ask: number; choice: string } {
  const { number = 0, asks = [] } = guest.position ?? {};
  const ask = asks.find(({ reply }) => reply === undefined);
  return { number, ask: ask?.id ?? -1, choice: ask?.choices[0]?.id ?? '' };
}

describe('who gives up', () => {
  test('leaves the seat to a bot for good, everybody sees it, and the record says so', {
    timeout: 60_000,
  }, async () => {
    const { id, guests, secrets } = await party(inn, 'tic-tac-toe', 2, 1);
    const [ada, bo] = guests as [Guest, Guest];
    const told = ada.next(botSits);
    expect(await bo.say({ do: 'resign' })).toMatchObject({ said: 'room' });
    expect(await told).toMatchObject({ table: { sitters: [{ name: 'P0' }, { name: 'P1', resigned: true }] } });
    // Neither they nor the keeper bring them back.
    for (const guest of [bo, ada])
      expect(await guest.say({ do: 'sit', seat: 1, sitter: { name: 'P1' } })).toMatchObject({ code: 'resigned' });
    while (ada.position?.over === undefined) {
      if (asked(ada).ask >= 0) await ada.say({ do: 'answer', ...asked(ada) });
      else await ada.next(({ said }) => said === 'position');
    }
    const response = await fetch(`${inn.url}/api/rooms/${id}/record`, {
      headers: { 'x-seat-secret': secrets[0] as string },
    });
    const { header } = parseRecord(await response.text());
    expect(header).toMatchObject({ sitters: [{ name: 'P0' }, { name: 'P1', resigned: true }] });
    expect(await ada.say({ do: 'resign' })).toMatchObject({ code: 'not-playing' });
  });

  test('can be followed by somebody else, whom the keeper gives the seat', async () => {
    const { id, guests } = await party(inn, 'caravan', 3, 2);
    const [ada, bo] = guests as [Guest, Guest];
    await bo.say({ do: 'resign' });
    const { link } = await ada.say({ do: 'invite', seat: 1 });
    const { body } = await inn.post(`/api/rooms/${id}/seats`, { name: 'Cy', invite: link }, from(2));
    const cy = await Guest.at(inn, id, from(2));
    await cy.say({ do: 'hello', secret: body.secret });
    await cy.say({ do: 'look', as: 1 });
    expect(cy.heard.findLast(({ said }) => said === 'table')).toMatchObject({
      table: { sitters: [{}, { name: 'Cy' }, {}] },
    });
    expect(JSON.stringify(cy.heard)).not.toContain('resigned');
  });
});

test('whom the keeper shows out of a game is out: a bot plays on, the key opens nothing', async () => {
  const { id, guests, secrets } = await party(inn, 'caravan', 3, 3);
  const [ada, bo, cy] = guests as [Guest, Guest, Guest];
  expect(await bo.say({ do: 'remove', seat: 2 })).toMatchObject({ code: 'not-the-keeper' });
  expect(await ada.say({ do: 'remove', seat: 0 })).toMatchObject({ code: 'chair-taken' });
  const out = cy.next(({ said }) => said === 'refused');
  const told = bo.next(botSits);
  await ada.say({ do: 'remove', seat: 2 });
  expect(await out).toMatchObject({ code: 'not-yours' });
  await told;
  const back = await Guest.at(inn, id, from(3));
  expect(await back.say({ do: 'hello', secret: secrets[2] })).toMatchObject({ code: 'not-yours' });
});

describe('a clock', () => {
  /** Two at a table whose turns may take twenty seconds. */
  async function hurried(then: 'turn' | 'seat', house: number): Promise<readonly [Guest, Guest]> {
    running.clear();
    const clock = { seconds: 20, then };
    const { guests } = await party(inn, 'caravan', 2, house, {}, clock);
    return guests as [Guest, Guest];
  }

  test('is set by the keeper alone, and everybody looks again', async () => {
    const { body } = await inn.post('/api/rooms', { game: 'caravan', name: 'A', others: [{}] }, from(4));
    const ada = await Guest.at(inn, body.id, from(4));
    await ada.say({ do: 'hello', secret: body.secret });
    await ada.say({ do: 'ready', ready: true });
    expect(await ada.say({ do: 'clock', clock: { seconds: 1, then: 'turn' } })).toMatchObject({ code: 'malformed' });
    expect(await ada.say({ do: 'clock', clock: { seconds: 60, then: 'seat' } })).toMatchObject({
      room: { clock: { seconds: 60, then: 'seat' }, chairs: [{ ready: false }, {}] },
    });
    const { room } = await ada.say({ do: 'clock' });
    expect(room).not.toHaveProperty('clock');
  });

  test('lets a bot play the turn of who is too slow, and only that turn', async () => {
    const [ada, bo] = await hurried('turn', 5);
    const { number } = asked(ada);
    const told = bo.next(({ said }) => said === 'clock');
    const played = bo.next(({ said }) => said === 'position');
    ring();
    await played;
    expect(await told).toMatchObject({ clocks: [{ seat: 1 }] });
    expect(bo.position?.number).toBe(number + 1);
    // Nobody but them sits there, and the next turn is theirs again.
    expect(JSON.stringify(ada.heard.findLast(({ said }) => said === 'table'))).not.toContain('"bot"');
    await bo.say({ do: 'answer', ...asked(bo) });
    await ada.say({ do: 'look', as: 0 });
    expect(await ada.say({ do: 'answer', ...asked(ada) })).toMatchObject({ position: { number: number + 3 } });
  });

  test('gives the seat of who is too slow to a bot, until they take it back', async () => {
    const [ada, bo] = await hurried('seat', 6);
    const sat = bo.next(botSits);
    ring();
    expect(await sat).toMatchObject({
      table: { sitters: [{ name: 'P0', bot: 'random' }, { name: 'P1' }] },
    });
    await ada.say({ do: 'sit', seat: 0, sitter: { name: 'P0' } });
    expect(JSON.stringify(ada.heard.findLast(({ said }) => said === 'table'))).not.toContain('"bot"');
  });
});

describe('going back beyond what one may take back alone', () => {
  const told = (guest: Guest): unknown[] =>
    guest.heard.flatMap(({ said, line }) => (said === 'line' ? [(line as { told?: string }).told] : []));

  async function answered(house: number) {
    const { id, guests, secrets } = await party(inn, 'tic-tac-toe', 2, house);
    const [ada, bo] = guests as [Guest, Guest];
    await ada.say({ do: 'answer', ...asked(ada) });
    await bo.say({ do: 'look', as: 1 });
    await bo.say({ do: 'answer', ...asked(bo) });
    await ada.say({ do: 'look', as: 0 });
    return { id, ada, bo, secrets };
  }

  test('needs the word of everybody else; then the table stands before that answer, and the record verifies', async () => {
    const { id, ada, bo, secrets } = await answered(20);
    const { number = 0 } = ada.position ?? {};
    expect(await ada.say({ do: 'undo', number })).toMatchObject({ refusal: { code: 'cannot-undo' } });
    expect(await bo.say({ do: 'consent', yes: true })).toMatchObject({ code: 'nothing-to-take-back' });
    expect(await ada.say({ do: 'back' })).toMatchObject({ room: { back: { by: 0, to: number - 2, yes: [] } } });
    expect(await bo.say({ do: 'back' })).toMatchObject({ code: 'asked-already' });
    const back = ada.next(({ said }) => said === 'position');
    const { room } = await bo.say({ do: 'consent', yes: true });
    expect(room).not.toHaveProperty('back');
    expect(await back).toMatchObject({ position: { number: number + 1, asks: [{ seat: 0 }] } });
    expect(told(bo)).toEqual(['back-asked', 'back-agreed', 'back-done']);
    while (ada.position?.over === undefined) {
      for (const [seat, guest] of [ada, bo].entries()) {
        await guest.say({ do: 'look', as: seat });
        if (asked(guest).ask >= 0) await guest.say({ do: 'answer', ...asked(guest) });
      }
    }
    const response = await fetch(`${inn.url}/api/rooms/${id}/record`, {
      headers: { 'x-seat-secret': secrets[0] as string },
    });
    const record = parseRecord(await response.text());
    expect(record.entries).toContainEqual(['back', 0, number - 2]);
    expect(verifyRecord(ticTacToe as never, record)).toMatchObject({ ok: true });
  });

  test('does not happen where one would rather play on, and whoever asked may ask again', async () => {
    const { ada, bo } = await answered(21);
    const { number } = ada.position ?? {};
    await ada.say({ do: 'back' });
    expect(await bo.say({ do: 'consent', yes: false })).toMatchObject({ room: { back: { no: 1 } } });
    expect(told(ada)).toEqual(['back-asked', 'back-declined']);
    expect((await ada.say({ do: 'consent', yes: false })).room).not.toHaveProperty('back');
    await ada.say({ do: 'look', as: 0 });
    expect(ada.position?.number).toBe(number);
    expect(await ada.say({ do: 'back' })).toMatchObject({ room: { back: { by: 0, yes: [] } } });
  });

  test('is another wish once they have answered again', async () => {
    const { ada, bo } = await answered(22);
    await ada.say({ do: 'back' });
    await ada.say({ do: 'answer', ...asked(ada) });
    const { number = 0 } = ada.position ?? {};
    await bo.say({ do: 'consent', yes: true });
    await bo.say({ do: 'look', as: 1 });
    expect(bo.position?.number).toBe(number);
    expect(told(bo).at(-1)).toBe('back-late');
  });

  test('waits for nobody where a bot plays, and nobody who watches has a word', async () => {
    const { id, guests, watch } = await party(inn, 'tic-tac-toe', 2, 23);
    const [ada, bo] = guests as [Guest, Guest];
    expect(await ada.say({ do: 'back' })).toMatchObject({ code: 'nothing-to-take-back' });
    await ada.say({ do: 'answer', ...asked(ada) });
    await ada.say({ do: 'back' });
    const watcher = await Guest.at(inn, id, from(23));
    await watcher.say({ do: 'hello', watch });
    expect(await watcher.say({ do: 'consent', yes: true })).toMatchObject({ code: 'not-yours' });
    const done = ada.next(({ said, line }) => said === 'line' && (line as { told?: string }).told === 'back-done');
    await bo.say({ do: 'resign' });
    await done;
  });
});
