import { describe, expect, test } from 'vitest';
import type { Participant } from '../src/rules/table.ts';
import { DECLARE, PICK, RESOLVE, SCORE, unlocked } from './ability-windows.ts';
import {
  answer,
  asked,
  askedSeats,
  card,
  cards,
  give,
  goOn,
  happened,
  lay,
  legal,
  of,
  setActive,
  stage,
  whyNot,
} from './support.ts';

describe('Dandelion', () => {
  test('DAN-1: the declaration counts as two players', () => {
    const play = stage({
      characters: ['dandelion', 'ciri', 'vesemir'],
      arrange: (table, all) => {
        setActive(table, 'combat', 'magic');
        for (const [who, each] of all.entries()) each.tokens = who === 0 ? [1, 0, 0, 0] : [0, who === 1 ? 1 : 0, 0, 0];
      },
      steps: [DECLARE, { do: 'destiny/place' }],
    });
    answer(play, 'ability:DAN-1');
    expect(happened(play, 'declared')[0]).toMatchObject({
      by: expect.arrayContaining([{ who: 0, says: 'left', weight: 2 }]),
    });
    expect(play.table.destiny[0]).toBe('left');
  });

  test('DAN-2: directly after the own pick two more cards, then two of the hand go', () => {
    const play = stage({ characters: ['dandelion', 'ciri'], arrange: unlocked(), steps: [PICK] });
    answer(play, 'row-1');
    expect(legal(play)).toEqual(['ability:DAN-2', 'decline']);
    expect(askedSeats(play)).toEqual([0]);
    answer(play, 'ability:DAN-2');
    expect(of(play, 0).hand.cards).toHaveLength(9);
    const [first, second] = of(play, 0).hand.cards;
    answer(play, `discard:${first}`);
    answer(play, `discard:${second}`);
    expect(of(play, 0).hand.cards).toHaveLength(7);
    expect(play.table.discard.cards).toEqual([first, second]);
    expect(asked(play)).toBeUndefined();
  });

  test('DAN-3: two tokens of each Active Symbol another participant has more of, compared first', () => {
    const play = stage({
      characters: ['dandelion', 'ciri', 'vesemir'],
      arrange: unlocked((_table, all) => {
        for (const [who, each] of all.entries()) {
          each.tokens = [
            [1, 1, 0, 0],
            [2, 0, 0, 0],
            [0, 2, 5, 0],
          ][who] as Participant['tokens'];
          if (who > 0) each.used = 15;
        }
      }),
      steps: [RESOLVE],
    });
    answer(play, 'ability:DAN-3');
    expect(of(play, 0).tokens).toEqual([3, 3, 0, 0]);
  });

  test('DAN-3: as many is not more', () => {
    const play = stage({
      characters: ['dandelion', 'ciri'],
      arrange: unlocked((_table, [dandelion, ciri]) => {
        if (dandelion) dandelion.tokens = [1, 1, 0, 0];
        if (ciri) Object.assign(ciri, { tokens: [1, 1, 3, 3], used: 15 });
      }),
      steps: [RESOLVE],
    });
    expect(asked(play)).toBeUndefined();
  });

  test('DAN-4: one VP for each of the four Symbols there is one of', () => {
    const play = stage({
      characters: ['dandelion', 'ciri'],
      arrange: unlocked((table, [dandelion, ciri]) => {
        table.dominant = 'left';
        if (dandelion) {
          lay(table, dandelion, ['R01', 'G03']);
          dandelion.covered = [0, 0b10];
        }
        if (ciri) ciri.used = 15;
      }),
      steps: [SCORE],
    });
    answer(play, 'ability:DAN-4');
    expect(of(play, 0).vp).toBe(2);
  });
});

describe('Ciri', () => {
  test('CIR-1: the figure goes above all on the top space; cards and bonus stay, the row is closed', () => {
    const play = stage({
      characters: ['ciri', 'geralt'],
      arrange: (table) => void (table.top = [1]),
      steps: [PICK],
    });
    answer(play, 'row-4');
    answer(play, 'ability:CIR-1');
    expect(play.table).toMatchObject({ top: [0, 1], closed: [4], figures: [-1, -1, -1, -1] });
    expect(of(play, 0)).toMatchObject({ xp: 1 });
    expect(of(play, 0).hand.cards).toHaveLength(7);
    goOn(play, { do: 'choose/pick', who: 1 });
    expect(whyNot(play, 'row-4')).toBe('row-taken PD-CHOOSE-07');
    answer(play, 'row-1');
    goOn(play, { do: 'choose/return' });
  });

  test('CIR-1: from below others on the top space, but not where nothing would change', () => {
    const first = stage({ characters: ['ciri', 'geralt'], steps: [PICK] });
    answer(first, 'top');
    expect(asked(first)).toBeUndefined();
    const second = stage({ characters: ['ciri', 'geralt'], arrange: (table) => void (table.top = [1]), steps: [PICK] });
    answer(second, 'top');
    answer(second, 'ability:CIR-1');
    expect(second.table.top).toEqual([0, 1]);
    expect(second.table.closed).toEqual([]);
  });

  test('CIR-2: one token of each Active Symbol', () => {
    const play = stage({ characters: ['ciri', 'geralt'], arrange: unlocked(), steps: [RESOLVE] });
    answer(play, 'ability:CIR-2', 0);
    expect(of(play, 0).tokens).toEqual([1, 1, 0, 0]);
  });

  test('CIR-3: a third card with its effect, played this turn, then one from the Main Deck', () => {
    const play = stage({
      characters: ['ciri', 'geralt'],
      arrange: unlocked((table, [ciri, geralt]) => {
        if (ciri) {
          lay(table, ciri, ['R01', 'R02'], 2);
          give(table, ciri.hand, [card('R05')]);
        }
        if (geralt) geralt.used = 15;
      }),
      steps: [RESOLVE],
    });
    const [top] = cards(play.table.deck).slice(-1);
    answer(play, `ability:CIR-3:card-${card('R05')}`);
    expect(of(play, 0)).toMatchObject({ playedNow: 3, covered: [0, 0, 0], tokens: [1, 1, 1, 0] });
    expect(of(play, 0).timeline.cards.at(-1)).toBe(card('R05'));
    expect(of(play, 0).hand.cards.at(-1)).toBe(top);
    expect(of(play, 0).hand.cards).toHaveLength(6);
  });

  test('CIR-4: up to three Non-Dominant Symbols give VP as well as XP, once', () => {
    const score = (tokens: Participant['tokens']) => {
      const play = stage({
        characters: ['ciri', 'geralt'],
        arrange: unlocked((table, [ciri, geralt]) => {
          table.dominant = 'left';
          if (ciri) ciri.tokens = tokens;
          if (geralt) geralt.used = 15;
        }),
        steps: [SCORE, { do: 'chapter/score' }],
      });
      answer(play, 'ability:CIR-4');
      return of(play, 0);
    };
    expect(score([2, 5, 0, 0])).toMatchObject({ vp: 5, xp: 5 });
    expect(score([2, 2, 0, 0])).toMatchObject({ vp: 4, xp: 2 });
    expect(score([2, 2, 0, 0]).betweenWorlds).toBeUndefined();
  });
});

describe('Vesemir', () => {
  const vesemir = ['vesemir', 'geralt'] as const;

  test('VES-1, R-111: one card more than the chapter allows, once', () => {
    const play = stage({
      characters: vesemir,
      arrange: (table, [ves, geralt]) => {
        if (ves) lay(table, ves, ['R01', 'B01', 'G01']);
        if (geralt) lay(table, geralt, ['R02', 'B02']);
      },
      steps: [{ do: 'chapter/keep' }],
    });
    expect(legal(play, 0)).toContain(`old-hand:${card('G01')},${card('R01')}`);
    expect(legal(play, 1).some((id) => id.startsWith('old-hand'))).toBe(false);
    answer(play, `old-hand:${card('G01')},${card('R01')}`, 0);
    // Part of the secret choice: nothing shows before all have chosen. R-110
    expect(of(play, 0).used).toBe(0);
    answer(play, `keep:${card('B02')}`, 1);
    expect(of(play, 0)).toMatchObject({ used: 1, covered: [0, 0] });
    expect(of(play, 0).timeline.cards).toEqual([card('G01'), card('R01')]);
  });

  test('VES-2: three XP, and one for another participant', () => {
    const play = stage({
      characters: vesemir,
      arrange: unlocked((_t, [, geralt]) => geralt && (geralt.used = 15)),
      steps: [RESOLVE],
    });
    expect(whyNot(play, 'ability:VES-2:0')).toBe('only-another VES-2');
    answer(play, 'ability:VES-2:1');
    expect([of(play, 0).xp, of(play, 1).xp]).toEqual([3, 1]);
  });

  test('VES-3: one Active Symbol per card of a colour, at most three', () => {
    const play = stage({
      characters: vesemir,
      arrange: unlocked((table, [ves, geralt]) => {
        if (ves) lay(table, ves, ['G01', 'G02', 'X-RG', 'G03', 'R01']);
        if (geralt) geralt.used = 15;
      }),
      steps: [RESOLVE],
    });
    expect(whyNot(play, 'ability:VES-3:blue:left')).toBe('no-card-of-colour VES-3');
    expect(legal(play)).toContain('ability:VES-3:red:left');
    answer(play, 'ability:VES-3:green:right');
    expect(of(play, 0).tokens).toEqual([0, 3, 0, 0]);
  });

  test('VES-4: two tokens of the Dominant Symbol and two XP', () => {
    const play = stage({
      characters: vesemir,
      arrange: unlocked((table, [, geralt]) => {
        table.dominant = 'right';
        if (geralt) geralt.used = 15;
      }),
      steps: [SCORE],
    });
    answer(play, 'ability:VES-4');
    expect(of(play, 0)).toMatchObject({ tokens: [0, 2, 0, 0], xp: 2 });
  });
});
