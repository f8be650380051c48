/** What the own games on a device come to: each counts once, and no bot's seat is anybody's own. */

import { describe, expect, it } from 'vitest';
import { ownGame, ownSeats, reckon } from '../src/old-world/statistics/reckon.ts';

const anna = { name: 'Anna' };
const jan = { name: 'Jan' };
const bot = { name: 'Olek', bot: 'novice' };
const witchers = [
  { school: 'cat', trophies: ['monster:4', 'attribute:combat', 'monster:19'] },
  { school: 'bear', trophies: ['school:cat', 'monster:7'] },
] as const;
const wonBy = (seat: number) => ({ ranking: [[seat], [1 - seat]], detail: { turns: 12 } });

describe('own seats', () => {
  it('are all persons’ on a shared screen, and no bot’s', () => {
    expect(ownSeats([anna, bot, jan], 0, true)).toEqual([0, 2]);
  });

  it('are the one looked from on a server; nobody’s where one watches or has given up', () => {
    expect(ownSeats([anna, jan], 1, false)).toEqual([1]);
    expect(ownSeats([anna, jan], undefined, false)).toEqual([]);
    expect(ownSeats([anna, { ...jan, bot: 'adept', resigned: true }], 1, false)).toEqual([]);
  });
});

describe('a finished game', () => {
  it('is remembered by what the own seats did, not the bot’s', () => {
    expect(ownGame([0], witchers, wonBy(0))).toEqual({ schools: ['cat'], monsters: [4, 19], won: true });
    expect(ownGame([0], witchers, wonBy(1))).toEqual({ schools: ['cat'], monsters: [4, 19], won: false });
  });

  it('among persons of one screen is one game that nobody else lost', () => {
    const together = ownGame([0, 1], witchers, wonBy(1));
    expect(together).toEqual({ schools: ['cat', 'bear'], monsters: [4, 19, 7] });
    expect(reckon([together ?? []].flat())).toMatchObject({ games: 1, contested: 0, won: 0, monsters: 3 });
  });

  it('of bots alone, or only watched, is nobody’s', () => {
    expect(ownGame([], witchers, wonBy(0))).toBeUndefined();
  });
});

it('all games together: wins against others, schools by use, different monsters, the best rank', () => {
  expect(
    reckon([
      { schools: ['wolf'], monsters: [1, 2], won: false },
      { schools: ['cat'], monsters: [2], won: true },
      { schools: ['cat'], monsters: [], rank: 2 },
      { schools: ['cat', 'wolf'], monsters: [9], rank: 4 },
      { schools: ['viper'], monsters: [], rank: 3 },
    ]),
  ).toEqual({
    games: 5,
    contested: 2,
    won: 1,
    schools: [
      { school: 'cat', games: 3 },
      { school: 'wolf', games: 2 },
      { school: 'viper', games: 1 },
    ],
    monsters: 4,
    kinds: 3,
    rank: 4,
  });
  expect(reckon([])).toMatchObject({ games: 0, monsters: 0, schools: [] });
});
