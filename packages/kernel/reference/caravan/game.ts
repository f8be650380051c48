import {
  clonePile,
  deckPile,
  type Game,
  handPile,
  openPile,
  viewPile,
  rawOptions,
  wholeNumber,
} from '../../src/index.ts';
import { asks } from './asks.ts';
import { COMMON_CARDS, commonCards, OWN_CARDS, ownCards } from './cards.ts';
import type { Caravan } from './shape.ts';
import { steps } from './steps.ts';

export const caravan: Game<Caravan> = {
  id: 'caravan',
  rules: '1',
  seats: { min: 2, max: 5 },
  streams: ['dice', 'decks', 'common'],

  readOptions: (raw) => ({ rounds: wholeNumber(rawOptions(raw, ['rounds']).rounds ?? 20, 1, 1000, 'rounds') }),

  setup: (_options, seats) => ({
    table: {
      traders: Array.from({ length: seats }, (_, seat) => ({
        hand: handPile(seat),
        deck: deckPile(ownCards(seat), seat),
        discard: openPile([], seat),
        place: 0,
        coins: 0,
      })),
      market: openPile(),
      common: deckPile(commonCards(seats)),
      commonDiscard: openPile(),
      turn: 0,
    },
    agenda: [{ do: 'deal' }],
  }),

  steps,
  asks,

  view: ({ table }, viewer) => ({
    traders: table.traders.map(({ hand, deck, discard, place, coins }) => ({
      hand: viewPile(hand, viewer),
      deck: viewPile(deck, viewer),
      discard: viewPile(discard, viewer),
      place,
      coins,
    })),
    market: viewPile(table.market, viewer),
    common: viewPile(table.common, viewer),
    commonDiscard: viewPile(table.commonDiscard, viewer),
    turn: table.turn,
  }),

  cloneTable: (table) => ({
    traders: table.traders.map(({ hand, deck, discard, place, coins }) => ({
      hand: clonePile(hand),
      deck: clonePile(deck),
      discard: clonePile(discard),
      place,
      coins,
    })),
    market: clonePile(table.market),
    common: clonePile(table.common),
    commonDiscard: clonePile(table.commonDiscard),
    turn: table.turn,
  }),

  /** A trader's unseen cards are in the hand or in the deck; the common deck mixes with neither. */
  hidden: ({ table }) => [...table.traders.map(({ hand, deck }) => [hand, deck]), [table.common]],

  invariants: {
    'CV-01: no card appears or vanishes': ({ table }, { seats }) => {
      const own = table.traders.flatMap(({ hand, deck, discard }) => [hand, deck, discard]);
      // Marks instead of a set: this runs after every step of every branch the tests try.
      const seen = new Uint8Array(seats * OWN_CARDS + COMMON_CARDS);
      for (const { cards } of [...own, table.market, table.common, table.commonDiscard]) {
        for (const card of cards) {
          if (seen[card] !== 0) return `card ${card} is there twice, or is no card`;
          seen[card] = 1;
        }
      }
      const lost = seen.indexOf(0);
      return lost < 0 ? undefined : `card ${lost} is gone`;
    },
  },
};
