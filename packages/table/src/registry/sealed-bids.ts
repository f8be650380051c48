import { randomBot } from '@medallion/bots';
import { type SealedBids, sealedBids } from '@medallion/kernel/reference';
import { plainSpeech } from './plain-speech.ts';
import type { Playable } from './types.ts';

export const playable: Playable<SealedBids> = {
  rules: sealedBids,
  bots: { random: randomBot },
  usualBot: 'random',
  options: [{ name: 'rounds', values: [1, 2, 3, 4, 5, 6, 7, 8], usual: 4 }],
  gist: ({ round, points }) => ({ round, points: [...points] }),
  turn: ({ round }) => round,
  together: (common, own) => ({ ...common, hands: common.hands.map((hand, seat) => own[seat]?.hands[seat] ?? hand) }),
};

export const speech = plainSpeech<SealedBids>({
  title: 'Sealed bids',
  questions: {
    tribute: 'You lead this round. Will you lay down a card for a point?',
    bid: 'Which card do you bid, unseen by the others? The highest ten wins; who ties bids again.',
  },
  label: ({ id, card }) => (card === undefined ? (id === 'keep' ? 'Keep my cards' : 'Bid nothing') : `Card ${card}`),
  reasons: {
    'enough-tribute': 'Two cards are tribute enough for a round.',
    'needed-for-bids': 'You need a card for every round to come.',
    'too-high': 'Cards above 50 may only break a tie.',
  },
  tell: ({ type, data }, who) => {
    switch (type) {
      case 'dealt':
        return `${who(data.seat)} is dealt ${data.count} cards.`;
      case 'prizeShown':
        return `A prize worth ${data.prize} is shown.`;
      case 'tributePaid':
        return `${who(data.seat)} lays down card ${data.card} for a point.`;
      case 'bidShown':
        return `${who(data.seat)} bids ${data.card ?? 'nothing'}.`;
      case 'tied':
        return `${data.seats.map(who).join(' and ')} tie, and bid again.`;
      case 'prizeWon':
        return `${who(data.seat)} wins the prize: ${data.prize} points.`;
      case 'prizeLost':
        return `Nobody gets the prize worth ${data.prize}.`;
    }
  },
  outline: ({ view: { table, viewer, seats }, who }) => {
    const own = viewer === 'spectator' ? undefined : table.hands[viewer]?.cards;
    return [
      { title: 'The prize', lines: [`worth ${table.prize.cards?.[0] ?? 0}; ${table.prizes.count} more to come`] },
      ...(own === undefined ? [] : [{ title: 'Your hand', lines: [own.join(', ')] }]),
      {
        title: 'Everybody',
        lines: Array.from({ length: seats }, (_, seat) => {
          const bid = table.bids[seat]?.cards ?? [];
          const shown = bid.length === 0 ? '' : `, bid ${bid.join(', ')}`;
          return `${who(seat)}: ${table.points[seat]} points, ${table.hands[seat]?.count} cards${shown}`;
        }),
      },
    ];
  },
  options: { rounds: 'Rounds' },
});
