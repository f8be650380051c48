/** What every game on the kernel must have, for whole random games of Old World. */

import { conformance } from '@medallion/kernel/testing';
import { describe, it } from 'vitest';
import { oldWorld } from '../src/rules/game.ts';
import { EDITIONS, RULE_OPTIONS } from '../src/rules/options.ts';

const proofs = conformance(
  oldWorld,
  {
    games: 30,
    limit: 3000,
    atLeast: {
      written: 1000,
      replayed: 1000,
      undone: 300,
      accepted: 10_000,
      explained: 10_000,
      viewed: 10_000,
      redealt: 10_000,
      read: 5000,
    },
    ...(process.env.POSITION_CHANGES === undefined ? {} : { changes: Number(process.env.POSITION_CHANGES) }),
    vary: {
      ...RULE_OPTIONS,
      edition: EDITIONS,
      schools: ['draft', 'random', 'choice'],
      startingPlayer: ['random', 0],
      explorationsRead: [[], [0, 7, 40, 71]],
    },
    // Cards lie face up for a moment and are shuffled away before the next question.
    passing: [
      'discarded',
      'comboCardPlayed',
      'comboResolved',
      'comboDiscarded',
      'shortFightPlayed',
      'cardTaken',
      'cardReturned',
      'viperDiscarded',
      'monsterRevealed',
      'monsterLost',
      'lossesCompared',
      'deckSearched',
    ],
  },
  Number(process.env.PROPERTY_SCALE ?? 1),
);

describe('Old World', () => {
  it.each(proofs)('$property', { timeout: 900_000 }, ({ prove }) => prove());
});
