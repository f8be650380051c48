/** What the cards and places of the caravan game are worth: shared with the bench's other implementation of it. */

export const PLACES = 18;
export const HAND = 5;
export const MARKET = 6;
export const OWN_CARDS = 30;
export const COMMON_CARDS = 120;

/** What a played card pays. CV-04 */
export const valueOf = (card: number): number => 1 + (card % 6);
/** What a market card costs, and the coins it brings. CV-04 */
export const priceOf = (card: number): number => 1 + ((card * 7) % 9);
/** What the place a pawn stands on adds to a payment. CV-05 */
export const bonusOf = (place: number): number => place % 3;

/** A seat's own thirty cards; the common ones follow after those of all seats. */
export const ownCards = (seat: number): number[] =>
  Array.from({ length: OWN_CARDS }, (_, index) => seat * OWN_CARDS + index);
export const commonCards = (seats: number): number[] =>
  Array.from({ length: COMMON_CARDS }, (_, index) => seats * OWN_CARDS + index);
