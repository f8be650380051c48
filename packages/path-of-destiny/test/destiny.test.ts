/** PD-FATE, with the examples of the catalogue (3.1) as data. */

import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../src/content/index.ts';
import type { DestinyPlace, Participant } from '../src/rules/table.ts';
import { card, type Game, happened, lay, of, put, setActive, stage } from './support.ts';

/** An example of the catalogue. Symbols are counted `left:right`, one count a player. */
interface Example {
  readonly title: string;
  readonly symbols: string;
  readonly say: string;
  /** What lies in the Reserve, and what it says. */
  readonly reserve?: { readonly rows: readonly string[][]; readonly says: string };
  readonly placed: DestinyPlace;
}

const EXAMPLES: readonly Example[] = [
  { title: 'PD-FATE-03, PD-FATE-05, PD-TV-01', symbols: '3:0 1:2 1:2', say: 'left right right', placed: 'right' },
  { title: 'PD-FATE-06, PD-TV-02', symbols: '2:3 2:1 4:1 0:5', say: 'right left left right', placed: 'aside' },
  { title: 'PD-FATE-04, PD-FATE-06, PD-TV-03', symbols: '4:5 4:4 6:2', say: 'right tie left', placed: 'aside' },
  {
    title: 'PD-FATE-07, PD-FATE-08, PD-TV-04',
    symbols: '1:2 3:0',
    say: 'right left',
    // It shows 0:1.
    reserve: {
      rows: [
        ['R10', 'G01'],
        ['Y01', 'Y02'],
      ],
      says: 'right',
    },
    placed: 'right',
  },
  { title: 'PD-FATE-04, R-41, PD-TV-05', symbols: '3:1 2:2 0:0', say: 'left tie tie', placed: 'left' },
  {
    title: 'R-43, PD-TV-06',
    symbols: '1:2 3:0',
    say: 'right left',
    // It shows 2:2.
    reserve: {
      rows: [
        ['R02', 'G01'],
        ['B02', 'Y01'],
      ],
      says: 'tie',
    },
    placed: 'aside',
  },
  { title: 'R-42, PD-TV-07', symbols: '0:0 1:1 2:2', say: 'tie tie tie', placed: 'aside' },
];

interface Declared {
  by: { who: number; says: string; weight: number }[];
  reserve?: string;
}
const declared = (play: Game): Declared => happened(play, 'declared').at(-1) as unknown as Declared;
const saysBySeat = (play: Game): string[] =>
  [...declared(play).by].sort((a, b) => a.who - b.who).map(({ says }) => says);

/** Players with so many left (Combat) and right (Magic) tokens: `1:0 0:2`. */
function declaring(symbols: string, arrange?: (table: Game['table']) => void): Game {
  const players = symbols.split(' ').map((counts) => counts.split(':').map(Number));
  return stage({
    characters: CHARACTERS.slice(0, players.length),
    arrange: (table, participants) => {
      setActive(table, 'combat', 'magic');
      for (const [seat, [left = 0, right = 0]] of players.entries())
        (participants[seat] as Participant).tokens = [left, right, 0, 0];
      arrange?.(table);
    },
    steps: [{ do: 'destiny/place' }],
  });
}

test.each(EXAMPLES.map((each) => [each.title, each.placed, each] as const))('%s: placed %s', (_, placed, example) => {
  const { symbols, say, reserve } = example;
  const play = declaring(symbols, (table) => {
    for (const [at, row] of table.rows.entries()) put(row, reserve?.rows[at]?.map(card) ?? []);
  });
  expect(saysBySeat(play).join(' ')).toBe(say);
  expect(declared(play).reserve).toBe(reserve?.says);
  expect(play.table.destiny[0]).toBe(placed);
});

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
    expect(declaring('1:0 2:1 0:9').table.destiny[0]).toBe('left');
    expect(declaring('3:3 5:5 0:1').table.destiny[0]).toBe('right');
    expect(declaring('1:0 0:1 4:4').table.destiny[0]).toBe('aside');
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
    expect(declaring('1:0 0:0 0:0').table.destiny[0]).toBe('left');
  });

  test('R-111: silenced beats chosen, a doubled declaration counts twice, and all is forgotten afterwards', () => {
    const play = declaring('2:0 0:2 1:0', (table) => {
      table.declaring = { silent: [0], double: [1], chosen: [{ who: 0, side: 'left' }] };
    });
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
