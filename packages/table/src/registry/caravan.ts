import { randomBot } from '@medallion/bots';
import { bonusOf, type Caravan, caravan, priceOf, valueOf } from '@medallion/kernel/reference';
import { plainSpeech } from './plain-speech.ts';
import type { Playable } from './types.ts';

export const playable: Playable<Caravan> = {
  rules: caravan,
  bots: { random: randomBot },
  usualBot: 'random',
  options: [{ name: 'rounds', values: [1, 2, 3, 5, 10, 20, 40], usual: 20 }],
  gist: ({ turn, traders }) => ({ turn, coins: traders.map(({ coins }) => coins) }),
  turn: ({ turn }) => turn,
  together: (common, own) => ({
    ...common,
    traders: common.traders.map((trader, seat) => own[seat]?.traders[seat] ?? trader),
  }),
};

export const speech = plainSpeech<Caravan>({
  title: 'The caravan',
  questions: { trade: 'Which card do you pay with, and what for? Or wait: your oldest card and the oldest offer go.' },
  label: ({ pay, take }) =>
    pay === undefined || take === undefined
      ? 'Wait'
      : `Pay with card ${pay}, worth ${valueOf(pay)}, for ${take}, which brings ${priceOf(take)} coins`,
  reasons: { 'too-dear': 'Your card and the place you stand on are not worth its price.' },
  tell: ({ type, data }, who) => {
    switch (type) {
      case 'traded':
        return `${who(data.seat)} pays with ${data.paid}, takes ${data.took}, and has ${data.coins} coins.`;
      case 'waited':
        return `${who(data.seat)} waits.`;
      case 'travelled':
        return `${who(data.seat)} rolls ${data.die} and comes to place ${data.place}.`;
      case 'offered':
        return `Card ${data.card} is offered for ${priceOf(data.card)}.`;
      case 'drew':
        return `${who(data.seat)} draws ${data.count}.`;
      case 'reshuffled':
        return data.seat === undefined ? 'The common cards are shuffled anew.' : `${who(data.seat)} shuffles.`;
    }
  },
  outline: ({ view: { table, viewer }, who }) => {
    const hand = viewer === 'spectator' ? undefined : table.traders[viewer]?.hand.cards;
    return [
      { title: 'The market', lines: (table.market.cards ?? []).map((card) => `card ${card}, price ${priceOf(card)}`) },
      ...(hand === undefined
        ? []
        : [{ title: 'Your hand', lines: hand.map((card) => `card ${card}, worth ${valueOf(card)}`) }]),
      {
        title: 'The traders',
        lines: table.traders.map(
          ({ coins, place, deck }, seat) =>
            `${who(seat)}: ${coins} coins, on place ${place} which adds ${bonusOf(place)}, ${deck.count} cards in the deck`,
        ),
      },
    ];
  },
  options: { rounds: 'Rounds' },
});
