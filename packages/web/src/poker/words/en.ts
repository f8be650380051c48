import type { Texts } from '@medallion/words';
import type { PokerMessages } from './shape.ts';

export const poker: Texts<PokerMessages> = {
  'setup.title': 'The practice table',
  'setup.against': 'Who sits across from you?',
  'setup.locals': 'The locals',
  'setup.locals.text': 'You stake 1, the bank adds 2. You always reroll last.',
  'setup.witcher': 'Another witcher',
  'setup.witcher.text': 'Both stake 1, the bank adds 1. Whoever is active rerolls last; you take turns.',
  'setup.solo': 'The table of rewards',
  'setup.solo.text': 'As in solo play: pay 1, roll, reroll once, and be paid by the hand.',
  'setup.length': 'How long?',
  'setup.short': 'A short while',
  'setup.evening': 'An evening',
  'setup.night': 'All night',
  'setup.purse': '{gold} gold, until you own {goal}',
  'setup.rules': 'House rules',
  'setup.twoPairs': 'Two pairs against two pairs',
  'setup.twoPairs.highPairFirst': 'the higher pair first',
  'setup.twoPairs.sum': 'the sum of the four dice',
  'setup.kickers': 'Dice outside the combination',
  'setup.kickers.all': 'compare all of them',
  'setup.kickers.two': 'compare the two highest',
  'setup.start': 'Sit down',

  'poker.skip': 'To the table',
  'poker.place.locals': 'against the locals',
  'poker.place.witcher': 'against another witcher',
  'poker.place.solo': 'for the table of rewards',
  'poker.you': 'You',
  'poker.they.witcher': 'The other witcher',
  'poker.thrower': 'your neighbour throws for them',
  'poker.gold': '{n, plural, one {# gold} other {# gold}}',
  'poker.purse': '{n} of {goal} gold',
  'poker.pool.empty': 'The pool is empty',
  'poker.reward.now': '{hand} pays {n, plural, =0 {nothing} other {# gold}}',

  'stage.label': 'The course of a game',
  'stage.stakes': 'Stakes',
  'stage.stakes.locals': '1 yours, 2 theirs',
  'stage.stakes.witcher': '1 each, 1 the bank’s',
  'stage.stakes.solo': '1 yours',
  'stage.you': 'You reroll',
  'stage.you.any': 'any dice, once',
  'stage.they': 'They reroll',
  'stage.they.any': 'any dice, once',
  'stage.done': '{n, plural, =0 {none, they lie} one {# die, done} other {# dice, done}}',
  'stage.settle': 'Settle',
  'stage.settle.mine': 'a tie is yours',
  'stage.settle.theirs': 'a tie is theirs',
  'stage.reward': 'Reward',
  'stage.reward.text': 'from the bank',

  'dice.yours': 'Your dice',
  'dice.theirs': 'Their dice',

  'do.play': 'Stake 1 gold',
  'do.play.again': 'Next game, stake 1',
  'do.challenged': 'Take the challenge',
  'do.challenged.why': 'It is the other witcher’s turn. Whoever is challenged cannot refuse.',
  'do.leave': 'Get up from the table',
  'do.suggest': 'Suggest a reroll',
  'do.another': 'Another evening',
  'do.setup': 'Change the table',
  'do.wait': 'They reroll…',

  'result.won': 'You win {n} gold',
  'result.lost.witcher': 'The other witcher wins {n} gold',

  'clause.OW-POKER-11':
    'The higher combination wins. From the lowest: pair, two pairs, three of a kind, five-high straight, six-high straight, full house, four of a kind, five of a kind.',
  'clause.OW-POKER-12': 'If both have the same combination, the one made of higher dice wins.',
  'clause.OW-POKER-13':
    'Two pairs each: the higher pairs are compared first, then the lower ones. (House rule: the sums of the four dice instead.)',
  'clause.OW-POKER-14': 'Full house each: the three equal dice are compared first, then the two.',
  'clause.OW-POKER-15':
    'If the combinations are equal in value, the dice outside them are compared, the highest first. (House rule: only the two highest.)',
  'clause.OW-POKER-16': 'If everything is equal, the active player wins.',
  'clause.OW-POKER-18':
    'A roll without any combination is worth less than a pair; two such rolls are compared die by die, the highest first.',
  'clause.OW-SOLO-09':
    'Solo rewards: pair 0, two pairs 1, three of a kind 2, either straight 3, full house 4, four of a kind 5, five of a kind 6 gold.',

  'over.goal.you': 'Your purse is full',
  'over.goal.they': 'Their purse is full',
  'over.broke.you': 'Your purse is empty',
  'over.broke.they': 'Their purse is empty',
  'over.left': 'You get up',
  'over.left.they': 'They get up',
  'over.text': '{gold} gold after {games, plural, one {# game} other {# games}}.',

  'say.rolled': 'You rolled {mine}.',
  'say.rolled.both': 'You rolled {mine}: {myHand}. They rolled {theirs}: {theirHand}.',
  'say.rerolled.you': 'You rerolled {n, plural, =0 {nothing} one {# die} other {# dice}}: {dice}, {hand}.',
  'say.rerolled.they': 'They rerolled {n, plural, =0 {nothing} one {# die} other {# dice}}: {dice}, {hand}.',
  'say.turn': 'Your reroll.',

  'refusal.stale': 'The table has moved on; look again.',
  'refusal.other': 'That is not possible now.',
  'refusal.fault': 'Something in the rules went wrong; the game stands where it stood. Please report it.',

  'why-not.needs-gold': 'You need 1 gold to play.',
  'why-not.opponent-needs-gold': 'They have no gold left to play.',

  'save.failed': 'The saved game could not be opened, so the table is free.',

  'title.turn': 'Your reroll',
};
