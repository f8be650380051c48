/** PD-FATE, with the examples of the catalogue (3.1) as data. */

import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../src/content/index.ts';
import type { DestinyPlace, Participant } from '../src/rules/table.ts';
import { card, type Game, happened, lay, of, put, setActive, stage } from './support.ts';

interface Counts {
  left: number;
  right: number;
}
interface DestinyVector {
  id: string;
  clauses: string;
  players: Counts[];
  reserve?: Counts;
  declarations: string[];
  reserveSays?: string;
  placed: DestinyPlace;
}

const VECTORS: DestinyVector[] = [
  {
    id: 'PD-TV-01',
    clauses: 'PD-FATE-03, PD-FATE-05',
    players: [
      { left: 3, right: 0 },
      { left: 1, right: 2 },
      { left: 1, right: 2 },
    ],
    declarations: ['left', 'right', 'right'],
    placed: 'right',
  },
  {
    id: 'PD-TV-02',
    clauses: 'PD-FATE-06',
    players: [
      { left: 2, right: 3 },
      { left: 2, right: 1 },
      { left: 4, right: 1 },
      { left: 0, right: 5 },
    ],
    declarations: ['right', 'left', 'left', 'right'],
    placed: 'aside',
  },
  {
    id: 'PD-TV-03',
    clauses: 'PD-FATE-04, PD-FATE-06',
    players: [
      { left: 4, right: 5 },
      { left: 4, right: 4 },
      { left: 6, right: 2 },
    ],
    declarations: ['right', 'tie', 'left'],
    placed: 'aside',
  },
  {
    id: 'PD-TV-04',
    clauses: 'PD-FATE-07, PD-FATE-08',
    players: [
      { left: 1, right: 2 },
      { left: 3, right: 0 },
    ],
    reserve: { left: 0, right: 1 },
    declarations: ['right', 'left'],
    reserveSays: 'right',
    placed: 'right',
  },
  {
    id: 'PD-TV-05',
    clauses: 'PD-FATE-04, R-41',
    players: [
      { left: 3, right: 1 },
      { left: 2, right: 2 },
      { left: 0, right: 0 },
    ],
    declarations: ['left', 'tie', 'tie'],
    placed: 'left',
  },
  {
    id: 'PD-TV-06',
    clauses: 'R-43',
    players: [
      { left: 1, right: 2 },
      { left: 3, right: 0 },
    ],
    reserve: { left: 2, right: 2 },
    declarations: ['right', 'left'],
    reserveSays: 'tie',
    placed: 'aside',
  },
  {
    id: 'PD-TV-07',
    clauses: 'R-42',
    players: [
      { left: 0, right: 0 },
      { left: 1, right: 1 },
      { left: 2, right: 2 },
    ],
    declarations: ['tie', 'tie', 'tie'],
    placed: 'aside',
  },
];

/** Rows that show so many Combat and Magic Symbols. */
const RESERVES: Readonly<Record<string, readonly string[][]>> = {
  '0 1': [
    ['R10', 'G01'],
    ['Y01', 'Y02'],
  ],
  '2 2': [
    ['R02', 'G01'],
    ['B02', 'Y01'],
  ],
};

interface Declared {
  by: { who: number; says: string; weight: number }[];
  reserve?: string;
}
const declared = (play: Game): Declared => happened(play, 'declared').at(-1) as unknown as Declared;
const saysBySeat = (play: Game): string[] =>
  [...declared(play).by].sort((a, b) => a.who - b.who).map(({ says }) => says);

/** Players with so many left (Combat) and right (Magic) tokens. */
function declaring(players: readonly Counts[], arrange?: (table: Game['table']) => void): Game {
  return stage({
    characters: CHARACTERS.slice(0, players.length),
    arrange: (table, participants) => {
      setActive(table, 'combat', 'magic');
      for (const [seat, { left, right }] of players.entries())
        (participants[seat] as Participant).tokens = [left, right, 0, 0];
      arrange?.(table);
    },
    steps: [{ do: 'destiny/place' }],
  });
}

test.each(VECTORS.map((each) => [`${each.clauses}, ${each.id}: placed ${each.placed}`, each] as const))(
  '%s',
  (_, vector) => {
    const { players, reserve, declarations, reserveSays, placed } = vector;
    const play = declaring(players, (table) => {
      for (const row of table.rows) put(row, []);
      const rows = reserve === undefined ? [] : (RESERVES[`${reserve.left} ${reserve.right}`] ?? []);
      for (const [at, ids] of rows.entries()) put(table.rows[at] as never, ids.map(card));
    });
    expect(saysBySeat(play)).toEqual(declarations);
    expect(declared(play).reserve).toBe(reserveSays);
    expect(play.table.destiny[0]).toBe(placed);
  },
);

describe('declaring', () => {
  test('PD-FATE-01, R-44: the token of the turn goes to a Path, and numbers do not shift', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'vesemir'],
      arrange: (table, [geralt]) => {
        table.turn = 3;
        table.destiny = ['aside', 'left', 'stack'];
        if (geralt !== undefined) geralt.tokens = [0, 0, 1, 0];
      },
      steps: [{ do: 'destiny/place' }],
    });
    expect(play.table.destiny).toEqual(['aside', 'left', 'left']);
    expect(happened(play, 'destinyPlaced')).toEqual([{ token: 3, place: 'left' }]);
  });

  test('PD-FATE-02: the whole Timeline and all tokens count, covered and Non-Active Symbols do not', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'vesemir'],
      arrange: (table, [geralt, yennefer, vesemir]) => {
        if (geralt === undefined || yennefer === undefined || vesemir === undefined) return;
        setActive(table, 'combat', 'magic');
        // A kept card is the first of the Timeline.
        lay(table, geralt, ['R02', 'B10', 'S-GER-2'], 2);
        geralt.tokens = [0, 1, 9, 9];
        lay(table, yennefer, ['R01', 'B02']);
        yennefer.covered = [0b011, 0];
        lay(table, vesemir, ['G01', 'Y01']);
      },
      steps: [{ do: 'destiny/place' }],
    });
    expect(saysBySeat(play)).toEqual(['left', 'right', 'tie']);
  });

  test('PD-FATE-03: nobody is asked: declarations are counted', () => {
    const play = stage({ characters: ['geralt', 'yennefer', 'vesemir'], steps: [{ do: 'destiny/begin' }] });
    expect(play.state.asks).toEqual([]);
    expect(play.table.destiny[0]).toBe('aside');
  });

  test('PD-FATE-04, PD-FATE-05, PD-FATE-06: the Path with more declarations gets the token, ties support neither', () => {
    const placed = (...players: [number, number][]) =>
      declaring(players.map(([left, right]) => ({ left, right }))).table.destiny[0];
    expect(placed([1, 0], [2, 1], [0, 9])).toBe('left');
    expect(placed([3, 3], [5, 5], [0, 1])).toBe('right');
    expect(placed([1, 0], [0, 1], [4, 4])).toBe('aside');
  });

  test('PD-FATE-10: the left Symbol belongs to the left card, the right Symbol to the right card', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'vesemir'],
      arrange: (table) => {
        table.read = [3];
      },
      steps: [{ do: 'chapter/begin', chapter: 2 }],
    });
    expect(play.table.pair).toEqual([6, 7]);
    // Card 6 is the left one and shows Magic, card 7 the right one with Exploration.
    expect(play.table.active).toEqual([1, 2]);
    expect(
      declaring([
        { left: 1, right: 0 },
        { left: 0, right: 0 },
        { left: 0, right: 0 },
      ]).table.destiny[0],
    ).toBe('left');
  });

  test('R-111: silenced beats chosen, a doubled declaration counts twice, and all is forgotten afterwards', () => {
    const play = declaring(
      [
        { left: 2, right: 0 },
        { left: 0, right: 2 },
        { left: 1, right: 0 },
      ],
      (table) => {
        table.declaring = { silent: [0], double: [1], chosen: [{ who: 0, side: 'left' }] };
      },
    );
    expect(saysBySeat(play)).toEqual(['tie', 'right', 'left']);
    expect(play.table.destiny[0]).toBe('right');
    expect(play.table.declaring).toEqual({ silent: [], double: [], chosen: [] });
  });
});

describe('the stand-in of two players', () => {
  const reserveOnly = (characters: 2 | 3, ids: readonly string[]): Game =>
    stage({
      characters: CHARACTERS.slice(0, characters),
      arrange: (table) => {
        setActive(table, 'combat', 'magic');
        for (const row of table.rows) put(row, []);
        put(table.rows[1] as never, ids.map(card));
      },
      steps: [{ do: 'destiny/place' }],
    });

  test('PD-FATE-07: it speaks with exactly two players', () => {
    expect(reserveOnly(2, ['B01', 'B02']).table.destiny[0]).toBe('right');
    expect(reserveOnly(3, ['B01', 'B02']).table.destiny[0]).toBe('aside');
    expect(declared(reserveOnly(3, ['B01'])).reserve).toBeUndefined();
  });

  test('PD-FATE-08, R-43: effects of its cards do nothing, and deck and discard pile are silent', () => {
    // R06 would give Combat for a red card.
    const play = reserveOnly(2, ['R06', 'B08']);
    expect(declared(play).reserve).toBe('left');
    const effects = reserveOnly(2, ['R06', 'R10']);
    expect(declared(effects).reserve).toBe('right');
    const silent = stage({
      arrange: (table) => {
        setActive(table, 'combat', 'magic');
        for (const row of table.rows) put(row, []);
        put(table.discard, [card('R01')]);
      },
      steps: [{ do: 'destiny/place' }],
    });
    expect(declared(silent).reserve).toBe('tie');
  });

  test('PD-FATE-09: it scores nothing and takes no Path token', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        setActive(table, 'combat', 'magic');
        put(table.rows[0] as never, [card('R01'), card('R02')]);
        if (geralt !== undefined) geralt.tokens = [1, 0, 0, 0];
        table.dominant = 'left';
      },
      steps: [{ do: 'chapter/score' }, { do: 'chapter/path-tokens' }],
    });
    expect(happened(play, 'chapterScored').map(({ who }) => who)).toEqual(play.table.initiative);
    expect(play.table.pathTokens.left).toBe(0);
    expect(of(play, 0).vp).toBe(1);
  });
});
