import type { AbilityTexts, Names } from '../shape.ts';

export const monsters: Names['monsters'] = {
  arachas: 'Arachas',
  archespore: 'Archespore',
  barghest: 'Barghest',
  'drowners-nest': 'Drowners’ Nest',
  ekimmara: 'Ekimmara',
  foglet: 'Foglet',
  'ghouls-nest': 'Ghouls’ Nest',
  harpy: 'Harpy',
  'nekkers-nest': 'Nekkers’ Nest',
  rotfiend: 'Rotfiend',
  fiend: 'Fiend',
  'grave-hag': 'Grave Hag',
  griffin: 'Griffin',
  manticore: 'Manticore',
  nightwraith: 'Nightwraith',
  noonwraith: 'Noonwraith',
  penitent: 'Penitent',
  'water-hag': 'Water Hag',
  weavess: 'Weavess',
  werewolf: 'Werewolf',
  whispess: 'Whispess',
  wyvern: 'Wyvern',
  brewess: 'Brewess',
  bruxa: 'Bruxa',
  glustyworp: 'Glustyworp',
  leshen: 'Leshen',
  striga: 'Striga',
  yghern: 'Yghern',
};

export const monsterTrophies: Names['monsterTrophies'] = {
  arachas: 'Arachas Gland',
  archespore: 'Archespore Bulb',
  barghest: 'Barghest Collar',
  'drowners-nest': 'Drowner’s Fin',
  ekimmara: 'Ekimmara’s Ear',
  foglet: 'Foglet’s Glimmer',
  'ghouls-nest': 'Ghouls’ Hoard',
  harpy: 'Harpy Feather',
  'nekkers-nest': 'Nekker Drum',
  rotfiend: 'Rotfiend Liver',
  fiend: 'Fiend’s Third Eye',
  'grave-hag': 'Grave Hag’s Tongue',
  griffin: 'Griffin’s Pinion',
  manticore: 'Manticore Sting',
  nightwraith: 'Nightwraith’s Braid',
  noonwraith: 'Noonwraith’s Veil',
  penitent: 'Penitent’s Chain',
  'water-hag': 'Water Hag’s Tooth',
  weavess: 'Thread of the Weavess',
  werewolf: 'Werewolf Pelt',
  whispess: 'Ear of the Whispess',
  wyvern: 'Wyvern Wing',
  brewess: 'Ladle of the Brewess',
  bruxa: 'Bruxa Fang',
  glustyworp: 'Glustyworp Maw',
  leshen: 'Leshen Bark',
  striga: 'Striga Talon',
  yghern: 'Yghern Plate',
};

/** What each kind of special ability says. */
export const abilities: AbilityTexts = {
  'ability.potionsToStart':
    'You can start this fight only by discarding {n, plural, one {# unused potion} other {# unused potions}}.',
  'ability.discardBefore':
    'Before you build your life pool, discard {n, plural, one {# card} other {# cards}} from hand.',
  'ability.shieldBefore': 'Before you build your life pool, lower your shield by {n}.',
  'ability.shieldBefore-hand': 'Before you build your life pool, lower your shield by 1 for each card in your hand.',
  'ability.defense-lowered':
    'Before you build your life pool, lower Defense by 1; if your shield is now too high, it falls to the new maximum.',
  'ability.defense-less-this-fight':
    'For this fight Defense counts as 1 lower; if your shield is too high, it falls to that maximum.',
  'ability.deckAfter':
    'Once your life pool is built, look through it, discard {n, plural, one {a card} other {# cards}} of your choice and shuffle the rest.',
  'ability.discardAfterWithoutTrail':
    'Once your life pool is built, discard {n, plural, one {# card} other {# cards}} from hand unless you have this monster’s trail.',
  'ability.firstAttack-greater-loss':
    'In the monster’s first turn the attack that costs you more cards is used, charge or bite; if both cost the same, the player to your right chooses.',
  'ability.firstTurnLosses':
    'In your first fight turn the monster loses at most {n, plural, one {# card} other {# cards}}.',
  'ability.firstTurnDamage': 'In your first fight turn you deal at most {n} damage.',
  'ability.noFirstDamageWithoutTrail': 'Without this monster’s trail you deal no damage in your first fight turn.',
  'ability.noFirstDraw':
    'At the end of your first fight turn Combat counts as 0 for drawing cards; other draw effects still work.',
  'ability.drawLessWithout':
    'Whenever your combo holds no {colour, select, blue {blue} red {red} green {green} yellow {yellow} purple {purple} other {}} card, draw 1 card fewer at the end of that turn.',
  'ability.drawLess':
    'At the end of each of your fight turns draw {n, plural, one {# card} other {# cards}} fewer, but this never leaves you fewer than 1.',
  'ability.phase3Draw':
    'If you defeat it, you draw exactly {n, plural, one {# card} other {# cards}} in Phase III, whatever else applies.',
  'ability.inert':
    'Your {colour, select, blue {blue} red {red} green {green} yellow {yellow} purple {purple} other {}} cards have no effect in this fight, but may still extend a combo.',
  'ability.firstDamage-hand-first':
    'Damage of the monster’s first turn is taken from your hand first; only what is left over is taken as usual.',
  'ability.damageTakesCard':
    'Whenever the monster deals damage, it deals 1 less and you discard 1 random card from hand.',
  'ability.firstCard-random':
    'In your first fight turn the first card of your combo is drawn at random from your hand; you may extend it as usual.',
  'ability.shieldPerTurn': 'Your shield may rise by no more than {n} in total in each of your fight turns.',
  'ability.potions': 'You may use at most {n, plural, one {# potion} other {# potions}} in the whole fight.',
  'ability.shieldAfter':
    'Whenever your combo holds a {object} card, lower your shield by {n} after the combo resolves.',
  'ability.discardAfterFirstTurn':
    'At the end of the monster’s first turn discard {n, plural, one {# random card} other {# random cards}} from hand.',
  'ability.comboLess': 'A combo that holds a {object} card deals 1 less damage.',
  'ability.eitherColour': '{one} or a {other}',
  'ability.lastCards':
    'When its turn starts with at most {atMost, plural, one {# card} other {# cards}} left in its life pool, its attack deals {n} more damage.',
};
