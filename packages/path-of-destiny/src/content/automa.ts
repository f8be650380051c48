/** The Automa boards and the five difficulties of the solo game. 5.8, PD-SOLO-04 */

import type { AutomaBoard } from './vocabulary.ts';

export const AUTOMA_BOARDS: readonly AutomaBoard[] = [
  {
    character: 'geralt',
    symbols: ['combat', 'exploration'],
    first: { kind: 'xp-per-card', colour: 'red', xp: 1 },
    second: { kind: 'flip-gives', tokens: 2 },
  },
  {
    character: 'yennefer',
    symbols: ['magic', 'diplomacy'],
    first: { kind: 'xp-per-card', colour: 'blue', xp: 1 },
    second: { kind: 'vp-when-placed', vp: 1 },
  },
  {
    character: 'dandelion',
    symbols: ['diplomacy', 'exploration'],
    first: { kind: 'xp-per-card', colour: 'yellow', xp: 1 },
    second: { kind: 'vp-per-non-dominant', per: 2, vp: 1 },
  },
  {
    character: 'ciri',
    symbols: ['combat', 'magic'],
    first: { kind: 'xp-per-card', colour: 'purple', xp: 1 },
    second: { kind: 'token-before-flip' },
  },
  {
    character: 'vesemir',
    symbols: ['combat', 'diplomacy'],
    first: { kind: 'xp-shared-colour', xp: 2 },
    second: { kind: 'vp-per-colour', cards: 2, vp: 1, cap: 4 },
  },
];

/** VP for the Automa's golden marker, by its space. 5.5 */
export const AUTOMA_GOLDEN_VP: readonly number[] = [
  0, 3, 5, 8, 10, 13, 15, 18, 20, 23, 25, 26, 27, 27, 28, 29, 30, 30, 31, 32, 33,
];

/** Where the Automa's normal marker starts. */
export const DIFFICULTIES = [
  'just-the-story',
  'normal',
  'story-and-sword',
  'blood-and-broken-bones',
  'death-march',
] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const STARTING_XP: Readonly<Record<Difficulty, number>> = {
  'just-the-story': 0,
  normal: 2,
  'story-and-sword': 4,
  'blood-and-broken-bones': 6,
  'death-march': 8,
};
