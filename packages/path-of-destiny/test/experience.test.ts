/** PD-XP, with the examples of the catalogue (3.6) as data. */

import { describe, expect, test } from 'vitest';
import { gainVp, gainXp, goldenSpace } from '../src/rules/experience.ts';
import { type Game, happened, of, stage } from './support.ts';

const at = (xp: number): Game =>
  stage({
    arrange: (_, [geralt]) => {
      if (geralt !== undefined)
        Object.assign(geralt, { xp, unlocked: [0, 6, 12, 18].filter((space) => space <= xp).length });
    },
    steps: [],
  });

const VECTORS = [
  { id: 'PD-TV-50', clauses: 'PD-XP-04, PD-XP-05, R-59', start: 18, gain: 5, normal: 20, golden: 3 },
  { id: 'PD-TV-51', clauses: 'PD-XP-06', start: 38, gain: 6, normal: 20, golden: 20 },
  { id: 'PD-TV-52', clauses: 'R-62', start: 21, gain: -3, normal: 18, golden: undefined },
  { id: 'PD-TV-53', clauses: 'R-58', start: 2, gain: -3, normal: 0, golden: undefined },
];

test.each(VECTORS.map((each) => [`${each.clauses}, ${each.id}: ${each.start} and ${each.gain}`, each] as const))(
  '%s',
  (_, { start, gain, normal, golden }) => {
    const play = at(start);
    gainXp(play, 0, gain);
    expect(Math.min(20, of(play, 0).xp)).toBe(normal);
    expect(goldenSpace(of(play, 0))).toBe(golden);
  },
);

describe('points', () => {
  test('PD-XP-01, R-63: VP count at once and without end', () => {
    const play = at(0);
    gainVp(play, 0, 7);
    gainVp(play, 0, 500);
    expect(of(play, 0).vp).toBe(507);
    expect(happened(play, 'vpChanged')).toEqual([
      { who: 0, amount: 7, vp: 7 },
      { who: 0, amount: 500, vp: 507 },
    ]);
  });

  test('PD-XP-02: XP move the normal marker at once', () => {
    const play = at(3);
    gainXp(play, 0, 2);
    expect(of(play, 0).xp).toBe(5);
    expect(goldenSpace(of(play, 0))).toBeUndefined();
    expect(of(play, 0).unlocked).toBe(1);
  });

  test('PD-XP-03: reaching or passing a space unlocks its Ability, several at once', () => {
    const reached = at(5);
    gainXp(reached, 0, 1);
    expect(of(reached, 0).unlocked).toBe(2);
    const passed = at(5);
    gainXp(passed, 0, 8);
    expect(of(passed, 0).unlocked).toBe(3);
    expect(happened(passed, 'abilityUnlocked').map(({ ability }) => ability)).toEqual(['GER-2', 'GER-3']);
  });

  test('PD-XP-04: the golden marker comes out on 0 when the normal one reaches 20', () => {
    const play = at(19);
    expect(goldenSpace(of(play, 0))).toBeUndefined();
    gainXp(play, 0, 1);
    expect(goldenSpace(of(play, 0))).toBe(0);
  });

  test('PD-XP-05: the golden marker unlocks nothing', () => {
    const play = at(20);
    gainXp(play, 0, 18);
    expect(goldenSpace(of(play, 0))).toBe(18);
    expect(of(play, 0).unlocked).toBe(4);
    expect(happened(play, 'abilityUnlocked')).toEqual([]);
  });

  test('PD-XP-06: at golden 20 no more XP can be gained', () => {
    const play = at(40);
    gainXp(play, 0, 3);
    expect(of(play, 0).xp).toBe(40);
    expect(happened(play, 'xpChanged')).toEqual([]);
  });

  test('PD-XP-07: the golden space turns into VP at the end', () => {
    for (const [xp, vp] of [
      [19, 0],
      [20, 0],
      [24, 3],
      [40, 15],
    ] as const) {
      const play = stage({
        arrange: (_, [geralt]) => {
          if (geralt !== undefined) geralt.xp = xp;
        },
        steps: [{ do: 'end/golden' }],
      });
      expect(of(play, 0).vp).toBe(vp);
    }
  });

  test('R-62: what was unlocked stays so when XP fall, and unlocks nothing twice', () => {
    const play = at(20);
    gainXp(play, 0, -9);
    expect(of(play, 0).unlocked).toBe(4);
    gainXp(play, 0, 8);
    expect(of(play, 0).unlocked).toBe(4);
    expect(happened(play, 'abilityUnlocked')).toEqual([]);
  });
});
