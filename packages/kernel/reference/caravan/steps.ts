import type { Act, Seat, StepHandlers } from '../../src/index.ts';
import { HAND, MARKET, PLACES } from './cards.ts';
import type { Caravan, Trader } from './shape.ts';

export const steps: StepHandlers<Caravan> = {
  /** Shuffled decks, five cards each, six in the market. CV-01 */
  deal: (g) => {
    g.shuffle('common', g.table.common);
    for (const { deck } of g.table.traders) g.shuffle('decks', deck);
    const hands = g.table.traders.map((_, seat) => ({ do: 'refill-hand', seat }) as const);
    g.then(...hands, { do: 'refill-market' }, { do: 'turn' });
  },

  turn: (g) => {
    g.ask(g.table.turn % g.seats, 'trade', {});
  },

  /** A die says how far the pawn goes; passing the first place earns a coin. CV-06 */
  travel: (g, { seat }) => {
    const trader = traderOf(g, seat);
    const die = g.die('dice');
    const to = trader.place + die;
    trader.place = to % PLACES;
    if (to >= PLACES) trader.coins += 1;
    g.emit('travelled', { seat, die, place: trader.place });
  },

  /** The market is filled up from the common deck. CV-07 */
  'refill-market': (g) => {
    const { market, common, commonDiscard } = g.table;
    while (market.cards.length < MARKET) {
      if (common.cards.length === 0) {
        g.moveAll(commonDiscard, common);
        g.shuffle('common', common);
        g.emit('reshuffled', {});
      }
      g.moveTop(common, market);
      g.emit('offered', { card: market.cards.at(-1) ?? -1 });
    }
  },

  /** The hand is filled up from one's own deck. CV-08 */
  'refill-hand': (g, { seat }) => {
    const { hand, deck, discard } = traderOf(g, seat);
    const before = hand.cards.length;
    while (hand.cards.length < HAND) {
      if (deck.cards.length === 0) {
        g.moveAll(discard, deck);
        g.shuffle('decks', deck);
        g.emit('reshuffled', { seat });
      }
      g.moveTop(deck, hand);
    }
    g.emitTo(seat, 'drew', { seat, count: hand.cards.length - before }, { cards: hand.cards.slice(before) });
  },

  /** After the last round the coins decide. CV-09 */
  'turn-end': (g) => {
    g.table.turn += 1;
    if (g.table.turn < g.options.rounds * g.seats) g.then({ do: 'turn' });
    else g.end({ ranking: ranking(g.table.traders.map((trader) => trader.coins)) });
  },
};

export function traderOf(g: Act<Caravan>, seat: Seat): Trader {
  return g.table.traders[seat] as Trader;
}

function ranking(coins: readonly number[]): Seat[][] {
  const totals = [...new Set(coins)].sort((a, b) => b - a);
  return totals.map((total) => coins.flatMap((own, seat) => (own === total ? [seat] : [])));
}
