/** The Alliance cards of The Lesser Evil: sixteen for each side. 5.13 */

import type { AllianceCard, AllianceEffect, AllianceSide } from './vocabulary.ts';

const copies: Readonly<Record<AllianceSide, readonly (readonly [AllianceEffect, number])[]>> = {
  renfri: [
    ['xp', 4],
    ['exchange', 4],
    ['left', 3],
    ['right', 2],
    ['sell', 3],
  ],
  stregobor: [
    ['xp', 4],
    ['exchange', 4],
    ['left', 2],
    ['right', 3],
    ['sell', 3],
  ],
};

const deck = (side: AllianceSide): AllianceCard[] =>
  copies[side]
    .flatMap(([effect, count]) => Array.from({ length: count }, () => effect))
    .map((effect, index) => ({
      id: `AL-${side === 'renfri' ? 'R' : 'S'}${String(index + 1).padStart(2, '0')}`,
      side,
      effect,
    }));

/** A card's number is its place here: 0–15 Renfri's, 16–31 Stregobor's. */
export const ALLIANCE_CARDS: readonly AllianceCard[] = [...deck('renfri'), ...deck('stregobor')];
