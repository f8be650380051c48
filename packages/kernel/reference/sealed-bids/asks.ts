import type { AskRules } from '../../src/index.ts';
import type { SealedBids } from './shape.ts';

/** Cards above this may not open the bidding. SB-06 */
const OPENING_LIMIT = 50;
const TRIBUTES = 2;

export const asks: AskRules<SealedBids> = {
  tribute: {
    /** Up to two cards, as long as one is left for every round to come. SB-03, SB-04 */
    list({ table, options }, { seat, laid }, answers) {
      answers.may({ id: 'keep' });
      const hand = table.hands[seat]?.cards ?? [];
      const spare = hand.length - (options.rounds - table.round);
      for (const card of hand) {
        if (laid >= TRIBUTES)
          answers.mayNot({ id: `lay-${card}`, card }, 'enough-tribute', 'SB-03', { most: TRIBUTES });
        else if (spare < 1) answers.mayNot({ id: `lay-${card}`, card }, 'needed-for-bids', 'SB-04');
        else answers.may({ id: `lay-${card}`, card });
      }
    },
    take(g, { seat, laid }, { card }) {
      const hand = g.table.hands[seat];
      if (card === undefined || hand === undefined) return;
      g.move(card, hand, g.table.past);
      g.table.points[seat] = (g.table.points[seat] ?? 0) + 1;
      g.emit('tributePaid', { seat, card });
      g.then({ do: 'tribute', laid: laid + 1 });
    },
  },

  bid: {
    /** Any card of the hand, or none; the highest cards must wait for a tie. SB-05, SB-06 */
    list({ table }, { seat, ties }, answers) {
      answers.may({ id: 'pass' });
      for (const card of table.hands[seat]?.cards ?? []) {
        if (ties === 0 && card > OPENING_LIMIT)
          answers.mayNot({ id: `bid-${card}`, card }, 'too-high', 'SB-06', { limit: OPENING_LIMIT });
        else answers.may({ id: `bid-${card}`, card });
      }
    },
    take(g, { seat }, { card }) {
      const hand = g.table.hands[seat];
      const bid = g.table.bids[seat];
      if (card === undefined || hand === undefined || bid === undefined) {
        g.emit('bidShown', { seat });
        return;
      }
      g.move(card, hand, bid);
      g.emit('bidShown', { seat, card });
    },
  },
};
