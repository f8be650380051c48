import { describe, expect, it } from 'vitest';
import { DEFAULT_POKER_RULES, decide, rankHand, soloReward } from '../../src/rules/poker/hands.ts';
import { activeValues, bestPick, otherValues, rerollOdds, soloOdds, soloValues } from '../../src/rules/poker/odds.ts';
import { type DicePick, pickId, pickOf, picksAll } from '../../src/rules/poker/pick.ts';

const rules = DEFAULT_POKER_RULES;
const dice = (text: string): number[] => [...text].map(Number);

/** Rolls every way one after the other, the slow way. */
function everyRoll(mine: readonly number[], pick: DicePick): number[][] {
  let rolls = [[...mine]];
  for (const place of pick) {
    rolls = rolls.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => roll.with(place - 1, face)));
  }
  return rolls;
}

describe('picking dice', () => {
  it('OW-POKER-08: there are 32 ways to pick, each with its own id', () => {
    expect(picksAll()).toHaveLength(32);
    expect(new Set(picksAll().map(pickId)).size).toBe(32);
    for (const pick of picksAll()) expect(pickOf(pickId(pick))).toEqual(pick);
  });
  it('OW-POKER-08: rerolling nothing is one of them', () => {
    expect(pickOf('keep-all')).toEqual([]);
    expect(pickId([1, 3, 5])).toBe('1-3-5');
    expect(pickOf('5-3')).toBeUndefined();
    expect(pickOf('')).toBeUndefined();
  });
});

describe('chances', () => {
  it('OW-POKER-09: three fours against three fives: 16 of 36 rolls of the other two win', () => {
    const odds = rerollOdds(dice('44642'), [3, 5], dice('55523'), 'active', rules);
    expect(odds).toMatchObject({ rolls: 36, wins: 16 });
    expect(odds.hands.four).toEqual({ rolls: 10, wins: 10 });
    expect(odds.hands.five).toEqual({ rolls: 1, wins: 1 });
    expect(odds.hands['full-house']).toEqual({ rolls: 5, wins: 5 });
    expect(odds.hands.three).toEqual({ rolls: 20, wins: 0 });
  });

  it('OW-POKER-16: a tie counts as won for the active player only', () => {
    expect(rerollOdds(dice('12345'), [], dice('54321'), 'active', rules)).toMatchObject({ rolls: 1, wins: 1 });
    expect(rerollOdds(dice('12345'), [], dice('54321'), 'other', rules)).toMatchObject({ rolls: 1, wins: 0 });
  });

  it('OW-POKER-09: the counts agree with rolling every way and deciding each', () => {
    const theirs = dice('66521');
    for (const mine of ['13346', '22255', '12346']) {
      const values = activeValues(dice(mine), theirs, rules);
      for (const pick of picksAll()) {
        const rolls = everyRoll(dice(mine), pick);
        const wins = rolls.filter((roll) => decide(rankHand(roll), rankHand(theirs), rules).winner === 'active').length;
        expect(rerollOdds(dice(mine), pick, theirs, 'active', rules)).toMatchObject({ rolls: rolls.length, wins });
        const value = values.find((entry) => pickId(entry.pick) === pickId(pick));
        expect(value?.chances).toBe((wins * 7776) / rolls.length);
      }
    }
  });

  it('OW-POKER-09: the best pick of the active player throws away a hand that is beaten', () => {
    expect(bestPick(activeValues(dice('44642'), dice('55523'), rules))).toEqual([3, 5]);
    expect(bestPick(activeValues(dice('66642'), dice('55523'), rules))).toEqual([]);
  });

  it('OW-POKER-08: the one who rerolls first reckons with the best reply', () => {
    const values = otherValues(dice('66663'), dice('66664'), rules);
    const stand = values.find((value) => value.pick.length === 0);
    const die = values.find((value) => pickId(value.pick) === '5');
    // Standing is beaten by four sixes with a four for certain.
    expect(stand?.chances).toBe(0);
    // Only a five or a six can hold: against a five the reply needs 5 or 6 of one die, against five sixes a six.
    expect(die?.chances).toBe((7776 - (7776 / 6) * 2 + (7776 - 7776 / 6)) * 6 ** 4);
    expect(bestPick(values)).toEqual([5]);
  });

  it('OW-SOLO-09: the solo reward of a reroll, summed over all rolls', () => {
    for (const pick of picksAll()) {
      const paid = everyRoll(dice('44162'), pick).reduce((sum, roll) => sum + soloReward(rankHand(roll).name), 0);
      expect(soloOdds(dice('44162'), pick).reward).toBe(paid);
    }
    expect(bestPick(soloValues(dice('33333')))).toEqual([]);
    expect(bestPick(soloValues(dice('33331')))).toEqual([5]);
  });
});
