/** A device with a real database: what a test asks it to do, inside the browser. */

import { GAMES } from '../../src/registry/index.ts';
import type { KeptTable } from '../../src/store.ts';
import { IndexedDbStore } from '../../src/stores/indexed-db.ts';
import { Tables } from '../../src/tables.ts';
import { thinkHere } from '../../src/think.ts';

let count = 0;
const secret = (): string => `${(count += 1)}`.padStart(32, '7').split('').reverse().join('');

function room(name: string) {
  const store = new IndexedDbStore({ name });
  return { store, tables: new Tables({ store, games: GAMES, now: () => Date.now(), secret, think: thinkHere(GAMES) }) };
}

/** Bots play a whole game; another opening of the database tells what was kept. */
export async function playOut(game: string): Promise<KeptTable | undefined> {
  const { tables, store } = room(`play ${game}`);
  const bots = ['Ada', 'Bert'].map((name) => ({ name, bot: 'random' }));
  const id = await tables.create({ game, sitters: bots, seed: 'evening' });
  await (await tables.host(id)).atRest();
  await store.close();
  return room(`play ${game}`).store.load(id);
}

/** Two pages write the same entries at the same time; who was first, each time. */
export async function race(entries: number): Promise<{ readonly written: number; readonly kept: readonly string[] }> {
  const [one, other] = [room('race'), room('race')];
  const id = await one.tables.create({ game: 'tic-tac-toe', sitters: [{ name: 'Ada' }, { name: 'Bert' }] });
  let written = 0;
  for (let number = 0; number < entries; number++) {
    const results = await Promise.all(
      [one, other].map(({ store }, page) =>
        store.append(id, number, { entries: [{ entry: [0, number, 'a1'], by: `${number}/${page}` }], savedAt: number }),
      ),
    );
    written += results.filter((result) => result === 'written').length;
  }
  return { written, kept: (await other.store.load(id))?.entries.map(({ by = '' }) => by) ?? [] };
}
