/** The Main Deck and the Reserve: drawing, reshuffling, refreshing, and the figures beside the rows. PD-CHOOSE */

import type { Pile, WhyNot } from '@medallion/kernel';
import { gainXp } from './experience.ts';
import { takeOpenly } from './hand.ts';
import type { G } from './shape.ts';
import { storyRules } from './stories/story-rules.ts';
import { participant } from './symbols.ts';
import type { Space, Table, Who } from './table.ts';

const PAIR = 2;
export const TOP_SPACE: Space = 0;

/** The discard pile becomes the new Main Deck. PD-CHOOSE-14 */
function reshuffle(g: G): void {
  const { deck, discard } = g.table;
  if (deck.cards.length > 0 || discard.cards.length === 0) return;
  g.moveAll(discard, deck);
  g.shuffle('cards', deck);
  g.emit('deckReshuffled', { count: deck.cards.length });
}

/** One card from the top of the Main Deck; false when there is none left anywhere. */
function drawOne(g: G, to: Pile): boolean {
  reshuffle(g);
  const drawn = g.moveTop(g.table.deck, to);
  // As soon as the last card leaves the deck.
  reshuffle(g);
  return drawn;
}

/** Draws from the Main Deck, reshuffling on the way, as far as there are cards; returns how many. */
function drawCards(g: G, count: number, to: Pile): number {
  let drawn = 0;
  while (drawn < count && drawOne(g, to)) drawn++;
  return drawn;
}

/** Cards drawn into a hand: everybody sees how many, their owner which. PD-INFO-04 */
export function drawToHand(g: G, who: Who, count: number): void {
  const { hand } = participant(g.table, who);
  const drawn = drawCards(g, count, hand);
  g.emitTo(who, 'cardsDrawn', { who, count: drawn }, { cards: hand.cards.slice(hand.cards.length - drawn) });
}

/** Cards laid to the right end of the Automa's Timeline as played in this turn. PD-SOLO-13 */
function drawToTimeline(g: G, who: Who, from: Pile): void {
  const of = participant(g.table, who);
  const before = of.timeline.cards.length;
  if (from === g.table.deck) drawCards(g, PAIR, of.timeline);
  else g.moveAll(from, of.timeline);
  for (let at = before; at < of.timeline.cards.length; at++) {
    of.covered.push(0);
    of.playedNow++;
  }
  if (from === g.table.deck) g.emit('cardsPlayed', { who, cards: of.timeline.cards.slice(before) });
}

const rowsNow = ({ rows }: Table): number[][] => rows.map(({ cards }) => cards.slice());

/** Rows are filled from the highest to the lowest, the left card first. PD-CHOOSE-04, R-13 */
function fillRows(g: G): void {
  for (const row of g.table.rows) drawCards(g, PAIR - row.cards.length, row);
}

/** The first pairs of the game. PD-SETUP-07 */
export function layReserve(g: G): void {
  fillRows(g);
  g.emit('reserveLaid', { rows: rowsNow(g.table) });
}

/** The pair of row 1 goes, the others move up, new ones come from the deck. PD-CHOOSE-02 to PD-CHOOSE-04 */
export function refreshReserve(g: G): void {
  const { rows, discard } = g.table;
  const going = g.options.refreshDiscard === 'row1Only' ? rows[0] : rows.find(({ cards }) => cards.length > 0);
  const discarded = going === undefined ? [] : going.cards.slice();
  // Only a pair that lies in row 1 is discarded. R-12
  if (going !== undefined) g.moveAll(going, discard);
  let next = 0;
  for (const row of rows) {
    if (row.cards.length === 0) continue;
    const up = rows[next++];
    if (up !== undefined && up !== row) g.moveAll(row, up);
  }
  fillRows(g);
  g.emit('reserveRefreshed', { discarded, rows: rowsNow(g.table) });
}

/** Why a row cannot be chosen, or undefined when it can. PD-CHOOSE-07, PD-CHOOSE-13, R-15 */
export function whyNoRow(table: Table, row: number): WhyNot | undefined {
  if ((table.figures[row - 1] ?? -1) >= 0 || table.closed.includes(row)) return ROW_TAKEN;
  return (table.rows[row - 1]?.cards.length ?? 0) === 0 ? ROW_EMPTY : undefined;
}
const ROW_TAKEN = { reason: 'row-taken', clause: 'PD-CHOOSE-07' } as const;
const ROW_EMPTY = { reason: 'row-empty', clause: 'PD-CHOOSE-13' } as const;

/** A figure at a row, or below those already on the top space. PD-CHOOSE-06 to PD-CHOOSE-08, R-21 */
export function placeFigure(g: G, who: Who, space: Space): void {
  const { table } = g;
  if (space === TOP_SPACE) table.top.push(who);
  else table.figures[space - 1] = who;
  g.emit('figurePlaced', { who, space });
  // The Extra Experience token lies beside the lowest row. PD-CHOOSE-11, PD-SETUP-08, PD-EVIL-03, R-19
  if (space === table.rows.length && storyRules(g.options).extraExperience) gainXp(g, who, 1);
}

/** Both cards of a row, or two from the Main Deck. PD-CHOOSE-09, PD-CHOOSE-10 */
export function takeCards(g: G, who: Who, space: Space): void {
  const of = participant(g.table, who);
  const row = space === TOP_SPACE ? undefined : g.table.rows[space - 1];
  if (row !== undefined) g.emit('pairTaken', { who, row: space, cards: row.cards.slice() });
  if (of.automa === true) drawToTimeline(g, who, row ?? g.table.deck);
  else if (row === undefined) drawToHand(g, who, PAIR);
  else takeOpenly(g, of, row);
}
