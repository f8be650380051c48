import {
  bonusOf,
  commonCards,
  HAND,
  MARKET,
  ownCards,
  PLACES,
  priceOf,
  valueOf,
} from '../../packages/kernel/reference/caravan/cards.ts';
import type { MoveTools, PeerGame } from './peer.ts';

interface PeerTrader {
  hand: number[];
  deck: number[];
  discard: number[];
  place: number;
  coins: number;
}

export interface PeerCaravan {
  traders: PeerTrader[];
  market: number[];
  common: number[];
  commonDiscard: number[];
  turns: number;
}

/** The caravan by the same rules, with the peer's own dice and shuffles. Its moves check themselves, as usual there. */
export const peerCaravan = (rounds: number): PeerGame<PeerCaravan> => ({
  name: 'caravan',
  setup({ ctx, random }) {
    const G: PeerCaravan = {
      traders: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
        hand: [],
        deck: random.Shuffle(ownCards(seat)),
        discard: [],
        place: 0,
        coins: 0,
      })),
      market: [],
      common: random.Shuffle(commonCards(ctx.numPlayers)),
      commonDiscard: [],
      turns: 0,
    };
    for (const trader of G.traders) refillHand(trader, random);
    refillMarket(G, random);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    wait({ G, playerID, random }) {
      const trader = G.traders[Number(playerID)] as PeerTrader;
      trader.discard.push(trader.hand.shift() as number);
      G.commonDiscard.push(G.market.shift() as number);
      finish(G, trader, random);
      return undefined;
    },
    trade({ G, playerID, random }, pay: number, take: number) {
      const trader = G.traders[Number(playerID)] as PeerTrader;
      const paid = trader.hand.indexOf(pay);
      const taken = G.market.indexOf(take);
      if (paid < 0 || taken < 0) return 'INVALID_MOVE';
      if (valueOf(pay) + bonusOf(trader.place) < priceOf(take)) return 'INVALID_MOVE';
      trader.hand.splice(paid, 1);
      G.commonDiscard.push(pay);
      G.market.splice(taken, 1);
      trader.discard.push(take);
      trader.coins += priceOf(take);
      finish(G, trader, random);
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    return G.turns >= rounds * ctx.numPlayers ? { coins: G.traders.map((trader) => trader.coins) } : undefined;
  },
});

type Random = MoveTools<PeerCaravan>['random'];

/** What follows every trade and every wait. */
function finish(G: PeerCaravan, trader: PeerTrader, random: Random): void {
  const to = trader.place + random.D6();
  trader.place = to % PLACES;
  if (to >= PLACES) trader.coins += 1;
  refillMarket(G, random);
  refillHand(trader, random);
  G.turns += 1;
}

function refillMarket(G: PeerCaravan, random: Random): void {
  while (G.market.length < MARKET) {
    if (G.common.length === 0) {
      G.common = random.Shuffle(G.commonDiscard);
      G.commonDiscard = [];
    }
    G.market.push(G.common.pop() as number);
  }
}

function refillHand(trader: PeerTrader, random: Random): void {
  while (trader.hand.length < HAND) {
    if (trader.deck.length === 0) {
      trader.deck = random.Shuffle(trader.discard);
      trader.discard = [];
    }
    trader.hand.push(trader.deck.pop() as number);
  }
}
