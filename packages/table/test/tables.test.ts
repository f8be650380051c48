import { type AnyShape, Match, printRecord } from '@medallion/kernel';
import { sealedBids, ticTacToe } from '@medallion/kernel/reference';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/registry/index.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import { type RoomDevice, Tables } from '../src/tables.ts';
import { thinkHere } from '../src/think.ts';
import { Person } from './sitting.ts';

function room(changed: Partial<RoomDevice> = {}) {
  let count = 0;
  const device: RoomDevice = {
    store: new MemoryStore(),
    games: GAMES,
    now: () => (count += 1),
    secret: () => `${(count += 1)}`.padStart(32, '0').split('').reverse().join(''),
    think: thinkHere(GAMES),
    ...changed,
  };
  return { device, store: device.store, tables: new Tables(device) };
}

const two = [{ name: 'Ada' }, { name: 'Bert' }];
const bots = [
  { name: 'Ada', bot: 'random' },
  { name: 'Bert', bot: 'random' },
];

describe('a room of tables', () => {
  test.each(GAMES.map(({ id }) => id))(
    'sets a table of %s, and its bots play to the end',
    { timeout: 60_000 },
    async (game) => {
      const faults: unknown[] = [];
      const { tables, store } = room({ report: (fault) => faults.push(fault) });
      const entry = GAMES.find(({ id }) => id === game);
      const { usualBot = '' } = (await entry?.playable()) ?? {};
      const id = await tables.create({
        game,
        sitters: bots.map(({ name }) => ({ name, bot: usualBot })),
        seed: 'evening',
      });
      await (await tables.host(id)).atRest();
      expect(await store.load(id)).toMatchObject({ game, over: true });
      expect(faults).toEqual([]);
      expect((await tables.proof(id)).verdict).toMatchObject({ ok: true });
      const again = await tables.take(await tables.file(id), []);
      expect((await store.load(again))?.snapshot).toEqual((await store.load(id))?.snapshot);
    },
  );

  test('deals the same game from the same word, and from none another', async () => {
    const { tables, store } = room();
    const of = async (seed?: string) => {
      const id = await tables.create({ game: 'sealed-bids', sitters: two, ...(seed === undefined ? {} : { seed }) });
      return (await store.load(id))?.setup;
    };
    expect(await of('spring')).toEqual(await of('spring'));
    expect(await of()).not.toEqual(await of());
  });

  test.each([
    ['a game nobody knows', { game: 'chess', sitters: two }, { code: 'unknown-game', game: 'chess' }],
    ['too many seats', { game: 'tic-tac-toe', sitters: [...two, ...two] }, { code: 'not-started' }],
    ['an option that is none', { game: 'caravan', sitters: two, options: { rounds: -1 } }, { code: 'not-started' }],
    ['a bot nobody knows', { game: 'caravan', sitters: [{ name: 'X', bot: 'hal' }, ...two] }, { code: 'not-started' }],
  ])('says why there is no table: %s', async (_, wish, fault) => {
    const { tables } = room();
    await expect(tables.create(wish)).rejects.toMatchObject({ fault });
    expect(await tables.list()).toEqual([]);
  });

  test('has one host for a table, however many ask at once', async () => {
    const { tables } = room();
    const id = await tables.create({ game: 'tic-tac-toe', sitters: two });
    const [a, b] = await Promise.all([tables.host(id), tables.host(id)]);
    expect(a).toBe(b);
    await tables.close(id);
    expect(await tables.host(id)).not.toBe(a);
  });

  test('knows that a table is gone, and tells whoever sits there', async () => {
    const { tables } = room();
    await expect(tables.host('nowhere')).rejects.toMatchObject({ fault: { code: 'gone' } });
    const id = await tables.create({ game: 'tic-tac-toe', sitters: two });
    const ada = new Person(await tables.host(id), [0]);
    await tables.forget(id);
    expect(ada.state).toMatchObject({ is: 'lost', fault: { code: 'gone' } });
    await expect(tables.host(id)).rejects.toMatchObject({ fault: { code: 'gone' } });
  });

  test('keeps a record it cannot read, lists it with the reason, and gives it back as it was', async () => {
    const { tables, store } = room();
    const id = await tables.create({ game: 'tic-tac-toe', sitters: two });
    const kept = await store.load(id);
    if (kept === undefined) throw new Error('not kept');
    await store.create({ ...kept, id: 'old', text: 'not a record', unreadable: 'line 1 is not JSON' });
    await store.create({ ...kept, id: 'lost', game: 'chess', header: { ...kept.header, game: 'chess' } });
    await expect(tables.host('old')).rejects.toMatchObject({
      fault: { code: 'unreadable', why: 'line 1 is not JSON' },
    });
    await expect(tables.host('lost')).rejects.toMatchObject({ fault: { code: 'unknown-game', game: 'chess' } });
    // Nothing is made up in its place either.
    for (const ask of [tables.reel('old'), tables.proof('old'), tables.playOn('old', 0)])
      await expect(ask).rejects.toMatchObject({ fault: { code: 'unreadable' } });
    expect(await tables.file('old')).toBe('not a record');
    expect(await tables.file('lost')).toContain('"game":"chess"');
    const listed = new Map((await tables.list()).map(({ id: each, unreadable }) => [each, unreadable]));
    expect(listed.get(id)).toBeUndefined();
    expect(listed.get('old')).toBe('line 1 is not JSON');
    expect(listed.get('lost')).toContain('chess');
  });
});

describe('a table whose rules have changed', () => {
  /** The same games, one of them by other rules. */
  const after = (changed: object): RoomDevice['games'] =>
    GAMES.map((entry) =>
      entry.id !== 'caravan'
        ? entry
        : {
            ...entry,
            playable: async () => {
              const game = await entry.playable();
              return { ...game, rules: { ...game.rules, rules: 'after the update', ...changed } };
            },
          },
    );

  /** A game of two persons, left in the middle. */
  async function left(answers: number) {
    const { tables, store } = room();
    const id = await tables.create({ game: 'caravan', sitters: two, seed: 'update' });
    const both = new Person(await tables.host(id), 'persons');
    await answer(both, answers);
    await tables.close(id);
    return { store, id };
  }

  async function answer(both: Person<AnyShape>, answers: number): Promise<void> {
    for (let n = 0; n < answers; n++) {
      await both.look(0, true);
      const { waiting = [] } = both.state.position ?? {};
      const [{ seat } = { seat: 0 }] = waiting;
      await both.look(seat, true);
      const { question } = both;
      await both.answer(question?.ask ?? -1, question?.choices[0] ?? '');
    }
  }

  test('goes on from its last position, which is written down before anybody hears of it', async () => {
    const { store, id } = await left(13);
    const { tables } = room({ store, games: after({}) });
    const both = new Person(await tables.host(id), 'persons');
    const kept = await store.load(id);
    expect(kept?.entries.at(-1)?.entry).toMatchObject(['update', { rules: 'after the update' }]);
    expect(kept?.snapshot).toMatchObject({ number: 14, rules: 'after the update' });
    await both.look(0);
    expect(both.state).toMatchObject({ is: 'open', position: { number: 14 } });
    await answer(both, 4);
    await tables.close(id);
    const again = new Person(await tables.host(id), 'persons');
    await again.look('spectator');
    expect(again.state.position?.number).toBe(18);
    expect(again.state.heard.length).toBeGreaterThan(0);
    expect(await tables.file(id)).toContain('["update",');
  });

  test('that do not fit it any more says why, and is still there to be saved', async () => {
    const { store, id } = await left(5);
    const { tables } = room({ store, games: after({ invariants: { nothing: () => 'fits' } }) });
    await expect(tables.host(id)).rejects.toMatchObject({ fault: { code: 'unreadable', why: expect.any(String) } });
    expect((await store.load(id))?.entries.length).toBe(5);
    expect(await tables.file(id)).toContain('"game":"caravan"');
  });
});

describe('files', () => {
  const finished = async () => {
    const { tables, store } = room();
    const id = await tables.create({ game: 'sealed-bids', sitters: bots, options: { rounds: 2 } });
    await (await tables.host(id)).atRest();
    return { tables, store, id };
  };

  test('a table becomes a file and the file a table, with everybody who sat there', async () => {
    const { tables, store, id } = await finished();
    const again = await tables.take(await tables.file(id), ['X', 'Y']);
    const [before, after] = [await store.load(id), await store.load(again)];
    expect(after).toMatchObject({ sitters: bots, over: true, number: before?.number, snapshot: before?.snapshot });
    expect(after?.entries.map(({ entry }) => entry)).toEqual(before?.entries.map(({ entry }) => entry));
    expect((await tables.proof(again)).verdict.ok).toBe(true);
  });

  test('a file without names gets those it is given, and a stranger’s names are cut', async () => {
    const { tables, store } = room();
    const match = Match.start(ticTacToe, { seats: 2, secret: 's', nonces: ['a', 'b'] });
    const record = match.hostRecord();
    const id = await tables.take(printRecord(record), ['X', 'Y']);
    expect((await store.load(id))?.sitters).toEqual([{ name: 'X' }, { name: 'Y' }]);
    const sitters = [{ name: 'N'.repeat(99), bot: 'hal' }, 7];
    const named = printRecord({ ...record, header: { ...record.header, sitters } as typeof record.header });
    expect((await store.load(await tables.take(named, ['X', 'Y'])))?.sitters).toEqual([
      { name: 'N'.repeat(40) },
      { name: 'Y' },
    ]);
  });

  test.each([
    ['empty', () => ' \n'],
    ['not-a-record', () => 'hello'],
    ['damaged', (text: string) => text.replace(/\[0,/, '[zero,')],
    ['other-game', (text: string) => text.replaceAll('sealed-bids', 'chess')],
    ['no-secret', (text: string) => text.trimEnd().split('\n').slice(0, -1).join('\n')],
    ['other-version', (text: string) => text.replace('"rules":"1"', '"rules":"0"')],
    ['altered', (text: string) => text.replace(/"hash":"..../, '"hash":"0000')],
    ['refused', (text: string) => text.replace(/"bid-\d+"/, '"bid-99"')],
  ] as const)('that are none are refused with the reason: %s', async (code, spoil) => {
    const { tables, store, id } = await finished();
    const before = (await store.list()).length;
    await expect(tables.take(spoil(await tables.file(id)), [])).rejects.toMatchObject({ fault: { code } });
    expect(await store.list()).toHaveLength(before);
  });

  test('a game can be played on from any point, as a table of its own', async () => {
    const { tables, store, id } = await finished();
    const again = await tables.playOn(id, 3);
    expect(again).not.toBe(id);
    expect(await store.load(again)).toMatchObject({ number: 3, over: false, sitters: bots });
    await (await tables.host(again)).atRest();
    expect(await store.load(again)).toMatchObject({ over: true });
  });

  test('a finished game whose answers were changed since does not prove itself, and one without its end says so', async () => {
    const { tables, store, id } = await finished();
    const kept = await store.load(id);
    if (kept?.snapshot === undefined) throw new Error('no end was kept');
    const failing = async (changed: object): Promise<string[]> => {
      await store.create({ ...kept, ...changed, id: 'changed' });
      const { verdict } = await tables.proof('changed');
      await store.forget('changed');
      return verdict.checks.flatMap(({ what, ok, absent }) => (ok ? [] : [absent === true ? `no ${what}` : what]));
    };
    expect(await failing({})).toEqual([]);
    // Another word in the header than the one that was sealed.
    expect(await failing({ header: { ...kept.header, options: { rounds: 2, more: 1 } } })).toContain('record');
    const { record: _record, ...former } = kept.snapshot;
    expect(await failing({ snapshot: former })).toEqual(['no record']);
    expect(await failing({ snapshot: { ...former, number: 1 } })).toEqual(['no record', 'no hash']);
  });

  test('only a finished game proves anything', async () => {
    const { tables } = room();
    const id = await tables.create({ game: 'tic-tac-toe', sitters: two });
    await expect(tables.proof(id)).rejects.toMatchObject({ fault: { code: 'unfinished' } });
  });
});

describe('a reel', () => {
  const played = async () => {
    const { tables, store } = room();
    const id = await tables.create({ game: 'sealed-bids', sitters: bots, options: { rounds: 8 } });
    await (await tables.host(id)).atRest();
    const kept = await store.load(id);
    if (kept === undefined) throw new Error('not kept');
    const { header, secret } = kept;
    const record = { header, entries: kept.entries.map(({ entry }) => entry), seal: { secret } };
    return { reel: (await tables.reel(id)).reel, record, last: record.entries.length };
  };

  test('is the game that was played, at every point and in any order', async () => {
    const { reel, record, last } = await played();
    for (const number of [0, last, 1, 20, 3, last - 1, 2, last + 9]) {
      const match = Match.load(sealedBids, record, { upTo: number });
      const point = reel.look(number, 1);
      expect(point).toMatchObject({ number: Math.min(number, last), hash: match.hash() });
      expect(point.view.table).toEqual(match.view(1).table);
      expect(point.view.asks).toEqual([]);
    }
  });

  test('shows all hands to all eyes, and one hand to one pair of them', async () => {
    const { reel } = await played();
    const seen = (eyes: 'all' | 'spectator' | 0) =>
      (reel.look(4, eyes).view.table as { hands: { cards?: unknown }[] }).hands.map(({ cards }) => cards !== undefined);
    expect(seen('all')).toEqual([true, true]);
    expect(seen(0)).toEqual([true, false]);
    expect(seen('spectator')).toEqual([false, false]);
  });

  test('of a game that goes on shows nobody more than they may see', async () => {
    const { tables } = room();
    const id = await tables.create({ game: 'sealed-bids', sitters: two });
    const { reel } = await tables.reel(id);
    expect(reel.eyes).toEqual([0, 1]);
    expect(() => reel.look(0, 'all')).toThrow('unfinished');
    expect(() => reel.chapters('spectator')).toThrow('unfinished');
    expect(reel.look(0, 0).hash).toBeUndefined();
  });

  test('knows where the turns are, and what comes next', async () => {
    const { reel, record, last } = await played();
    expect(reel.turns).toHaveLength(last + 1);
    expect(new Set(reel.turns).size).toBe(9);
    const [seat, , choice] = record.entries[5] ?? [];
    expect(reel.look(5, 'all').next).toMatchObject({ deed: 'answer', seat, ask: { choices: [{ id: choice }] } });
    expect(reel.look(5, 1 - Number(seat)).next).toEqual({ deed: 'hidden', seat });
  });
});
