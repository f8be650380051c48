import { bonusOf, priceOf, valueOf } from '../../packages/kernel/reference/caravan/cards.ts';
import type { Caravan, Trader } from '../../packages/kernel/reference/caravan/shape.ts';
import { caravan } from '../../packages/kernel/reference/index.ts';
import { Dice, Match } from '../../packages/kernel/src/index.ts';
import { type Peer, peerOf } from './peer.ts';
import { type PeerCaravan, peerCaravan } from './peer-caravan.ts';
import { compare, inBatches, type Side } from './rounds.ts';

const SEATS = 5;
/** Two hundred moves a game. */
const ROUNDS = 40;

/** Both sides play by the same policy; their dice and shuffles are their own, so the games differ. */
export async function benchMidSize(): Promise<{ ours: number; peer: number }> {
  return compare(() => ours(280), await peerMidSize(4));
}

/** So many games of the peer's. */
export async function peerMidSize(games: number): Promise<Side> {
  const peer = await peerOf(peerCaravan(ROUNDS), SEATS);
  return () => theirs(peer, games);
}

/** The same player at both tables: any card for any offer, and where that is too dear, wait. */
export function pickTrade(
  dice: Dice,
  place: number,
  hand: readonly number[],
  market: readonly number[],
): readonly number[] {
  const pay = dice.pick(hand);
  const take = dice.pick(market);
  return valueOf(pay) + bonusOf(place) >= priceOf(take) ? [pay, take] : [];
}

/** A match with nobody having moved yet. */
export function startCaravan(rounds: number, secret: string): Match<Caravan> {
  return Match.start(caravan, { seats: SEATS, options: { rounds }, secret, nonces: ['a', 'b', 'c', 'd', 'e'] });
}

/** Plays a match to its end and says how many moves it took. */
export function playCaravan(match: Match<Caravan>, dice: Dice): number {
  let moves = 0;
  while (match.play.over === undefined) {
    const { asks, table } = match.play.state;
    const ask = asks[0];
    const { place, hand } = table.traders[ask?.seat ?? 0] as Trader;
    const trade = pickTrade(dice, place, hand.cards, table.market.cards);
    const choice = trade.length === 0 ? 'wait' : `${trade[0]}-${trade[1]}`;
    const result = match.submit({ seat: ask?.seat, ask: ask?.id, choice, number: match.number });
    if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
    // A trade or a wait, a journey, an offer, a draw.
    if (result.events.length < 4) throw new Error('a turn is at least four events');
    moves++;
  }
  return moves;
}

function ours(games: number): ReturnType<Side> {
  const dice = new Dice('ours');
  const starts = Array.from({ length: games }, (_, index) => () => startCaravan(ROUNDS, `secret ${index}`));
  return inBatches(starts, 70, (match) => playCaravan(match, dice));
}

function theirs(peer: Peer<PeerCaravan>, games: number): ReturnType<Side> {
  const dice = new Dice('theirs');
  const starts = Array.from({ length: games }, () => () => peer.start());
  return inBatches(starts, 1, (start) => {
    let moves = 0;
    for (let state = start; state.ctx.gameover === undefined; moves++) {
      const { traders, market } = state.G;
      const { place, hand } = traders[Number(state.ctx.currentPlayer)] as PeerCaravan['traders'][number];
      const trade = pickTrade(dice, place, hand, market);
      state = peer.move(state, trade.length === 0 ? 'wait' : 'trade', trade);
    }
    return moves;
  });
}
