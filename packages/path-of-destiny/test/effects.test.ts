/** PD-EFFECT: conditions and results on the real cards, in The Edge of the World (left Exploration, right Diplomacy). */

import { describe, expect, test } from 'vitest';
import { SYMBOLS, type Symbol } from '../src/content/index.ts';
import { symbolCount } from '../src/rules/symbols.ts';
import type { Participant } from '../src/rules/table.ts';
import { answer, asked, card, type Game, happened, lay, legal, of, setActive, stage, whyNot } from './support.ts';

interface Case {
  timeline: readonly string[];
  /** Place of the card whose effect is applied; the last one unless told. */
  at?: number;
  tokens?: Participant['tokens'];
  active?: readonly [Symbol, Symbol];
}

/** Applies the effect of one card. */
function apply({ timeline, at = timeline.length - 1, tokens = [0, 0, 0, 0], active }: Case): Game {
  return stage({
    arrange: (table, [geralt]) => {
      if (geralt === undefined) return;
      lay(table, geralt, timeline);
      geralt.tokens = [...tokens];
      if (active !== undefined) setActive(table, ...active);
    },
    steps: [{ do: 'effect/apply', who: 0, at }],
  });
}
/** Level reached, XP and tokens after an effect that asks nothing. */
function outcome(each: Case): { level: unknown; xp: number; tokens: string } {
  const play = apply(each);
  expect(asked(play)).toBeUndefined();
  const { xp, tokens } = of(play, 0);
  return { level: happened(play, 'effectApplied')[0]?.level, xp, tokens: tokens.join(' ') };
}

describe('conditions', () => {
  test('PD-EFFECT-01, PD-EFFECT-05: the result comes only when the condition is met, and having consumes nothing', () => {
    expect(outcome({ timeline: ['R04'] })).toEqual({ level: 0, xp: 0, tokens: '0 0 0 0' });
    const play = apply({ timeline: ['R01', 'R04'] });
    expect(of(play, 0).tokens).toEqual([2, 0, 0, 0]);
    expect(of(play, 0).covered).toEqual([0, 0]);
  });

  test('PD-EFFECT-02: cards of others and later cards do not count, all tokens do', () => {
    const others = stage({
      arrange: (table, [geralt, yennefer]) => {
        if (geralt === undefined || yennefer === undefined) return;
        lay(table, geralt, ['R04']);
        lay(table, yennefer, ['R01', 'R02', 'R03']);
      },
      steps: [{ do: 'effect/apply', who: 0, at: 0 }],
    });
    expect(of(others, 0).tokens).toEqual([0, 0, 0, 0]);
    expect(outcome({ timeline: ['R04', 'R01'], at: 0 }).level).toBe(0);
    expect(outcome({ timeline: ['R11'], tokens: [0, 2, 0, 0] }).level).toBe(1);
  });

  test('PD-EFFECT-03: the card counts for its own condition and can pay its own loss', () => {
    expect(outcome({ timeline: ['R06'] }).level).toBe(1);
    expect(outcome({ timeline: ['R10'] })).toEqual({ level: 1, xp: 1, tokens: '0 0 0 0' });
    expect(of(apply({ timeline: ['S-YEN-3'], active: ['exploration', 'magic'] }), 0)).toMatchObject({
      xp: 3,
      covered: [1],
    });
  });

  test('PD-EFFECT-06: a single effect gives once, however far its condition is exceeded', () => {
    expect(outcome({ timeline: ['R01', 'R02', 'R03', 'R05', 'R04'] }).tokens).toBe('2 0 0 0');
  });

  test('PD-EFFECT-11, R-28, R-29: a multicolour card has all its colours at once and counts once for each', () => {
    expect(outcome({ timeline: ['X-RBY', 'R04'] }).level).toBe(1);
    expect(outcome({ timeline: ['X-RBY', 'B04'] }).level).toBe(1);
    // Two banners of one card are not two cards.
    expect(outcome({ timeline: ['X-RGP', 'X-RP'] }).level).toBe(1);
    expect(outcome({ timeline: ['X-RP'] }).level).toBe(0);
  });

  test('PD-EFFECT-13: COND-1 loses one Symbol of a kind', () => {
    const play = apply({ timeline: ['S-GER-4'] });
    expect(of(play, 0).xp).toBe(3);
    expect(of(play, 0).covered).toEqual([1]);
    const none = stage({
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        lay(table, geralt, ['S-GER-4']);
        geralt.covered = [1];
      },
      steps: [{ do: 'effect/apply', who: 0, at: 0 }],
    });
    expect(of(none, 0).xp).toBe(0);
  });

  test('PD-EFFECT-14: COND-2 loses up to three of a kind, as many as there are', () => {
    expect(outcome({ timeline: ['S-DAN-4'] })).toEqual({ level: 1, xp: 1, tokens: '0 0 0 0' });
    expect(outcome({ timeline: ['S-DAN-4'], tokens: [1, 0, 0, 0] })).toEqual({ level: 2, xp: 2, tokens: '0 0 0 0' });
    expect(outcome({ timeline: ['S-DAN-4'], tokens: [2, 0, 0, 0] })).toEqual({ level: 3, xp: 3, tokens: '0 0 0 0' });
    const more = apply({ timeline: ['S-DAN-4'], tokens: [3, 5, 0, 0] });
    for (const _ of [1, 2, 3]) if (asked(more) === 'symbols/lose') answer(more, 'token:combat');
    expect(of(more, 0).xp).toBe(3);
    expect(symbolCount(more.table, of(more, 0), 0)).toBe(1);
    expect(of(more, 0).tokens[1]).toBe(5);
  });

  test('PD-EFFECT-15: COND-3 loses up to three Non-Active Symbols of either kind, never Active ones', () => {
    const play = apply({ timeline: ['R07'], tokens: [0, 0, 0, 1], active: ['exploration', 'diplomacy'] });
    expect(happened(play, 'effectApplied')[0]?.level).toBe(0);
    const mixed = outcome({ timeline: ['R07'], tokens: [1, 2, 0, 0] });
    expect(mixed).toEqual({ level: 3, xp: 0, tokens: '0 0 3 0' });
  });

  test('PD-EFFECT-16, PD-EFFECT-17: COND-4 and COND-5 want at least two and three cards of a colour', () => {
    expect([1, 2, 3].map((n) => outcome({ timeline: [...['G01', 'G02'].slice(0, n - 1), 'G04'] }).level)).toEqual([
      0, 1, 1,
    ]);
    expect(
      [1, 2, 3, 4].map((n) => outcome({ timeline: [...['G01', 'G02', 'G03'].slice(0, n - 1), 'G05'] }).level),
    ).toEqual([0, 0, 1, 1]);
  });

  test('PD-EFFECT-18, PD-EFFECT-19, PD-EFFECT-10: COND-6 and COND-7 want exactly one and two, not fewer and not more', () => {
    expect([0, 1, 2].map((n) => outcome({ timeline: [...['B01', 'B02'].slice(0, n), 'R08'] }).level)).toEqual([
      0, 1, 0,
    ]);
    expect([1, 2, 3].map((n) => outcome({ timeline: [...['R01', 'R02'].slice(0, n - 1), 'R09'] }).level)).toEqual([
      0, 1, 0,
    ]);
  });

  test('PD-EFFECT-20, PD-EFFECT-07: COND-8 counts cards of a colour up to three', () => {
    const levels = [1, 2, 3, 4].map(
      (n) => outcome({ timeline: [...['R01', 'R02', 'R03'].slice(0, n - 1), 'R06'] }).level,
    );
    expect(levels).toEqual([1, 2, 3, 3]);
  });

  test('PD-EFFECT-21, R-27: COND-9 counts Non-Active Symbols on cards and among the tokens up to three', () => {
    expect(outcome({ timeline: ['P09'] }).level).toBe(0);
    expect(outcome({ timeline: ['P09'], tokens: [1, 0, 7, 7] }).level).toBe(1);
    expect(outcome({ timeline: ['P09'], tokens: [1, 1, 0, 0] }).level).toBe(2);
    expect(outcome({ timeline: ['R01', 'P09'], tokens: [0, 1, 0, 0] }).level).toBe(3);
  });

  test('PD-EFFECT-22: COND-10 wants at least two Non-Active Symbols', () => {
    expect([1, 2, 3].map((n) => outcome({ timeline: ['R11'], tokens: [n, 0, 0, 0] }).level)).toEqual([0, 1, 1]);
  });
});

describe('results', () => {
  test('PD-EFFECT-23: RES-1 gives 3 XP', () => {
    expect(outcome({ timeline: ['R01', 'R09'] })).toEqual({ level: 1, xp: 3, tokens: '0 0 0 0' });
  });

  test('PD-EFFECT-24: RES-2 gives 1, 2 or 3 XP', () => {
    const xp = [0, 1, 2, 3].map((n) => outcome({ timeline: ['R10'], tokens: [n, 0, 0, 0] }).xp);
    expect(xp).toEqual([1, 2, 3, 3]);
  });

  test('PD-EFFECT-25, PD-EFFECT-26: RES-3 and RES-4 give 1, 2 or 3 of the left and of the right Symbol', () => {
    const gained = (id: string): string[] =>
      [1, 2, 3].map((n) => outcome({ timeline: [id], tokens: [n, 0, 0, 0] }).tokens);
    expect(gained('P09')).toEqual(['1 0 1 0', '2 0 2 0', '3 0 3 0']);
    expect(gained('P10')).toEqual(['1 0 0 1', '2 0 0 2', '3 0 0 3']);
  });

  test('PD-EFFECT-27, PD-EFFECT-28: RES-5 and RES-6 give two of the left and of the right Symbol', () => {
    expect(outcome({ timeline: ['B01', 'R08'] }).tokens).toBe('0 0 2 0');
    expect(outcome({ timeline: ['G01', 'B08'] }).tokens).toBe('0 0 0 2');
    expect(outcome({ timeline: ['B01', 'R08'], active: ['magic', 'combat'] }).tokens).toBe('0 2 0 0');
  });

  test('PD-EFFECT-29: RES-7 gives one of each Active Symbol', () => {
    expect(outcome({ timeline: ['B01', 'B09'] }).tokens).toBe('0 0 1 1');
  });

  test('PD-EFFECT-30, PD-EFFECT-12: RES-8 gives two of its Symbol, Active or not; Non-Active Symbols pay as well', () => {
    expect(outcome({ timeline: ['R01', 'R04'] }).tokens).toBe('2 0 0 0');
    expect(outcome({ timeline: ['G01', 'G04'] }).tokens).toBe('0 0 2 0');
    const paid = apply({ timeline: ['S-YEN-3'], tokens: [0, 0, 0, 0] });
    expect(of(paid, 0).xp).toBe(3);
    expect(SYMBOLS[paid.table.active[0]]).not.toBe('combat');
  });

  test('PD-EFFECT-31: RES-9 gives 1, 2 or 3 of its Symbol', () => {
    const gained = [1, 2, 3].map((n) => outcome({ timeline: [...['B01', 'B02'].slice(0, n - 1), 'B06'] }).tokens);
    expect(gained).toEqual(['0 1 0 0', '0 2 0 0', '0 3 0 0']);
  });

  test('PD-EFFECT-32: RES-10 gives one of each Symbol of its set', () => {
    expect(outcome({ timeline: ['R01', 'R02', 'R05'] }).tokens).toBe('1 1 1 0');
  });
});

describe('losing Symbols', () => {
  test('PD-EFFECT-08, R-32: the owner chooses between a token and a printed Symbol', () => {
    const lose = (choice: string): Participant => {
      const play = apply({ timeline: ['S-GER-4'], tokens: [0, 0, 0, 1] });
      expect(legal(play)).toEqual(['token:diplomacy', `card:${card('S-GER-4')}:0`]);
      answer(play, choice);
      expect(of(play, 0).xp).toBe(3);
      return of(play, 0);
    };
    expect(lose('token:diplomacy')).toMatchObject({ tokens: [0, 0, 0, 0], covered: [0] });
    expect(lose(`card:${card('S-GER-4')}:0`)).toMatchObject({ tokens: [0, 0, 0, 1], covered: [1] });
  });

  test('R-32: identical tokens, and Symbols that all go, need no question', () => {
    expect(asked(apply({ timeline: ['R01', 'P09'], tokens: [0, 0, 0, 0] }))).toBeUndefined();
    const play = stage({
      arrange: (_, [geralt]) => {
        if (geralt !== undefined) geralt.tokens = [5, 0, 0, 0];
      },
      steps: [{ do: 'symbols/lose', who: 0, count: 2, of: 'any' }],
    });
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0).tokens).toEqual([3, 0, 0, 0]);
  });

  test('PD-EFFECT-09, R-30, R-31: one cover hides one Symbol for everything, and hides it once', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        lay(table, geralt, ['R01', 'G01']);
        geralt.covered = [0b011, 0];
      },
      steps: [{ do: 'symbols/lose', who: 0, count: 1, of: [0, 2] }],
    });
    expect(symbolCount(play.table, of(play, 0), 0)).toBe(1);
    expect(legal(play)).toEqual([`card:${card('R01')}:2`, `card:${card('G01')}:0`]);
    expect(whyNot(play, `card:${card('R01')}:0`)).toBe('covered PD-EFFECT-09');
    answer(play, `card:${card('R01')}:2`);
    expect(symbolCount(play.table, of(play, 0), 0)).toBe(0);
    expect(of(play, 0).covered).toEqual([0b111, 0]);
    expect(of(play, 0).hand.cards).toHaveLength(5);
  });

  test('R-26: an effect takes nothing from cards to the right of it', () => {
    const play = apply({ timeline: ['Y02', 'S-GER-4', 'Y01'], at: 1 });
    expect(legal(play)).toEqual([`card:${card('Y02')}:0`, `card:${card('S-GER-4')}:0`]);
    expect(whyNot(play, `card:${card('Y01')}:0`)).toBe('later-card PD-EFFECT-02');
    const elsewhere = stage({
      arrange: (table, [geralt]) => {
        if (geralt !== undefined) lay(table, geralt, ['Y02', 'Y01']);
      },
      steps: [{ do: 'symbols/lose', who: 0, count: 1, of: 'any' }],
    });
    expect(legal(elsewhere)).toContain(`card:${card('Y01')}:0`);
  });

  test('PD-EFFECT-04, R-33, R-34: nobody declines or loses less, even at a disadvantage', () => {
    const play = apply({ timeline: ['R07'], tokens: [3, 3, 0, 0] });
    expect(legal(play)).toEqual(['token:combat', 'token:magic']);
    answer(play, 'token:combat');
    answer(play, 'token:magic');
    answer(play, 'token:magic');
    expect(of(play, 0).tokens).toEqual([2, 1, 3, 0]);
    expect(asked(play)).toBeUndefined();
  });

  test('R-35, R-36: paid first, gained afterwards, and the same Symbol may go and come', () => {
    const play = apply({ timeline: ['X-RY'], active: ['diplomacy', 'magic'] });
    const types = play.events.map(({ type }) => type);
    expect(types.indexOf('symbolLost')).toBeLessThan(types.indexOf('symbolsGained'));
    expect(of(play, 0)).toMatchObject({ covered: [2], tokens: [0, 0, 0, 1] });
  });

  test('R-116: the Automa loses tokens first, then from the leftmost card, in the order of the Symbols', () => {
    const play = stage({
      characters: ['geralt'],
      arrange: (table, [, automa]) => {
        if (automa === undefined) return;
        lay(table, automa, ['P04', 'R01']);
        automa.tokens = [0, 1, 0, 1];
      },
      steps: [{ do: 'symbols/lose', who: 1, count: 3, of: 'any' }],
    });
    expect(happened(play, 'symbolLost')).toEqual([
      { who: 1, symbol: 1 },
      { who: 1, symbol: 3 },
      { who: 1, symbol: 0, card: card('P04'), index: 1 },
    ]);
  });

  test('R-07: a Special token is lost like a token of its Path, and is never Non-Active', () => {
    const stageWith = (of: 'any' | 'non-active' | 2) =>
      stage({
        options: { story: 'striga' },
        arrange: (table, [geralt]) => {
          if (geralt === undefined) return;
          geralt.special = ['right'];
          geralt.tokens = [1, 0, 0, 0];
          setActive(table, 'diplomacy', 'exploration');
        },
        steps: [{ do: 'symbols/lose', who: 0, count: 1, of }],
      });
    expect(legal(stageWith('any'))).toEqual(['token:combat', 'special:right']);
    expect(of(stageWith('non-active'), 0)).toMatchObject({ tokens: [0, 0, 0, 0], special: ['right'] });
    const lost = stageWith(2);
    expect(of(lost, 0).special).toEqual([]);
    expect(lost.table.specialLeft).toBe(1);
  });
});

test('R-38: the Active Symbols are those of the chapter, unless the step brings its own', () => {
  const play = stage({
    arrange: (table, [geralt]) => {
      if (geralt !== undefined) lay(table, geralt, ['B01', 'R08']);
    },
    steps: [{ do: 'effect/apply', who: 0, at: 1, symbols: [0, 1] }],
  });
  expect(of(play, 0).tokens).toEqual([2, 0, 0, 0]);
});

test('R-18: the supply of tokens never ends', () => {
  expect(outcome({ timeline: ['R01', 'R04'], tokens: [500, 0, 0, 0] }).tokens).toBe('502 0 0 0');
});
