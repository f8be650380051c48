/** What can be planned for the next pick is what the rules list when it comes, and less where somebody was quicker. */

import { Dice, type Game } from '@medallion/kernel';
import { anyAnswer, startMatch } from '@medallion/kernel/testing';
import { expect, test } from 'vitest';
import { foreseePicks, pathOfDestiny } from '../src/index.ts';
import type { PathOfDestiny } from '../src/rules/shape.ts';

test('foreseen picks are those that are listed', () => {
  const match = startMatch(pathOfDestiny as Game<PathOfDestiny>, { seats: 3, seed: 'plan' });
  const dice = new Dice('plan');
  let compared = 0;
  while (match.play.over === undefined) {
    const answer = anyAnswer(match.play, dice);
    const view = match.view(answer.seat);
    const ask = view.asks.find((each) => each.ask === 'choose/pick');
    if (ask !== undefined) {
      expect(foreseePicks(view.table, answer.seat).map(({ id }) => id)).toEqual(ask.choices.map(({ id }) => id));
      compared += 1;
      // Whoever picks later can still plan for a row nobody has taken.
      const later = [0, 1, 2].find((seat) => seat !== answer.seat && !view.table.figures.includes(seat));
      if (later !== undefined && !view.table.top.includes(later))
        expect(foreseePicks(match.view(later).table, later).some(({ id }) => id === 'top')).toBe(true);
    }
    expect(match.submit({ ...answer, number: match.number }).ok).toBe(true);
  }
  expect(compared).toBeGreaterThanOrEqual(9);
});
