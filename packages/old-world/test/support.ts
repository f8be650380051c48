/** Arranged positions for the tests of the rules: say what lies where, say which step is next, and play on. */

import type { Pile, Play, Seat, Step } from '@medallion/kernel';
import { cards, playArranged, put } from '@medallion/kernel/testing';
import { startingDeck } from '../src/content/action-cards.ts';
import { SCHOOL_LOCATION } from '../src/content/map.ts';
import { MONSTERS, type MonsterId, monster } from '../src/content/monsters.ts';
import { SCHOOLS, type School, TERRAINS, type Terrain } from '../src/content/vocabulary.ts';
import { oldWorld } from '../src/rules/game.ts';
import { blankTable, freshTurn } from '../src/rules/journey/blank-table.ts';
import { readOptions } from '../src/rules/options.ts';
import type { OldWorld } from '../src/rules/shape.ts';
import type { Table, Witcher } from '../src/rules/table.ts';

export { answer, asked, cards, happened, legal, put, runOn, whyNot } from '@medallion/kernel/testing';

export interface Stage {
  /** School of each seat; default wolf, griffin, bear, cat, viper in this order. Their number is the number of players. */
  schools?: readonly School[];
  options?: Record<string, unknown>;
  seed?: string;
  /** Change the table before the first step. Use `put` for piles. */
  arrange?: (table: Table, witchers: readonly Witcher[]) => void;
  /** The steps to run, first first. */
  steps: readonly Step<OldWorld>[];
}

/**
 * A table with schools given out, starting decks in the decks (unshuffled), the Row filled from the deck, a Level I monster in
 * every Slot (first token of each Terrain's pile), seat 0 active in Phase I. Runs the steps up to the first question.
 */
export function stage({
  schools = ['wolf', 'griffin'],
  options = {},
  seed = 'test',
  arrange,
  steps,
}: Stage): Play<OldWorld> {
  const seats = schools.length;
  const table = blankTable(seats);
  table.turn = freshTurn('phase-1');
  table.turns = 1;
  table.boards = SCHOOLS.filter((school) => !schools.includes(school));
  for (const [seat, school] of schools.entries()) {
    const witcher = table.witchers[seat] as Witcher;
    witcher.school = school;
    witcher.at = SCHOOL_LOCATION[school];
    put(witcher.deck, startingDeck(school));
    witcher.witcherTrophies = seats - 1;
  }
  table.attributeTrophies = seats === 1 ? [1, 0, 0, 0] : seats <= 3 ? [1, 1, 1, 1] : [2, 2, 2, 2];
  for (let i = 0; i < 6; i++) cards(table.row).unshift(cards(table.actionDeck).pop() as number);
  for (const [index, slot] of table.slots.entries()) {
    slot.token = cards(table.tokens[index] as Pile).pop() as number;
    slot.monster = cards(table.monsters[0]).pop() as number;
  }
  arrange?.(table, table.witchers);
  const read = readOptions({ ...options, schools: [...schools], startingPlayer: 0 }, seats);
  return playArranged(oldWorld, { options: read, seats, seed, table, steps });
}

/** The seat being asked. */
export const askedSeat = (play: Play<OldWorld>): Seat | undefined => play.state.asks[0]?.seat;

/** Moves certain cards from wherever a Witcher or the table has them into a pile. */
export function give(table: Table, to: Pile, numbers: readonly number[]): void {
  for (const pile of allActionPiles(table))
    for (const n of numbers) {
      const at = cards(pile).indexOf(n);
      if (at >= 0) cards(pile).splice(at, 1);
    }
  cards(to).push(...numbers);
}

function allActionPiles(table: Table): Pile[] {
  return [
    table.actionDeck,
    table.row,
    table.commonDiscard,
    table.box,
    ...table.witchers.flatMap((w) => [w.deck, w.hand, w.discard, w.combo, w.looked]),
  ];
}

/** Puts a certain monster into the Slot of a Terrain, at a location of that Terrain. */
export function placeMonster(table: Table, terrain: Terrain, id: MonsterId, location?: number): void {
  const index = TERRAINS.indexOf(terrain);
  const slot = table.slots[index];
  const number = MONSTERS.findIndex((each) => each.id === id);
  if (slot === undefined) throw new Error(terrain);
  const swap = table.slots.find((other) => other.monster === number);
  for (const pile of [...table.monsters, table.extraStack]) {
    const at = cards(pile).indexOf(number);
    if (at >= 0) cards(pile).splice(at, 1);
  }
  // The replaced one goes to the bottom of its own Level's pile.
  if (swap !== undefined) swap.monster = slot.monster;
  else if (slot.monster >= 0) cards(table.monsters[monster(slot.monster).level - 1] as Pile).unshift(slot.monster);
  slot.monster = number;
  if (location !== undefined && location !== slot.token) {
    const pile = table.tokens[index] as Pile;
    const at = cards(pile).indexOf(location);
    if (at >= 0) cards(pile)[at] = slot.token;
    slot.token = location;
  }
}
