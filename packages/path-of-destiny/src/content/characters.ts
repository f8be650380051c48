/** The five characters: their Abilities and Side Quests. 5.6, 5.7 */

import type { CharacterSheet } from './vocabulary.ts';

export const CHARACTER_SHEETS: readonly CharacterSheet[] = [
  {
    character: 'geralt',
    abilities: [
      { id: 'GER-1', unlockedAt: 0, window: 'pick' },
      { id: 'GER-2', unlockedAt: 6, window: 'declare' },
      { id: 'GER-3', unlockedAt: 12, window: 'resolve' },
      { id: 'GER-4', unlockedAt: 18, window: 'score' },
    ],
    sideQuest: {
      parts: [
        { kind: 'per-colour', colour: 'red', vp: 3 },
        { kind: 'symbols-at-least', symbol: 'combat', count: 3, vp: 2 },
      ],
      cap: 11,
    },
  },
  {
    character: 'yennefer',
    abilities: [
      { id: 'YEN-1', unlockedAt: 0, window: 'pick' },
      { id: 'YEN-2', unlockedAt: 6, window: 'resolve' },
      { id: 'YEN-3', unlockedAt: 12, window: 'resolve' },
      { id: 'YEN-4', unlockedAt: 18, window: 'declare' },
    ],
    sideQuest: {
      parts: [
        { kind: 'per-couple', colours: ['blue', 'yellow'], vp: 3 },
        { kind: 'symbols-at-least', symbol: 'magic', count: 2, vp: 4 },
      ],
      cap: 11,
    },
  },
  {
    character: 'dandelion',
    abilities: [
      { id: 'DAN-1', unlockedAt: 0, window: 'declare' },
      { id: 'DAN-2', unlockedAt: 6, window: 'picked' },
      { id: 'DAN-3', unlockedAt: 12, window: 'resolve' },
      { id: 'DAN-4', unlockedAt: 18, window: 'score' },
    ],
    sideQuest: { parts: [{ kind: 'different-colours', vp: [0, 0, 1, 4, 7, 9] }], cap: 9 },
  },
  {
    character: 'ciri',
    abilities: [
      { id: 'CIR-1', unlockedAt: 0, window: 'picked' },
      { id: 'CIR-2', unlockedAt: 6, window: 'resolve' },
      { id: 'CIR-3', unlockedAt: 12, window: 'resolve' },
      { id: 'CIR-4', unlockedAt: 18, window: 'score' },
    ],
    sideQuest: {
      parts: [
        { kind: 'per-multicolour', vp: 2 },
        { kind: 'per-further-symbol', vp: 1 },
      ],
      cap: 7,
    },
  },
  {
    character: 'vesemir',
    abilities: [
      { id: 'VES-1', unlockedAt: 0, window: 'keep' },
      { id: 'VES-2', unlockedAt: 6, window: 'resolve' },
      { id: 'VES-3', unlockedAt: 12, window: 'resolve' },
      { id: 'VES-4', unlockedAt: 18, window: 'score' },
    ],
    sideQuest: { parts: [{ kind: 'per-pair-of-colour', vp: 2 }], cap: 6 },
  },
];

/** VP for the golden marker, by its space. 5.5 */
export const GOLDEN_VP: readonly number[] = [0, 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15];
