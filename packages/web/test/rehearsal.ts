/** A whole game played beside the page, by the same host: what the person answers on the page is known beforehand. */

import { novice, type Question } from '@medallion/bots';
import { type AskView, Dice, type Seat } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { Host } from '../src/old-world/local/host.ts';
import type { FromTable, Position, Sitter } from '../src/old-world/local/protocol.ts';
import type { Save } from '../src/old-world/local/saves.ts';

/** One answer of the person at the screen. */
export interface Line {
  readonly number: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly choice: string;
  /** The places of the dice that are rolled again, where it is about dice. */
  readonly pick?: readonly number[];
  /** Where a move leads, and the kind of payment where cards have to be pointed out for it. */
  readonly to?: number;
  readonly way?: string;
  /** Cards that are pointed out before the answer is complete. */
  readonly cards?: readonly number[];
}

export interface Rehearsal {
  /** The game as it is kept before the first answer. */
  readonly save: Save;
  readonly lines: readonly Line[];
  /** The number of the last position, and the game as it is kept there. */
  readonly last: number;
  readonly end: Save;
  /** The game as it is kept at the position with this number. */
  readonly kept: ReadonlyMap<number, Save>;
  readonly positions: readonly Position[];
}

/** Plays a game to its end; persons play like a novice. Where several share the screen, whoever is called sits down. */
async function rehearse(sitters: readonly Sitter[], seed: string): Promise<Rehearsal> {
  let save: Save | undefined;
  let position: Position | undefined;
  let secrets = 0;
  const host = new Host(
    {
      keep: (kept) => {
        save = kept;
        return Promise.resolve();
      },
      find: () => Promise.resolve(undefined),
      secret: () => String((secrets += 1)).padStart(32, '0'),
      now: () => 0,
    },
    (message: FromTable) => {
      if (message.said === 'position') position = message;
    },
  );
  await host.hear({ do: 'start', game: { sitters, options: {}, seed } });
  const first = save;
  if (first === undefined) throw new Error('The game was not kept.');
  const dice = new Dice(seed);
  const lines: Line[] = [];
  const kept = new Map<number, Save>();
  const positions: Position[] = [];
  for (let answers = 0; answers < 4000; answers += 1) {
    const now = position;
    if (now === undefined || save === undefined) throw new Error('The table fell silent.');
    if (now.view.over !== undefined) return { save: first, lines, last: now.number, end: save, kept, positions };
    if (now.botsTurn) {
      await host.hear({ do: 'proceed', number: now.number });
      continue;
    }
    if (now.calls !== undefined) {
      await host.hear({ do: 'sit', seat: now.calls });
      continue;
    }
    const ask = now.view.asks.find(({ reply }) => reply === undefined);
    if (ask === undefined) throw new Error('Nobody is asked.');
    kept.set(now.number, save);
    positions.push(now);
    const choice = novice.answer(questionOf(ask, now), dice);
    lines.push({ number: now.number, seat: ask.seat, ask: ask.ask, choice, ...waysOf(ask, choice) });
    await host.hear({ do: 'answer', number: now.number, ask: ask.id, choice });
  }
  throw new Error('The game does not end.');
}

function questionOf({ ask, seat, args, choices }: AskView<OldWorld>, { view }: Position): Question<OldWorld> {
  const imagine = (): never => {
    throw new Error('A page has no game to imagine others from.');
  };
  return { ask, seat, args, choices, look: () => view, imagine } as Question<OldWorld>;
}

/** What has to be pointed out on the way to an answer. */
export function waysOf(
  { ask, choices }: AskView<OldWorld>,
  choice: string,
): Pick<Line, 'pick' | 'to' | 'way' | 'cards'> {
  const listed = (choices.find(({ id }) => id === choice) ?? {}) as {
    pick?: readonly number[];
    to?: number;
    cards?: readonly number[];
    gold?: number;
    by?: string;
    give?: number;
  };
  const { pick, to, cards = [], gold = 0, by, give } = listed;
  if (pick !== undefined) return { pick };
  if (give !== undefined) return { cards: [give] };
  if (to === undefined) return ask === 'location/clear-row' ? { cards } : {};
  if (by !== undefined && cards.length > 0) return { to, way: `power-${by}`, cards };
  if (gold > 0) return { to, way: 'gold', cards };
  return cards.length === 2 ? { to, way: 'two', cards } : { to };
}

/** Of the first games in which all these questions are asked, the shortest: whole games take their time on a page. */
export async function rehearseWith(sitters: readonly Sitter[], asks: readonly string[]): Promise<Rehearsal> {
  let best: Rehearsal | undefined;
  for (let seed = 0; seed < 40 && (seed < 8 || best === undefined); seed += 1) {
    const rehearsal = await rehearse(sitters, `rehearsal ${seed}`);
    const asked = asks.every((ask) => rehearsal.lines.some((line) => line.ask === ask));
    if (asked && rehearsal.lines.length < (best?.lines.length ?? Infinity)) best = rehearsal;
  }
  if (best === undefined) throw new Error(`No game asks for all of ${asks.join(', ')}.`);
  return best;
}

/** Puts games among those this device keeps. The page has to be open somewhere. */
export async function putAmongKept(page: Page, saves: readonly Save[]): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('medallion', 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore('old-world', { keyPath: 'id' });
        asked.onerror = () => reject(new Error('no database'));
        asked.onsuccess = () => {
          const transaction = asked.result.transaction('old-world', 'readwrite');
          for (const save of kept) transaction.objectStore('old-world').put(save);
          transaction.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    saves,
  );
}

/** Puts a game among those this device keeps, and goes to its table. */
export async function openKept(page: Page, save: Save, id = save.id): Promise<void> {
  const address = process.env.TABLE_URL ?? '';
  await page.goto(`${address}/#/about`);
  await page.waitForSelector('main');
  await putAmongKept(page, [{ ...save, id }]);
  await page.goto(`${address}/#/old-world/${id}`);
  // Another table may be open on this page already.
  await page.reload();
  await page.waitForSelector('.old-world');
}
