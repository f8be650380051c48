/** The reference games: small enough to read in a minute, together they use everything the kernel has. */
export { bonusOf, priceOf, valueOf } from './caravan/cards.ts';
export { caravan } from './caravan/game.ts';
export type { Caravan } from './caravan/shape.ts';
export { sealedBids } from './sealed-bids/game.ts';
export type { SealedBids } from './sealed-bids/shape.ts';
export { type TicTacToe, ticTacToe } from './tic-tac-toe.ts';
