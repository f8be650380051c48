/** What the tests of the journey share. */

import { type ListedChoice, Play, type Pile, type Seat } from '@medallion/kernel';
import { actionCard, startingDeck } from '../../src/content/action-cards.ts';
import type { TerrainIcon } from '../../src/content/vocabulary.ts';
import { oldWorld } from '../../src/rules/game.ts';
import { readOptions } from '../../src/rules/options.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import type { Table, Witcher } from '../../src/rules/table.ts';
import { asked, give, legal } from '../support.ts';

/** A new game, run up to its first question; every invariant is checked after every step. */
export function newGame(seats: number, options: Record<string, unknown> = {}, seed = 'journey'): Play<OldWorld> {
  return Play.start(oldWorld, readOptions(options, seats), seats, seed, true);
}

/** A new game with schools given out, at its first turn. */
export function firstTurn(seats: number, options: Record<string, unknown> = {}, seed = 'journey'): Play<OldWorld> {
  const play = newGame(seats, { schools: 'random', ...options }, seed);
  while (play.state.table.turn.phase === 'setup') first(play);
  return play;
}

/** Gives the first legal answer to the open question. */
export function first(play: Play<OldWorld>): void {
  const ask = play.state.asks[0];
  if (ask === undefined) throw new Error('no question is open');
  const refusal = play.answer(ask.seat, ask.id, (play.choices(ask)[0] as ListedChoice).id);
  if (refusal !== undefined) throw new Error(refusal.code);
}

/** Answers with the first legal answer whose id starts so. */
export function choose(play: Play<OldWorld>, start: string): string {
  const id = legal(play).find((each) => each.startsWith(start));
  if (id === undefined)
    throw new Error(`${String(asked(play))}: nothing starts with ${start}: ${legal(play).join(' ')}`);
  const ask = play.state.asks[0] as { id: number; seat: Seat };
  const refusal = play.answer(ask.seat, ask.id, id);
  if (refusal !== undefined) throw new Error(refusal.code);
  return id;
}

/** The Witcher of a seat while a table is being arranged. */
export const the = (table: Table, seat: Seat): Witcher => table.witchers[seat] as Witcher;

/** Exactly these cards are in the hand; they are taken from wherever they are, the old hand goes to the box. */
export function hold(table: Table, seat: Seat, cards: readonly number[]): void {
  const { hand } = the(table, seat);
  give(table, table.box, [...hand.cards]);
  give(table, hand, cards);
}

/** Exactly these cards are the Row, slot 1 first. */
export function lay(table: Table, cards: readonly number[]): void {
  give(table, table.actionDeck, [...table.row.cards]);
  give(table, table.row, cards);
}

export const witcher = (play: Play<OldWorld>, seat: Seat): Witcher => the(play.state.table, seat);
export const sorted = (pile: Pile): number[] => [...pile.cards].sort((a, b) => a - b);

const wolfCards = (terrain: TerrainIcon): readonly [number, ...number[]] => {
  const [first, ...others] = startingDeck('wolf').filter((card) => actionCard(card).terrain === terrain);
  if (first === undefined) throw new Error(`Wolf has no card of ${terrain}.`);
  return [first, ...others];
};
/** Wolf cards by the Terrain they show. */
export const WOLF = { mountain: wolfCards('mountain'), water: wolfCards('water'), wild: wolfCards('wild') };
