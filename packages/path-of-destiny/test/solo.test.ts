import { Play } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import {
  AUTOMA_BOARDS,
  AUTOMA_GOLDEN_VP,
  type Character,
  MAIN_DECK,
  STORIES,
  type Symbol,
  SYMBOLS,
} from '../src/content/index.ts';
import { gainXp, goldenSpace } from '../src/rules/experience.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import { automaSpace } from '../src/rules/solo/pick.ts';
import type { Participant, Table } from '../src/rules/table.ts';
import {
  answer,
  asked,
  askedSeats,
  card,
  cards,
  type Game,
  goOn,
  happened,
  lay,
  legal,
  of,
  put,
  setActive,
  stage,
  type Stage,
  whyNot,
} from './support.ts';

const DIFFICULTIES = {
  'just-the-story': [0, false],
  normal: [2, false],
  'story-and-sword': [4, false],
  'blood-and-broken-bones': [6, false],
  'death-march': [8, true],
} as const;

/** A solo game of Geralt; the Active Symbols are Combat and Magic. */
const solo = (
  automa: Character,
  steps: Stage['steps'],
  arrange?: (table: Table, automa: Participant, player: Participant) => void,
  more: Partial<Stage> = {},
): Game =>
  stage({
    characters: ['geralt'],
    automa,
    arrange: (table, [player, opponent]) => {
      setActive(table, 'combat', 'magic');
      if (player !== undefined && opponent !== undefined) arrange?.(table, opponent, player);
    },
    steps,
    ...more,
  });
/** What the solo token showed, first first. */
const flips = (play: Game) => happened(play, 'tokenFlipped').map(({ side }) => side);
/** A seed for which the first flips are these. */
function seedFor(...sides: ('left' | 'right')[]): string {
  for (let seed = 0; ; seed++) {
    const play = solo(
      'yennefer',
      Array.from(sides, () => ({ do: 'automa/flip' }) as const),
      undefined,
      { seed: `${seed}` },
    );
    if (flips(play).join() === sides.join()) return `${seed}`;
  }
}

describe('preparing the solo game', () => {
  test.each(STORIES)('PD-SOLO-01: %s can be played alone, with four rows, to its end', (story) => {
    const options = pathOfDestiny.readOptions({ story, automa: 'random' }, 1);
    const play = Play.start(pathOfDestiny, options, 1, `alone ${story}`, true);
    expect(play.table.rows).toHaveLength(4);
    for (let n = 0; play.over === undefined && n < 500; n++) {
      const ask = play.state.asks[0];
      if (ask === undefined) throw new Error('nobody is asked');
      expect(ask.seat).toBe(0);
      const choices = play.choices(ask);
      expect(play.answer(0, ask.id, choices[(n * 7) % choices.length]?.id ?? '')).toBeUndefined();
    }
    expect(play.over?.ranking.flat().sort()).toEqual([0, 1]);
  });

  test('PD-CHAR-04, R-78: a board named for the Automa is never dealt to the player', () => {
    for (let seed = 0; seed < 20; seed++) {
      const options = pathOfDestiny.readOptions({ automa: 'ciri' }, 1);
      const play = Play.start(pathOfDestiny, options, 1, `named ${seed}`);
      expect(legal(play)).not.toContain('ciri');
      answer(play, legal(play)[0] ?? '');
      expect(of(play, 1).character).toBe('ciri');
    }
  });

  test('R-65, R-68: what the scoring of a chapter wakes comes too late for that scoring', () => {
    const scored = (xp: number): number => {
      const play = stage({
        characters: ['geralt'],
        arrange: (table, [, automa]) => {
          if (automa === undefined) throw new Error('no Automa');
          automa.character = 'dandelion';
          automa.xp = xp;
          automa.unlocked = xp >= 8 ? 2 : 1;
          automa.tokens = [0, 0, 0, 0];
          automa.tokens[table.active[1]] = 4;
          table.dominant = 'left';
        },
        steps: [{ do: 'chapter/score' }],
      });
      expect(of(play, 1).unlocked).toBe(2);
      return of(play, 1).vp;
    };
    expect(scored(8)).toBe(2);
    expect(scored(5)).toBe(0);
  });

  test('PD-SOLO-02, PD-CHAR-04, R-78: the player picks the board, or leaves it to chance', () => {
    const play = stage({
      characters: ['geralt'],
      options: { difficulty: 'story-and-sword' },
      arrange: (table, [, automa]) => {
        table.unclaimed = ['yennefer', 'dandelion', 'ciri', 'vesemir'];
        delete automa?.character;
      },
      steps: [{ do: 'automa/setup' }],
    });
    expect(legal(play)).toEqual(['yennefer', 'dandelion', 'ciri', 'vesemir', 'random']);
    expect(whyNot(play, 'geralt')).toBe('already-claimed PD-CHAR-04');
    answer(play, 'ciri');
    expect(of(play, 1)).toMatchObject({ character: 'ciri', xp: 4, unlocked: 1 });
    expect(play.table.unclaimed).toEqual(['yennefer', 'dandelion', 'vesemir']);
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { table } = stage({
        characters: ['geralt'],
        options: { automa: 'random' },
        seed: `${seed}`,
        arrange: (t) => void (t.unclaimed = ['yennefer', 'dandelion', 'ciri', 'vesemir']),
        steps: [{ do: 'automa/setup' }],
      });
      seen.add(table.participants[1]?.character ?? '');
    }
    expect([...seen].sort()).toEqual(['ciri', 'dandelion', 'vesemir', 'yennefer']);
  });

  test('PD-SOLO-02: its figure takes its place in the starting order', () => {
    const start = (automa: Character) =>
      Play.start(pathOfDestiny, pathOfDestiny.readOptions({ characters: ['geralt'], automa }, 1), 1, 'order').table;
    expect(start('ciri').initiative).toEqual([1, 0]);
    expect(start('vesemir').initiative).toEqual([0, 1]);
  });

  test('PD-SOLO-03: no hand, no starting cards, no Side Quest, no Abilities', () => {
    const options = pathOfDestiny.readOptions({ characters: ['geralt'], automa: 'ciri' }, 1);
    const play = Play.start(pathOfDestiny, options, 1, 'bare', true);
    expect(of(play, 1).hand.cards).toEqual([]);
    expect(of(play, 1).used).toBe(0);
    const everywhere = [play.table.deck, ...play.table.rows, of(play, 0).hand, of(play, 1).timeline].flatMap((p) =>
      cards(p),
    );
    expect(everywhere).toHaveLength(MAIN_DECK.length + 5);
    const ended = solo('ciri', [{ do: 'end/side-quests' }]);
    expect(ended.table.tally.sideQuest[1]).toBe(0);
    expect(happened(ended, 'sideQuestScored').map(({ who }) => who)).toEqual([0]);
  });

  test.each(Object.entries(DIFFICULTIES))('PD-TV-25, PD-SOLO-04, PD-SOLO-09: %s', (difficulty, [xp, second]) => {
    const play = stage({
      characters: ['geralt'],
      options: { difficulty, automa: 'ciri' },
      arrange: (table) => void (table.unclaimed = ['ciri']),
      steps: [{ do: 'automa/setup' }],
    });
    expect(of(play, 1)).toMatchObject({ xp, unlocked: second ? 2 : 1 });
    expect(goldenSpace(of(play, 1))).toBe(second ? 0 : undefined);
  });
});

describe('the start of a chapter', () => {
  test('PD-SOLO-05, R-74, R-75: as many flips as the chapter has for a number, a token of the Symbol shown each', () => {
    for (const chapter of [1, 2, 3]) {
      const play = solo('dandelion', [{ do: 'automa/chapter' }], (table) => void (table.chapter = chapter));
      const shown = flips(play);
      expect(shown).toHaveLength(chapter);
      const left = shown.filter((side) => side === 'left').length;
      expect(of(play, 1).tokens).toEqual([left, chapter - left, 0, 0]);
    }
    const both = new Set<unknown>();
    for (let seed = 0; seed < 12; seed++)
      both.add(flips(solo('ciri', [{ do: 'automa/flip' }], undefined, { seed: `${seed}` }))[0]);
    expect(both.size).toBe(2);
  });

  test('PD-SOLO-06: one token for each Symbol of its board that is Active', () => {
    const gained = (automa: Character) => {
      const play = solo(automa, [{ do: 'automa/chapter' }]);
      return of(play, 1).tokens.reduce((sum, count) => sum + count, 0) - 1;
    };
    expect([gained('ciri'), gained('geralt'), gained('dandelion')]).toEqual([2, 1, 0]);
  });

  test('PD-TV-26, PD-SOLO-05, PD-SOLO-06', () => {
    const play = solo('geralt', [{ do: 'automa/chapter' }], (table) => void (table.chapter = 3), {
      seed: seedFor('left', 'right', 'left'),
    });
    expect(flips(play)).toEqual(['left', 'right', 'left']);
    expect(of(play, 1).tokens).toEqual([3, 1, 0, 0]);
  });

  test('PD-SOLO-05: it happens before the first turn of the chapter', () => {
    const play = solo('ciri', [{ do: 'chapter/begin', chapter: 1 }]);
    const order = play.events.map(({ type }) => type);
    expect(order.indexOf('chapterBegan')).toBeLessThan(order.indexOf('tokenFlipped'));
    expect(order.indexOf('tokenFlipped')).toBeLessThan(order.indexOf('turnBegan'));
  });
});

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
    expect(automaSpace(play.table)).toBe(space);
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
    expect(automaSpace(play.table)).toBe(3);
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

  test('PD-SOLO-10: it picks when its turn in the Initiative comes', () => {
    const play = solo('yennefer', [{ do: 'turn/begin' }], (table) => void (table.turn = 0));
    expect(play.table.initiative).toEqual([1, 0]);
    expect(of(play, 1).timeline.cards).toHaveLength(2);
    expect(askedSeats(play)).toEqual([0]);
  });
});

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

describe('Destiny against the Automa', () => {
  const VECTORS: readonly [string, 'left' | 'right', number[], string][] = [
    ['PD-TV-23, PD-SOLO-14, PD-SOLO-15', 'left', [4, 2], 'left'],
    ['PD-TV-24, PD-SOLO-16', 'right', [3, 3], 'aside'],
  ];
  test.each(VECTORS)('%s', (_id, side, after, placed) => {
    const play = solo('dandelion', [{ do: 'destiny/begin' }], (_t, automa) => void (automa.tokens = [3, 2, 0, 0]), {
      seed: seedFor(side),
    });
    expect(of(play, 1).tokens.slice(0, 2)).toEqual(after);
    expect(play.table.destiny[0]).toBe(placed);
    expect(play.table.flip).toBe(side);
  });

  test('PD-SOLO-15, PD-SOLO-20: neither the player nor the cards of the Reserve are counted', () => {
    const play = solo('dandelion', [{ do: 'destiny/begin' }], (table, automa, player) => {
      automa.tokens = [0, 3, 0, 0];
      player.tokens = [9, 0, 0, 0];
      for (const row of table.rows) put(row, [card('R01'), card('R02')]);
    });
    expect(play.table.destiny[0]).toBe('right');
    expect(happened(play, 'declared')).toEqual([]);
  });

  test('PD-SOLO-14, R-76: the flip comes after the cards were played, before the window of Abilities', () => {
    const play = solo('vesemir', [{ do: 'turn/after-play' }], (_t, _a, player) => void (player.unlocked = 2));
    expect(asked(play)).toBe('ability/use');
    expect(flips(play)).toHaveLength(1);
    expect(happened(play, 'destinyPlaced')).toEqual([]);
    answer(play, 'decline');
    expect(happened(play, 'destinyPlaced')).toHaveLength(1);
  });

  test('R-46: where no token was placed and the Automa is highest, the solo token chooses', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const play = solo(
        'ciri',
        [{ do: 'chapter/dominance' }],
        (table) => void (table.destiny = ['aside', 'aside', 'aside']),
        { seed: `${seed}` },
      );
      expect(asked(play)).toBeUndefined();
      expect(play.table.dominant).toBe(flips(play)[0]);
      seen.add(play.table.dominant ?? '');
    }
    expect(seen.size).toBe(2);
    expect(
      askedSeats(
        solo('vesemir', [{ do: 'chapter/dominance' }], (table) => void (table.destiny = ['aside', 'aside', 'aside'])),
      ),
    ).toEqual([0]);
  });
});

describe('the end of a chapter and of the solo game', () => {
  test('PD-SOLO-17: both score VP and XP by the normal rules', () => {
    const play = solo('ciri', [{ do: 'chapter/score' }], (table, automa, player) => {
      table.dominant = 'right';
      automa.tokens = [2, 3, 5, 0];
      player.tokens = [1, 4, 0, 5];
    });
    expect([of(play, 0).vp, of(play, 0).xp, of(play, 1).vp, of(play, 1).xp]).toEqual([4, 1, 3, 2]);
  });

  const tokens = (soloPathTokens: string) =>
    solo(
      'ciri',
      [{ do: 'chapter/path-tokens' }],
      (_t, automa, player) => {
        automa.tokens = [3, 1, 0, 0];
        player.tokens = [2, 2, 0, 0];
      },
      { options: { soloPathTokens } },
    ).table;

  test('PD-SOLO-18, R-71: the Automa never gets a Path token; the one it has most for goes to nobody', () => {
    expect(tokens('contested').pathTokens).toEqual({ right: 0 });
    expect(tokens('contested').leaders).toEqual({ left: 1, right: 0 });
  });

  test('R-71: as an option the player always takes both', () => {
    expect(tokens('humanAlways').pathTokens).toEqual({ left: 0, right: 0 });
  });

  test('R-70: the Automa keeps nothing', () => {
    const play = solo('ciri', [{ do: 'chapter/clear' }, { do: 'chapter/keep' }], (table, automa, player) => {
      table.dominant = 'left';
      lay(table, automa, ['R01', 'R02'], 2);
      automa.tokens = [1, 2, 3, 0];
      lay(table, player, ['B01', 'B02']);
    });
    expect(of(play, 1)).toMatchObject({ tokens: [0, 0, 0, 0], covered: [], playedNow: 0 });
    expect(of(play, 1).timeline.cards).toEqual([]);
    expect(play.table.discard.cards).toEqual(['R01', 'R02'].map(card));
    expect(askedSeats(play)).toEqual([0]);
  });

  test('PD-SOLO-19, R-72: the golden marker by the values of its own track', () => {
    const play = solo('ciri', [{ do: 'end/golden' }], (_t, automa, player) => {
      automa.xp = 8 + 16;
      player.xp = 20 + 16;
    });
    expect([of(play, 0).vp, of(play, 1).vp]).toEqual([12, AUTOMA_GOLDEN_VP[16]]);
    expect(AUTOMA_GOLDEN_VP[16]).toBe(30);
  });

  test('R-77: the Automa can win a tie', () => {
    const ended = (automa: Character) =>
      solo(automa, [{ do: 'end/winner' }], (_t, opponent, player) => {
        opponent.vp = 30;
        player.vp = 30;
      }).over?.ranking;
    expect(ended('ciri')).toEqual([[1], [0]]);
    expect(ended('vesemir')).toEqual([[0], [1]]);
  });

  test('R-68, R-114: "all" of a Story card includes the Automa', () => {
    const play = solo('ciri', [{ do: 'story/everybody', operation: { kind: 'xp', amount: 1 } }]);
    expect([of(play, 0).xp, of(play, 1).xp]).toEqual([1, 1]);
    goOn(play, { do: 'story/everybody', operation: { kind: 'peek' } }, { do: 'striga/special', who: 1 });
    expect(of(play, 1).special).toEqual([]);
  });

  test('R-116: what the Automa loses: tokens first, then the leftmost card; C, M, E, D where the kind is open', () => {
    const play = solo('ciri', [{ do: 'symbols/lose', who: 1, count: 3, of: 'any' }], (table, automa) => {
      lay(table, automa, ['G03', 'R01']);
      automa.tokens = [0, 1, 0, 1];
    });
    expect(asked(play)).toBeUndefined();
    expect(of(play, 1)).toMatchObject({ tokens: [0, 0, 0, 0], covered: [1, 0] });
  });
});
