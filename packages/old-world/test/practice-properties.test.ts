/** What every game on the kernel must have, of dice poker at the practice table. */
import {
  checkAnswers,
  checkNotation,
  checkReplay,
  checkRoundTrips,
  checkSecrecy,
  checkUndo,
  randomPlay,
  type Sitting,
} from '@medallion/kernel/testing';
import { describe, expect, it } from 'vitest';
import { practiceGame } from '../src/practice/index.ts';
import { practiceSittings } from './practice-sittings.ts';

const TIMEOUT = 600_000;
const GAMES = 600;

describe('the practice table', () => {
  const sittings = practiceSittings(GAMES);
  const sum = (one: (sitting: Sitting) => number): number =>
    sittings.reduce((total, sitting) => total + one(sitting), 0);

  it('always closes, and no gold appears or vanishes', { timeout: TIMEOUT }, () => {
    for (const sitting of sittings) expect(randomPlay(practiceGame, sitting).over).toBeDefined();
  });

  it('goes on in the same way when its state is written and read back after every step', { timeout: TIMEOUT }, () => {
    expect(sum((sitting) => checkRoundTrips(practiceGame, sitting))).toBeGreaterThan(GAMES);
  });

  it('replays from its record to the same hash, at any point', { timeout: TIMEOUT }, () => {
    expect(sum((sitting) => checkReplay(practiceGame, sitting))).toBeGreaterThan(GAMES);
  });

  it('lets nobody take back a roll', { timeout: TIMEOUT }, () => {
    // Standing is the one answer that rolls nothing; when the other side still has to decide, it can be taken back.
    expect(sum((sitting) => checkUndo(practiceGame, sitting).undone)).toBeGreaterThan(0);
  });

  it('accepts every answer it lists and refuses every other one', { timeout: TIMEOUT }, () => {
    expect(sum((sitting) => checkAnswers(practiceGame, sitting).explained)).toBeGreaterThan(0);
  });

  it('hides nothing but the dice to come', { timeout: TIMEOUT }, () => {
    expect(sum((sitting) => checkSecrecy(practiceGame, sitting).views)).toBeGreaterThan(GAMES);
  });

  it('reads every position back from its text', { timeout: TIMEOUT }, () => {
    expect(sum((sitting) => checkNotation(practiceGame, sitting))).toBeGreaterThan(GAMES);
  });
});
