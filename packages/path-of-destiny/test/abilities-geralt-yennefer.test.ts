import { describe, expect, test } from 'vitest';
import { DECLARE, PICK, RESOLVE, SCORE, unlocked } from './ability-windows.ts';
import { answer, asked, card, cards, goOn, happened, lay, legal, of, put, stage, whyNot } from './support.ts';

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
    // Two of the left Symbol for it: Combat.
    expect(of(play, 0)).toMatchObject({ tokens: [2, 0, 0, 0] });
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
