import type { Texts } from '@medallion/words';
import type { DiceMessages } from './shape.ts';

export const dice: Texts<DiceMessages> = {
  'poker.they.locals': 'The locals',
  'poker.pool': 'In the pool',
  'poker.pool.winner': '{n} gold to the winner',
  'poker.reward.list': 'The bank pays by the hand',

  'ladder.title': 'What beats what',
  'ladder.pays': 'What it pays',
  'ladder.mine': 'your hand now',
  'ladder.mine.final': 'your hand, final',
  'ladder.theirs': 'their hand now',
  'ladder.theirs.final': 'their hand, final',
  'ladder.can': 'can still come, and wins',
  'ladder.could': 'can still come',

  'hand.none': 'No combination',
  'hand.pair': 'A pair',
  'hand.two-pairs': 'Two pairs',
  'hand.three': 'Three of a kind',
  'hand.five-high-straight': 'Five-high straight',
  'hand.six-high-straight': 'Six-high straight',
  'hand.full-house': 'Full house',
  'hand.four': 'Four of a kind',
  'hand.five': 'Five of a kind',

  'held.none': 'Nothing, {v} high',
  'held.pair': 'A pair of {of}',
  'held.two-pairs': 'Two pairs, {many} and {many2}',
  'held.three': 'Three {of}',
  'held.full-house': 'Full house, {many} and {many2}',
  'held.four': 'Four {of}',
  'held.five': 'Five {of}',

  'die.of': '{v, select, 1 {ones} 2 {twos} 3 {threes} 4 {fours} 5 {fives} other {sixes}}',
  'die.many': '{v, select, 1 {ones} 2 {twos} 3 {threes} 4 {fours} 5 {fives} other {sixes}}',

  'dice.die': 'Die {place}: {value}',
  'dice.keep': 'keep',
  'dice.reroll': 'reroll',

  'standing.ahead': 'ahead, as it lies',
  'standing.behind': 'beaten, as it lies',

  'odds.title': '{n, plural, =0 {If you stand} one {If you reroll one die} other {If you reroll # dice}}',
  'odds.wins': '{wins} of {rolls} {rolls, plural, one {roll} other {rolls}} win',
  'odds.none': 'no roll wins',
  'odds.stand.wins': 'You win as it lies.',
  'odds.stand.loses': 'You lose as it lies.',
  'odds.first': 'They reroll after you; this counts their best answer.',
  'odds.pays': 'on average per roll',
  'odds.paying': '{wins} of {rolls} {rolls, plural, one {roll} other {rolls}} pay',
  'odds.ways': '{hand} {n}×',

  'do.reroll':
    '{n, plural, =0 {Pick dice to reroll} one {Reroll one die} =2 {Reroll two dice} =3 {Reroll three dice} =4 {Reroll four dice} other {Reroll all five}}',
  'do.stand': 'Stand as you are',

  'result.lost.locals': 'The locals win',
  'result.solo': '{n, plural, =0 {No reward} other {The bank pays {n} gold}}',

  'why.OW-POKER-11': 'Higher combination: {high}, not {low}.',
  'why.OW-POKER-12': 'The same combination, with higher dice: {a} against {b}.',
  'why.OW-POKER-13': 'Two pairs each; the first that differ: {a} against {b}.',
  'why.OW-POKER-13.sum': 'Two pairs each; added up: {a} against {b}.',
  'why.OW-POKER-14': 'Full house each; first the three, then the two: {a} against {b}.',
  'why.OW-POKER-15': 'Equal combinations; the first other die that differs: {a} against {b}.',
  'why.OW-POKER-16': 'Everything is equal: the active player wins.',
  'why.OW-POKER-18': 'No combination is the lowest of all.',
  'why.OW-POKER-18.both': 'No combination on either side; the first die that differs: {a} against {b}.',
  'why.OW-SOLO-09': '{hand} in the table of rewards.',
};
