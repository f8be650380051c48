/** A journey laid out beforehand is what Phase I lists when it comes. */

import { Dice, type Game } from '@medallion/kernel';
import { anyAnswer, startMatch } from '@medallion/kernel/testing';
import { expect, test } from 'vitest';
import { afterMoves, foreseeMoves, oldWorld } from '../../src/index.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import type { MoveChoice } from '../../src/rules/journey/payments.ts';

test('foreseen moves are those Phase I lists, at its beginning and after each move', () => {
  const match = startMatch(oldWorld as Game<OldWorld>, { seats: 3, seed: 'plan' });
  const dice = new Dice('plan');
  let compared = 0;
  let followed = 0;
  for (let given = 0; given < 400 && match.play.over === undefined; given += 1) {
    const answer = anyAnswer(match.play, dice);
    const { seat } = answer;
    const view = match.view(seat);
    const ask = view.asks.find((each) => each.ask === 'phase-1/act');
    if (ask?.ask === 'phase-1/act') {
      const listed = ask.choices.filter((choice): choice is MoveChoice => choice.act === 'move');
      const plain = listed.filter(({ by }) => by === undefined).map(({ id }) => id);
      expect(foreseeMoves(view.table, seat).map(({ id }) => id)).toEqual(plain);
      compared += 1;
      const move = listed.find(({ id }) => id === answer.choice);
      if (move !== undefined && move.by === undefined) {
        const foreseen = afterMoves(view.table, seat, [move]).witchers[seat];
        expect(match.submit({ ...answer, number: match.number }).ok).toBe(true);
        const now = match.view(seat);
        // Whoever is asked on the way, or meets something there, may hold more or less by then.
        if (now.asks[0]?.ask === 'phase-1/act') {
          const real = now.table.witchers[seat];
          expect([foreseen?.at, foreseen?.hand.cards]).toEqual([real?.at, real?.hand.cards]);
          // A Trail Quest that is done on the way may have paid.
          expect(real?.gold).toBeGreaterThanOrEqual(foreseen?.gold ?? 0);
          followed += 1;
        }
        continue;
      }
    }
    expect(match.submit({ ...answer, number: match.number }).ok).toBe(true);
  }
  expect(compared).toBeGreaterThan(20);
  expect(followed).toBeGreaterThan(5);
});

test('nobody foresees the journey of a hand they do not see', () => {
  const match = startMatch(oldWorld as Game<OldWorld>, { seats: 2, seed: 'plan' });
  expect(foreseeMoves(match.view(0).table, 1)).toEqual([]);
});
