/** A game outlives an update: of its rules, of its cards, and of a version that kept less than this one. */

import type { AnyShape } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { type GameEntry, GAMES } from '../src/registry/index.ts';
import type { KeptTable } from '../src/store.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import { Tables } from '../src/tables.ts';
import { thinkHere } from '../src/think.ts';
import { Person } from './sitting.ts';

let count = 0;
function room(store: MemoryStore, games: readonly GameEntry[]): Tables {
  const secret = (): string => `${(count += 1)}`.padStart(32, '3').split('').reverse().join('');
  return new Tables({ store, games, now: () => (count += 1), secret, think: thinkHere(games) });
}

/** The same games after an update: another version of the rules, and a card that is worth something else. */
const UPDATED: readonly GameEntry[] = GAMES.map((entry) => ({
  ...entry,
  playable: async () => {
    const playable = await entry.playable();
    const { rules } = playable;
    return { ...playable, rules: { ...rules, rules: `${rules.rules}+`, content: [rules.content ?? null, 'changed'] } };
  },
}));

/** A person and a bot play some answers of a game, then the page is closed. */
async function begun(game: string, answers: number) {
  const store = new MemoryStore();
  const tables = room(store, GAMES);
  const sitters = [{ name: 'Ada' }, { name: 'Bot', bot: 'random' }];
  const id = await tables.create({ game, sitters, seed: 'an evening' });
  const host = await tables.host(id);
  const ada = new Person<AnyShape>(host, [0]);
  await ada.look(0);
  await host.atRest();
  for (let given = 0; given < answers && ada.question !== undefined; given++) {
    await ada.answer(ada.question.ask, ada.question.choices[0] ?? '');
    await host.atRest();
  }
  expect(ada.state.position?.over).toBeUndefined();
  await tables.close(id);
  const kept = await store.load(id);
  if (kept === undefined) throw new Error('not kept');
  return { store, id, kept, heard: ada.state.heard };
}

/** Bots play what is left. */
async function toTheEnd(tables: Tables, id: string): Promise<void> {
  const host = await tables.host(id);
  const keeper = new Person<AnyShape>(host, [0], true);
  await keeper.say({ do: 'sit', seat: 0, sitter: { name: 'Ada', bot: 'random' } });
  await host.atRest();
}

describe.each(GAMES.map(({ id }) => id))('a game of %s', (game) => {
  const some = game === 'tic-tac-toe' ? 2 : 6;

  test('goes on after its rules and a card have changed, with its log, and the record says where', {
    timeout: 60_000,
  }, async () => {
    const { store, id, kept, heard } = await begun(game, some);
    const tables = room(store, UPDATED);
    const host = await tables.host(id);
    const ada = new Person<AnyShape>(host, [0]);
    await ada.look(0);
    expect(ada.state.is).toBe('open');
    const after = await store.load(id);
    const update = after?.entries[kept.number]?.entry;
    expect(update).toMatchObject(['update', { rules: expect.stringMatching(/\+$/), from: kept.snapshot?.number }]);
    // What it could not take along stays in the record, and everybody is told how much that is until they answer.
    expect(after?.entries.slice(0, kept.number)).toEqual(kept.entries);
    const left = kept.entries.slice(kept.snapshot?.number ?? 0).filter(({ entry }) => typeof entry[0] === 'number');
    expect(ada.state.table?.forgotten ?? 0).toBe(left.length);
    // What was heard up to the kept position is still in the log, and nothing else.
    expect(heard.slice(0, ada.state.heard.length)).toEqual(ada.state.heard);
    expect(ada.state.heard.length).toBeGreaterThanOrEqual(kept.snapshot?.number === 0 ? 0 : 1);
    await toTheEnd(tables, id);
    expect(await store.load(id)).toMatchObject({ over: true });
    const { verdict } = await tables.proof(id);
    expect(verdict).toMatchObject({ ok: true, unchecked: [{ from: 0, to: kept.number }] });
    const { reel } = await tables.reel(id);
    expect(reel.first).toBe(kept.number + 1);
    expect(reel.look(0, 'all').number).toBe(reel.first);
    expect(reel.look(reel.length, 'all').view.over).toBeDefined();
    // As a file it can be taken elsewhere, and is the same game there.
    const again = await tables.take(await tables.file(id), []);
    expect((await store.load(again))?.snapshot).toEqual((await store.load(id))?.snapshot);
  });

  test('that ended before the update is still looked at', { timeout: 60_000 }, async () => {
    const { store, id } = await begun(game, 1);
    await toTheEnd(room(store, GAMES), id);
    const tables = room(store, UPDATED);
    const before = await store.load(id);
    const ada = new Person<AnyShape>(await tables.host(id), [0]);
    await ada.look(0);
    expect(ada.state.position?.over).toBeDefined();
    expect(ada.state.heard.length).toBeGreaterThan(0);
    const { reel } = await tables.reel(id);
    expect(reel.look(0, 'all').view.over).toBeDefined();
    expect(reel.chapters('all').flat().length).toBeGreaterThan(0);
    expect((await tables.proof(id)).verdict.unchecked).toHaveLength(1);
    expect(await store.load(id)).toEqual(before);
  });

  test('kept without a position beside it goes on where the new rules take all its answers', {
    timeout: 60_000,
  }, async () => {
    const { store, kept, heard } = await begun(game, some);
    const { snapshot: _s, setup: _e, ...old } = kept;
    await store.create({ ...old, id: 'old', entries: kept.entries.map(({ entry }) => ({ entry })) });
    const tables = room(store, UPDATED);
    const ada = new Person<AnyShape>(await tables.host('old'), [0]);
    await ada.look(0);
    expect(ada.state.is).toBe('open');
    expect(ada.state.heard).toEqual(heard);
    expect((await store.load('old'))?.entries.at(kept.number)?.entry).toMatchObject(['update', { from: kept.number }]);
  });
});

test('a game no rules can go on with stays, says why, and can be saved to a file', async () => {
  const { store, kept } = await begun('sealed-bids', 3);
  const { snapshot: _, ...old } = kept;
  const wrong: KeptTable = {
    ...old,
    id: 'wrong',
    entries: [{ entry: [0, 1, 'a-card-that-is-gone'], events: [] }],
    number: 1,
  };
  await store.create(wrong);
  const tables = room(store, UPDATED);
  await expect(tables.host('wrong')).rejects.toMatchObject({
    fault: { code: 'unreadable', why: expect.stringContaining('refused') },
  });
  expect(await store.load('wrong')).toEqual(wrong);
  expect(await tables.file('wrong')).toContain('a-card-that-is-gone');
});

test('how many answers an update forgot is said until a person has answered, and to whoever comes later', async () => {
  const { store, id, kept } = await begun('caravan', 1);
  const forgets = kept.entries.length - (kept.snapshot?.number ?? 0);
  expect(forgets).toBeGreaterThan(0);
  const host = await room(store, UPDATED).host(id);
  const ada = new Person<AnyShape>(host, [0]);
  await ada.look(0);
  await host.atRest();
  expect(ada.state.table?.forgotten).toBe(forgets);
  const again = await room(store, UPDATED).host(id);
  expect(again.table.forgotten).toBe(forgets);
  const { question, state } = ada;
  if (question === undefined) throw new Error('Ada is asked nothing.');
  const { ask, choices } = question;
  const answer = { do: 'answer', number: state.position?.number ?? 0, ask, choice: choices[0] ?? '' } as const;
  // Another day, other ids.
  expect(await ada.say(answer, 'another day')).toMatchObject({ said: 'position' });
  await host.atRest();
  expect(ada.state.table?.forgotten).toBeUndefined();
  expect((await room(store, UPDATED).host(id)).table.forgotten).toBeUndefined();
});

test('of two who open a game after an update, one writes it down and both play on', async () => {
  const { store, id, kept } = await begun('caravan', 4);
  const [here, there] = [room(store, UPDATED), room(store, UPDATED)];
  const [one, other] = await Promise.all([here.host(id), there.host(id)]);
  expect((await store.load(id))?.number).toBe(kept.number + 1);
  const people = [new Person<AnyShape>(one, [0]), new Person<AnyShape>(other, [0])];
  for (const person of people) await person.look(0);
  expect(people[0]?.state.position).toEqual(people[1]?.state.position);
});
