/**
 * A table through an evening on which everything goes wrong: people who answer, take back, hesitate, lose the line and
 * say the same thing twice; bots that come and go; a store that fails before and after it has written; hosts that are
 * dropped, and two at once. Afterwards what was acknowledged is there, once, in the order it was acknowledged.
 */

import { canonical, Match, type Shape } from '@medallion/kernel';
import { caravan, sealedBids } from '@medallion/kernel/reference';
import { expect, test } from 'vitest';
import type { Host } from '../src/host.ts';
import { type Appended, StoreFull } from '../src/store.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import type { FromTable, ToTable } from '../src/wire.ts';
import { Dice, PERSONS, Person, TableForTests } from './sitting.ts';

/** Fails now and then, before or after the deed. */
class MoodyStore extends MemoryStore {
  private readonly dice: Dice;
  calm = false;

  constructor(seed: string) {
    super();
    this.dice = new Dice(`store ${seed}`);
  }

  override async append(...args: Parameters<MemoryStore['append']>): Promise<Appended> {
    const mood = this.calm ? 99 : this.dice.int(20);
    await this.hesitate();
    if (mood === 0) throw new Error('the disk is gone');
    if (mood === 1) throw new StoreFull('no room');
    const written = await super.append(...args);
    await this.hesitate();
    if (mood === 2) throw new Error('no answer came');
    return written;
  }

  override async since(...args: Parameters<MemoryStore['since']>): ReturnType<MemoryStore['since']> {
    await this.hesitate();
    if (!this.calm && this.dice.int(6) === 0) throw new Error('the disk is gone');
    return super.since(...args);
  }

  private async hesitate(): Promise<void> {
    for (let wait = this.dice.int(4); wait > 0; wait--) await Promise.resolve();
  }
}

const acknowledged = (answer: FromTable<never>): boolean => answer.said === 'position';

async function evening<G extends Shape>(
  game: Parameters<typeof TableForTests.of<G>>[0],
  seats: number,
  rounds: number,
  seed: string,
) {
  const dice = new Dice(seed);
  const store = new MoodyStore(seed);
  const table = await TableForTests.of(game, { sitters: PERSONS.slice(0, seats), options: { rounds }, store, seed });
  let hosts: [Host<G>, Host<G>] = [await table.open(), await table.open()];
  const hostOf = (): Host<G> => dice.pick(hosts);
  const people = Array.from({ length: seats }, (_, seat) => new Person(hostOf(), [seat]));
  for (const [seat, person] of people.entries()) await person.look(seat);
  const said: { seat: number; message: ToTable }[] = [];
  const done: string[] = [];

  const say = async (seat: number, message: ToTable): Promise<void> => {
    const answer = await (people[seat] as Person<G>).send(message);
    const key = `${seat}/${message.id}`;
    if (acknowledged(answer as FromTable<never>) && !done.includes(key)) done.push(key);
  };

  const step = async (seat: number): Promise<void> => {
    const person = people[seat] as Person<G>;
    const { position } = person.state;
    const number = position?.number ?? 0;
    switch (dice.int(12)) {
      case 0:
        for (const host of hosts) await host.refresh();
        person.reconnect(hostOf());
        return void (await person.look(seat));
      case 1: {
        const again = dice.pick(said.length > 0 ? said : [undefined]);
        return again === undefined ? undefined : say(again.seat, again.message);
      }
      case 2:
        return void (await person.say({
          do: 'answer',
          number: number - 1 - dice.int(3),
          ask: dice.int(9),
          choice: 'keep',
        }));
      case 3: {
        const sitter = { name: 'B', ...(dice.int(2) === 0 ? { bot: 'random' } : {}) };
        await person.say({ do: 'sit', seat, sitter });
        return void (await person.say({ do: 'sit', seat, sitter: { name: 'P' } }));
      }
      case 4: {
        for (const host of hosts) host.end();
        hosts = [await table.open(), await table.open()];
        for (const [each, other] of people.entries()) {
          other.reconnect(hostOf());
          await other.look(each);
        }
        return;
      }
      case 5: {
        if (position?.canUndo !== true) return;
        const message = { do: 'undo', id: person.newId(), number } as const;
        said.push({ seat, message });
        return say(seat, message);
      }
      default: {
        const { question } = person;
        if (question === undefined) return void (await person.look(seat));
        const choice = dice.pick(question.choices);
        const message = { do: 'answer', id: person.newId(), number, ask: question.ask, choice } as const;
        said.push({ seat, message });
        return say(seat, message);
      }
    }
  };

  for (let turn = 0; turn < 300; turn++) {
    const seat = dice.int(seats);
    // Some of them speak at the same moment.
    if (dice.int(3) === 0) await Promise.all([step(seat), step((seat + 1) % seats)]);
    else await step(seat);
  }
  store.calm = true;
  const kept = await store.load('t');
  if (kept === undefined) throw new Error('the table is gone');
  for (const host of hosts) await host.refresh();
  return { table, kept, done, hosts };
}

test.each([
  ['sealed bids', sealedBids, 4, 8],
  ['the caravan', caravan, 3, 40],
] as const)(
  'an evening of faults at %s: nothing acknowledged is lost or doubled',
  { timeout: 60_000 },
  async (_, game, seats, rounds) => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { table, kept, done, hosts } = await evening(game as typeof caravan, seats, rounds, seed);
      const senders = kept.entries.map(({ entry, by }) => `${entry[0] === 'undo' ? entry[1] : entry[0]}/${by}`);
      expect(done.length).toBeGreaterThan(20);
      expect(new Set(senders).size).toBe(senders.length);
      expect(done.filter((key) => !senders.includes(key))).toEqual([]);
      // The record is a game by the rules, and every host and newcomer sees just that.
      const entries = kept.entries.map(({ entry }) => entry);
      const match = Match.load(game as typeof caravan, { header: kept.header, entries, seal: { secret: kept.secret } });
      for (const host of [...hosts, await table.open()]) {
        const person = new Person(host, [0]);
        await person.look(0);
        expect(canonical(person.state.position)).toBe(canonical(match.view(0)));
      }
    }
  },
);
