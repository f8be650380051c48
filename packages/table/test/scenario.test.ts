import { type AnyShape, type Game, Play } from '@medallion/kernel';
import { answer, lineToPaste, playArranged } from '@medallion/kernel/testing';
import { ticTacToe } from '@medallion/kernel/reference';
import { oldWorld } from '@medallion/old-world';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { describe, expect, test } from 'vitest';
import { Unusable } from '../src/fault.ts';
import { GAMES } from '../src/registry/index.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import { Tables } from '../src/tables.ts';
import { thinkHere } from '../src/think.ts';

function room(secret?: () => string) {
  let count = 0;
  const store = new MemoryStore();
  const chance = () => `${(count += 1)}`.padStart(32, '0').split('').reverse().join('');
  const device = { store, games: GAMES, now: () => 1, secret: secret ?? chance, think: thinkHere(GAMES) };
  return { store, tables: new Tables(device) };
}

const faultOf = async (text: string) => {
  const fault: unknown = await room()
    .tables.take(text, [])
    .catch((why: unknown) => why);
  return fault instanceof Unusable ? fault.fault : fault;
};

const games: readonly (readonly [string, Game<AnyShape>])[] = [
  ['old-world', oldWorld as unknown as Game<AnyShape>],
  ['path-of-destiny', pathOfDestiny as unknown as Game<AnyShape>],
];

describe('what is laid on a table', () => {
  test.each(games)('may be a position of %s as text, and is played on from there', async (_, game) => {
    const play = Play.start(game, game.readOptions({}, 2), 2, 'monday');
    const text = game.notation?.print(play.state) ?? '';
    const { tables, store } = room();
    const id = await tables.take(text, ['Ada', 'Bert']);
    expect(await store.load(id)).toMatchObject({
      game: game.id,
      over: false,
      sitters: [{ name: 'Ada' }, { name: 'Bert' }],
    });
    const host = await tables.host(id);
    const state = (await store.load(id))?.snapshot?.state;
    expect(state).toEqual(JSON.parse(JSON.stringify(play.state)));
    host.end();
    // Looked at again, and taken along as a file.
    const { reel } = await tables.reel(id);
    expect(reel.look(1, 0).view.asks).toEqual([]);
    const again = await tables.take(await tables.file(id), []);
    expect((await store.load(again))?.snapshot?.state).toEqual(state);
  });

  test('may be a scenario, with the answers it gives', async () => {
    const { tables, store } = room();
    const id = await tables.take(JSON.stringify({ game: 'tic-tac-toe', answers: ['b2', [1, 'a1']] }), []);
    expect(await store.load(id)).toMatchObject({ game: 'tic-tac-toe', number: 3, over: false });
  });

  test('may be a seeded game with changes and with bots, and goes the same way every time', async () => {
    const scenario = {
      game: 'old-world',
      seats: 2,
      seed: 'monday',
      options: { schools: ['bear', 'wolf'] },
      changes: ['tavern 6'],
      sitters: [{}, { name: 'Olek', bot: 'novice' }],
    };
    const open = async (text: string) => {
      const { tables, store } = room();
      return store.load(await tables.take(text, ['Ada', 'Bert']));
    };
    const kept = await open(JSON.stringify(scenario));
    expect(kept?.sitters).toEqual([{ name: 'Ada' }, { name: 'Olek', bot: 'novice' }]);
    expect(kept?.snapshot?.state).toMatchObject({ table: { tavern: 6 } });
    // Bots draw from the secret: it is that of the word.
    const again = await open(JSON.stringify(scenario));
    expect([again?.secret, again?.snapshot]).toEqual([kept?.secret, kept?.snapshot]);
    const { secret } = (await open(JSON.stringify({ ...scenario, seed: undefined }))) ?? {};
    expect(secret).not.toBe(kept?.secret);
  });

  test('is read strictly: what breaks an invariant or means nothing is refused', async () => {
    const changes = ['gold 1'];
    expect(await faultOf(JSON.stringify({ game: 'old-world', changes }))).toMatchObject({
      code: 'position',
      why: expect.stringMatching(/line \d+: gold/),
    });
    expect(await faultOf('{"game":"old-world","answer":[]}')).toMatchObject({
      code: 'position',
      why: expect.stringContaining('"answer" means nothing'),
    });
  });

  test('says what is wrong with it, where, and what to do', async () => {
    expect(await faultOf('{"seats":2}')).toEqual({
      code: 'position',
      why: 'The scenario names no game (game). See docs/notation.md.',
    });
    expect(await faultOf('{"game":"tic-tac-toe","answers":["b2","b2"]}')).toEqual({ code: 'refused', n: 2 });
    expect(await faultOf('{"game":"tic-tac-toe","seats":9}')).toMatchObject({
      code: 'position',
      why: expect.stringContaining('9 players'),
    });
    expect(await faultOf('{"game":"chess"}')).toEqual({ code: 'other-game' });
    expect(await faultOf('medallion position old-world 1\nseats 2')).toMatchObject({ code: 'position' });
    expect(await faultOf('coffee')).toEqual({ code: 'not-a-record' });
  });

  test('is what a failing test of rules prints', async () => {
    const table = { cells: [0, -1, -1, -1, 1, -1, -1, -1, -1] };
    const play = playArranged(ticTacToe, { options: {}, seats: 2, seed: '', table, steps: [{ do: 'turn', seat: 0 }] });
    answer(play, 'c3');
    const { tables, store } = room();
    const id = await tables.take(lineToPaste() ?? '', []);
    expect((await store.load(id))?.snapshot?.state).toEqual(JSON.parse(JSON.stringify(play.state)));
  });
});

test('chance that repeats itself is noticed instead of tried for ever', async () => {
  const { tables } = room(() => '0'.repeat(32));
  const sitters = [{ name: 'Ada' }, { name: 'Bert' }];
  await tables.create({ game: 'tic-tac-toe', sitters });
  await expect(tables.create({ game: 'tic-tac-toe', sitters })).rejects.toThrow('chance repeats itself');
});
