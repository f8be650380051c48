import {
  checkAnswers,
  checkNotation,
  checkReplay,
  checkRoundTrips,
  checkSecrecy,
  checkUndo,
} from '@medallion/kernel/testing';
import { describe, expect, it } from 'vitest';
import { practiceGame } from '../../src/practice/index.ts';

describe.each(['locals', 'witcher', 'solo'] as const)('the practice table, %s', (mode) => {
  const sittings = Array.from({ length: 8 }, (_, at) => ({
    seats: mode === 'solo' ? 1 : 2,
    options: { mode, gold: 2, goal: 7 },
    seed: `${mode} ${at}`,
  }));

  it('accepts what it lists and refuses everything else with a reason', () => {
    const tallies = sittings.map((sitting) => checkAnswers(practiceGame, sitting));
    expect(tallies.some(({ explained }) => explained > 0)).toBe(true);
  });

  it('reads every position back from its text', () => {
    for (const sitting of sittings) expect(checkNotation(practiceGame, sitting)).toBeGreaterThan(0);
  });

  it('replays every record', () => {
    for (const sitting of sittings) expect(checkReplay(practiceGame, sitting)).toBeGreaterThan(0);
  });

  it('is plain data after every step', () => {
    for (const sitting of sittings) expect(checkRoundTrips(practiceGame, sitting)).toBeGreaterThan(0);
  });

  it('shows nobody what the dice will bring', () => {
    for (const sitting of sittings) expect(checkSecrecy(practiceGame, sitting).views).toBeGreaterThan(0);
  });

  it('OW-POKER-10: takes back only what rolled nothing', () => {
    for (const sitting of sittings) checkUndo(practiceGame, sitting);
  });
});
