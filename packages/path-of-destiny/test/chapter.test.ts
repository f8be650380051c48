/** PD-CHAPTER: the end of a chapter up to the Path tokens, with the examples of the catalogue (3.2) as data. */

import { describe, expect, test } from 'vitest';
import { type Character, type Side, type Symbol, SYMBOLS } from '../src/content/index.ts';
import type { DestinyPlace, Participant } from '../src/rules/table.ts';
import { begin, playOut } from './playout.ts';
import { answer, asked, askedSeats, type Game, happened, lay, legal, of, setActive, stage } from './support.ts';

const DOMINANCE: { id: string; clause: string; placed: [DestinyPlace, DestinyPlace, DestinyPlace]; dominant: Side }[] =
  [
    { id: 'PD-TV-11', clause: 'PD-CHAPTER-02', placed: ['left', 'right', 'left'], dominant: 'left' },
    { id: 'PD-TV-12', clause: 'PD-CHAPTER-03', placed: ['right', 'left', 'aside'], dominant: 'left' },
    { id: 'PD-TV-13', clause: 'PD-CHAPTER-03', placed: ['aside', 'left', 'right'], dominant: 'right' },
    { id: 'R-45', clause: 'PD-CHAPTER-02', placed: ['aside', 'right', 'aside'], dominant: 'right' },
    { id: 'R-45', clause: 'PD-CHAPTER-02', placed: ['right', 'right', 'left'], dominant: 'right' },
    { id: 'R-45', clause: 'PD-CHAPTER-02', placed: ['left', 'left', 'left'], dominant: 'left' },
  ];

describe('the Dominant Symbol', () => {
  test.each(
    DOMINANCE.map(
      (each) => [`${each.clause}, ${each.id}: ${each.placed.join(' ')} makes ${each.dominant} Dominant`, each] as const,
    ),
  )('%s', (_, { placed, dominant }) => {
    const play = stage({
      arrange: (table) => {
        table.destiny = placed;
      },
      steps: [{ do: 'chapter/dominance' }],
    });
    expect(asked(play)).toBeUndefined();
    expect(play.table.dominant).toBe(dominant);
  });

  test('PD-CHAPTER-02, PD-CHAPTER-03: more tokens decide, at a tie the highest number', () => {
    const found = (...destiny: [DestinyPlace, DestinyPlace, DestinyPlace]) =>
      stage({ arrange: (table) => Object.assign(table, { destiny }), steps: [{ do: 'chapter/dominance' }] }).table
        .dominant;
    expect(found('left', 'left', 'right')).toBe('left');
    expect(found('left', 'aside', 'right')).toBe('right');
    expect(found('right', 'left', 'aside')).toBe('left');
  });

  test('PD-CHAPTER-04, PD-TV-14, R-46: with no token placed the highest figure chooses freely, before any scoring', () => {
    const play = stage({
      characters: ['geralt', 'ciri'],
      arrange: (table, [geralt, ciri]) => {
        table.destiny = ['aside', 'aside', 'aside'];
        table.initiative = [1, 0];
        if (geralt !== undefined) geralt.tokens = [0, 0, 3, 0];
        if (ciri !== undefined) ciri.tokens = [0, 0, 3, 0];
      },
      steps: [{ do: 'chapter/dominance' }, { do: 'chapter/score' }],
    });
    expect(askedSeats(play)).toEqual([1]);
    expect(legal(play)).toEqual(['left', 'right']);
    expect(of(play, 0).vp).toBe(0);
    answer(play, 'right');
    expect(play.table.dominant).toBe('right');
    expect([of(play, 1).vp, of(play, 1).xp]).toEqual([0, 3]);
  });
});

describe('scoring', () => {
  const scored = (
    dominant: Side,
    active: readonly [Symbol, Symbol],
    tokens: Partial<Record<Symbol, number>>,
    timeline: readonly string[] = [],
    covered: readonly number[] = [],
  ): Participant => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        setActive(table, ...active);
        table.dominant = dominant;
        lay(table, geralt, timeline);
        for (const [at, bits] of covered.entries()) geralt.covered[at] = bits;
        for (const [index, symbol] of SYMBOLS.entries()) geralt.tokens[index as 0] = tokens[symbol] ?? 0;
      },
      steps: [{ do: 'chapter/score' }],
    });
    return of(play, 0);
  };

  test('PD-CHAPTER-05, PD-CHAPTER-06, PD-TV-10: a VP for each Dominant Symbol and an XP for each Non-Dominant one', () => {
    expect(scored('left', ['diplomacy', 'combat'], { combat: 3, diplomacy: 4 })).toMatchObject({ vp: 4, xp: 3 });
    expect(scored('right', ['diplomacy', 'combat'], { combat: 3, diplomacy: 4 })).toMatchObject({ vp: 3, xp: 4 });
  });

  test('PD-CHAPTER-07, PD-EFFECT-09, PD-TV-15: covered and Non-Active Symbols give nothing', () => {
    // B02 shows two Magic, one of them covered; X-RG shows Combat and Exploration.
    const of3 = scored('left', ['magic', 'combat'], { magic: 2, diplomacy: 3 }, ['B02', 'X-RG'], [0b01, 0]);
    expect(of3).toMatchObject({ vp: 3, xp: 1 });
  });

  test('PD-CHAPTER-05: everybody scores, the Automa included', () => {
    const play = stage({
      characters: ['geralt'],
      arrange: (table, [geralt, automa]) => {
        table.dominant = 'left';
        if (geralt !== undefined) geralt.tokens = [0, 0, 2, 1];
        if (automa !== undefined) automa.tokens = [0, 0, 1, 4];
      },
      steps: [{ do: 'chapter/score' }],
    });
    expect([of(play, 0).vp, of(play, 0).xp, of(play, 1).vp, of(play, 1).xp]).toEqual([2, 1, 1, 4]);
  });

  test('R-111: Between Worlds adds VP for Non-Dominant Symbols once and is forgotten', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        table.dominant = 'left';
        if (geralt !== undefined) Object.assign(geralt, { tokens: [0, 0, 1, 5], betweenWorlds: 3 });
        if (yennefer !== undefined) Object.assign(yennefer, { tokens: [0, 0, 1, 2], betweenWorlds: 3 });
      },
      steps: [{ do: 'chapter/score' }],
    });
    expect([of(play, 0).vp, of(play, 0).xp]).toEqual([4, 5]);
    expect([of(play, 1).vp, of(play, 1).xp]).toEqual([3, 2]);
    expect(of(play, 0)).not.toHaveProperty('betweenWorlds');
  });
});

describe('Path tokens', () => {
  const awarded = (counts: readonly [number, number][], options = {}, characters?: readonly Character[]): Game =>
    stage({
      characters: characters ?? (['yennefer', 'geralt', 'vesemir'] as const).slice(0, counts.length),
      options,
      arrange: (table, participants) => {
        setActive(table, 'combat', 'magic');
        table.initiative = counts.map((_, who) => who);
        for (const [who, [left, right]] of counts.entries())
          (participants[who] as Participant).tokens = [left, right, 0, 0];
      },
      steps: [{ do: 'chapter/path-tokens' }],
    });

  test('PD-CHAPTER-08, PD-TV-16, R-49: the most left and the most right Symbols, ties to the higher figure', () => {
    const play = awarded([
      [2, 4],
      [5, 4],
      [5, 0],
    ]);
    expect(play.table.pathTokens).toEqual({ left: 1, right: 0 });
  });

  test('R-47, R-48: nobody needs a Symbol for it, and one player may take both', () => {
    expect(
      awarded([
        [0, 0],
        [0, 0],
      ]).table.pathTokens,
    ).toEqual({ left: 0, right: 0 });
    expect(
      awarded([
        [0, 0],
        [1, 1],
      ]).table.pathTokens,
    ).toEqual({ left: 1, right: 1 });
  });

  test('R-71, PD-CHAPTER-08: the Automa competes without taking the token, unless the player always gets it', () => {
    const contested = awarded(
      [
        [1, 4],
        [2, 3],
      ],
      {},
      ['geralt'],
    );
    expect(contested.table.pathTokens).toEqual({ right: 0 });
    expect(contested.table.leaders).toEqual({ left: 1, right: 0 });
    expect(
      awarded(
        [
          [1, 4],
          [2, 3],
        ],
        { soloPathTokens: 'humanAlways' },
        ['geralt'],
      ).table.pathTokens,
    ).toEqual({ left: 0, right: 0 });
  });
});

describe('the order of things', () => {
  test('PD-CHAPTER-01: three chapters of three turns', () => {
    const play = begin(2, { characters: ['geralt', 'yennefer'] });
    const events = playOut(play);
    const turns = events
      .filter(({ type }) => type === 'turnBegan')
      .map(({ data }) => [data.chapter, data.turn].join('.'));
    expect(turns).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '3.1', '3.2', '3.3']);
  });

  test('PD-CHAPTER-17: Dominance, points, Path tokens, clearing and keeping, kept effects, Destiny tokens, Story, next chapter', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        if (geralt === undefined || yennefer === undefined) return;
        table.turn = 3;
        table.destiny = ['left', 'aside', 'aside'];
        lay(table, geralt, ['G01', 'G06']);
        lay(table, yennefer, ['Y01', 'Y06']);
      },
      steps: [{ do: 'chapter/end' }],
    });
    expect(askedSeats(play)).toEqual([0, 1]);
    answer(play, legal(play, 0)[1] as string, 0);
    answer(play, legal(play, 1)[1] as string, 1);
    const order = [
      'dominantFound',
      'chapterScored',
      'vpChanged',
      'pathTokens',
      'tokensCleared',
      'cardsKept',
      'effectApplied',
      'destinyCollected',
      'storyFollowed',
      'chapterBegan',
    ];
    const types = play.events.map(({ type }): string => type);
    const places = order.map((type) => types.indexOf(type));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(play.table.chapter).toBe(2);
  });

  test('PD-CHAPTER-15: the Destiny tokens are collected before the Story goes on', () => {
    const play = stage({
      arrange: (table) => {
        table.destiny = ['left', 'aside', 'right'];
      },
      steps: [{ do: 'chapter/collect' }],
    });
    expect(play.table.destiny).toEqual(['stack', 'stack', 'stack']);
  });

  test('PD-CHAPTER-16: hands stay as they are', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        table.turn = 3;
        table.destiny = ['right', 'right', 'aside'];
        if (geralt !== undefined) lay(table, geralt, ['G01', 'G02']);
        if (yennefer !== undefined) lay(table, yennefer, ['Y01', 'Y02']);
      },
      steps: [{ do: 'chapter/end' }],
    });
    const hands = [0, 1].map((who) => [...of(play, who).hand.cards]);
    answer(play, legal(play, 0)[0] as string, 0);
    answer(play, legal(play, 1)[0] as string, 1);
    expect(asked(play)).toBe('choose/pick');
    expect([0, 1].map((who) => of(play, who).hand.cards)).toEqual(hands);
  });

  test('PD-CHAPTER-09, R-52: all tokens and all covers go, Special tokens too', () => {
    const play = stage({
      options: { story: 'striga' },
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        lay(table, geralt, ['G01', 'G02'], 2);
        Object.assign(geralt, { covered: [0b101, 0b11], tokens: [1, 2, 3, 4], special: ['left'] });
        table.specialLeft = 1;
      },
      steps: [{ do: 'chapter/clear' }],
    });
    expect(of(play, 0)).toMatchObject({ covered: [0, 0], tokens: [0, 0, 0, 0], special: [], playedNow: 0 });
    expect(play.table.specialLeft).toBe(2);
    expect(happened(play, 'tokensCleared')).toHaveLength(1);
  });
});
