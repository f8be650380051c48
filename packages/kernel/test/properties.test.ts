import { describe, expect, it } from 'vitest';
import { caravan, sealedBids, ticTacToe } from '../reference/index.ts';
import type { Game, Shape } from '../src/index.ts';
import {
  checkAnswers,
  checkNotation,
  checkReplay,
  checkRoundTrips,
  checkSecrecy,
  checkUndo,
  randomPlay,
  type Seated,
} from '../src/testing/index.ts';
import { type AnyShape, sittings } from './games.ts';

const TIMEOUT = 600_000;

interface Subject<G extends Shape> {
  readonly game: Game<G>;
  /** Sittings for so many games. */
  readonly sit: (count: number) => Seated[];
  readonly games: number;
}

const subject = <G extends Shape>(game: Game<G>, games: number, sit: Subject<G>['sit']): Subject<G> => ({
  game,
  games,
  sit,
});

// Six checks each: together more than ten thousand games.
describe.each([
  subject(ticTacToe, 1500, (count) => sittings(count, [2])),
  subject(sealedBids, 300, (count) => sittings(count, [2, 3, 4, 5, 6], [{}, { rounds: 8 }, { rounds: 1 }])),
  subject(caravan, 350, (count) => sittings(count, [5, 2, 3, 5], [{ rounds: 1 }, { rounds: 2 }, { rounds: 3 }])),
] as unknown as Subject<AnyShape>[])('$game.id', ({ game, sit, games }) => {
  const sum = (count: number, one: (sitting: Seated) => number): number =>
    sit(count).reduce((total, sitting) => total + one(sitting), 0);

  it('always ends, and its invariants hold after every step', { timeout: TIMEOUT }, () => {
    for (const sitting of sit(games)) {
      const { over } = randomPlay(game, sitting);
      expect(over?.ranking.flat().sort()).toEqual(Array.from({ length: sitting.seats }, (_, seat) => seat));
    }
  });

  it('goes on in the same way when its state is written and read back after every step', { timeout: TIMEOUT }, () => {
    expect(sum(games, (sitting) => checkRoundTrips(game, sitting))).toBeGreaterThan(games);
  });

  it('replays from its record to the same hash, at any point', { timeout: TIMEOUT }, () => {
    expect(sum(games, (sitting) => checkReplay(game, sitting))).toBeGreaterThan(games);
  });

  it('can be taken back exactly as far as nobody learnt anything', { timeout: TIMEOUT }, () => {
    let deepest = 0;
    let together = 0;
    const undone = sum(games, (sitting) => {
      const tally = checkUndo(game, sitting);
      deepest = Math.max(deepest, tally.deepest);
      together += tally.together;
      return tally.undone;
    });
    // Every turn of the caravan rolls a die: nothing there can ever be taken back.
    if (game.id === caravan.id) expect(undone).toBe(0);
    else expect([undone > games / 2, deepest > 1]).toEqual([true, true]);
    // Only the bids are given together.
    expect(together > games / 10).toBe(game.id === sealedBids.id);
  });

  it('accepts every answer it lists and refuses every other one', { timeout: TIMEOUT }, () => {
    const explained = sum(games, (sitting) => {
      const { accepted, refused, explained } = checkAnswers(game, sitting);
      expect(accepted).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(accepted / 10);
      return explained;
    });
    expect(explained).toBeGreaterThan(games);
  });

  it('shows nobody anything that depends on what is hidden from them', { timeout: TIMEOUT }, () => {
    let changed = 0;
    let heard = 0;
    // Every seat looks at every state: a third of the games is as much work as all of them elsewhere.
    for (const sitting of sit(games / 3)) {
      const tally = checkSecrecy(game, sitting);
      changed += tally.changed;
      heard += tally.heard;
    }
    expect(heard).toBeGreaterThan(games);
    if (game.id !== ticTacToe.id) expect(changed).toBeGreaterThan(games);
  });
});

describe('long games', () => {
  // Long enough for every deck to run out and be shuffled anew, and for snapshots to be taken.
  const long = sittings(2, [5], [{ rounds: 60 }]);

  it('keep all of that', { timeout: TIMEOUT }, () => {
    for (const sitting of long) {
      expect(checkRoundTrips(caravan, sitting)).toBe(300);
      expect(checkReplay(caravan, sitting)).toBe(300);
      expect(checkUndo(caravan, sitting).answers).toBe(300);
      expect(checkSecrecy(caravan, sitting).heard).toBeGreaterThan(300);
      expect(checkAnswers(caravan, sitting).accepted).toBeGreaterThan(300);
    }
  });
});

describe('positions', () => {
  it('of tic-tac-toe read back from their text', { timeout: TIMEOUT }, () => {
    for (const sitting of sittings(1500, [2])) expect(checkNotation(ticTacToe, sitting)).toBeGreaterThan(5);
  });

  it('of sealed bids read back from their text', { timeout: TIMEOUT }, () => {
    for (const sitting of sittings(300, [2, 4, 6])) expect(checkNotation(sealedBids, sitting)).toBeGreaterThan(5);
  });
});
