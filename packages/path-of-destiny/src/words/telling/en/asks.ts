import type { Texts } from '@medallion/words';
import type { LabelParams, PromptParams } from '../shape.ts';

export const prompts: Texts<PromptParams> = {
  'setup/character': 'Which character do you take?',
  'automa/character': 'Which character is the Automa?',
  'choose/pick': 'Where do you take cards?',
  'play/select': '{n, plural, one {Which card do you play?} other {Which two cards do you play, from left to right?}}',
  'symbols/lose': '{n, plural, one {Which Symbol do you lose?} other {Which Symbols do you lose? (# to lose)}}',
  'hand/discard': '{n, plural, one {Which card do you discard?} other {Which cards do you discard? (# to discard)}}',
  'chapter/dominance': 'No Destiny token was placed. Which Path is Dominant?',
  'chapter/keep': '{n, plural, one {Which card do you keep?} other {Which # cards do you keep, from left to right?}}',
  'striga/peek': 'Which Secret Goal do you look at?',
  'striga/special': 'For which Path is the Special Symbol token?',
  'evil/side': 'Whose Alliance card do you draw?',
  'evil/discard':
    'You hold {n, plural, one {# Alliance card} other {# Alliance cards}} of {ally}. Which one do you discard?',
  'evil/apply': 'Which Alliance card do you apply next?',
  'ability/senses': 'Which cards do you take, and in which order do the others go to the bottom?',
  'ability/use':
    '{window, select, picked {After your pick} resolve {After the effects} declare {Before the declarations} other {Before the chapter is scored}}: do you use an Ability?',
};

export const labels: Texts<LabelParams> = {
  random: 'By lot',
  top: 'Top space: 2 cards from the Main Deck',
  row: 'Row {n}: {cards}{bonus, select, xp { (+1 XP)} renfri { (+ Renfri)} stregobor { (+ Stregobor)} both { (+ Renfri or Stregobor)} other {}}',
  rowOnly: 'Row {n}',
  pass: 'Take no cards',
  abilityWith: '{ability}: {detail}',
  inOrder: '{first}, then {then}',
  keepNothing: 'Keep no card',
  token: '{symbol} token',
  special: 'Special token of the {side, select, left {Left} other {Right}} Path ({symbolName})',
  printed: '{symbol} Symbol on {card}',
  path: '{side, select, left {Left} other {Right}} Path ({symbolName})',
  goal: '{back} (Requirement: {colour})',
  allianceDeck: '{ally}',
  allianceCard: '{card}: {text}',
  allianceLeft: '{card}: no, without effect',
  exchange: '{card}: lose 1 {lose} Symbol, gain 2 {gain} tokens',
  senses: 'Take {cards}; to the bottom: {bottom}',
  loseSome: '{n, plural, =0 {lose nothing} one {lose # Symbol} other {lose # Symbols}}',
  decline: 'Not now',
};
