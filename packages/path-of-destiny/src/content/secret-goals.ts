/** The Secret Goals and Requirement cards of The Striga. 5.12 */

import type { Colour, SecretGoal } from './vocabulary.ts';

/** A card of {C} or {M} in the solo game: points by steps for the player, something smaller for the Automa. */
const inHand = (symbol: 'combat' | 'magic' | 'exploration') => ({ kind: 'symbols-in-hand', symbol }) as const;
const few = [
  { count: 3, vp: 5 },
  { count: 2, vp: 3 },
  { count: 1, vp: 1 },
] as const;
const many = [
  { count: 5, vp: 5 },
  { count: 4, vp: 3 },
  { count: 3, vp: 1 },
] as const;

export const SECRET_GOALS: readonly SecretGoal[] = [
  { id: 'SG-C1', back: 'c', count: inHand('combat'), pays: { kind: 'compare' } },
  { id: 'SG-C2', back: 'c', count: { kind: 'colour', colour: 'red', where: 'timeline' }, pays: { kind: 'compare' } },
  { id: 'SG-C3', back: 'c', count: { kind: 'multicolour', where: 'both' }, pays: { kind: 'compare' } },
  { id: 'SG-M1', back: 'm', count: inHand('magic'), pays: { kind: 'compare' } },
  { id: 'SG-M2', back: 'm', count: { kind: 'colour', colour: 'blue', where: 'timeline' }, pays: { kind: 'compare' } },
  { id: 'SG-M3', back: 'm', count: inHand('exploration'), pays: { kind: 'compare' } },
  {
    id: 'SG-X1',
    back: 'cde',
    count: { kind: 'colour', colour: 'green', where: 'both' },
    pays: { kind: 'at-least', count: 3, vp: 4 },
  },
  {
    id: 'SG-X2',
    back: 'cde',
    count: { kind: 'colour', colour: 'yellow', where: 'hand' },
    pays: { kind: 'at-least', count: 2, vp: 4 },
  },
  { id: 'SG-X3', back: 'cde', count: { kind: 'symbols-in-timeline' }, pays: { kind: 'at-least', count: 4, vp: 4 } },
  {
    id: 'SG-Y1',
    back: 'mde',
    count: { kind: 'colour', colour: 'purple', where: 'hand' },
    pays: { kind: 'at-least', count: 2, vp: 4 },
  },
  {
    id: 'SG-Y2',
    back: 'mde',
    count: { kind: 'different-colours-in-hand' },
    pays: { kind: 'at-least', count: 4, vp: 4 },
  },
  {
    id: 'SG-Y3',
    back: 'mde',
    count: { kind: 'most-of-a-colour-in-hand' },
    pays: { kind: 'at-least', count: 3, vp: 4 },
  },
];

/** They take the places of the {C} and {M} goals in the solo game. PD-STRIGA-16 */
export const SOLO_GOALS: readonly SecretGoal[] = [
  {
    id: 'SG-S1',
    back: 'c',
    count: inHand('combat'),
    pays: {
      kind: 'solo',
      steps: few,
      automa: { count: { kind: 'colour', colour: 'red', where: 'timeline' }, vpEach: 1, cap: 3 },
    },
  },
  {
    id: 'SG-S2',
    back: 'c',
    count: { kind: 'colour', colour: 'red', where: 'both' },
    pays: {
      kind: 'solo',
      steps: many,
      automa: { count: { kind: 'colour', colour: 'red', where: 'timeline' }, atLeast: 2, vp: 2 },
    },
  },
  {
    id: 'SG-S3',
    back: 'c',
    count: { kind: 'multicolour', where: 'both' },
    pays: {
      kind: 'solo',
      steps: few,
      automa: { count: { kind: 'multicolour', where: 'timeline' }, vpEach: 1, cap: 3 },
    },
  },
  {
    id: 'SG-S4',
    back: 'm',
    count: inHand('magic'),
    pays: {
      kind: 'solo',
      steps: few,
      automa: { count: { kind: 'colour', colour: 'blue', where: 'timeline' }, vpEach: 1, cap: 3 },
    },
  },
  {
    id: 'SG-S5',
    back: 'm',
    count: { kind: 'colour', colour: 'blue', where: 'both' },
    pays: {
      kind: 'solo',
      steps: many,
      automa: { count: { kind: 'colour', colour: 'blue', where: 'timeline' }, atLeast: 2, vp: 2 },
    },
  },
  {
    id: 'SG-S6',
    back: 'm',
    count: inHand('exploration'),
    pays: {
      kind: 'solo',
      steps: few,
      automa: { count: { kind: 'colour', colour: 'green', where: 'timeline' }, vpEach: 1, cap: 3 },
    },
  },
];

/** A goal's number is its place here. */
export const ALL_GOALS: readonly SecretGoal[] = [...SECRET_GOALS, ...SOLO_GOALS];

/** One Requirement card for each of these colours. */
export const REQUIREMENTS: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];
