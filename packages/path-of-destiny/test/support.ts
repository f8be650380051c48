/** Arranged positions for the tests of the rules: say what lies where, say which step is next, and play on. */

import { type Pile, Play, type Seat, seedStreams, type Step } from '@medallion/kernel';
import { ACTION_CARDS, type Character, MAIN_DECK, STORY_DECKS, type Symbol } from '../src/content/index.ts';
import { blankTable } from '../src/rules/blank-table.ts';
import { symbolIndex } from '../src/rules/card-data.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import { readOptions } from '../src/rules/options.ts';
import type { PathOfDestiny } from '../src/rules/shape.ts';
import type { Participant, Table } from '../src/rules/table.ts';

export type Game = Play<PathOfDestiny>;

export interface Stage {
  /** Character of each seat; their number is the number of players. One of them: a solo game. */
  characters?: readonly Character[];
  /** Character of the Automa in a solo game. */
  automa?: Character;
  options?: Record<string, unknown>;
  seed?: string;
  /** Change the table before the first step. Use `put`, `lay` and `give` for cards. */
  arrange?: (table: Table, participants: readonly Participant[]) => void;
  /** The steps to run, first first. */
  steps: readonly Step<PathOfDestiny>[];
}

/**
 * A table in turn 1 of chapter 1: characters given out with their starting cards in hand and their first Ability, the
 * Main Deck unshuffled (card 67 on top) with the rows filled from it, Initiative by the Story's list, its first pair
 * open. Nothing of the Story's own setup is done. Runs the steps up to the first question.
 */
export function stage({
  characters = ['geralt', 'yennefer'],
  automa = 'vesemir',
  options = {},
  seed = 'test',
  arrange,
  steps,
}: Stage): Game {
  const seats = characters.length;
  const read = readOptions({ ...options, characters: [...characters], firstChooser: 0 }, seats);
  const table = blankTable(seats);
  const deck = STORY_DECKS[read.story];
  const everybody = seats === 1 ? [...characters, automa] : characters;
  for (const [who, character] of everybody.entries()) {
    const of = table.participants[who] as Participant;
    of.character = character;
    of.unlocked = 1;
    if (of.automa !== true) put(of.hand, startingCards(character));
  }
  table.unclaimed = table.unclaimed.filter((character) => !everybody.includes(character));
  table.initiative = deck.initiative.flatMap((name) => {
    const who = everybody.indexOf(name as Character);
    return who < 0 ? [] : [who];
  });
  put(
    table.deck,
    MAIN_DECK.map((_, number) => number),
  );
  for (const row of table.rows) put(row, [cards(table.deck).pop() as number, cards(table.deck).pop() as number]);
  table.phase = 'choose';
  table.chapter = 1;
  table.turn = 1;
  table.pair = [2, 3];
  setActive(table, ...deck.opening);
  arrange?.(table, table.participants);
  const play = new Play(pathOfDestiny, read, seats, {
    agenda: [...steps].reverse(),
    asks: [],
    nextAsk: 1,
    chance: seedStreams(seed, pathOfDestiny.streams),
    table,
  });
  runOn(play);
  return play;
}

/** Runs on until a question is open or nothing is left to do (an arranged procedure may simply end). */
export function runOn(play: Game): void {
  try {
    play.run();
  } catch (fault) {
    if (!(fault instanceof Error && fault.message.includes('nothing left to do'))) throw fault;
  }
}

/** Puts further steps before an arranged position and runs on. (A module that exports `then` could not be imported.) */
export function goOn(play: Game, ...steps: Step<PathOfDestiny>[]): void {
  play.then(...steps);
  runOn(play);
}

/** Answers the first open question (or the one of a seat) and runs on; throws if the answer is refused. */
export function answer(play: Game, choice: string, seat?: Seat): void {
  const ask = play.state.asks.find((each) => each.reply === undefined && (seat === undefined || each.seat === seat));
  if (ask === undefined) throw new Error('no question is open');
  try {
    const refusal = play.answer(ask.seat, ask.id, choice);
    if (refusal !== undefined) {
      throw new Error(
        `${ask.ask}: ${choice} refused: ${JSON.stringify(refusal)}; legal: ${play
          .choices(ask)
          .map((each) => each.id)
          .join(' ')}`,
      );
    }
  } catch (fault) {
    if (!(fault instanceof Error && fault.message.includes('nothing left to do'))) throw fault;
  }
}

/** Name of the open question, or undefined. */
export const asked = (play: Game): string | undefined => play.state.asks[0]?.ask;
/** The seats being asked, in the order of their questions. */
export const askedSeats = (play: Game): Seat[] => play.state.asks.map(({ seat }) => seat);

const askOf = (play: Game, seat?: Seat) => play.state.asks.find((each) => seat === undefined || each.seat === seat);
/** Ids of the legal answers to the open question. */
export function legal(play: Game, seat?: Seat): string[] {
  const ask = askOf(play, seat);
  return ask === undefined ? [] : play.choices(ask).map((each) => each.id);
}
/** `reason clause` of an answer that is not possible, or undefined. */
export function whyNot(play: Game, id: string, seat?: Seat): string | undefined {
  const ask = askOf(play, seat);
  const found = ask === undefined ? undefined : play.impossible(ask).find((each) => each.id === id);
  return found === undefined ? undefined : `${found.reason} ${found.clause}`;
}
/** Events of a type so far. */
export const happened = (play: Game, type: string): Readonly<Record<string, unknown>>[] =>
  play.events.filter((event) => event.type === type).map((event) => event.data);

/** Number of the Action card with this id. */
export function card(id: string): number {
  const number = ACTION_CARDS.findIndex((each) => each.id === id);
  if (number < 0) throw new Error(`there is no card ${id}`);
  return number;
}
export const startingCards = (character: Character): number[] =>
  ACTION_CARDS.flatMap((each, number) => (each.character === character ? [number] : []));

/** The cards of a pile, writable: arranging is not playing. */
export const cards = (pile: Pile): number[] => pile.cards as number[];

/** Lays cards into a pile (bottom first), replacing what was there. Other piles are not touched. */
export function put(pile: Pile, numbers: readonly number[]): void {
  cards(pile).splice(0, cards(pile).length, ...numbers);
}

/** Makes this the Timeline, leftmost first and nothing covered, taking the cards from wherever they are. */
export function lay(table: Table, of: Participant, ids: readonly string[], playedNow = 0): void {
  put(of.timeline, []);
  give(table, of.timeline, ids.map(card));
  of.covered = ids.map(() => 0);
  of.playedNow = playedNow;
}

/** Moves certain cards from wherever they are on top of a pile. */
export function give(table: Table, to: Pile, numbers: readonly number[]): void {
  const piles = [
    table.deck,
    table.discard,
    table.looked,
    ...table.rows,
    ...table.participants.flatMap(({ hand, timeline }) => [hand, timeline]),
  ];
  for (const pile of piles) {
    for (const number of numbers) {
      const at = cards(pile).indexOf(number);
      if (at >= 0) cards(pile).splice(at, 1);
    }
  }
  cards(to).push(...numbers);
}

/** Makes these the Active Symbols. */
export function setActive(table: Table, left: Symbol, right: Symbol): void {
  table.active = [symbolIndex(left), symbolIndex(right)];
}

/** The participant with this number. */
export function of(play: Game, who: number): Participant {
  const found = play.table.participants[who];
  if (found === undefined) throw new Error(`there is no participant ${who}`);
  return found;
}
