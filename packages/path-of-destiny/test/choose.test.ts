/** PD-CHOOSE and its rulings. */

import { describe, expect, test } from 'vitest';
import { begin } from './playout.ts';
import { answer, asked, askedSeats, cards, happened, legal, of, put, stage, whyNot } from './support.ts';

const rowsOf = (play: ReturnType<typeof stage>): number[][] => play.table.rows.map((row) => [...row.cards]);

describe('refreshing the Reserve', () => {
  test('PD-CHOOSE-01: before every turn but the very first of the game', () => {
    expect(happened(begin(2, { characters: ['geralt', 'yennefer'] }), 'reserveRefreshed')).toEqual([]);
    for (const [chapter, turn] of [
      [1, 1],
      [1, 2],
      [2, 0],
      [3, 0],
    ] as const) {
      const play = stage({
        arrange: (table) => {
          table.chapter = chapter;
          table.turn = turn;
        },
        steps: [{ do: 'turn/begin' }],
      });
      expect(happened(play, 'reserveRefreshed')).toHaveLength(1);
      expect(asked(play)).toBe('choose/pick');
    }
  });

  test('PD-CHOOSE-02, PD-CHOOSE-03, PD-CHOOSE-04, PD-TV-58: row 1 is discarded, the others move up, new pairs come from below', () => {
    const play = stage({
      arrange: (table) => [[0, 1], [], [4, 5], [6, 7]].forEach((pair, at) => put(table.rows[at] as never, pair)),
      steps: [{ do: 'choose/refresh' }],
    });
    expect(play.table.discard.cards).toEqual([0, 1]);
    expect(rowsOf(play)).toEqual([
      [4, 5],
      [6, 7],
      [59, 58],
      [57, 56],
    ]);
    expect(play.table.discard.kind).toBe('open');
  });

  test('R-12, PD-TV-59: an empty row 1 discards nothing, unless the table plays it otherwise', () => {
    const refreshed = (refreshDiscard: string) =>
      stage({
        options: { refreshDiscard },
        arrange: (table) => [[], [2, 3], [4, 5], [6, 7]].forEach((pair, at) => put(table.rows[at] as never, pair)),
        steps: [{ do: 'choose/refresh' }],
      });
    const only = refreshed('row1Only');
    expect(only.table.discard.cards).toEqual([]);
    expect(rowsOf(only)).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
      [59, 58],
    ]);
    const highest = refreshed('highestRemaining');
    expect(highest.table.discard.cards).toEqual([2, 3]);
    expect(rowsOf(highest).slice(0, 2)).toEqual([
      [4, 5],
      [6, 7],
    ]);
  });

  test('R-13: rows are filled from the highest down, the left card first', () => {
    const play = stage({
      arrange: (table) => table.rows.forEach((row) => put(row, [])),
      steps: [{ do: 'choose/refresh' }],
    });
    expect(rowsOf(play)).toEqual([
      [59, 58],
      [57, 56],
      [55, 54],
      [53, 52],
    ]);
  });

  test('PD-CHOOSE-13: a row emptied by a pick stays empty until then', () => {
    const play = stage({
      steps: [{ do: 'choose/take', who: 0, space: 2 }, { do: 'choose/return' }, { do: 'choose/pick', who: 1 }],
    });
    expect(rowsOf(play)[1]).toEqual([]);
    expect(whyNot(play, 'row-2')).toBe('row-empty PD-CHOOSE-13');
  });
});

describe('picking', () => {
  test('PD-CHOOSE-05, PD-TIME-02: one after the other, the highest first, each pick complete before the next', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'vesemir'],
      arrange: (table) => {
        table.turn = 0;
      },
      steps: [{ do: 'turn/begin' }],
    });
    expect(askedSeats(play)).toEqual([1]);
    answer(play, 'row-1');
    expect(of(play, 1).hand.cards).toHaveLength(7);
    expect(askedSeats(play)).toEqual([0]);
    expect(of(play, 0).hand.cards).toHaveLength(5);
    answer(play, 'row-2');
    expect(askedSeats(play)).toEqual([2]);
  });

  test('PD-CHOOSE-06, PD-CHOOSE-10: the figure moves to the row and both its cards are taken', () => {
    const play = stage({ steps: [{ do: 'choose/pick', who: 0 }] });
    const pair = rowsOf(play)[2] as number[];
    expect(legal(play).filter((id) => id.startsWith('row'))).toEqual(['row-1', 'row-2', 'row-3', 'row-4']);
    answer(play, 'row-3');
    expect(play.table.figures).toEqual([-1, -1, 0, -1]);
    expect(of(play, 0).hand.cards.slice(-2)).toEqual(pair);
    expect(rowsOf(play)[2]).toEqual([]);
  });

  test('PD-CHOOSE-07: a row takes one figure, and what is closed stays closed', () => {
    const play = stage({
      arrange: (table) => {
        table.figures[0] = 1;
        table.closed = [4];
      },
      steps: [{ do: 'choose/pick', who: 0 }],
    });
    expect(legal(play)).not.toContain('row-1');
    expect(whyNot(play, 'row-1')).toBe('row-taken PD-CHOOSE-07');
    expect(whyNot(play, 'row-4')).toBe('row-taken PD-CHOOSE-07');
  });

  test('PD-CHOOSE-08, PD-CHOOSE-09, R-21: the top space takes everybody, each below the last, with two cards of the deck', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'vesemir'],
      steps: [0, 1, 2].map((who) => ({ do: 'choose/pick', who }) as const),
    });
    for (const _ of [0, 1, 2]) answer(play, 'top');
    expect(play.table.top).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((who) => of(play, who).hand.cards.slice(5))).toEqual([
      [59, 58],
      [57, 56],
      [55, 54],
    ]);
  });

  test('PD-CHOOSE-11, R-19: the lowest row gives 1 XP at once, before its cards, and may unlock an Ability', () => {
    const play = stage({
      arrange: (_, [geralt]) => {
        if (geralt !== undefined) geralt.xp = 5;
      },
      steps: [{ do: 'choose/take', who: 0, space: 4 }],
    });
    expect(of(play, 0).xp).toBe(6);
    expect(of(play, 0).unlocked).toBe(2);
    const types = play.events.map(({ type }) => type);
    expect(types.indexOf('figurePlaced')).toBeLessThan(types.indexOf('xpChanged'));
    expect(types.indexOf('xpChanged')).toBeLessThan(types.indexOf('pairTaken'));
    for (const space of [0, 1, 2, 3])
      expect(of(stage({ steps: [{ do: 'choose/take', who: 0, space }] }), 0).xp).toBe(0);
    const evil = stage({ options: { story: 'evil' }, steps: [{ do: 'choose/take', who: 0, space: 4 }] });
    expect(of(evil, 0).xp).toBe(0);
  });

  test('PD-CHOOSE-12: everybody picks exactly once in a turn and nobody passes', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'vesemir'],
      arrange: (table) => {
        table.turn = 0;
      },
      steps: [{ do: 'turn/begin' }],
    });
    expect(whyNot(play, 'pass')).toBe('must-pick PD-CHOOSE-12');
    const picked: number[] = [];
    while (asked(play) === 'choose/pick') {
      picked.push(...askedSeats(play));
      answer(play, 'top');
    }
    expect(picked.sort((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test('R-11: the spaces are the top one and one for each row in use', () => {
    const five = stage({
      characters: ['geralt', 'yennefer', 'vesemir', 'dandelion'],
      steps: [{ do: 'choose/pick', who: 3 }],
    });
    expect(legal(five)).toEqual(['top', 'row-1', 'row-2', 'row-3', 'row-4', 'row-5']);
    expect(legal(stage({ characters: ['dandelion', 'ciri'], steps: [{ do: 'choose/pick', who: 0 }] }))).toHaveLength(5);
  });

  test('R-22: there is no limit to a hand', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt !== undefined) put(geralt.hand, cards(table.deck).splice(0, 12));
      },
      steps: [{ do: 'choose/take', who: 0, space: 0 }],
    });
    expect(of(play, 0).hand.cards).toHaveLength(14);
  });
});

describe('the end of the deck', () => {
  test('PD-CHOOSE-14, R-14: the discard pile becomes the deck, even in the middle of a draw', () => {
    const play = stage({
      arrange: (table) => {
        put(table.deck, [10]);
        put(table.discard, [20, 21, 22]);
      },
      steps: [{ do: 'choose/take', who: 0, space: 0 }],
    });
    expect(of(play, 0).hand.cards).toHaveLength(7);
    expect(of(play, 0).hand.cards[5]).toBe(10);
    expect([20, 21, 22]).toContain(of(play, 0).hand.cards[6]);
    expect(play.table.discard.cards).toEqual([]);
    expect(play.table.deck.cards).toHaveLength(2);
  });

  test('R-14: as soon as the last card leaves, though nobody needs another one yet', () => {
    const play = stage({
      arrange: (table) => {
        put(table.deck, [10, 11]);
        put(table.discard, [20]);
      },
      steps: [{ do: 'choose/take', who: 0, space: 0 }],
    });
    expect(play.table.deck.cards).toEqual([20]);
    expect(play.table.discard.cards).toEqual([]);
  });

  test('R-15: with both empty one draws what there is, and an empty row cannot be picked', () => {
    const play = stage({
      arrange: (table) => {
        put(table.deck, [10]);
        put(table.rows[1] as never, []);
      },
      steps: [
        { do: 'choose/take', who: 0, space: 0 },
        { do: 'choose/pick', who: 1 },
      ],
    });
    expect(of(play, 0).hand.cards).toHaveLength(6);
    expect(whyNot(play, 'row-2')).toBe('row-empty PD-CHOOSE-13');
    expect(legal(play)).toContain('top');
    answer(play, 'top');
    expect(of(play, 1).hand.cards).toHaveLength(5);
  });
});
