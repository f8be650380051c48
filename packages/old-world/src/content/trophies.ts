/** What a gained trophy does: one power per monster, per school and per attribute. OW-TROPHY-07 */
import type { MonsterId } from './monsters.ts';
import type { Attribute, Power, School } from './vocabulary.ts';

export const MONSTER_TROPHIES: Readonly<Record<MonsterId, Power>> = {
  // level I
  arachas: { when: 'fight-start', limit: 'always', if: [{ handAtMost: 1 }], do: [{ draw: 2 }] },
  archespore: { when: 'fight-end', limit: 'always', if: [{ shieldAtMost: 0 }], do: [{ potions: 1 }] },
  barghest: { when: 'step-1', limit: 'once-per-fight', if: [{ shieldAtMost: 0 }], do: [{ shield: 1 }] },
  'drowners-nest': { when: 'move', limit: 'once-per-turn', if: [{ terrain: 'water' }], do: [{ anyCardMoves: true }] },
  ekimmara: { when: 'fight-start', limit: 'always', if: [{ trail: true }, { handAtMost: 2 }], do: [{ draw: 1 }] },
  foglet: { when: 'suffer-damage', limit: 'once-per-fight', do: [{ lessDamage: 1 }] },
  'ghouls-nest': { when: 'phase-1', limit: 'once-per-turn', if: [{ goldAtMost: 0 }], do: [{ gold: 1 }] },
  harpy: { when: 'phase-1', limit: 'once-per-turn', cost: { discardHand: 1 }, do: [{ draw: 1 }] },
  'nekkers-nest': { when: 'combo', limit: 'once-per-fight', if: [{ comboHas: 'green' }], do: [{ drawLater: 1 }] },
  rotfiend: { when: 'phase-3', limit: 'always', if: [{ handAtMost: 0 }], do: [{ phase3Draw: 1 }] },
  // level II
  fiend: { when: 'combo', limit: 'once-per-fight', if: [{ comboHas: 'purple' }], do: [{ damage: 1 }] },
  'grave-hag': { when: 'suffer-damage', limit: 'once-per-fight', cost: { discardHand: 1 }, do: [{ lessDamage: 2 }] },
  griffin: { when: 'own-turn-end', limit: 'always', if: [{ handAtMost: 0 }], do: [{ draw: 1 }] },
  manticore: { when: 'step-1', limit: 'unlimited', cost: { discardHand: 1 }, do: [{ damage: 1 }] },
  nightwraith: { when: 'step-1', limit: 'once-per-fight', cost: { shield: 1 }, do: [{ addToCombo: 1 }] },
  noonwraith: { when: 'combo', limit: 'always', if: [{ comboHas: 'yellow' }], do: [{ shield: 1 }] },
  penitent: { when: 'step-1', limit: 'once-per-fight', if: [{ trail: true }], do: [{ damage: 1 }] },
  'water-hag': { when: 'phase-1', limit: 'once-per-turn', cost: { gold: 1 }, do: [{ potions: 1 }] },
  weavess: { when: 'enter', limit: 'once-per-turn', if: [{ terrain: 'water' }, { handAtMost: 1 }], do: [{ draw: 1 }] },
  werewolf: {
    when: 'step-1',
    limit: 'once-per-fight',
    if: [{ shieldAtMost: 0 }, { handAtMost: 1 }],
    do: [{ take: 'discard-any' }],
  },
  whispess: { when: 'poker', limit: 'once-per-turn', do: [{ rerollDie: 1 }] },
  wyvern: {
    when: 'move',
    limit: 'once-per-turn',
    if: [{ terrain: 'mountain' }],
    cost: { gold: 1 },
    do: [{ freeMove: true }],
  },
  // level III
  brewess: { when: 'step-1', limit: 'once-per-fight', if: [{ handAtMost: 1 }], do: [{ draw: 2 }] },
  bruxa: { when: 'combo', limit: 'always', if: [{ comboAtLeast: 3 }], do: [{ damage: 1 }] },
  glustyworp: { when: 'combo', limit: 'always', if: [{ firstTurn: true }], do: [{ damage: 1 }] },
  leshen: { when: 'suffer-damage', limit: 'always', if: [{ shieldAtMost: 0 }], do: [{ lessDamage: 1 }] },
  striga: { when: 'step-1', limit: 'unlimited', cost: { shield: 1 }, do: [{ damage: 1 }] },
  yghern: { when: 'combo', limit: 'always', if: [{ comboHas: 'blue' }], do: [{ damage: 1 }] },
};

/** What beating a witcher of a school teaches. */
export const WITCHER_TROPHIES: Readonly<Record<School, Power>> = {
  wolf: { when: 'combo', limit: 'once-per-fight', if: [{ comboAtLeast: 3 }], do: [{ drawLater: 1 }] },
  griffin: { when: 'own-turn-end', limit: 'once-per-fight', if: [{ handAtMost: 1 }], do: [{ take: 'discard-top' }] },
  bear: { when: 'suffer-damage', limit: 'once-per-fight', if: [{ shieldAtMost: 0 }], do: [{ lessDamage: 2 }] },
  cat: { when: 'fight-start', limit: 'always', if: [{ against: 'monster' }, { handAtMost: 1 }], do: [{ draw: 1 }] },
  viper: { when: 'combo', limit: 'once-per-fight', if: [{ against: 'witcher' }], do: [{ damage: 1 }] },
};

/** What meditation over a mastered attribute gives. */
export const ATTRIBUTE_TROPHIES: Readonly<Record<Attribute, Power>> = {
  combat: { when: 'combo', limit: 'once-per-fight', do: [{ damage: 1 }] },
  defense: { when: 'step-1', limit: 'once-per-fight', do: [{ shield: 2 }] },
  alchemy: { when: 'fight-start', limit: 'always', if: [{ handAtMost: 2 }], do: [{ potions: 1 }] },
  specialty: { when: 'step-1', limit: 'once-per-fight', do: [{ drawLater: 1 }] },
};
