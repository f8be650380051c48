import {
  BadInput,
  deckPile,
  handPile,
  type Notation,
  openPile,
  parseCore,
  parseInteger,
  positionLines,
  printCore,
} from '../../src/index.ts';
import type { SealedBids } from './shape.ts';

/** One pile per line, top card last: `hand 7 12 31`. Seats come in order. */
export const notation: Notation<SealedBids> = {
  print(state) {
    const { deck, hands, bids, past, prizes, prize, pastPrizes, points, round } = state.table;
    const row = (word: string, numbers: readonly number[]): string => [word, ...numbers].join(' ');
    return [
      row('round', [round]),
      row('points', points),
      ...hands.map((hand) => row('hand', hand.cards)),
      ...bids.map((bid) => row('bid', bid.cards)),
      row('deck', deck.cards),
      row('past', past.cards),
      row('prizes', prizes.cards),
      row('prize', prize.cards),
      row('past-prizes', pastPrizes.cards),
      ...printCore(state),
      '',
    ].join('\n');
  },

  parse(text) {
    const { core, rest } = parseCore<SealedBids>(positionLines(text));
    const rows = new Map<string, number[][]>();
    for (const { text: line, at } of rest) {
      const [word = '', ...numbers] = line.split(' ');
      const row = numbers.map((number) => parseInteger(number, `line ${at}: ${word}`));
      rows.set(word, [...(rows.get(word) ?? []), row]);
    }
    const one = (word: string): number[] => {
      const [row, more] = rows.get(word) ?? [];
      if (row === undefined || more !== undefined)
        throw new BadInput(`There is not one line "${word}"`, word, 'Write it once.');
      return row;
    };
    return {
      ...core,
      table: {
        deck: deckPile(one('deck')),
        hands: (rows.get('hand') ?? []).map((cards, seat) => handPile(seat, cards)),
        bids: (rows.get('bid') ?? []).map((cards, seat) => openPile(cards, seat)),
        past: openPile(one('past')),
        prizes: deckPile(one('prizes')),
        prize: openPile(one('prize')),
        pastPrizes: openPile(one('past-prizes')),
        points: one('points'),
        round: one('round')[0] ?? 0,
      },
    };
  },
};
