/** What a line carries, and when, tells a seat nothing it may not know. */

import type { AnyShape } from '@medallion/kernel';
import { type FromTable, Tables, thinkHere } from '@medallion/table';
import { GAMES } from '@medallion/table/registry';
import { MemoryStore } from '@medallion/table/stores/memory';
import { expect, test } from 'vitest';
import { shortener } from '../src/live/shorter.ts';
import { Inn, party } from './guests.ts';

const SEATS = 3;

type Position = Extract<FromTable<AnyShape>, { said: 'position' }>['position'];

/** One table, always dealt the same way; what every seat hears, in the order in which everybody hears it. */
async function table() {
  const tables = new Tables({
    games: GAMES,
    store: new MemoryStore(),
    now: () => 0,
    secret: () => '0123456789abcdef0123456789abcdef',
    think: thinkHere(GAMES),
  });
  const sitters = Array.from({ length: SEATS }, (_, at) => ({ name: String(at) }));
  const host = await tables.host(await tables.create({ game: 'sealed-bids', sitters, seed: 'sealed' }));
  const heard: { seat: number; frame: string }[] = [];
  const positions: (Position | undefined)[] = [];
  const seats = sitters.map((_, seat) => {
    const shorten = shortener();
    return host.listen({
      seats: [seat],
      tell: (message) => {
        if (message.said === 'position') positions[seat] = message.position;
        heard.push({ seat, frame: JSON.stringify(shorten(message)) });
      },
    });
  });
  for (const [seat, listening] of seats.entries()) await host.hear(listening, { do: 'look', id: 'look', as: seat });
  const asked = (seat: number) => positions[seat]?.asks.find(({ reply }) => reply === undefined);
  const answer = async (seat: number, pick: number): Promise<void> => {
    const ask = asked(seat);
    const listening = seats[seat];
    const choice = ask?.choices[Math.min(pick, ask.choices.length - 1)];
    if (ask === undefined || listening === undefined || choice === undefined) throw new Error('not asked');
    const { number = 0 } = positions[seat] ?? {};
    await host.hear(listening, { do: 'answer', id: `${seat}/${number}`, number, ask: ask.id, choice: choice.id });
  };
  // Tribute is paid one after the other, for everybody to see; then all are asked at once.
  for (let n = 0; n < 20 && !seats.every((_, seat) => asked(seat) !== undefined); n++)
    await answer(
      seats.findIndex((_, seat) => asked(seat) !== undefined),
      0,
    );
  heard.length = 0;
  return { heard, answer, choices: () => asked(0)?.choices.length ?? 0 };
}

test('whatever somebody answers in secret, everybody else hears the same bytes in the same order', async () => {
  const [pass, bid] = [await table(), await table()];
  expect(pass.choices()).toBeGreaterThan(1);
  await pass.answer(0, 0);
  await bid.answer(0, 1);
  const others = ({ heard }: typeof pass) => heard.map(({ seat, frame }) => (seat === 0 ? { seat } : { seat, frame }));
  expect(others(pass).length).toBe(SEATS);
  expect(others(bid)).toEqual(others(pass));
  // Whoever has still to answer and whoever has not are told by one and the same answer, neither earlier.
  await pass.answer(1, 0);
  await bid.answer(1, 1);
  const last = (each: typeof pass) => each.heard.slice(SEATS).filter(({ seat }) => seat === 2);
  expect(last(bid)).toEqual(last(pass));
  expect(pass.heard.map(({ seat }) => seat)).toEqual(bid.heard.map(({ seat }) => seat));
});

test('over its line a seat without a decision hears of an answer as late as the one that is asked next', async () => {
  const inn = await new Inn().start({ rate: 1e6 });
  try {
    const { guests } = await party(inn, 'caravan', 2);
    const late: { readonly asked: boolean; readonly ms: number }[] = [];
    const openOf = (guest: (typeof guests)[number]) => guest.position?.asks.find(({ reply }) => reply === undefined);
    for (let n = 0; n < 40; n++) {
      const who = guests.find((guest) => openOf(guest) !== undefined);
      const open = who === undefined ? undefined : openOf(who);
      if (who === undefined || open === undefined) break;
      const number = who.position?.number;
      const said = performance.now();
      const heard = guests.map((guest) =>
        guest
          .next(({ said: what }) => what === 'position')
          .then(() => late.push({ ms: performance.now() - said, asked: openOf(guest) !== undefined })),
      );
      await Promise.all([who.say({ do: 'answer', number, ask: open.id, choice: open.choices[0]?.id }), ...heard]);
    }
    const middle = (of: readonly { readonly ms: number }[]) =>
      of.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;
    const [asked, idle] = [late.filter((each) => each.asked), late.filter((each) => !each.asked)];
    expect(Math.min(asked.length, idle.length)).toBeGreaterThan(10);
    // Two frames of one moment: what lies between them is small beside what the answer itself took.
    expect(Math.abs(middle(asked) - middle(idle))).toBeLessThan(Math.max(2, middle(late) / 2));
  } finally {
    await inn.tearDown();
  }
}, 60_000);
