/** What every game on the kernel must have, of dice poker at the practice table. */

import { conformance } from '@medallion/kernel/testing';
import { describe, it } from 'vitest';
import { practiceGame } from '../../src/practice/index.ts';

const proofs = conformance(
  practiceGame,
  {
    games: 2400,
    atLeast: {
      written: 600,
      replayed: 600,
      undone: 1,
      accepted: 10_000,
      explained: 300,
      viewed: 600,
      redealt: 0,
      read: 600,
    },
    vary: {
      mode: ['locals', 'witcher', 'solo'],
      gold: [5, 1, 2, 10],
      goal: [12, 11, 30, 60],
      pokerTwoPairs: ['highPairFirst', 'sum'],
      pokerKickers: ['all', 'two'],
    },
    // Who sits alone plays alone, and nobody else does.
    fit: (options, seats) => ({
      ...options,
      mode: seats === 1 ? 'solo' : options.mode === 'solo' ? 'locals' : options.mode,
    }),
    // Only the dice to come are hidden.
    has: { hiddenCards: false },
  },
  Number(process.env.PROPERTY_SCALE ?? 1),
);

describe('the practice table', () => {
  it.each(proofs)('$property', { timeout: 600_000 }, ({ prove }) => prove());
});
