import type { Abilities } from '../shape.ts';

export const abilities: Abilities = {
  arachas: 'Before you build your life pool, discard 1 card from hand.',
  archespore: 'You can start this fight only by discarding 1 unused potion.',
  barghest: 'Before you build your life pool, lower your shield by 1.',
  'drowners-nest': 'Once your life pool is built, look through it, discard a card of your choice and shuffle the rest.',
  ekimmara: 'Once your life pool is built, discard 1 card from hand unless you have this monster’s trail.',
  foglet:
    'In the monster’s first turn the attack that costs you more cards is used, charge or bite; if both cost the same, the player to your right chooses.',
  'ghouls-nest': 'In your first fight turn the monster loses at most 2 cards.',
  harpy: 'At the end of your first fight turn Combat counts as 0 for drawing cards; other draw effects still work.',
  'nekkers-nest': 'Whenever your combo holds no green card, draw 1 card fewer at the end of that turn.',
  rotfiend: 'If you defeat it, you draw exactly 1 card in Phase III, whatever else applies.',
  fiend: 'Your purple cards have no effect in this fight, but may still extend a combo.',
  'grave-hag':
    'Damage of the monster’s first turn is taken from your hand first; only what is left over is taken as usual.',
  griffin: 'At the end of each of your fight turns draw 1 card fewer, but this never leaves you fewer than 1.',
  manticore: 'Whenever the monster deals damage, it deals 1 less and you discard 1 random card from hand.',
  nightwraith:
    'In your first fight turn the first card of your combo is drawn at random from your hand; you may extend it as usual.',
  noonwraith: 'Your shield may rise by no more than 1 in total in each of your fight turns.',
  penitent: 'Without this monster’s trail you deal no damage in your first fight turn.',
  'water-hag': 'You may use at most 1 potion in the whole fight.',
  weavess:
    'Before you build your life pool, lower Defense by 1; if your shield is now too high, it falls to the new maximum.',
  werewolf: 'Before you build your life pool, lower your shield by 2.',
  whispess: 'Whenever your combo holds a yellow card, lower your shield by 2 after the combo resolves.',
  wyvern: 'At the end of the monster’s first turn discard 1 random card from hand.',
  brewess: 'A combo that holds a green or a yellow card deals 1 less damage.',
  bruxa: 'When its turn starts with only 1 or 2 cards left in its life pool, its attack deals 2 more damage.',
  glustyworp: 'In your first fight turn you deal at most 1 damage.',
  leshen: 'For this fight Defense counts as 1 lower; if your shield is too high, it falls to that maximum.',
  striga: 'Before you build your life pool, lower your shield by 1 for each card in your hand.',
  yghern: 'A combo that holds a blue card deals 1 less damage.',
};
