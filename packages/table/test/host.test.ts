import { Match } from '@medallion/kernel';
import { caravan, sealedBids, ticTacToe } from '@medallion/kernel/reference';
import { describe, expect, test } from 'vitest';
import type { Host } from '../src/host.ts';
import { StoreFull } from '../src/store.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import { Dice, PERSONS, Person, TableForTests } from './sitting.ts';

const two = PERSONS.slice(0, 2);

describe('a table goes on where it was, whenever its host is dropped', () => {
  test.each([
    ['tic-tac-toe', ticTacToe, 2, {}],
    ['sealed bids', sealedBids, 4, { rounds: 3 }],
    ['the caravan', caravan, 3, { rounds: 4 }],
  ] as const)('after every message of a game of %s', async (_, game, seats, options) => {
    const table = await TableForTests.of(game as typeof caravan, { sitters: PERSONS.slice(0, seats), options });
    let host = await table.open();
    const people = PERSONS.slice(0, seats).map((__, seat) => new Person(host, [seat]));
    for (const [seat, person] of people.entries()) await person.look(seat);
    const dice = new Dice('choices');
    for (let turn = 0; ; turn++) {
      const asked = people.filter(({ question }) => question !== undefined);
      if (asked.length === 0) break;
      const person = dice.pick(asked);
      const { ask, choices } = person.question ?? { ask: 0, choices: [] };
      const undo = person.state.position?.canUndo === true && dice.int(3) === 0;
      if (undo) await person.say({ do: 'undo', number: person.state.position?.number ?? 0 });
      else await person.answer(ask, dice.pick(choices));
      expect(person.state.refusal).toBeUndefined();
      host.end();
      host = await table.open();
      for (const [seat, each] of people.entries()) {
        each.reconnect(host);
        await each.look(seat);
        const fresh = new Person(host, [seat]);
        await fresh.look(seat);
        // Who came back knows what somebody knows who has just come, and nothing was told twice.
        expect(each.state.position).toEqual(fresh.state.position);
        expect(each.state.heard).toEqual(fresh.state.heard);
      }
    }
    expect(people[0]?.state.position?.over).toBeDefined();
    const kept = await table.store.load('t');
    expect(kept?.over).toBe(true);
    const entries = kept?.entries.map(({ entry }) => entry) ?? [];
    if (kept === undefined) return;
    const replayed = Match.load(game as typeof caravan, {
      header: kept.header,
      entries,
      seal: { secret: kept.secret },
    });
    expect(replayed.view(0).over).toEqual(people[0]?.state.position?.over);
  });
});

/** A game of tic-tac-toe with both players at the table. */
async function ticTacToeTable(store = new MemoryStore()) {
  const table = await TableForTests.of(ticTacToe, { sitters: two, store });
  const host = await table.open();
  const ada = new Person(host, [0]);
  const bert = new Person(host, [1]);
  await ada.look(0);
  await bert.look(1);
  return { table, host, ada, bert, store };
}

describe('messages', () => {
  test('the same one again is answered again and done once, also by the host that comes after', async () => {
    const { table, ada, bert } = await ticTacToeTable();
    const message = { do: 'answer', id: 'once', number: 0, ask: 1, choice: 'a1' } as const;
    expect(await ada.send(message)).toMatchObject({ said: 'position', to: 'once' });
    expect(await ada.send(message)).toMatchObject({ said: 'position', to: 'once' });
    await bert.answer(2, 'b2');
    expect(await ada.send(message)).toMatchObject({ said: 'position', to: 'once', position: { number: 2 } });
    ada.reconnect(await table.open());
    await ada.look(0);
    expect(await ada.send(message)).toMatchObject({ said: 'position', to: 'once', position: { number: 2 } });
    expect((await table.store.load('t'))?.number).toBe(2);
  });

  test('an id is its sender’s: another seat may happen to use the same', async () => {
    const { ada, bert } = await ticTacToeTable();
    await ada.send({ do: 'answer', id: 'x', number: 0, ask: 1, choice: 'a1' });
    expect(await bert.send({ do: 'answer', id: 'x', number: 1, ask: 2, choice: 'b2' })).toMatchObject({
      said: 'position',
      position: { number: 2 },
    });
  });

  test('out of order they are refused, each with the fresh position, and change nothing', async () => {
    const { table, ada, bert } = await ticTacToeTable();
    const refused = async (person: typeof ada, number: number, ask: number, choice: string, code: string) => {
      const answer = await person.say({ do: 'answer', number, ask, choice });
      expect(answer).toMatchObject({ said: 'refusal', refusal: { code }, position: { number: 1 } });
    };
    await ada.answer(1, 'a1');
    await refused(ada, 0, 1, 'a2', 'stale');
    await refused(bert, 7, 2, 'b2', 'stale');
    await refused(bert, 1, 9, 'b2', 'unknown-ask');
    await refused(ada, 1, 2, 'b2', 'not-your-ask');
    await refused(bert, 1, 2, 'z9', 'unknown-option');
    await refused(bert, 1, 2, 'a1', 'illegal');
    expect(await bert.say({ do: 'undo', number: 1 })).toMatchObject({
      said: 'refusal',
      refusal: { code: 'cannot-undo' },
    });
    expect((await table.store.load('t'))?.number).toBe(1);
  });

  test('said all at once they are dealt with one after the other', async () => {
    const { ada, bert, table } = await ticTacToeTable();
    const answers = await Promise.all([
      ada.say({ do: 'answer', number: 0, ask: 1, choice: 'a1' }),
      ada.say({ do: 'answer', number: 0, ask: 1, choice: 'a1' }),
      bert.say({ do: 'answer', number: 1, ask: 2, choice: 'b2' }),
      ada.say({ do: 'answer', number: 2, ask: 3, choice: 'c3' }),
    ]);
    expect(answers.map(({ said }) => said)).toEqual(['position', 'refusal', 'position', 'position']);
    expect((await table.store.load('t'))?.number).toBe(3);
  });

  test('of people who are asked together none is stale, in whatever order they answer', async () => {
    const sitters = [...PERSONS, { name: 'Edna' }];
    const table = await TableForTests.of(sealedBids, { sitters, options: { rounds: 1 } });
    const host = await table.open();
    const people = sitters.map((_, seat) => new Person(host, [seat]));
    for (const [seat, person] of people.entries()) await person.look(seat);
    await people[0]?.answer(people[0].question?.ask ?? 0, 'keep');
    const asked = people.map(({ question, state }) => ({
      ask: question?.ask ?? 0,
      number: state.position?.number ?? 0,
    }));
    for (const seat of [3, 0, 4, 2]) {
      const message = { do: 'answer', ...(asked[seat] ?? { ask: 0, number: 0 }), choice: 'pass' } as const;
      expect(await people[seat]?.say(message)).toMatchObject({ said: 'position' });
    }
    // One of them takes it back while the last still thinks; then everybody who has not answered looks again.
    const taken = await people[4]?.say({ do: 'undo', number: people[4].state.position?.number ?? 0 });
    expect(taken).toMatchObject({ said: 'position' });
    const late = { do: 'answer', ...(asked[1] ?? { ask: 0, number: 0 }), choice: 'pass' } as const;
    expect(await people[1]?.say(late)).toMatchObject({ said: 'refusal', refusal: { code: 'stale' } });
    for (const seat of [1, 4]) await people[seat]?.answer(people[seat].question?.ask ?? 0, 'pass');
    const fresh = new Person(await table.open(), [2]);
    await fresh.look(2);
    expect(people[2]?.state.heard).toEqual(fresh.state.heard);
    expect(people[2]?.state.position).toEqual(fresh.state.position);
    expect(fresh.state.heard.filter(({ type }) => type === 'bidShown').length).toBeGreaterThanOrEqual(5);
  });

  test('to a table that is gone, they hear that it is gone', async () => {
    const { table, ada, bert } = await ticTacToeTable();
    await table.store.forget('t');
    expect(await ada.answer(1, 'a1')).toMatchObject({ said: 'lost', fault: { code: 'gone' } });
    expect(ada.state).toMatchObject({ is: 'lost', fault: { code: 'gone' } });
    expect(bert.state.is).toBe('lost');
    expect(await bert.answer(1, 'a1')).toMatchObject({ said: 'lost' });
  });

  test('a spectator answers nothing, and nobody speaks for another’s seat or sees with another’s eyes', async () => {
    const { host, ada } = await ticTacToeTable();
    const watcher = new Person(host, []);
    await watcher.look('spectator');
    expect(await watcher.answer(1, 'a1')).toMatchObject({ said: 'refusal', refusal: { code: 'not-your-seat' } });
    expect(await watcher.look(0)).toMatchObject({ said: 'refusal', refusal: { code: 'not-your-seat' } });
    expect(watcher.state.position?.viewer).toBe('spectator');
    expect(await ada.look(1)).toMatchObject({ said: 'refusal', refusal: { code: 'not-your-seat' } });
    expect(ada.state.position?.viewer).toBe(0);
    expect(await ada.say({ do: 'sit', seat: 1, sitter: { name: 'X', bot: 'random' } })).toMatchObject({
      refusal: { code: 'not-your-seat' },
    });
  });

  test('who has not looked hears nothing of the game', async () => {
    const { host, ada } = await ticTacToeTable();
    const quiet = new Person(host, [1]);
    await ada.answer(1, 'a1');
    expect(quiet.heard.filter(({ said }) => said !== 'table')).toEqual([]);
  });
});

describe('listeners', () => {
  test('one who comes back after a hundred positions hears what was missed in one message', async () => {
    const table = await TableForTests.of(caravan, { sitters: two, options: { rounds: 60 } });
    const host = await table.open();
    const [ada, bert] = [new Person(host, [0]), new Person(host, [1])] as const;
    await ada.look(0);
    await bert.look(1);
    const away = new Person(host, []);
    await away.look('spectator');
    const heardThen = away.state.heard.length;
    away.reconnect(await table.open());
    const number = away.state.position?.number;
    for (let turn = 0; turn < 100; turn++) {
      const person = ada.question === undefined ? bert : ada;
      await person.answer(person.question?.ask ?? 0, 'wait');
    }
    const before = away.heard.length;
    away.reconnect(host);
    expect(await away.look('spectator')).toMatchObject({
      said: 'position',
      after: heardThen,
      position: { number: 100 },
    });
    expect(number).toBe(0);
    expect(away.heard.slice(before).filter(({ said }) => said === 'position')).toHaveLength(1);
    const fresh = new Person(host, []);
    await fresh.look('spectator');
    expect(away.state.heard).toEqual(fresh.state.heard);
  });

  test('what was taken back is taken back for everybody, also for who was away', async () => {
    const { table, host, ada, bert } = await ticTacToeTable();
    const away = new Person(host, []);
    await away.look('spectator');
    await ada.answer(1, 'a1');
    await away.look('spectator');
    expect(away.state.heard).toHaveLength(1);
    away.reconnect(await table.open());
    await ada.say({ do: 'undo', number: 1 });
    expect(bert.state.heard).toEqual([]);
    await ada.answer(1, 'b2');
    away.reconnect(host);
    expect(await away.look('spectator')).toMatchObject({ after: 0, events: [{ type: 'marked', data: { cell: 4 } }] });
    expect(away.state.heard).toEqual(ada.state.heard);
  });

  test('who claims to have heard what was never said gets the whole', async () => {
    const { host, ada } = await ticTacToeTable();
    await ada.answer(1, 'a1');
    const lost = new Person(host, []);
    expect(await lost.say({ do: 'look', as: 'spectator', heard: 50 })).toMatchObject({ after: 0 });
    expect(lost.state.heard).toEqual(ada.state.heard);
  });

  test('people who share a screen change places; each sees their own hand only, and nobody else is told', async () => {
    const table = await TableForTests.of(sealedBids, { sitters: PERSONS.slice(0, 3), options: { rounds: 1 } });
    const host = await table.open();
    const screen = new Person(host, 'persons');
    const watcher = new Person(host, []);
    await watcher.look('spectator');
    const told = watcher.heard.length;
    for (const seat of [0, 1, 2]) {
      await screen.look(seat, true);
      const seen = screen.state.position?.table.hands.map(({ cards }) => cards !== undefined);
      expect(seen).toEqual([0, 1, 2].map((each) => each === seat));
      expect(screen.state.position?.asks.every((ask) => ask.seat === seat)).toBe(true);
    }
    expect(watcher.heard).toHaveLength(told);
    await screen.look('spectator', true);
    expect(screen.state.position?.asks).toEqual([]);
  });

  test('everybody knows who is here', async () => {
    const { host, ada, bert } = await ticTacToeTable();
    const watcher = new Person(host, []);
    expect(ada.state.table).toMatchObject({ here: [0, 1], watching: 1, sitters: two, kept: true });
    await watcher.look('spectator');
    await bert.say({ do: 'leave' });
    expect(ada.state.table).toMatchObject({ here: [0], watching: 1 });
    expect(watcher.state.table).toMatchObject({ here: [0], watching: 1 });
  });

  test('a hundred listeners hear every position once', async () => {
    const { host, ada } = await ticTacToeTable();
    const watchers = Array.from({ length: 100 }, () => new Person(host, []));
    for (const watcher of watchers) await watcher.look('spectator');
    const before = watchers.map(({ heard }) => heard.length);
    await ada.answer(1, 'a1');
    expect(watchers.map(({ heard }, index) => heard.length - (before[index] ?? 0))).toEqual(watchers.map(() => 1));
  });
});

/** A store that fails when it is told to. */
class BadStore extends MemoryStore {
  next: 'works' | 'fails' | 'fails late' | 'is full' | 'cannot be read' = 'works';
  /** What is done before the next entry is written: time for somebody else. */
  meanwhile: (() => Promise<unknown>) | undefined;

  override async append(...args: Parameters<MemoryStore['append']>): ReturnType<MemoryStore['append']> {
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    if (this.next === 'fails' || this.next === 'cannot be read') throw new Error('the disk is gone');
    if (this.next === 'is full') throw new StoreFull('no room');
    const written = await super.append(...args);
    if (this.next === 'fails late') throw new Error('no answer came');
    return written;
  }

  override async since(...args: Parameters<MemoryStore['since']>): ReturnType<MemoryStore['since']> {
    if (this.next === 'cannot be read') throw new Error('the disk is gone');
    return super.since(...args);
  }
}

describe('a store', () => {
  test('that fails: nothing happened, nobody else heard of it, and the same message may be sent again', async () => {
    const store = new BadStore();
    const { ada, bert } = await ticTacToeTable(store);
    for (const [next, full] of [
      ['fails', false],
      ['is full', true],
    ] as const) {
      store.next = next;
      const heard = bert.heard.length;
      expect(await ada.send({ do: 'answer', id: 'once', number: 0, ask: 1, choice: 'a1' })).toMatchObject({
        said: 'refusal',
        refusal: { code: 'not-kept', full },
        position: { number: 0 },
      });
      expect(bert.heard).toHaveLength(heard);
    }
    store.next = 'works';
    expect(await ada.send({ do: 'answer', id: 'once', number: 0, ask: 1, choice: 'a1' })).toMatchObject({
      said: 'position',
      position: { number: 1 },
    });
    expect(bert.state.position?.number).toBe(1);
  });

  test('that fails after it has written: it is found to be written, and everybody hears of it once', async () => {
    const store = new BadStore();
    const { ada, bert } = await ticTacToeTable(store);
    store.next = 'fails late';
    expect(await ada.answer(1, 'a1')).toMatchObject({ said: 'position', position: { number: 1 } });
    expect(bert.state.position?.number).toBe(1);
    expect(bert.state.heard).toHaveLength(1);
    store.next = 'works';
    await bert.answer(2, 'b2');
    expect((await store.load('t'))?.entries.map(({ entry }) => entry)).toEqual([
      [0, 1, 'a1'],
      [1, 2, 'b2'],
    ]);
  });

  test('that cannot even be read afterwards: nothing is done in doubt, until it can', async () => {
    const store = new BadStore();
    const { ada, bert } = await ticTacToeTable(store);
    store.next = 'cannot be read';
    const message = { do: 'answer', id: 'once', number: 0, ask: 1, choice: 'a1' } as const;
    expect(await ada.send(message)).toMatchObject({ refusal: { code: 'not-kept' }, position: { number: 0 } });
    // As if it had been written after all.
    store.next = 'works';
    await MemoryStore.prototype.append.call(store, 't', 0, {
      entries: [{ entry: [0, 1, 'a1'], by: 'once', events: [] }],
      savedAt: 1,
    });
    expect(await ada.send(message)).toMatchObject({ said: 'position', position: { number: 1 } });
    await bert.answer(2, 'b2');
    expect((await store.load('t'))?.number).toBe(2);
  });

  test('in which somebody else was first: the second reads, and is tried again on what was read', async () => {
    const store = new BadStore();
    const table = await TableForTests.of(sealedBids, { sitters: two, options: { rounds: 1 }, store });
    const [here, there] = [await table.open(), await table.open()];
    const [ada, bert] = [new Person(here, [0]), new Person(there, [1])] as const;
    await ada.look(0);
    await ada.answer(ada.question?.ask ?? 0, 'keep');
    await there.refresh();
    await bert.look(1);
    // Both are asked at once and bid at the same moment, on different machines.
    const bid = (person: typeof ada) => person.answer(person.question?.ask ?? 0, 'pass');
    store.meanwhile = () => bid(bert);
    expect(await bid(ada)).toMatchObject({ said: 'position', position: { number: 3 } });
    await there.refresh();
    expect(bert.state.position?.number).toBe(ada.state.position?.number);
    expect(bert.state.heard.map(({ type }) => type)).toEqual(ada.state.heard.map(({ type }) => type));
  });

  test('that is slow: whoever speaks meanwhile waits their turn', async () => {
    const store = new BadStore();
    const { ada, bert } = await ticTacToeTable(store);
    let done: () => void = () => undefined;
    store.meanwhile = () => new Promise<void>((resolve) => (done = resolve));
    const first = ada.answer(1, 'a1');
    const second = bert.say({ do: 'answer', number: 1, ask: 2, choice: 'b2' });
    await Promise.resolve();
    expect(bert.state.position?.number).toBe(0);
    done();
    expect(await first).toMatchObject({ position: { number: 1 } });
    expect(await second).toMatchObject({ position: { number: 2 } });
  });

  test('a change of who sits there is refused where it cannot be kept', async () => {
    const store = new BadStore();
    const { ada } = await ticTacToeTable(store);
    store.next = 'is full';
    expect(await ada.say({ do: 'sit', seat: 0, sitter: { name: 'Ada', bot: 'random' } })).toMatchObject({
      refusal: { code: 'not-kept', full: true },
    });
    expect(ada.state.table?.sitters).toEqual(two);
  });
});

describe('two hosts of one table', () => {
  async function twoHosts() {
    const table = await TableForTests.of(ticTacToe, { sitters: two });
    const [here, there] = [await table.open(), await table.open()];
    const [ada, bert] = [new Person(here, [0]), new Person(there, [1])];
    await ada.look(0);
    await bert.look(1);
    return { here, there, ada, bert };
  }

  test('who comes from a host that knows more finds all of it at one that had not read it yet', async () => {
    const { there, ada } = await twoHosts();
    await ada.answer(ada.question?.ask ?? 0, 'a1');
    ada.reconnect(there);
    expect(await ada.look(0)).toMatchObject({ position: { number: 1 } });
  });

  test('an answer to what another host has told is no stale one', async () => {
    const { here, there, ada, bert } = await twoHosts();
    await ada.answer(ada.question?.ask ?? 0, 'a1');
    const witness = new Person(here, [1]);
    const { ask = 0 } = (await witness.look(1), witness.question) ?? {};
    expect(await bert.say({ do: 'answer', number: 1, ask, choice: 'b2' })).toMatchObject({ position: { number: 2 } });
    await here.refresh();
    expect(ada.state.position?.number).toBe(2);
    expect(there.number).toBe(2);
  });

  test('both seat somebody at once, and neither undoes what the other did', async () => {
    const { here, there, ada, bert } = await twoHosts();
    const [one, other] = await Promise.all([
      here.replace(0, { name: 'Ada', resigned: true }),
      there.replace(1, { name: 'Bertha' }),
    ]);
    expect([one, other]).toEqual([undefined, undefined]);
    await Promise.all([here.refresh(), there.refresh()]);
    for (const { state } of [ada, bert])
      expect(state.table?.sitters).toEqual([{ name: 'Ada', resigned: true }, { name: 'Bertha' }]);
  });

  test('whoever is at the other one is here too', async () => {
    const { here, ada } = await twoHosts();
    expect(ada.state.table).toMatchObject({ here: [0], watching: 0 });
    here.hearOfOthers({ here: [1], watching: 2 });
    expect(ada.state.table).toMatchObject({ here: [0, 1], watching: 2 });
  });
});

describe('bots', () => {
  const bots = (n: number) => PERSONS.slice(0, n).map(({ name }) => ({ name, bot: 'random' }));
  const rest = async (host: Host<never>): Promise<void> => host.atRest();

  test('play a whole game among themselves, and the same one again from the same secret', async () => {
    const play = async () => {
      const table = await TableForTests.of(sealedBids, { sitters: bots(4), options: { rounds: 3 } });
      const host = await table.open();
      const watcher = new Person(host, []);
      await watcher.look('spectator');
      await host.atRest();
      expect(table.faults).toEqual([]);
      expect(watcher.state.position?.over).toBeDefined();
      return (await table.store.load('t'))?.entries;
    };
    expect(await play()).toEqual(await play());
  });

  test('answer between a person’s answers, without being told to', async () => {
    const sitters = [{ name: 'Ada' }, { name: 'Bot', bot: 'random' }];
    const table = await TableForTests.of(caravan, { sitters, options: { rounds: 5 } });
    const host = await table.open();
    const ada = new Person(host, [0]);
    await ada.look(0);
    for (let turn = 0; turn < 5; turn++) {
      expect(ada.question).toBeDefined();
      await ada.answer(ada.question?.ask ?? 0, 'wait');
      await host.atRest();
    }
    expect(ada.state.position?.over).toBeDefined();
    expect((await table.store.load('t'))?.number).toBe(10);
  });

  test('one that throws, or answers what cannot be, does not hold up the game, and it is reported', async () => {
    const throwing = {
      name: 'throwing',
      answer: () => {
        throw new Error('a bug');
      },
    };
    const cheating = { name: 'cheating', answer: () => 'i-win' };
    const sitters = [
      { name: 'A', bot: 'throwing' },
      { name: 'B', bot: 'cheating' },
    ];
    const table = await TableForTests.of(ticTacToe, { sitters, bots: { throwing, cheating } });
    const host = await table.open();
    await host.atRest();
    expect((await table.store.load('t'))?.over).toBe(true);
    expect(table.faults.length).toBe((await table.store.load('t'))?.number);
  });

  test('one that cannot be written down tries again later', async () => {
    const store = new BadStore();
    store.next = 'fails';
    const table = await TableForTests.of(ticTacToe, { sitters: bots(2), store });
    const host = await table.open();
    await host.atRest();
    expect((await store.load('t'))?.number).toBe(0);
    store.next = 'works';
    table.pass();
    await host.atRest();
    expect((await store.load('t'))?.over).toBe(true);
  });

  test('one takes over a seat and gives it back', async () => {
    const { table, host, ada, bert } = await ticTacToeTable();
    await ada.say({ do: 'sit', seat: 0, sitter: { name: 'Ada', bot: 'random' } });
    await host.atRest();
    expect(bert.state.table?.sitters[0]).toEqual({ name: 'Ada', bot: 'random' });
    expect(bert.state.position?.number).toBe(1);
    expect(await ada.answer(1, 'a1')).toMatchObject({ refusal: { code: 'not-your-seat' } });
    await ada.say({ do: 'sit', seat: 0, sitter: { name: 'Ada' } });
    await bert.answer(2, bert.question?.choices[0] ?? '');
    await host.atRest();
    expect(ada.question).toBeDefined();
    expect((await table.store.load('t'))?.sitters[0]).toEqual({ name: 'Ada' });
    expect(await ada.say({ do: 'sit', seat: 0, sitter: { name: 'Ada', bot: 'deep-thought' } })).toMatchObject({
      refusal: { code: 'malformed', where: 'sitter.bot' },
    });
  });

  test('one that thinks about what is then taken back thinks again', async () => {
    const waiting: ((choice: string) => void)[] = [];
    const table = await TableForTests.of(ticTacToe, { sitters: [{ name: 'Ada' }, { name: 'Bot', bot: 'slow' }] });
    const kept = await table.store.load('t');
    if (kept === undefined) throw new Error('no table');
    const { Host: AnyHost } = await import('../src/host.ts');
    const host = await AnyHost.open(
      { game: ticTacToe, bots: { slow: {} } },
      { store: table.store, now: () => 1, think: () => new Promise((resolve) => waiting.push(resolve)) },
      kept,
    );
    const ada = new Person(host, [0]);
    await ada.look(0);
    await ada.answer(1, 'a1');
    await ada.say({ do: 'undo', number: 1 });
    await ada.answer(1, 'b2');
    expect(waiting).toHaveLength(2);
    waiting[0]?.('b2');
    waiting[1]?.('c3');
    await host.atRest();
    expect((await table.store.load('t'))?.entries.at(-1)?.entry).toEqual([1, 2, 'c3']);
  });

  test('are asked with what their seat sees and has heard, and nothing else', async () => {
    const asked: unknown[] = [];
    const spying = {
      name: 'spying',
      answer: (question: unknown) => {
        asked.push(question);
        throw new Error('enough');
      },
    };
    const sitters = [{ name: 'Ada' }, { name: 'Spy', bot: 'spying' }];
    const table = await TableForTests.of(sealedBids, { sitters, options: { rounds: 1 }, bots: { spying } });
    const host = await table.open();
    const ada = new Person(host, [0]);
    await ada.look(0);
    await ada.answer(ada.question?.ask ?? 0, 'keep');
    await rest(host as never);
    const [question] = asked as { look(): { viewer: unknown; table: { hands: { cards?: unknown }[] } } }[];
    expect(question?.look().viewer).toBe(1);
    expect(question?.look().table.hands.map(({ cards }) => cards !== undefined)).toEqual([false, true]);
  });
});
