/** The properties every game on the kernel must have, for whole random games of Old World. */

import {
  checkAnswers,
  checkNotation,
  checkReplay,
  checkRoundTrips,
  checkSecrecy,
  checkStrictness,
  checkUndo,
  randomPlay,
  type Sitting,
} from '@medallion/kernel/testing';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/rules/options.ts';
import { oldWorld } from '../src/rules/game.ts';

const TIMEOUT = 900_000;
/** `PROPERTY_SCALE=10` plays ten times as many games. */
const SCALE = Number(process.env.PROPERTY_SCALE ?? 1);

/** Games for 1 to 5 players in turn, through the editions and the ways to give out boards. */
function sittings(count: number, limit?: number): Sitting[] {
  const schools = ['draft', 'random', 'choice'];
  return Array.from({ length: Math.ceil(count * SCALE) }, (_, index) => ({
    seed: `old world ${index}`,
    seats: (index % 5) + 1,
    options: {
      edition: EDITIONS[Math.trunc(index / 5) % EDITIONS.length],
      schools: schools[index % schools.length],
      wagerOrder: index % 2 === 0 ? 'clockwise' : 'simultaneousHidden',
    },
    ...(limit === undefined ? {} : { limit }),
  }));
}

/** Cards lie face up for a moment and are shuffled away before the next question: of these, events may tell more than the view. */
const FACE_UP_FOR_A_MOMENT = [
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
];

const sum = (all: readonly Sitting[], one: (sitting: Sitting) => number): number =>
  all.reduce((total, sitting) => total + one(sitting), 0);

describe('Old World', () => {
  it('plays on by any answers, and its invariants hold after every step', { timeout: TIMEOUT }, () => {
    for (const sitting of sittings(30, 3000)) randomPlay(oldWorld, sitting);
  });

  it('goes on in the same way when its state is written and read back after every step', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(5, 300), (sitting) => checkRoundTrips(oldWorld, sitting))).toBeGreaterThan(1000);
  });

  it('replays from its record to the same hash, at any point', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(5, 400), (sitting) => checkReplay(oldWorld, sitting))).toBeGreaterThan(1000);
  });

  it('can be taken back exactly as far as nobody learnt anything', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(10, 300), (sitting) => checkUndo(oldWorld, sitting).undone)).toBeGreaterThan(50);
  });

  it('accepts every answer it lists and refuses every other one', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(5, 100), (sitting) => checkAnswers(oldWorld, sitting).accepted)).toBeGreaterThan(500);
  });

  it('shows nobody anything that depends on what is hidden from them', { timeout: TIMEOUT }, () => {
    expect(
      sum(
        sittings(10, 400),
        (sitting) => checkSecrecy(oldWorld, { ...sitting, passing: FACE_UP_FOR_A_MOMENT }).changed,
      ),
    ).toBeGreaterThan(10_000);
  });

  it('reads every position back from its text', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(10, 1000), (sitting) => checkNotation(oldWorld, sitting))).toBeGreaterThan(5000);
  });

  it('reads positions strictly: what somebody changed is refused, with its line, or plays on', {
    timeout: TIMEOUT,
  }, () => {
    const tallies = sittings(5, 200).map((sitting) => checkStrictness(oldWorld, sitting, 40));
    const total = (of: 'refused' | 'withLine' | 'accepted'): number => tallies.reduce((all, each) => all + each[of], 0);
    expect(total('refused') + total('accepted')).toBe(40 * tallies.length);
    expect(total('withLine')).toBeGreaterThan(total('refused') / 2);
  });
});
