/** A whole game played beside the page, by the same host: what the person answers on the page is known beforehand. */

import { novice, type Question } from '@medallion/bots';
import { type AskView, Dice, type Seat } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import {
  type KeptTable,
  type Position,
  type Saying,
  type Sitter,
  Tables,
  thinkHere,
  type ToTable,
} from '@medallion/table';
import { GAMES } from '@medallion/table/registry';
import { MemoryStore } from '@medallion/table/stores/memory';
import { keptAt } from './kept.ts';

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
  /** The table before the first answer. */
  readonly save: KeptTable;
  readonly lines: readonly Line[];
  /** The number of the last position, and the table as it is kept there. */
  readonly last: number;
  readonly end: KeptTable;
  /** The table as it is kept at the position with this number. */
  keptAt(this: void, number: number): KeptTable;
  readonly positions: readonly Position<OldWorld>[];
}

/** Plays a game to its end; persons play like a novice. Where several share the screen, whoever is called sits down. */
async function rehearse(sitters: readonly Sitter[], seed: string): Promise<Rehearsal> {
  const store = new MemoryStore();
  let secrets = 0;
  const tables = new Tables({
    store,
    games: GAMES,
    now: () => 0,
    secret: () => String((secrets += 1)).padStart(32, '0'),
    think: thinkHere(GAMES),
  });
  const id = await tables.create({ game: 'old-world', sitters, options: {}, seed });
  const host = await tables.host(id);
  let position: Position<OldWorld> | undefined;
  let told = () => {};
  const listening = host.listen({
    seats: 'persons',
    tell: (message) => {
      if (message.said === 'position') position = message.position as unknown as Position<OldWorld>;
      if (message.said === 'refusal') throw new Error(message.refusal.code);
      told();
    },
  });
  let said = 0;
  const say = (message: Saying) => {
    said += 1;
    return host.hear(listening, { ...message, id: String(said) } as ToTable);
  };
  await say({ do: 'look', as: 'spectator' });
  const dice = new Dice(seed);
  const lines: Line[] = [];
  const positions: Position<OldWorld>[] = [];
  for (let answers = 0; answers < 60_000; answers += 1) {
    const now = position;
    if (now === undefined) throw new Error('The table fell silent.');
    if (now.over !== undefined) {
      const end = await store.load(id);
      if (end === undefined) throw new Error('The game was not kept.');
      const at = (number: number) => keptAt(end, number);
      return { save: at(0), lines, last: now.number, end, keptAt: at, positions };
    }
    const isBot = ({ seat }: { readonly seat: Seat }) => sitters[seat]?.bot !== undefined;
    // Bots first, and only then the next person.
    if (now.waiting.some(isBot)) {
      await new Promise<void>((resolve) => {
        told = resolve;
      });
      continue;
    }
    const [called] = now.waiting;
    if (called !== undefined && called.seat !== now.viewer) {
      await say({ do: 'look', as: called.seat });
      continue;
    }
    const ask = now.asks.find(({ reply }) => reply === undefined);
    if (ask === undefined) throw new Error('Nobody is asked.');
    positions.push(now);
    const choice = novice.answer(questionOf(ask, now), dice);
    lines.push({ number: now.number, seat: ask.seat, ask: ask.ask, choice, ...waysOf(ask, choice) });
    await say({ do: 'answer', number: now.number, ask: ask.id, choice });
  }
  throw new Error('The game does not end.');
}

function questionOf({ ask, seat, args, choices }: AskView<OldWorld>, view: Position<OldWorld>): Question<OldWorld> {
  const imagine = (): never => {
    throw new Error('A page has no game to imagine others from.');
  };
  return { ask, seat, args, choices, look: () => view, heard: () => [], imagine } as Question<OldWorld>;
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

/** So many answers at least, so that a part of a game is more than its last fight. */
const PART = 60;

/**
 * The end of a game, from where all these questions are still to come; the whole of it in an evening of tests. A whole
 * game is a minute and more on a page, and its first rounds are like its last.
 */
export async function rehearsePartWith(
  sitters: readonly Sitter[],
  asks: readonly string[],
  least = PART,
): Promise<Rehearsal> {
  if (process.env.EVENING === '1') return rehearseWith(sitters, asks);
  let best: Rehearsal | undefined;
  for (let seed = 0; seed < 12; seed += 1) {
    const rehearsal = await rehearse(sitters, `rehearsal ${seed}`);
    const { lines, keptAt: at } = rehearsal;
    const from = Math.min(lines.length - least, ...asks.map((ask) => lines.findLastIndex((line) => line.ask === ask)));
    const first = lines[from];
    if (first === undefined || lines.length - from >= (best?.lines.length ?? Infinity)) continue;
    best = { ...rehearsal, save: at(first.number), lines: lines.slice(from) };
  }
  if (best === undefined) throw new Error(`No game asks for all of ${asks.join(', ')}.`);
  return best;
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
