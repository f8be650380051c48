/** Counting cards for goals and epilogues: in hand and in the Timeline. */

import { COLOURS, type Colour, type Symbol } from '../../content/vocabulary.ts';
import { bannersOf, colourBit, isMulticolour, printedOn, symbolIndex } from '../card-data.ts';
import { printedCount } from '../symbols.ts';
import type { Participant } from '../table.ts';

/** Symbols of a kind printed on the cards in hand. */
export function printedInHand(of: Participant, symbol: Symbol): number {
  const index = symbolIndex(symbol);
  let count = 0;
  for (const card of of.hand.cards) for (const printed of printedOn(card)) if (printed === index) count++;
  return count;
}

export function cardsOfColour(cards: readonly number[], colour: Colour): number {
  const bit = colourBit(colour);
  let count = 0;
  for (const card of cards) if ((bannersOf(card) & bit) !== 0) count++;
  return count;
}

export function multicolourCards(cards: readonly number[]): number {
  let count = 0;
  for (const card of cards) if (isMulticolour(card)) count++;
  return count;
}

export function differentColours(cards: readonly number[]): number {
  let count = 0;
  for (const colour of COLOURS) if (cardsOfColour(cards, colour) > 0) count++;
  return count;
}

/** The most cards of any one colour. */
export function mostOfAColour(cards: readonly number[]): number {
  let most = 0;
  for (const colour of COLOURS) most = Math.max(most, cardsOfColour(cards, colour));
  return most;
}

/** Different Symbols lying uncovered on Timeline cards; tokens are not on cards. R-92 */
export function differentSymbolsInTimeline(of: Participant): number {
  let count = 0;
  for (const symbol of [0, 1, 2, 3] as const) if (printedCount(of, symbol) > 0) count++;
  return count;
}
