import type { Texts } from '@medallion/words';
import type { Messages } from '../shape.ts';

export const text: Texts<Messages> = {
  effect: '{when}: {then}.',
  'when.lose': 'lose 1 {symbol} Symbol',
  'when.lose-123': 'lose 1 / 2 / 3 {symbol} Symbols, as many as you can',
  'when.lose-non-active-123': 'lose 1 / 2 / 3 Non-Active Symbols, as many as you can',
  'when.colour-at-least': 'with at least {n} {colourName} cards in your Timeline',
  'when.colour-exactly':
    'with exactly {n, plural, one {# {colourName} card} other {# {colourName} cards}} in your Timeline',
  'when.colour-123': 'with 1 / 2 / 3 or more {colourName} cards in your Timeline',
  'when.non-active-123': 'with 1 / 2 / 3 or more Non-Active Symbols',
  'when.non-active-at-least': 'with at least {n} Non-Active Symbols',
  'then.xp': 'gain {n} XP',
  'then.xp-123': 'gain 1 / 2 / 3 XP',
  'then.path-123': 'gain 1 / 2 / 3 tokens of the {side, select, left {Left} other {Right}} Path’s Symbol',
  'then.path': 'gain {n} tokens of the {side, select, left {Left} other {Right}} Path’s Symbol',
  'then.each-active': 'gain 1 token of each Active Symbol',
  'then.two': 'gain 2 {symbol} tokens',
  'then.symbol-123': 'gain 1 / 2 / 3 {symbol} tokens',
  'then.set': 'gain 1 token each: {list}',

  'quest.per-colour': '{n} VP for each {colourName} card in hand',
  'quest.symbols-at-least': '{n} VP with at least {count} {symbol} Symbols on cards in hand',
  'quest.per-couple':
    '{n} VP for each couple of a {one} and a {other} card in hand (a card of both colours is a couple by itself)',
  'quest.different-colours': 'for 2 / 3 / 4 / 5 different colours in hand: {points} VP',
  'quest.per-multicolour': '{n} VP for each multicolour card in hand',
  'quest.per-further-symbol': '{n} VP for each different Symbol beyond the first on cards in hand',
  'quest.per-pair-of-colour': '{n} VP for every two cards of the same colour in hand',
  'quest.cap': 'at most {n} VP',

  'automa.xp-per-card': '{n} XP for each {colourName} card that enters its Timeline.',
  'automa.xp-shared-colour': '{n} XP when its two new cards share a colour.',
  'automa.flip-gives': 'The flip of phase 3 gives it {n} tokens.',
  'automa.vp-when-placed': '{n} VP whenever the Destiny token of the turn is placed.',
  'automa.vp-per-non-dominant': 'At the end of a chapter {n} VP for every {per} Non-Dominant Symbols, rounded up.',
  'automa.token-before-flip':
    'Before the flip of phase 3 it gains 1 token of the Active Symbol it has more of; the left one if equal.',
  'automa.vp-per-colour':
    'At the end of a chapter {n} VP for each colour with at least {cards} cards in its Timeline, at most {cap}.',

  'op.vp': '{n, plural, =0 {nothing} other {{n, number, ::sign-always} VP}}',
  'op.xp': '{n, plural, =0 {nothing} other {{n, number, ::sign-always} XP}}',
  'op.active':
    '{n, plural, one {# token} other {# tokens}} of the next chapter’s {side, select, left {left} other {right}} Symbol',
  'op.sift': 'draw {n} cards, then discard {n} from hand',
  'op.top': 'move to the top of the Initiative track',
  'op.peek': 'look once at a face-down Secret Goal',
  'op.special': 'take a Special Symbol token',
  'op.ally': 'draw an Alliance card: {name}',

  'bonus.symbols-in-hand': '1 VP for each {symbol} Symbol on cards in hand, at most {cap}',
  'bonus.colour-in-timeline': '1 VP for each {colourName} card in the Timeline, at most {cap}',
  'bonus.colours-in-hand-beyond': '1 VP for each different colour in hand beyond {n}, at most {cap}',
  'bonus.unused-abilities': '1 VP for each unlocked, unused Ability, at most {cap}',
  'bonus.goals': 'the two Secret Goals whose backs show the Dominant Symbol are scored',
  'bonus.none': 'nothing more is scored',

  'count.symbols-in-hand': '{symbol} Symbols on cards in hand',
  'count.colour':
    '{colourName} cards in {where, select, hand {hand} timeline {the Timeline} other {Timeline and hand}}',
  'count.multicolour': 'multicolour cards in {where, select, timeline {the Timeline} other {Timeline and hand}}',
  'count.symbols-in-timeline': 'different Symbols uncovered on Timeline cards',
  'count.different-colours-in-hand': 'different colours in hand',
  'count.most-of-a-colour-in-hand': 'cards of one colour in hand',
  'goal.compare': 'Most {count}: 5 VP; one fewer 3 VP, two fewer 1 VP.',
  'goal.at-least': 'At least {least} {count}: {n} VP.',
  'goal.all-symbols': 'All four Symbols uncovered on Timeline cards: {n} VP.',
  'goal.solo': '{count}: {steps}. Automa: {automa}.',
  'goal.automa-each': '{n} VP for each of its {count}, at most {cap}',
  'goal.automa-at-least': '{n} VP with at least {least} {count}',

  legend: 'Banners: {list}',

  'alliance.xp': 'Gain {n} XP.',
  'alliance.exchange': 'Lose 1 Active Symbol, gain 2 of the other Active Symbol.',
  'alliance.side': 'Gain 1 token of the {side, select, left {Left} other {Right}} Path’s Symbol.',
  'alliance.sell': 'Lose 1 Non-Active Symbol, gain {n} XP.',

  'effort.sequence': '{list}',
  'effort.text': 'Neighbouring cards {sequences}: {bonus}.',
  'effort.vp': 'gain {n} VP',
  or: '{one}, or {other}',
};
