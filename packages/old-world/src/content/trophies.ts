/**
 * What a gained trophy does: one power per monster, per school and per attribute. OW-TROPHY-07
 *
 * Those of the schools, of Arachas, Barghest, the Griffin and the Leshen are as printed. The others are ours, in the same
 * taste: once per fight, small, often paid for.
 */
import type { MonsterId } from './monsters.ts';
import type { Attribute, Power, School } from './vocabulary.ts';

export const MONSTER_TROPHIES: Readonly<Record<MonsterId, Power>> = {
  // level I
  arachas: { when: 'before-pool', limit: 'always', if: [{ handAtMost: 1 }], do: [{ draw: 2 }] },
  archespore: { when: 'fight-end', limit: 'always', if: [{ shieldAtMost: 0 }], do: [{ potions: 1 }] },
  barghest: { when: 'step-1', limit: 'once-per-fight', cost: { potions: 2 }, do: [{ damage: 1 }, { draw: 1 }] },
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
  griffin: {
    when: 'step-1',
    limit: 'once-per-fight',
    if: [{ firstTurn: true }],
    do: [
      {
        roll: [
          { from: 3, damage: 2 },
          { from: 6, damage: 3 },
        ],
      },
    ],
  },
  manticore: { when: 'step-1', limit: 'unlimited', cost: { discardHand: 1 }, do: [{ damage: 1 }] },
  nightwraith: { when: 'step-1', limit: 'once-per-fight', cost: { shield: 1 }, do: [{ addToCombo: 1 }] },
  noonwraith: { when: 'combo', limit: 'once-per-fight', if: [{ comboHas: 'yellow' }], do: [{ shield: 1 }] },
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
  brewess: { when: 'own-turn-end', limit: 'once-per-fight', cost: { potions: 1 }, do: [{ draw: 2 }] },
  bruxa: { when: 'step-1', limit: 'once-per-fight', cost: { potions: 1 }, do: [{ damage: 2 }] },
  glustyworp: { when: 'combo', limit: 'always', if: [{ firstTurn: true }], do: [{ damage: 1 }] },
  leshen: { when: 'attack-revealed', limit: 'once-per-fight', do: [{ otherAttack: true }] },
  striga: { when: 'step-1', limit: 'once-per-fight', cost: { shield: 1 }, do: [{ damage: 2 }] },
  yghern: { when: 'suffer-damage', limit: 'always', if: [{ shieldAtMost: 0 }], do: [{ lessDamage: 1 }] },
};

/** What beating a witcher of a school teaches, as printed. */
export const WITCHER_TROPHIES: Readonly<Record<School, Power>> = {
  wolf: { when: 'combo', limit: 'once-per-fight', if: [{ comboAtLeast: 3 }], do: [{ damage: 1 }] },
  griffin: { when: 'step-1', limit: 'once-per-fight', do: [{ take: 'discard-top' }, { discard: 1 }] },
  bear: { when: 'step-1', limit: 'once-per-fight', if: [{ shieldAtMost: 0 }], do: [{ shield: 1 }] },
  cat: { when: 'step-1', limit: 'once-per-fight', if: [{ firstTurn: true }], do: [{ draw: 1 }] },
  viper: { when: 'opponent-loses', limit: 'once-per-fight', do: [{ damage: 1 }, { drawLater: -1 }] },
};

/** What meditation over a mastered attribute gives. */
export const ATTRIBUTE_TROPHIES: Readonly<Record<Attribute, Power>> = {
  combat: { when: 'combo', limit: 'once-per-fight', do: [{ damage: 1 }] },
  defense: { when: 'step-1', limit: 'once-per-fight', if: [{ handAtMost: 2 }], do: [{ shield: 2 }] },
  alchemy: { when: 'fight-start', limit: 'always', if: [{ handAtMost: 2 }], do: [{ potions: 1 }] },
  specialty: { when: 'step-1', limit: 'once-per-fight', do: [{ drawLater: 1 }] },
};
