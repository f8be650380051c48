import { describe, expect, test } from 'vitest';
import type { School } from '../../src/content/vocabulary.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import { answer, asked, askedSeat, happened, legal, stage, whyNot } from '../support.ts';
import { hold, the, witcher } from './help.ts';

const SCHOOLS: readonly School[] = ['wolf', 'griffin', 'bear', 'cat'];

/** Seat 1 is active and has just come to Novigrad; Gold and places by seat. */
function novigrad(gold: readonly number[], places: readonly number[]) {
  return stage({
    schools: SCHOOLS.slice(0, gold.length),
    steps: [{ do: 'turn/phase-1' }, { do: 'turn/phase-2' }],
    arrange: (table, witchers) => {
      table.active = 1;
      table.turn.moved = true;
      hold(table, 1, [100, 101, 102, 103]);
      for (const [seat, each] of witchers.entries()) {
        each.gold = gold[seat] ?? 0;
        each.at = places[seat] ?? 0;
      }
    },
  });
}
const finish = (play: ReturnType<typeof novigrad>): void => {
  while (asked(play) === 'poker/reroll') answer(play, 'keep-all');
};

describe('Poker at the table', () => {
  test('OW-POKER-01: with any Witcher at the same place, by the free choice of the active player', () => {
    const play = novigrad([1, 1, 1, 1], [6, 6, 6, 7]);
    expect(legal(play).filter((id) => id.startsWith('poker-'))).toEqual(['poker-locals', 'poker-0', 'poker-2']);
    expect(whyNot(play, 'poker-3')).toBe('not-here OW-POKER-01');
    expect(legal(play)).toContain('done');
  });

  test('OW-POKER-02, R-26: once per turn with each Witcher, several Witchers one after the other', () => {
    const play = novigrad([3, 9, 3], [6, 6, 6]);
    answer(play, 'poker-0');
    finish(play);
    expect(whyNot(play, 'poker-0')).toBe('played-already OW-POKER-02');
    expect(legal(play)).toContain('poker-2');
    answer(play, 'poker-2');
    finish(play);
    expect(legal(play).filter((id) => id.startsWith('poker-'))).toEqual(['poker-locals']);
  });

  test('OW-POKER-04: the chosen Witcher is not asked whether to play, only for the reroll', () => {
    const play = novigrad([1, 1, 1], [6, 6, 6]);
    answer(play, 'poker-2');
    expect([asked(play), askedSeat(play)]).toEqual(['poker/reroll', 2]);
    expect(witcher(play, 2).gold).toBe(0);
  });

  test('OW-POKER-05: both need at least 1 Gold', () => {
    const play = novigrad([0, 1, 1], [6, 6, 6]);
    expect(whyNot(play, 'poker-0')).toBe('opponent-needs-gold OW-POKER-05');
    expect(legal(play)).toContain('poker-2');
    const poor = novigrad([1, 0, 1], [6, 6, 6]);
    expect(whyNot(poor, 'poker-0')).toBe('needs-gold OW-POKER-05');
    expect(whyNot(poor, 'poker-locals')).toBe('needs-gold OW-POKER-22');
  });

  test('OW-POKER-20, R-23: the right-hand player throws for the locals, wherever that Witcher stands and however poor', () => {
    const play = novigrad([0, 2, 5], [15, 6, 6]);
    answer(play, 'poker-locals');
    expect([asked(play), askedSeat(play)]).toEqual(['poker/reroll', 0]);
    finish(play);
    expect(witcher(play, 0).gold).toBe(0);
    const wrapped = stage({
      schools: ['wolf', 'griffin', 'bear'],
      steps: [{ do: 'turn/phase-1' }],
      arrange: (table) => {
        table.turn.moved = true;
        the(table, 0).at = 6;
        the(table, 0).gold = 1;
      },
    });
    answer(wrapped, 'poker-locals');
    expect(askedSeat(wrapped)).toBe(2);
  });

  test('R-159: where the table chooses, the locals reroll what makes no combination, and nobody is asked for them', () => {
    const games = Array.from({ length: 30 }, (_, n) => {
      const play = stage({
        schools: ['wolf', 'griffin', 'bear'],
        seed: `locals ${n}`,
        options: { localsAndMonsters: 'table' },
        steps: [{ do: 'turn/phase-1' }],
        arrange: (table) => {
          table.turn.moved = true;
          the(table, 0).at = 6;
          the(table, 0).gold = 1;
        },
      });
      answer(play, 'poker-locals');
      return play;
    });
    const kept = games.map((play) => {
      // The one on turn is asked at once, who knows the locals' last dice.
      expect([asked(play), askedSeat(play)]).toEqual(['poker/reroll', 0]);
      const [rolled] = happened(play, 'pokerRolled') as unknown as readonly OldWorld['events']['pokerRolled'][];
      const [rerolled] = happened(play, 'pokerRerolled') as unknown as readonly OldWorld['events']['pokerRerolled'][];
      expect(rerolled).toMatchObject({ side: 'other', seat: -1, byTable: true });
      const places = [1, 2, 3, 4, 5].filter((place) => rerolled?.pick.includes(place) === false);
      const dice = places.map((place) => rolled?.other[place - 1]);
      expect(dice).toEqual(places.map((place) => rerolled?.dice[place - 1]));
      return dice.length;
    });
    // A highest die, pairs, threes, whole combinations.
    expect(new Set(kept).size).toBeGreaterThan(3);
  });

  test('OW-POKER-23: a game with the locals is none with the right-hand player’s Witcher', () => {
    const play = novigrad([3, 5, 3], [6, 6, 6]);
    answer(play, 'poker-locals');
    finish(play);
    expect(play.state.table.turn.pokerWith).toEqual([]);
    expect(legal(play)).toContain('poker-0');
    expect(whyNot(play, 'poker-locals')).toBe('action-used OW-LOC-03');
    answer(play, 'done');
    expect(legal(play)).toContain('fight-0');
  });

  test('OW-GEN-08: what two Witchers stake and win, the bank included, adds up', () => {
    const play = novigrad([2, 2, 2], [6, 6, 6]);
    const all = (): number =>
      play.state.table.bank + play.state.table.witchers.reduce((sum, each) => sum + each.gold, 0);
    const before = all();
    answer(play, 'poker-0');
    finish(play);
    expect(all()).toBe(before);
    expect(happened(play, 'pokerSettled')).toHaveLength(1);
  });
});
