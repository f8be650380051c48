import { deckPile, type Game, handPile, openPile, viewPile, rawOptions, wholeNumber } from '../../src/index.ts';
import { asks } from './asks.ts';
import { notation } from './notation.ts';
import type { SealedBids } from './shape.ts';
import { steps } from './steps.ts';

const CARDS = 60;
const PRIZES = 15;
const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);

export const sealedBids: Game<SealedBids> = {
  id: 'sealed-bids',
  rules: '1',
  seats: { min: 2, max: 6 },
  streams: ['cards', 'prizes'],

  readOptions: (raw) => ({ rounds: wholeNumber(rawOptions(raw, ['rounds']).rounds ?? 4, 1, 8, 'rounds') }),

  setup: (_options, seats) => ({
    table: {
      deck: deckPile(upTo(CARDS)),
      hands: Array.from({ length: seats }, (_, seat) => handPile(seat)),
      bids: Array.from({ length: seats }, (_, seat) => openPile([], seat)),
      past: openPile(),
      prizes: deckPile(upTo(PRIZES)),
      prize: openPile(),
      pastPrizes: openPile(),
      points: new Array<number>(seats).fill(0),
      round: 0,
    },
    agenda: [{ do: 'deal' }],
  }),

  steps,
  asks,

  view: ({ table }, viewer) => ({
    deck: viewPile(table.deck, viewer),
    hands: table.hands.map((hand) => viewPile(hand, viewer)),
    bids: table.bids.map((bid) => viewPile(bid, viewer)),
    past: viewPile(table.past, viewer),
    prizes: viewPile(table.prizes, viewer),
    prize: viewPile(table.prize, viewer),
    pastPrizes: viewPile(table.pastPrizes, viewer),
    points: [...table.points],
    round: table.round,
  }),

  /** Hands came from the deck: a card nobody has shown may be in any of them. */
  hidden: ({ table }) => [[table.deck, ...table.hands], [table.prizes]],

  invariants: {
    'SB-01: no card appears or vanishes': ({ table }) => {
      const piles = [table.deck, ...table.hands, ...table.bids, table.past];
      const cards = new Set(piles.flatMap((pile) => pile.cards));
      const count = piles.reduce((sum, pile) => sum + pile.cards.length, 0);
      return cards.size === CARDS && count === CARDS ? undefined : `${count} cards, ${cards.size} different`;
    },
  },

  notation,
};
