import { describe, expect, test } from 'vitest';
import { CHARACTER_SHEETS, GOLDEN_VP } from '../src/content/index.ts';
import { gainXp, goldenSpace } from '../src/rules/experience.ts';
import { DECLARE, RESOLVE, SCORE, unlocked } from './ability-windows.ts';
import {
  answer,
  asked,
  askedSeats,
  goOn,
  happened,
  lay,
  legal,
  of,
  runOn,
  setActive,
  stage,
  whyNot,
} from './support.ts';

describe('when Abilities may be used', () => {
  test('PD-ABIL-01, R-60: the first Ability from the start, the others at 6, 12 and 18 XP', () => {
    for (const { abilities } of CHARACTER_SHEETS)
      expect(abilities.map(({ unlockedAt }) => unlockedAt)).toEqual([0, 6, 12, 18]);
    const play = stage({ characters: ['ciri', 'geralt'], steps: [RESOLVE] });
    expect(asked(play)).toBeUndefined();
    gainXp(play, 0, 6);
    goOn(play, RESOLVE);
    expect(askedSeats(play)).toEqual([0]);
    expect(legal(play)).toEqual(['ability:CIR-2', 'decline']);
    expect(whyNot(play, 'ability:CIR-3')).toBe('locked PD-ABIL-01');
  });

  test('PD-ABIL-02: once per game', () => {
    const play = stage({
      characters: ['ciri', 'geralt'],
      arrange: (_t, [ciri]) => ciri && (ciri.unlocked = 3),
      steps: [RESOLVE],
    });
    answer(play, 'ability:CIR-2');
    expect(of(play, 0).used).toBe(0b10);
    expect(whyNot(play, 'ability:CIR-2')).toBe('used PD-ABIL-02');
    answer(play, 'decline');
    of(play, 0).used |= 0b100;
    goOn(play, RESOLVE);
    expect(asked(play)).toBeUndefined();
  });

  test('PD-ABIL-03: only in its own window, and never by force', () => {
    const play = stage({
      characters: ['ciri', 'geralt'],
      arrange: unlocked((_t, [, geralt]) => geralt && (geralt.used = 15)),
      steps: [RESOLVE],
    });
    expect(whyNot(play, 'ability:CIR-1')).toBe('other-moment PD-ABIL-03');
    answer(play, 'decline');
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0).used).toBe(0);
  });

  test('PD-ABIL-04, R-64, R-110: in Initiative order, until all decline in a row; several by one player', () => {
    const play = stage({
      characters: ['vesemir', 'ciri'],
      arrange: unlocked((table, [vesemir]) => vesemir && lay(table, vesemir, ['R01'])),
      steps: [RESOLVE],
    });
    expect(play.table.initiative).toEqual([1, 0]);
    expect(askedSeats(play)).toEqual([1]);
    answer(play, 'decline');
    expect(askedSeats(play)).toEqual([0]);
    answer(play, 'ability:VES-2:1');
    // Vesemir may go on, and Ciri is asked again after him.
    expect(askedSeats(play)).toEqual([0]);
    answer(play, 'ability:VES-3:red:left');
    expect(askedSeats(play)).toEqual([1]);
    answer(play, 'ability:CIR-2');
    answer(play, 'decline');
    expect(asked(play)).toBeUndefined();
  });

  test('PD-ABIL-05: an Ability may give a Symbol that is not Active', () => {
    const play = stage({
      arrange: unlocked((table, [geralt]) => {
        setActive(table, 'exploration', 'diplomacy');
        if (geralt) lay(table, geralt, ['R01', 'R02', 'B01']);
      }),
      steps: [RESOLVE],
    });
    answer(play, 'decline', 1);
    answer(play, 'ability:GER-3', 0);
    expect(of(play, 0).tokens).toEqual([2, 0, 0, 0]);
  });

  test('R-65: what the chapter scoring unlocks comes too late for that scoring', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        table.dominant = 'left';
        setActive(table, 'combat', 'magic');
        if (geralt) Object.assign(geralt, { xp: 17, unlocked: 3, tokens: [0, 2, 0, 0] });
        if (yennefer) yennefer.unlocked = 1;
      },
      steps: [SCORE, { do: 'chapter/score' }],
    });
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0)).toMatchObject({ xp: 19, unlocked: 4, used: 0, vp: 0 });
  });

  test('R-61: the golden marker is worth what the cards say, and nothing on its first space', () => {
    expect(GOLDEN_VP).toHaveLength(21);
    expect([GOLDEN_VP[0], GOLDEN_VP[20]]).toEqual([0, 15]);
  });

  test('R-62: with less than 20 XP the golden marker is parked again, but what is unlocked stays so', () => {
    const play = stage({ steps: [] });
    gainXp(play, 0, 21);
    expect([goldenSpace(of(play, 0)), of(play, 0).unlocked]).toEqual([1, 4]);
    gainXp(play, 0, -3);
    expect([goldenSpace(of(play, 0)), of(play, 0).unlocked]).toEqual([undefined, 4]);
    gainXp(play, 0, 2);
    expect(goldenSpace(of(play, 0))).toBe(0);
  });
});

describe('against the Automa', () => {
  const flipped = (play: ReturnType<typeof stage>) => happened(play, 'tokenFlipped');

  test.each([
    ['geralt', 'ability:GER-2'],
    ['dandelion', 'ability:DAN-1'],
    ['yennefer', 'ability:YEN-4:left'],
  ] as const)('GER-2, DAN-1, YEN-4, R-113: %s flips the solo token again', (character, id) => {
    for (let seed = 0; seed < 6; seed++) {
      const play = stage({
        characters: [character],
        automa: 'ciri',
        seed: `flip ${seed}`,
        arrange: unlocked((_t, [, automa]) => automa && (automa.tokens = [3, 3, 0, 0])),
        steps: [{ do: 'automa/flip' }, DECLARE, { do: 'automa/destiny' }],
      });
      const first = flipped(play)[0]?.side;
      expect(of(play, 1).tokens).toEqual(first === 'left' ? [4, 3, 0, 0] : [3, 4, 0, 0]);
      answer(play, id);
      // The token of the first flip is gone, that of the second stands.
      const again = flipped(play)[1];
      expect(again).toMatchObject({ again: true });
      expect(of(play, 1).tokens).toEqual(again?.side === 'left' ? [4, 3, 0, 0] : [3, 4, 0, 0]);
      expect(play.table.destiny[0]).toBe(again?.side);
      expect(play.table.declaring).toEqual({ silent: [], double: [], chosen: [] });
      expect(of(play, 0).tokens).toEqual(character === 'yennefer' ? [2, 0, 0, 0] : [0, 0, 0, 0]);
    }
  });

  test('R-113: both tokens of a flip that gave two are taken back', () => {
    const play = stage({
      characters: ['dandelion'],
      automa: 'geralt',
      arrange: unlocked((_t, [, automa]) => automa && Object.assign(automa, { unlocked: 2, xp: 8 })),
      steps: [{ do: 'automa/flip' }, DECLARE],
    });
    answer(play, 'ability:DAN-1');
    const { tokens } = of(play, 1);
    expect(tokens[0] + tokens[1]).toBe(2);
    expect(Math.max(...tokens)).toBe(2);
  });

  test('VES-2, R-79: the Automa is a legal target', () => {
    const play = stage({ characters: ['vesemir'], automa: 'geralt', arrange: unlocked(), steps: [RESOLVE] });
    answer(play, 'ability:VES-2:1');
    expect(of(play, 1).xp).toBe(1);
  });

  test('DAN-3: the Automa is another participant', () => {
    const play = stage({
      characters: ['dandelion'],
      automa: 'geralt',
      arrange: unlocked((_t, [, automa]) => automa && (automa.tokens = [0, 1, 0, 0])),
      steps: [RESOLVE],
    });
    answer(play, 'ability:DAN-3');
    expect(of(play, 0).tokens).toEqual([0, 2, 0, 0]);
  });

  test('PD-SOLO-03: the Automa is never asked for an Ability', () => {
    const play = stage({
      characters: ['vesemir'],
      automa: 'ciri',
      arrange: (_t, [, automa]) => automa && (automa.unlocked = 2),
      steps: [RESOLVE, DECLARE],
    });
    runOn(play);
    expect(asked(play)).toBeUndefined();
  });
});
