import type { Abilities } from '../shape.ts';

export const abilities: Abilities = {
  'GER-1':
    'When you pick: use the top space, look at the top 4 cards of the Main Deck, take 2 of them and put the others on the bottom in any order.',
  'GER-2':
    'Before declarations: choose another player; their declaration is a tie this turn, whatever other Abilities say. Solo: flip the solo token again instead.',
  'GER-3': 'After effects: gain 1 Combat token for each red card in your Timeline, at most 3.',
  'GER-4': 'Before a chapter is scored: gain 3 tokens of one Active Symbol of your choice.',
  'YEN-1':
    'When you pick: take the pair of any available row, but put your figure on the top space below the others there. The row’s bonus is not given, and the row is empty for everybody else.',
  'YEN-2':
    'After effects: lose up to 2 Symbols of your choice, then gain that many and 1 more tokens of one Active Symbol.',
  'YEN-3':
    'After effects: apply the effect of one card you played this turn a second time, with the tokens you have now; losses are paid again.',
  'YEN-4':
    'Before declarations: choose your declaration freely this turn and gain 2 tokens of that Symbol. Solo: gain 2 tokens of one Active Symbol and flip the solo token again.',
  'DAN-1':
    'Before declarations: your declaration counts as two players this turn. Solo: flip the solo token again instead.',
  'DAN-2': 'After your pick: draw 2 more cards from the Main Deck, then discard 2 cards of your hand.',
  'DAN-3':
    'After effects: for each Active Symbol of which another participant has more than you, gain 2 tokens of it; both are compared first.',
  'DAN-4': 'Before a chapter is scored: gain 1 VP for each of the four Symbols you have at least one of.',
  'CIR-1':
    'After your pick: put your figure on the top space above all others there. You keep cards and bonus, and the space you left stays closed this turn.',
  'CIR-2': 'After effects: gain 1 token of each Active Symbol.',
  'CIR-3':
    'After effects: play a third card to the end of your Timeline and apply its effect, then draw 1 card from the Main Deck.',
  'CIR-4': 'Before a chapter is scored: up to 3 of your Non-Dominant Symbols give 1 VP each, and their XP as well.',
  'VES-1': 'When cards are kept: keep one more than the chapter allows.',
  'VES-2': 'After effects: gain 3 XP; another participant of your choice gains 1 XP.',
  'VES-3':
    'After effects: name a colour and an Active Symbol; gain 1 token of that Symbol for each card of that colour in your Timeline, at most 3.',
  'VES-4': 'Before a chapter is scored: gain 2 tokens of the Dominant Symbol and 2 XP.',
};
