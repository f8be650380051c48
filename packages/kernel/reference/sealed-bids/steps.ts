import type { Act, Seat, StepHandlers } from '../../src/index.ts';
import type { SealedBids } from './shape.ts';

const HAND = 8;
/** So many ties for one prize, and nobody gets it. SB-08 */
const TIES = 2;

export const steps: StepHandlers<SealedBids> = {
  /** Eight cards each from one deck. SB-01 */
  deal: (g) => {
    const { deck, hands, prizes } = g.table;
    g.shuffle('cards', deck);
    g.shuffle('prizes', prizes);
    for (const [seat, hand] of hands.entries()) {
      for (let i = 0; i < HAND; i++) g.moveTop(deck, hand);
      g.emitTo(seat, 'dealt', { seat, count: HAND }, { cards: [...hand.cards] });
    }
    g.then({ do: 'round' });
  },

  /** A prize is shown; its leader may pay tribute; then all bid. SB-02 */
  round: (g) => {
    g.moveTop(g.table.prizes, g.table.prize);
    g.emit('prizeShown', { prize: prizeOf(g) });
    const seats = g.table.hands.map((_, seat) => seat);
    g.then({ do: 'tribute', laid: 0 }, { do: 'bid', seats, ties: 0 }, { do: 'round-end' });
  },

  tribute: (g, { laid }) => {
    const leader = g.table.round % g.seats;
    if (g.table.hands[leader]?.cards.length !== 0) g.ask(leader, 'tribute', { laid });
  },

  /** Those who still have cards bid at the same time. SB-05 */
  bid: (g, { seats, ties }) => {
    for (const seat of seats) if (g.table.hands[seat]?.cards.length !== 0) g.ask(seat, 'bid', { ties });
    g.then({ do: 'compare', seats, ties });
  },

  /** The highest ten wins; those who tie bid again, among themselves. SB-07, SB-08 */
  compare: (g, { seats, ties }) => {
    const tens = seats.map((seat) => Math.trunc((g.table.bids[seat]?.cards.at(-1) ?? 0) / 10));
    const most = Math.max(...tens);
    const best = seats.filter((_, index) => tens[index] === most);
    const [winner] = best;
    if (best.length === 1 && winner !== undefined) return win(g, winner);
    if (ties === TIES) {
      g.emit('prizeLost', { prize: prizeOf(g) });
      return;
    }
    g.emit('tied', { seats: best });
    g.then({ do: 'bid', seats: best, ties: ties + 1 });
  },

  /** The table is cleared; after the last round the points decide. SB-09 */
  'round-end': (g) => {
    const { table } = g;
    for (const bid of table.bids) g.moveAll(bid, table.past);
    g.moveAll(table.prize, table.pastPrizes);
    table.round += 1;
    if (table.round < g.options.rounds) g.then({ do: 'round' });
    else g.end({ ranking: ranking(table.points) });
  },
};

function win(g: Act<SealedBids>, seat: Seat): void {
  const prize = prizeOf(g);
  g.table.points[seat] = (g.table.points[seat] ?? 0) + prize;
  g.emit('prizeWon', { seat, prize });
}

function prizeOf(g: Act<SealedBids>): number {
  return g.table.prize.cards[0] ?? 0;
}

/** Seats with the same points share a place. */
function ranking(points: readonly number[]): Seat[][] {
  const totals = [...new Set(points)].sort((a, b) => b - a);
  return totals.map((total) => points.flatMap((own, seat) => (own === total ? [seat] : [])));
}
