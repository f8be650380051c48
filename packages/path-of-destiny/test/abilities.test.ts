import { describe, expect, test } from 'vitest';
import { CHARACTER_SHEETS, GOLDEN_VP } from '../src/content/index.ts';
import { gainXp, goldenSpace } from '../src/rules/experience.ts';
import type { Participant, Table } from '../src/rules/table.ts';
import {
  answer,
  asked,
  askedSeats,
  card,
  cards,
  give,
  happened,
  lay,
  legal,
  of,
  put,
  runOn,
  setActive,
  stage,
  goOn,
  whyNot,
} from './support.ts';

const RESOLVE = { do: 'ability/window', window: 'resolve' } as const;
const DECLARE = { do: 'ability/window', window: 'declare' } as const;
const SCORE = { do: 'ability/window', window: 'score' } as const;
const PICK = { do: 'choose/pick', who: 0 } as const;

/** Everybody has unlocked everything. */
const unlocked =
  (more?: (table: Table, all: readonly Participant[]) => void) =>
  (table: Table, all: readonly Participant[]): void => {
    for (const each of all) if (each.automa !== true) each.unlocked = 4;
    setActive(table, 'combat', 'magic');
    more?.(table, all);
  };

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

describe('Geralt', () => {
  test('GER-1: four cards from the top of the Main Deck, two taken, two put at the bottom in any order', () => {
    const play = stage({ steps: [PICK] });
    const deck = cards(play.table.deck);
    const [a, b, c, d] = [deck.at(-1), deck.at(-2), deck.at(-3), deck.at(-4)];
    const size = deck.length;
    answer(play, 'ability:GER-1');
    expect(play.table.top).toEqual([0]);
    expect(play.table.looked).toMatchObject({ kind: 'hand', owner: 0, cards: [a, b, c, d] });
    expect(legal(play)).toHaveLength(12);
    expect(whyNot(play, `take:${a}`)).toBe('two-cards GER-1');
    // Nobody else learns which cards they are.
    const looked = play.events.find(({ type }) => type === 'sensesLooked');
    expect(looked).toMatchObject({ data: { who: 0, count: 4 }, secret: { seat: 0 } });
    answer(play, `take:${a},${c}:bottom:${d},${b}`);
    expect(cards(of(play, 0).hand).slice(-2)).toEqual([a, c]);
    expect(cards(play.table.deck).slice(0, 2)).toEqual([b, d]);
    expect(play.table.deck.cards).toHaveLength(size - 2);
    expect(of(play, 0).used).toBe(1);
    goOn(play, PICK);
    expect(whyNot(play, 'ability:GER-1')).toBe('used PD-ABIL-02');
  });

  test('GER-1, R-109: what is left is looked at first, then the discard pile is shuffled beneath it', () => {
    const few = (deck: number[], discard: number[]) =>
      stage({
        arrange: (table) => {
          put(table.deck, deck);
          put(table.discard, discard);
        },
        steps: [PICK],
      });
    const play = few([1, 2], [10, 11, 12]);
    answer(play, 'ability:GER-1');
    const looked = cards(play.table.looked);
    expect(looked.slice(0, 2)).toEqual([2, 1]);
    expect(looked).toHaveLength(4);
    expect(play.table.deck.cards).toHaveLength(1);
    expect(play.table.discard.cards).toHaveLength(0);

    // Exactly four: the cards looked at still belong to the deck, nothing is shuffled.
    const four = few([1, 2, 3, 4], [10]);
    answer(four, 'ability:GER-1');
    expect(four.table.discard.cards).toEqual([10]);

    // Too few anywhere: cards to be taken come first.
    const three = few([1, 2, 3], []);
    answer(three, 'ability:GER-1');
    answer(three, 'take:3,2:bottom:1');
    expect(three.table.deck.cards).toEqual([1]);
    const two = few([1, 2], []);
    answer(two, 'ability:GER-1');
    expect(cards(of(two, 0).hand).slice(-2)).toEqual([2, 1]);
    expect(asked(two)).toBeUndefined();
  });

  test('GER-2, R-111: silences another player, even one who chose freely', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'dandelion'],
      arrange: unlocked((table, [geralt, , dandelion]) => {
        table.initiative = [1, 0, 2];
        if (geralt) geralt.tokens = [0, 1, 0, 0];
        if (dandelion) dandelion.used = 15;
      }),
      steps: [DECLARE, { do: 'destiny/place' }],
    });
    answer(play, 'ability:YEN-4:left', 1);
    expect(of(play, 1).tokens).toEqual([2, 0, 0, 0]);
    expect(whyNot(play, 'ability:GER-2:0')).toBe('only-another GER-2');
    expect(legal(play)).toEqual(['ability:GER-2:1', 'ability:GER-2:2', 'decline']);
    answer(play, 'ability:GER-2:1', 0);
    expect(happened(play, 'declared')[0]).toMatchObject({
      by: [
        { who: 1, says: 'tie' },
        { who: 0, says: 'right' },
        { who: 2, says: 'tie' },
      ],
    });
    expect(play.table.destiny[0]).toBe('right');
    expect(play.table.declaring).toEqual({ silent: [], double: [], chosen: [] });
  });

  test('GER-3: one Combat token per red card, at most three; nothing without a red card', () => {
    const whirl = (ids: string[]) => {
      const play = stage({
        arrange: unlocked((table, [geralt, yennefer]) => {
          if (geralt) lay(table, geralt, ids);
          if (yennefer) yennefer.used = 15;
        }),
        steps: [RESOLVE],
      });
      if (asked(play) !== undefined) answer(play, 'ability:GER-3');
      return of(play, 0);
    };
    expect(whirl(['R01', 'X-RB', 'B01']).tokens).toEqual([2, 0, 0, 0]);
    expect(whirl(['R01', 'R02', 'R03', 'R04']).tokens).toEqual([3, 0, 0, 0]);
    expect(whirl(['B01'])).toMatchObject({ tokens: [0, 0, 0, 0], used: 0 });
  });

  test('GER-4, R-112: three tokens of one Active Symbol, in time for the scoring', () => {
    const play = stage({
      arrange: unlocked((table, [, yennefer]) => {
        table.dominant = 'right';
        if (yennefer) yennefer.used = 15;
      }),
      steps: [SCORE, { do: 'chapter/score' }],
    });
    expect(legal(play)).toEqual(['ability:GER-4:left', 'ability:GER-4:right', 'decline']);
    answer(play, 'ability:GER-4:right');
    expect(of(play, 0)).toMatchObject({ tokens: [0, 3, 0, 0], vp: 3 });
  });
});

describe('Yennefer', () => {
  const yennefer = ['yennefer', 'geralt'] as const;

  test('YEN-1: the pair of a row, with the figure on the top space below the others', () => {
    const play = stage({
      characters: yennefer,
      arrange: (table) => {
        table.top = [1];
        table.figures[1] = 1;
      },
      steps: [PICK],
    });
    const pair = [...(play.table.rows[3]?.cards ?? [])];
    expect(whyNot(play, 'ability:YEN-1:row-2')).toBe('row-taken PD-CHOOSE-07');
    answer(play, 'ability:YEN-1:row-4');
    expect(play.table.top).toEqual([1, 0]);
    expect(cards(of(play, 0).hand).slice(-2)).toEqual(pair);
    // Neither the row's Experience, nor the row for others.
    expect(of(play, 0).xp).toBe(0);
    expect(play.table.closed).toEqual([4]);
    goOn(play, { do: 'choose/pick', who: 1 });
    expect(legal(play)).not.toContain('row-4');
  });

  test('YEN-1: no Alliance card either', () => {
    const play = stage({
      characters: yennefer,
      options: { story: 'evil' },
      steps: [{ do: 'evil/setup' }, PICK],
    });
    answer(play, 'ability:YEN-1:row-3');
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0).alliances.renfri.cards.length + of(play, 0).alliances.stregobor.cards.length).toBe(0);
  });

  test('YEN-2, R-26: lose up to two Symbols anywhere, then gain one more of one Active Symbol', () => {
    const play = stage({
      characters: yennefer,
      arrange: unlocked((table, [yen, geralt]) => {
        if (yen) {
          lay(table, yen, ['B01'], 1);
          yen.tokens = [0, 0, 0, 1];
        }
        if (geralt) geralt.used = 15;
      }),
      steps: [RESOLVE],
    });
    expect(legal(play).filter((id) => id.startsWith('ability:YEN-2'))).toHaveLength(6);
    answer(play, 'ability:YEN-2:lose-2:left');
    answer(play, `card:${card('B01')}:0`);
    answer(play, 'token:diplomacy');
    expect(of(play, 0)).toMatchObject({ tokens: [3, 0, 0, 0], covered: [1] });
  });

  test('YEN-2: one token for nothing; nobody loses more than they have', () => {
    const play = stage({
      characters: yennefer,
      arrange: unlocked((_table, [yen, geralt]) => {
        if (yen) yen.tokens = [0, 0, 0, 1];
        if (geralt) geralt.used = 15;
      }),
      steps: [RESOLVE],
    });
    expect(whyNot(play, 'ability:YEN-2:lose-2:left')).toBe('nothing-to-lose YEN-2');
    answer(play, 'ability:YEN-2:lose-0:right');
    expect(of(play, 0).tokens).toEqual([0, 1, 0, 1]);
  });

  test('YEN-3: the effect of a card of this turn once more, over the same cards, with losses paid again', () => {
    const play = stage({
      characters: yennefer,
      arrange: unlocked((table, [yen, geralt]) => {
        if (yen) {
          lay(table, yen, ['R04', 'P03', 'R01'], 2);
          yen.tokens = [0, 0, 1, 0];
        }
        if (geralt) geralt.used = 15;
      }),
      steps: [RESOLVE],
    });
    expect(whyNot(play, `ability:YEN-3:card-${card('R04')}`)).toBe('earlier-turn YEN-3');
    expect(whyNot(play, `ability:YEN-3:card-${card('R01')}`)).toBe('no-effect YEN-3');
    answer(play, `ability:YEN-3:card-${card('P03')}`);
    answer(play, 'token:exploration');
    expect(of(play, 0)).toMatchObject({ tokens: [0, 0, 0, 0], xp: 3 });
  });

  test('YEN-3: not offered when no card of this turn has an effect', () => {
    const play = stage({
      characters: yennefer,
      arrange: unlocked((table, [yen]) => yen && lay(table, yen, ['R04', 'R01', 'R02'], 2)),
      steps: [RESOLVE],
    });
    expect(whyNot(play, 'ability:YEN-3')).toBe('no-effect YEN-3');
  });

  test('YEN-4, R-111: a declaration chosen freely, and two tokens of it', () => {
    const play = stage({
      characters: ['yennefer', 'ciri', 'vesemir'],
      arrange: unlocked((_table, [yen]) => yen && (yen.tokens = [0, 5, 0, 0])),
      steps: [DECLARE, { do: 'destiny/place' }],
    });
    answer(play, 'ability:YEN-4:left');
    expect(of(play, 0).tokens).toEqual([2, 5, 0, 0]);
    expect(play.table.destiny[0]).toBe('left');
  });
});

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
