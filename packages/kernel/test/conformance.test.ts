import { describe, expect, it } from 'vitest';
import { sealedBids, ticTacToe } from '../reference/index.ts';
import type { Game, Shape } from '../src/index.ts';
import { type Conformance, conformance, PropertyBroken } from '../src/testing/index.ts';

/** Most of what lies on its table is one line of JSON, so a refusal seldom has another one to name. */
const bids: Conformance = {
  games: 30,
  vary: { rounds: [4, 8, 1] },
  has: { lines: false },
  atLeast: {
    written: 50,
    replayed: 70,
    undone: 100,
    accepted: 500,
    explained: 100,
    viewed: 2000,
    redealt: 2000,
    read: 400,
  },
};
const squares: Conformance = {
  games: 30,
  vary: {},
  has: { hiddenCards: false },
  atLeast: { written: 30, replayed: 40, undone: 60, accepted: 200, explained: 100, viewed: 400, redealt: 0, read: 150 },
};

describe('sealed bids', () => {
  it.each(conformance(sealedBids, bids))('$property', ({ prove }) => prove());
});

describe('tic-tac-toe', () => {
  it.each(conformance(ticTacToe, squares))('$property', ({ prove }) => prove());
});

/** The properties a game does not have. */
function lacking<G extends Shape>(game: Game<G>, how: Conformance): string[] {
  return conformance(game, how).flatMap(({ property, prove }) => {
    try {
      prove();
      return [];
    } catch (fault) {
      expect(fault).toBeInstanceOf(PropertyBroken);
      return [property];
    }
  });
}

describe('a game fails', () => {
  it('without a notation', () => {
    const { notation: _, ...mute } = ticTacToe;
    expect(lacking(mute, squares)).toEqual([
      expect.stringMatching(/^reads every position back/),
      expect.stringMatching(/^reads positions strictly/),
    ]);
  });

  it('without invariants', () => {
    const { invariants: _, ...loose } = ticTacToe;
    expect(lacking(loose, squares)).toEqual([expect.stringMatching(/its invariants hold/)]);
  });

  it('with an option that is never varied, or a value that is never played', () => {
    const played = [expect.stringMatching(/every value of every option/)];
    expect(lacking(sealedBids, { ...bids, vary: {} })).toEqual(played);
    expect(lacking(sealedBids, { ...bids, fit: (options) => ({ ...options, rounds: 6 }) })).toEqual(played);
  });

  it('that says of itself it had nothing hidden, or nothing to take back, and has', () => {
    expect(lacking(sealedBids, { ...bids, has: { hiddenCards: false, undo: false, lines: false } })).toEqual([
      expect.stringMatching(/^can be taken back/),
      expect.stringMatching(/^shows nobody/),
    ]);
  });

  it('whose refusals seldom name a line, and does not say so', () => {
    expect(lacking(sealedBids, { ...bids, has: {} })).toEqual([expect.stringMatching(/^reads positions strictly/)]);
    expect(lacking(ticTacToe, { ...squares, has: { hiddenCards: false, lines: false } })).toEqual([
      expect.stringMatching(/^reads positions strictly/),
    ]);
  });

  it.each(['written', 'replayed', 'undone', 'accepted', 'explained', 'viewed', 'redealt', 'read'] as const)(
    'of which less was %s than it says',
    (what) => {
      expect(lacking(sealedBids, { ...bids, atLeast: { ...bids.atLeast, [what]: 1_000_000 } })).toHaveLength(1);
    },
  );
});
