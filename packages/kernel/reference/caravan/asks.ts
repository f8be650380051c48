import type { AskRules } from '../../src/index.ts';
import { bonusOf, priceOf, valueOf } from './cards.ts';
import type { Caravan, Trader } from './shape.ts';
import { traderOf } from './steps.ts';

const WAIT = { id: 'wait' } as const;

export const asks: AskRules<Caravan> = {
  trade: {
    /** Wait, or pay with a hand card that is worth a market card's price. CV-03, CV-04, CV-05 */
    list({ table }, { seat }, answers) {
      answers.may(WAIT);
      const { hand, place } = table.traders[seat] as Trader;
      const bonus = bonusOf(place);
      for (const pay of hand.cards) {
        const worth = valueOf(pay) + bonus;
        for (const take of table.market.cards) {
          const price = priceOf(take);
          if (worth >= price) answers.may({ id: `${pay}-${take}`, pay, take });
          else if (answers.reasons)
            answers.mayNot({ id: `${pay}-${take}`, pay, take }, 'too-dear', 'CV-04', { worth, price });
        }
      }
    },

    take(g, { seat }, { pay, take }) {
      const { table } = g;
      const trader = traderOf(g, seat);
      if (pay === undefined || take === undefined) {
        // Whoever waits lays down the oldest card, and the market's oldest offer is withdrawn. CV-03
        g.move(trader.hand.cards[0] ?? -1, trader.hand, trader.discard);
        g.move(table.market.cards[0] ?? -1, table.market, table.commonDiscard);
        g.emit('waited', { seat });
      } else {
        g.move(pay, trader.hand, table.commonDiscard);
        g.move(take, table.market, trader.discard);
        trader.coins += priceOf(take);
        g.emit('traded', { seat, paid: pay, took: take, coins: trader.coins });
      }
      g.then({ do: 'travel', seat }, { do: 'refill-market' }, { do: 'refill-hand', seat }, { do: 'turn-end' });
    },
  },
};
