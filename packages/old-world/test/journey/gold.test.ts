import { expect, test } from 'vitest';
import { gainGold, payGold } from '../../src/rules/gold.ts';
import { stage } from '../support.ts';
import { the, witcher } from './help.ts';

const quiet = (gold: number, bank: number, options: Record<string, unknown> = {}) =>
  stage({
    options,
    steps: [],
    arrange: (table) => {
      the(table, 0).gold = gold;
      table.bank = bank;
    },
  });

test('OW-GEN-07: nobody owes Gold: a loss takes what there is', () => {
  const play = quiet(1, 10);
  expect(payGold(play, 0, 3)).toBe(1);
  expect(witcher(play, 0).gold).toBe(0);
  expect(play.state.table.bank).toBe(11);
});

test('OW-GEN-08: Gold comes from the bank and goes to the bank', () => {
  const play = quiet(2, 10);
  gainGold(play, 0, 3);
  expect([witcher(play, 0).gold, play.state.table.bank]).toEqual([5, 7]);
  payGold(play, 0, 4);
  expect([witcher(play, 0).gold, play.state.table.bank]).toEqual([1, 11]);
});

test('R-27: the bank is unlimited, or by the option pays as far as it can', () => {
  const unlimited = quiet(0, 1);
  expect(gainGold(unlimited, 0, 3)).toBe(3);
  expect(unlimited.state.table.bank).toBe(-2);
  const counted = quiet(0, 1, { goldSupply: 35 });
  expect(gainGold(counted, 0, 3)).toBe(1);
  expect([witcher(counted, 0).gold, counted.state.table.bank]).toEqual([1, 0]);
  expect(gainGold(counted, 0, 3)).toBe(0);
});
