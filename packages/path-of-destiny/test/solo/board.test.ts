import { describe, expect, test } from 'vitest';
import { AUTOMA_BOARDS, type Character, SYMBOLS } from '../../src/content/index.ts';
import { gainXp, goldenSpace } from '../../src/rules/experience.ts';
import type { Participant, Table } from '../../src/rules/table.ts';
import { card, goOn, happened, lay, of, put } from '../support.ts';
import { seedFor, solo } from './table.ts';

describe('the special abilities of the boards', () => {
  const picked = (automa: Character, pair: string[], times = 1) => {
    const play = solo(automa, [{ do: 'automa/pick' }], (table) => {
      for (const row of table.rows) put(row, []);
      put(table.rows[0] as Table['rows'][number], pair.map(card));
    });
    for (let n = 1; n < times; n++) {
      play.table.figures[0] = -1;
      put(play.table.rows[0] as Table['rows'][number], ['R10', 'R03'].map(card));
      goOn(play, { do: 'automa/pick' });
    }
    return of(play, 1).xp;
  };

  test('PD-SOLO-07, PD-SOLO-08: the first one gives Experience for new cards, again and again', () => {
    expect(picked('geralt', ['R01', 'X-RB'])).toBe(2);
    expect(picked('geralt', ['R01', 'B01'], 2)).toBe(3);
    expect(picked('yennefer', ['B01', 'R01'])).toBe(1);
    expect(picked('dandelion', ['X-RY', 'R01'])).toBe(1);
    expect(picked('ciri', ['X-RP', 'X-BP'])).toBe(2);
    expect(picked('vesemir', ['R01', 'X-RB'])).toBe(2);
    expect(picked('vesemir', ['R01', 'B01'])).toBe(0);
  });

  test('PD-SOLO-09, R-72: the second one comes with 8 XP and stays; the golden marker counts from there to 20', () => {
    const play = solo('geralt', []);
    gainXp(play, 1, 7);
    expect([of(play, 1).unlocked, goldenSpace(of(play, 1))]).toEqual([1, undefined]);
    gainXp(play, 1, 3);
    expect([of(play, 1).unlocked, goldenSpace(of(play, 1))]).toEqual([2, 2]);
    expect(happened(play, 'automaAwoke')).toHaveLength(1);
    gainXp(play, 1, 40);
    expect(of(play, 1).xp).toBe(28);
    gainXp(play, 1, -25);
    expect([of(play, 1).unlocked, goldenSpace(of(play, 1))]).toEqual([2, undefined]);
  });

  const flip = (automa: Character, awake: boolean, tokens: Participant['tokens'], seed: string) =>
    solo(
      automa,
      [{ do: 'automa/flip' }, { do: 'automa/destiny' }],
      (_t, opponent) => Object.assign(opponent, { tokens, unlocked: awake ? 2 : 1 }),
      { seed },
    );

  test('PD-SOLO-07: Geralt, two tokens for the flip of phase 3', () => {
    expect(of(flip('geralt', true, [0, 0, 0, 0], seedFor('right')), 1).tokens).toEqual([0, 2, 0, 0]);
    expect(of(flip('geralt', false, [0, 0, 0, 0], seedFor('right')), 1).tokens).toEqual([0, 1, 0, 0]);
  });

  test('PD-SOLO-07: Yennefer, 1 VP when the Destiny token is placed', () => {
    expect(of(flip('yennefer', true, [0, 0, 0, 0], seedFor('right')), 1).vp).toBe(1);
    expect(of(flip('yennefer', true, [1, 0, 0, 0], seedFor('right')), 1).vp).toBe(0);
    expect(of(flip('yennefer', false, [0, 0, 0, 0], seedFor('right')), 1).vp).toBe(0);
  });

  test('PD-SOLO-07, R-76: Ciri, before the flip a token of what it has more of, left when it has as many', () => {
    expect(of(flip('ciri', true, [0, 1, 0, 0], seedFor('left')), 1).tokens).toEqual([1, 2, 0, 0]);
    expect(of(flip('ciri', true, [1, 1, 0, 0], seedFor('right')), 1).tokens).toEqual([2, 2, 0, 0]);
    expect(of(flip('ciri', false, [1, 1, 0, 0], seedFor('right')), 1).tokens).toEqual([1, 2, 0, 0]);
  });

  const scored = (automa: Character, unlocked: number, tokens: Participant['tokens'], timeline: string[] = []) =>
    of(
      solo(automa, [{ do: 'chapter/score' }], (table, opponent) => {
        table.dominant = 'left';
        lay(table, opponent, timeline);
        Object.assign(opponent, { tokens, unlocked, xp: 0 });
      }),
      1,
    );

  test('PD-SOLO-07: Dandelion, 1 VP per two Non-Dominant Symbols, rounded up', () => {
    expect(scored('dandelion', 2, [1, 3, 0, 0]).vp).toBe(3);
    expect(scored('dandelion', 2, [1, 4, 0, 0]).vp).toBe(3);
    expect(scored('dandelion', 2, [1, 0, 0, 0]).vp).toBe(1);
    expect(scored('dandelion', 1, [1, 4, 0, 0]).vp).toBe(1);
  });

  test('PD-SOLO-07: Vesemir, 1 VP per colour with two cards, at most four', () => {
    expect(scored('vesemir', 2, [0, 0, 0, 0], ['G01', 'G02', 'Y01', 'Y02', 'P07']).vp).toBe(2);
    expect(scored('vesemir', 2, [0, 0, 0, 0], ['X-BGY', 'X-BP', 'X-RGP', 'X-RY', 'Y02']).vp).toBe(4 + 2);
    expect(scored('vesemir', 1, [0, 0, 0, 0], ['G01', 'G02']).vp).toBe(0);
  });

  test('PD-SOLO-07: the boards have the Symbols of their characters', () => {
    for (const { symbols } of AUTOMA_BOARDS) {
      expect(new Set(symbols).size).toBe(2);
      for (const symbol of symbols) expect(SYMBOLS).toContain(symbol);
    }
  });
});
