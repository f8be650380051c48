import { describe, expect, test } from 'vitest';
import { MAIN_DECK, type Symbol } from '../../src/content/index.ts';
import { foreseeAutoma } from '../../src/index.ts';
import { automaWeighs } from '../../src/rules/solo/pick.ts';
import type { Table } from '../../src/rules/table.ts';
import { askedSeats, card, happened, lay, of, put } from '../support.ts';
import { solo } from './table.ts';

describe('the pick of the Automa', () => {
  /** A Main Deck card with exactly these Symbols, in any order. */
  function showing(symbols: readonly Symbol[], not: readonly number[]): number {
    const wanted = [...symbols].sort().join();
    const found = MAIN_DECK.findIndex((each, n) => !not.includes(n) && [...each.symbols].sort().join() === wanted);
    if (found < 0) throw new Error(`no card shows ${wanted}`);
    return found;
  }
  const C: Symbol = 'combat';
  const M: Symbol = 'magic';
  const E: Symbol = 'exploration';
  const D: Symbol = 'diplomacy';
  const VECTORS: readonly [string, (Symbol[][] | null)[], number][] = [
    [
      'PD-TV-20, PD-SOLO-10',
      [
        [[D], [C]],
        [[E], [D]],
        [[M, E], [C]],
        [[M], []],
      ],
      3,
    ],
    [
      'PD-TV-21, PD-SOLO-11',
      [
        [[D], [E]],
        [[C], [D]],
        [[], [M]],
        [[E], []],
      ],
      2,
    ],
    ['PD-TV-22, PD-SOLO-12', [[[D], [E]], null, [[], [D]], [[E], []]], 0],
  ];
  test.each(VECTORS)('%s', (_id, rows, space) => {
    const play = solo('vesemir', [], (table) => {
      const used: number[] = [];
      for (const [n, pair] of rows.entries()) {
        const numbers: number[] = [];
        for (const symbols of pair ?? []) {
          numbers.push(showing(symbols, used));
          used.push(...numbers.slice(-1));
        }
        put(table.rows[n] as Table['rows'][number], numbers);
      }
    });
    expect(automaWeighs(play.table).space).toBe(space);
  });

  test('PD-SOLO-10: only rows that are still available', () => {
    const play = solo('vesemir', [], (table) => {
      for (const [n, ids] of [
        ['R01', 'R02'],
        ['R03', 'R04'],
        ['B02', 'G01'],
        ['Y01', 'Y02'],
      ].entries()) {
        put(table.rows[n] as Table['rows'][number], ids.map(card));
      }
      table.figures[0] = 0;
      table.closed = [2];
    });
    expect(automaWeighs(play.table).space).toBe(3);
  });

  test('PD-SOLO-12, R-73: at the top space it draws two cards, the first drawn first', () => {
    const play = solo('vesemir', [{ do: 'automa/pick' }], (table) => {
      for (const row of table.rows) put(row, [card('Y01'), card('Y02')]);
      put(table.deck, [card('R01'), card('B01'), card('G01')]);
    });
    expect(play.table.top).toEqual([1]);
    expect(of(play, 1).timeline.cards).toEqual([card('G01'), card('B01')]);
  });

  test('PD-SOLO-13, R-69, R-73: straight into its Timeline, left card first, without effects; 1 XP at the lowest row', () => {
    const play = solo('ciri', [{ do: 'automa/pick' }, { do: 'play/reveal' }], (table, automa) => {
      for (const row of table.rows) put(row, []);
      put(table.rows[3] as Table['rows'][number], [card('R04'), card('R05')]);
      lay(table, automa, ['R01', 'R02'], 0);
    });
    expect(of(play, 1)).toMatchObject({ playedNow: 2, covered: [0, 0, 0, 0], tokens: [0, 0, 0, 0], xp: 1 });
    expect(of(play, 1).timeline.cards).toEqual(['R01', 'R02', 'R04', 'R05'].map(card));
    expect(of(play, 1).hand.cards).toEqual([]);
    expect(play.table.figures[3]).toBe(1);
    expect(happened(play, 'effectApplied')).toEqual([]);
  });

  test('PD-SOLO-10, PD-SOLO-11: it says what it counted, and the foresight of everybody else said it before', () => {
    const arrange = (table: Table) => {
      table.phase = 'choose';
      for (const [n, ids] of [
        ['Y01', 'Y02'],
        ['R01', 'Y01'],
        ['R02', 'Y02'],
        ['Y01', 'Y02'],
      ].entries())
        put(table.rows[n] as Table['rows'][number], ids.map(card));
    };
    const before = solo('vesemir', [], arrange);
    const counted = automaWeighs(before.table);
    expect(counted.space).toBe(2);
    expect(foreseeAutoma(before.game.view(before, 0))).toEqual(counted);
    const play = solo('vesemir', [{ do: 'automa/pick' }], arrange);
    const symbols = counted.counts[1];
    expect(happened(play, 'automaChose')).toEqual([{ space: 2, symbols, tied: counted.counts[2] === symbols }]);
    expect(foreseeAutoma(play.game.view(play, 0))).toBeUndefined();
  });

  test('PD-SOLO-10: it picks when its turn in the Initiative comes', () => {
    const play = solo('yennefer', [{ do: 'turn/begin' }], (table) => void (table.turn = 0));
    expect(play.table.initiative).toEqual([1, 0]);
    expect(of(play, 1).timeline.cards).toHaveLength(2);
    expect(askedSeats(play)).toEqual([0]);
  });
});
