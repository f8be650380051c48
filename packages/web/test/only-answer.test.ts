/** Answers a player may leave to the page: those where nothing is to decide, and no others. */

import { Dice, type Game, type Match } from '@medallion/kernel';
import { anyAnswer, startMatch } from '@medallion/kernel/testing';
import { oldWorld } from '@medallion/old-world';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { describe, expect, it } from 'vitest';
import { onlyAnswer } from '../src/online/only-answer.ts';

describe.each([
  ['Old World', oldWorld as unknown as Game<never>, true],
  ['Path of Destiny', pathOfDestiny as unknown as Game<never>, false],
] as const)('a game of %s', (_name, game, hasNothingToDecide) => {
  it('has its only answers given, which the rules take, and nothing decided', () => {
    const match = startMatch(game, { seats: 2, seed: 'auto' }) as unknown as Match<never>;
    const dice = new Dice('auto');
    let given = 0;
    let left = 0;
    while (match.play.over === undefined && match.number < 600) {
      const any = anyAnswer(match.play, dice);
      const view = match.view(any.seat);
      const open = view.asks.find(({ reply }) => reply === undefined);
      const only = onlyAnswer(view as never);
      expect(only !== undefined).toBe(open?.choices.length === 1);
      if (only === undefined) left += 1;
      else given += 1;
      const answer = only === undefined ? any : { seat: any.seat, ...only };
      expect(match.submit({ ...answer, number: match.number }).ok).toBe(true);
      // Whoever has answered and waits for others is asked nothing.
      const waits = match.view(any.seat);
      if (waits.asks.every(({ reply }) => reply !== undefined)) expect(onlyAnswer(waits as never)).toBeUndefined();
    }
    expect(left).toBeGreaterThan(5);
    if (hasNothingToDecide) expect(given).toBeGreaterThan(5);
  });
});

it('answers nothing where there is no table yet', () => {
  expect(onlyAnswer(undefined)).toBeUndefined();
});
