/** The twelve Extraordinary Effort cards of The Edge of the World, four for each chapter. 5.11 */

import type { EffortCard } from './vocabulary.ts';

export const EFFORT_CARDS: readonly EffortCard[] = [
  {
    id: 'EE-11',
    chapter: 1,
    sequences: [
      ['red', 'blue', 'red'],
      ['green', 'purple', 'yellow'],
    ],
    bonus: { kind: 'xp', amount: 2 },
  },
  {
    id: 'EE-12',
    chapter: 1,
    sequences: [
      ['blue', 'green', 'blue'],
      ['yellow', 'red', 'purple'],
    ],
    bonus: { kind: 'each-active' },
  },
  {
    id: 'EE-13',
    chapter: 1,
    sequences: [
      ['green', 'yellow', 'green'],
      ['purple', 'blue', 'red'],
    ],
    bonus: { kind: 'xp', amount: 2 },
  },
  {
    id: 'EE-14',
    chapter: 1,
    sequences: [
      ['yellow', 'red', 'yellow'],
      ['purple', 'green', 'blue'],
    ],
    bonus: { kind: 'each-active' },
  },
  {
    id: 'EE-21',
    chapter: 2,
    sequences: [
      ['red', 'green', 'red'],
      ['blue', 'purple', 'yellow'],
    ],
    bonus: { kind: 'vp', amount: 3 },
  },
  {
    id: 'EE-22',
    chapter: 2,
    sequences: [
      ['blue', 'yellow', 'blue'],
      ['green', 'purple', 'red'],
    ],
    bonus: { kind: 'each-active' },
  },
  {
    id: 'EE-23',
    chapter: 2,
    sequences: [
      ['green', 'red', 'green'],
      ['yellow', 'purple', 'blue'],
    ],
    bonus: { kind: 'vp', amount: 3 },
  },
  {
    id: 'EE-24',
    chapter: 2,
    sequences: [
      ['yellow', 'blue', 'yellow'],
      ['red', 'purple', 'green'],
    ],
    bonus: { kind: 'each-active' },
  },
  {
    id: 'EE-31',
    chapter: 3,
    sequences: [
      ['red', 'red', 'blue', 'blue'],
      ['green', 'yellow', 'purple', 'green'],
    ],
    bonus: { kind: 'vp', amount: 4 },
  },
  {
    id: 'EE-32',
    chapter: 3,
    sequences: [
      ['blue', 'blue', 'green', 'green'],
      ['yellow', 'red', 'purple', 'yellow'],
    ],
    bonus: { kind: 'vp', amount: 4 },
  },
  {
    id: 'EE-33',
    chapter: 3,
    sequences: [
      ['green', 'green', 'yellow', 'yellow'],
      ['red', 'blue', 'purple', 'red'],
    ],
    bonus: { kind: 'vp', amount: 4 },
  },
  {
    id: 'EE-34',
    chapter: 3,
    sequences: [
      ['yellow', 'yellow', 'red', 'red'],
      ['blue', 'green', 'purple', 'blue'],
    ],
    bonus: { kind: 'vp', amount: 4 },
  },
];
