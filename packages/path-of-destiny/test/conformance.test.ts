/** What every game on the kernel must have, for whole random games of Path of Destiny. */

import { conformance } from '@medallion/kernel/testing';
import { describe, it } from 'vitest';
import { DIFFICULTIES, STORIES } from '../src/content/index.ts';
import { CHARACTERS } from '../src/content/vocabulary.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import { RULE_OPTIONS } from '../src/rules/options.ts';

const proofs = conformance(
  pathOfDestiny,
  {
    games: 90,
    atLeast: {
      written: 1000,
      replayed: 1000,
      undone: 300,
      accepted: 10_000,
      explained: 5000,
      viewed: 10_000,
      redealt: 10_000,
      read: 4500,
    },
    ...(process.env.POSITION_CHANGES === undefined ? {} : { changes: Number(process.env.POSITION_CHANGES) }),
    vary: {
      ...RULE_OPTIONS,
      story: STORIES,
      introductory: [false, true, 'withSideQuests'],
      characters: ['dealTwo', 'choice', 'random'],
      firstChooser: ['random', 0],
      difficulty: DIFFICULTIES,
      automa: ['choice', 'random', ...CHARACTERS],
      asking: ['needed', 'always'],
    },
    // Only The Edge of the World has an introductory game. PD-SETUP-19
    fit: (options) => ({ ...options, introductory: options.story === 'edge' && options.introductory }),
    // Cards lie face up for a moment and are put away face down; so is a goal looked at once by a Story card (5.9 `PEEK`).
    passing: ['alliancesRevealed', 'allianceApplied', 'goalPeeked'],
  },
  Number(process.env.PROPERTY_SCALE ?? 1),
);

describe('Path of Destiny', () => {
  it.each(proofs)('$property', { timeout: 900_000 }, ({ prove }) => prove());
});
