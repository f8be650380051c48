/** What a power of a card needs before it helps in a Fight. */

import { enter, type Power, type PowerCondition, type Room } from '@medallion/old-world/content';
import { colourBit } from './faces.ts';

/** The Fight a power would help in. */
export interface Circumstances {
  readonly against: 'monster' | 'witcher';
  readonly trail: boolean;
  readonly firstTurn: boolean;
  /** Hand cards at the moment the power names, where that is known beforehand. */
  readonly inHand?: number;
}

export interface Needs {
  /** Nothing of it can be met in this Fight otherwise. */
  holds: boolean;
  /** A colour the Combo must have, as a bit; 0 for any. */
  has: number;
  atLeast: number;
  /** It asks for a Shield that is gone. */
  bare: boolean;
}

/** What is not looked at: it comes and goes, or belongs to other moments than a Fight. */
const passes = (): void => {};

const MEETS: Room<PowerCondition, [Needs, Circumstances]> = {
  comboHas: (colour, needs) => void (needs.has = colourBit(colour)),
  comboAtLeast: (count, needs) => void (needs.atLeast = count),
  against: (whom, needs, { against }) => void (needs.holds &&= whom === against),
  trail: (_, needs, { trail }) => void (needs.holds &&= trail),
  firstTurn: (_, needs, { firstTurn }) => void (needs.holds &&= firstTurn),
  handAtMost: (most, needs, { inHand }) => void (needs.holds &&= inHand === undefined || inHand <= most),
  shieldAtMost: (_, needs) => void (needs.bare = true),
  goldAtMost: passes,
  terrain: passes,
};

export function needsOf({ if: conditions = [] }: Power, now: Circumstances): Needs {
  const needs: Needs = { holds: true, has: 0, atLeast: 0, bare: false };
  for (const condition of conditions) enter(MEETS, condition, needs, now);
  return needs;
}
