import type { Hand, PokerResult, PokerRules } from '@medallion/old-world/poker';
import type { Say } from '@medallion/words';
import type { DiceMessages } from './words/shape.ts';
import { heldName } from './hand-words.ts';

export interface Hands {
  readonly active: Hand;
  readonly other?: Hand;
}

/** Why a game ended as it did, in one sentence; the winner's number comes first. */
export function why(say: Say<DiceMessages>, result: PokerResult, hands: Hands, rules: PokerRules): string {
  if (result.winner === 'table') return say('why.OW-SOLO-09', { hand: heldName(say, hands.active) });
  const { clause, winner, compared } = result;
  const loser = winner === 'active' ? 'other' : 'active';
  const numbers = { a: compared[winner], b: compared[loser] };
  const name = (side: 'active' | 'other') => {
    const hand = hands[side];
    return hand === undefined ? '' : heldName(say, hand).toLocaleLowerCase();
  };
  switch (clause) {
    case 'OW-POKER-11':
      return say('why.OW-POKER-11', { high: name(winner), low: name(loser) });
    case 'OW-POKER-13':
      return say(rules.pokerTwoPairs === 'sum' ? 'why.OW-POKER-13.sum' : 'why.OW-POKER-13', numbers);
    case 'OW-POKER-18':
      return hands[winner]?.name === 'none' ? say('why.OW-POKER-18.both', numbers) : say('why.OW-POKER-18');
    case 'OW-POKER-12':
    case 'OW-POKER-14':
    case 'OW-POKER-15':
    case 'OW-POKER-16':
      return say(`why.${clause}`, numbers);
  }
}
