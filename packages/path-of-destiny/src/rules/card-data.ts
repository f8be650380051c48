/** What the rules ask of Action cards all the time, as numbers: a card's Symbols and colours by its number. */

import { ACTION_CARDS, type Colour, COLOURS, SYMBOLS, type Symbol, type SymbolIndex } from '../content/index.ts';

export const symbolIndex = (symbol: Symbol): SymbolIndex => SYMBOLS.indexOf(symbol) as SymbolIndex;
export const colourBit = (colour: Colour): number => 1 << COLOURS.indexOf(colour);

/** The printed Symbols of each card, in order. */
const PRINTED: readonly (readonly SymbolIndex[])[] = ACTION_CARDS.map(({ symbols }) => symbols.map(symbolIndex));
/** The colours of each card, one bit each. PD-EFFECT-11 */
const BANNERS: readonly number[] = ACTION_CARDS.map(({ colours }) =>
  colours.reduce((bits, colour) => bits | colourBit(colour), 0),
);

export const printedOn = (card: number): readonly SymbolIndex[] => PRINTED[card] ?? [];
export const bannersOf = (card: number): number => BANNERS[card] ?? 0;
export const hasColour = (card: number, colour: Colour): boolean => (bannersOf(card) & colourBit(colour)) !== 0;
/** More than one banner. */
export const isMulticolour = (card: number): boolean => {
  const bits = bannersOf(card);
  return (bits & (bits - 1)) !== 0;
};
