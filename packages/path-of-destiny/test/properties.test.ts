/** The properties every game on the kernel must have, for whole random games of Path of Destiny. */

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
import { DIFFICULTIES, STORIES } from '../src/content/index.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import { RULE_OPTIONS } from '../src/rules/options.ts';

const TIMEOUT = 900_000;
/** `PROPERTY_SCALE=10` plays ten times as many games. */
const SCALE = Number(process.env.PROPERTY_SCALE ?? 1);

/** Games for 1 to 5 players in turn, through the Stories, the difficulties and the rulings that may be decided otherwise. */
function sittings(count: number): Sitting[] {
  const characters = ['dealTwo', 'choice', 'random'];
  return Array.from({ length: Math.ceil(count * SCALE) }, (_, index) => {
    const story = STORIES[Math.trunc(index / 5) % STORIES.length];
    return {
      seed: `path of destiny ${index}`,
      seats: (index % 5) + 1,
      options: {
        story,
        introductory: story === 'edge' && index % 4 === 3,
        characters: characters[index % characters.length],
        asking: index % 3 === 2 ? 'always' : 'needed',
        difficulty: DIFFICULTIES[Math.trunc(index / 3) % DIFFICULTIES.length],
        ...Object.fromEntries(
          Object.entries(RULE_OPTIONS).map(([name, values], n) => [name, values[(index >> n) % values.length]]),
        ),
      },
    };
  });
}

/**
 * Cards lie face up for a moment and are put away face down before the next question: of these, events may tell more
 * than the view. A goal looked at once by a Story card is among them (5.9 `PEEK`).
 */
const FACE_UP_FOR_A_MOMENT = ['alliancesRevealed', 'allianceApplied', 'goalPeeked'];

const sum = (all: readonly Sitting[], one: (sitting: Sitting) => number): number =>
  all.reduce((total, sitting) => total + one(sitting), 0);

describe('Path of Destiny', () => {
  it('plays on by any answers, and its invariants hold after every step', { timeout: TIMEOUT }, () => {
    for (const sitting of sittings(90)) randomPlay(pathOfDestiny, sitting);
  });

  it('goes on in the same way when its state is written and read back after every step', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(15), (sitting) => checkRoundTrips(pathOfDestiny, sitting))).toBeGreaterThan(1000 * SCALE);
  });

  it('replays from its record to the same hash, at any point', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(15), (sitting) => checkReplay(pathOfDestiny, sitting))).toBeGreaterThan(1000 * SCALE);
  });

  it('can be taken back exactly as far as nobody learnt anything', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(30), (sitting) => checkUndo(pathOfDestiny, sitting).undone)).toBeGreaterThan(50);
  });

  it('accepts every answer it lists and refuses every other one', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(15), (sitting) => checkAnswers(pathOfDestiny, sitting).accepted)).toBeGreaterThan(500);
  });

  it('shows nobody anything that depends on what is hidden from them', { timeout: TIMEOUT }, () => {
    expect(
      sum(
        sittings(60),
        (sitting) => checkSecrecy(pathOfDestiny, { ...sitting, passing: FACE_UP_FOR_A_MOMENT }).changed,
      ),
    ).toBeGreaterThan(10_000);
  });

  it('reads every position back from its text', { timeout: TIMEOUT }, () => {
    expect(sum(sittings(60), (sitting) => checkNotation(pathOfDestiny, sitting))).toBeGreaterThan(4500);
  });

  it('reads positions strictly: what somebody changed is refused, with its line, or plays on', {
    timeout: TIMEOUT,
  }, () => {
    const tallies = sittings(5).map((sitting) => checkStrictness(pathOfDestiny, sitting, 40));
    const total = (of: 'refused' | 'withLine' | 'accepted'): number => tallies.reduce((all, each) => all + each[of], 0);
    expect(total('refused') + total('accepted')).toBe(40 * tallies.length);
    expect(total('withLine')).toBeGreaterThan(total('refused') / 2);
  });
});
