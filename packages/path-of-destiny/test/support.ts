/** Arranged positions for the tests of the rules: say what lies where, say which step is next, and play on. */

import type { Pile, Play, Step } from '@medallion/kernel';
import { cards, playArranged, put } from '@medallion/kernel/testing';
import { ACTION_CARDS, type Character, MAIN_DECK, STORY_DECKS, type Symbol } from '../src/content/index.ts';
import { blankTable } from '../src/rules/blank-table.ts';
import { symbolIndex } from '../src/rules/card-data.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import { readOptions } from '../src/rules/options.ts';
import type { PathOfDestiny } from '../src/rules/shape.ts';
import type { Participant, Table } from '../src/rules/table.ts';

export { answer, asked, askedSeats, cards, goOn, happened, legal, put, runOn, whyNot } from '@medallion/kernel/testing';

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
  // Everything is asked, so that every clause can be seen; what the table answers itself is tested in asking.test.ts.
  const read = readOptions({ asking: 'always', ...options, characters: [...characters], firstChooser: 0 }, seats);
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
  return playArranged(pathOfDestiny, { options: read, seats, seed, table, steps });
}

/** Number of the Action card with this id. */
export function card(id: string): number {
  const number = ACTION_CARDS.findIndex((each) => each.id === id);
  if (number < 0) throw new Error(`there is no card ${id}`);
  return number;
}
export const startingCards = (character: Character): number[] =>
  ACTION_CARDS.flatMap((each, number) => (each.character === character ? [number] : []));

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
