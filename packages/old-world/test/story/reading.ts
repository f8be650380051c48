/** Arranged positions for stories: a card on top of its deck, an event about to be read, cards made for one test. */

import type { Play, Step } from '@medallion/kernel';
import { EVENTS } from '../../src/content/events.ts';
import { EXPLORATIONS } from '../../src/content/explorations.ts';
import type { EventCard, Exploration, Result } from '../../src/content/vocabulary.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import type { Table, Witcher } from '../../src/rules/table.ts';
import { cards, type Stage, stage } from '../support.ts';

export type More = Partial<Stage> & { after?: readonly Step<OldWorld>[] };

/** The number of an exploration card. */
export function cardNumber(id: string): number {
  const index = EXPLORATIONS.findIndex((card) => card.id === id);
  if (index < 0) throw new Error(`no card ${id}`);
  return index;
}

/** Puts a card on top of its exploration deck. */
export function onTop(table: Table, id: string): void {
  const n = cardNumber(id);
  const deck = cards(table[EXPLORATIONS[n]?.deck ?? 'city']);
  deck.splice(deck.indexOf(n), 1);
  deck.push(n);
}

/** The AP explores, and this card is drawn. */
export function explore(id: string, { arrange, after = [], ...more }: More = {}): Play<OldWorld> {
  return stage({
    ...more,
    arrange: (table, witchers) => {
      table.turn.phase = 'phase-2';
      onTop(table, id);
      arrange?.(table, witchers);
    },
    steps: [{ do: 'explore/draw', deck: EXPLORATIONS[cardNumber(id)]?.deck ?? 'city' }, ...after],
  });
}

/** An event is read in Phase I. */
export function readEvent(event: number, { after = [], ...more }: More = {}): Play<OldWorld> {
  return stage({ ...more, steps: [{ do: 'event/resolve', seat: 0, event }, ...after] });
}

/** Effects of a card made for the test, as the result of an event without choices. */
export function apply(effects: Result, more: More = {}): Play<OldWorld> {
  return readEvent(addEvent({ kind: 'instant', effects }), more);
}

export function addExploration(card: Omit<Exploration, 'id'>): string {
  const id = `test-${EXPLORATIONS.length}`;
  (EXPLORATIONS as Exploration[]).push({ id, ...card });
  return id;
}

type WithoutNumber<T> = T extends { number: number } ? Omit<T, 'number'> : never;

export function addEvent(card: WithoutNumber<EventCard>): number {
  const number = EVENTS.length + 1;
  (EVENTS as EventCard[]).push({ number, ...card } as EventCard);
  return number;
}

/** The active player, and the other one. */
export const ap = (play: Play<OldWorld>): Witcher => play.table.witchers[0] as Witcher;
export const other = (play: Play<OldWorld>): Witcher => play.table.witchers[1] as Witcher;

/** Arranges the active player's board. */
export const arranged =
  (change: (witcher: Witcher, table: Table) => void): NonNullable<Stage['arrange']> =>
  (table) =>
    change(table.witchers[0] as Witcher, table);
