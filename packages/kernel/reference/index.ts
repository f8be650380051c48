/** The reference games: small enough to read in a minute, together they use everything the kernel has. */
export { caravan } from './caravan/game.ts';
export { sealedBids } from './sealed-bids/game.ts';
export { type TicTacToe, ticTacToe } from './tic-tac-toe.ts';
