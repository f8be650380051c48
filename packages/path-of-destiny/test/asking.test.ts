/** What the table answers by itself, and what it still asks; with `asking: 'always'` everything is asked. */

import { describe, expect, test } from 'vitest';
import { ALLIANCE_CARDS, type AllianceEffect, type Character, type Symbol } from '../src/content/index.ts';
import type { Participant, Table } from '../src/rules/table.ts';
import { DECLARE, RESOLVE } from './ability-windows.ts';
import { begin } from './playout.ts';
import {
  answer,
  asked,
  askedSeats,
  card,
  type Game,
  give,
  happened,
  lay,
  legal,
  of,
  put,
  setActive,
  stage,
} from './support.ts';

const NEEDED = { asking: 'needed' };

interface Losing {
  readonly timeline?: readonly string[];
  readonly tokens?: Participant['tokens'];
  readonly count?: number;
  readonly of?: 'any' | 'non-active' | number;
  readonly options?: Record<string, unknown>;
  readonly active?: readonly [Symbol, Symbol];
  readonly chapter?: number;
}

/** Geralt loses Symbols. */
const losing = ({ timeline = [], tokens = [0, 0, 0, 0], count = 1, of: kind = 'any', ...more }: Losing): Game =>
  stage({
    options: { ...NEEDED, ...more.options },
    arrange: (table, [geralt]) => {
      setActive(table, ...(more.active ?? (['combat', 'magic'] as const)));
      table.chapter = more.chapter ?? 1;
      if (geralt === undefined) return;
      lay(table, geralt, timeline);
      geralt.tokens = [...tokens];
    },
    steps: [{ do: 'symbols/lose', who: 0, count, of: kind as 'any' }],
  });

describe('losses', () => {
  test('R-32, PD-EFFECT-08: equal Symbols go without a question, printed ones first and from the right', () => {
    // R02 shows Combat twice, R03 once.
    const play = losing({ timeline: ['R02', 'R03'], tokens: [2, 0, 0, 0], count: 2, of: 0 });
    expect(asked(play)).toBeUndefined();
    expect(happened(play, 'symbolLost').map(({ card: on }) => on)).toEqual([card('R03'), card('R02')]);
    expect(of(play, 0).tokens).toEqual([2, 0, 0, 0]);
    const always = losing({ timeline: ['R02'], tokens: [2, 0, 0, 0], of: 0, options: { asking: 'always' } });
    expect(legal(always)).toEqual(['token:combat', `card:${card('R02')}:0`]);
  });

  test('R-33: several different Symbols are chosen in one go', () => {
    const play = losing({ tokens: [0, 0, 2, 3], count: 3, of: 'non-active' });
    expect(legal(play)).toEqual([
      'token:exploration+token:exploration+token:diplomacy',
      'token:exploration+token:diplomacy+token:diplomacy',
      'token:diplomacy+token:diplomacy+token:diplomacy',
    ]);
    answer(play, 'token:exploration+token:diplomacy+token:diplomacy');
    expect(of(play, 0).tokens).toEqual([0, 0, 1, 1]);
    expect(asked(play)).toBeUndefined();
    const always = losing({ tokens: [0, 0, 2, 3], count: 3, of: 'non-active', options: { asking: 'always' } });
    expect(legal(always)).toEqual(['token:exploration', 'token:diplomacy']);
    answer(always, 'token:exploration');
    expect(asked(always)).toBe('symbols/lose');
  });

  test('R-33: where all must go nobody is asked', () => {
    const play = losing({ timeline: ['R02'], tokens: [0, 1, 0, 0], count: 3 });
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0)).toMatchObject({ tokens: [0, 0, 0, 0], covered: [0b11] });
  });

  test('R-92: in the last chapter of The Striga a goal may look at what is printed, so the owner decides', () => {
    const striga = {
      timeline: ['S-GER-4'],
      tokens: [0, 0, 0, 1] as Participant['tokens'],
      of: 3,
      options: { story: 'striga' },
    };
    // S-GER-4 shows one Diplomacy: to cover it is not the same as to give a token away.
    const last = losing({ ...striga, chapter: 3 });
    expect(legal(last)).toEqual([`card:${card('S-GER-4')}:0`, 'token:diplomacy']);
    // Covers do not outlast a chapter, and one Symbol of several stays in any case.
    expect(asked(losing({ ...striga, chapter: 2 }))).toBeUndefined();
    expect(asked(losing({ ...striga, chapter: 3, timeline: ['S-GER-4', 'Y01'] }))).toBeUndefined();
    expect(asked(losing({ ...striga, chapter: 3, options: {} }))).toBeUndefined();
  });
});

describe('allies', () => {
  const cardsOf = (...effects: AllianceEffect[]): number[] => {
    const left = ALLIANCE_CARDS.map((_, number) => number).filter((n) => ALLIANCE_CARDS[n]?.side === 'renfri');
    return effects.map((effect) => {
      const at = left.findIndex((n) => ALLIANCE_CARDS[n]?.effect === effect);
      return left.splice(at, 1)[0] as number;
    });
  };
  const applying = (effects: AllianceEffect[], tokens: Participant['tokens'], options = {}): Game =>
    stage({
      options: { story: 'evil', ...NEEDED, ...options },
      arrange: (table: Table, [geralt]) => {
        setActive(table, 'combat', 'magic');
        table.dominant = 'left';
        if (geralt === undefined) return;
        put(geralt.alliances.renfri, cardsOf(...effects));
        geralt.tokens = tokens;
      },
      steps: [{ do: 'evil/reveal' }],
    });

  test('R-101: what gives Symbols comes before an exchange by itself; only its direction is asked', () => {
    const play = applying(['exchange', 'right', 'xp'], [1, 0, 0, 0]);
    const [exchange] = cardsOf('exchange');
    expect(happened(play, 'allianceApplied')).toHaveLength(2);
    expect(of(play, 0)).toMatchObject({ tokens: [1, 1, 0, 0], xp: 1 });
    expect(legal(play)).toEqual([`apply:${exchange}:lose-left`, `apply:${exchange}:lose-right`]);
    expect(legal(applying(['exchange', 'right', 'xp'], [1, 0, 0, 0], { asking: 'always' })).length).toBeGreaterThan(2);
  });

  test('R-101: two exchanges are alike, so each time only the direction is asked', () => {
    const play = applying(['exchange', 'exchange'], [1, 1, 0, 0]);
    expect(legal(play)).toHaveLength(2);
    answer(play, legal(play)[0] as string);
    // Nothing of the left Symbol is left: the second exchange has one direction only.
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0).tokens).toEqual([2, 2, 0, 0]);
  });

  test('R-102: an exchange that would find nothing to lose if it came first is its owner’s to order', () => {
    expect(asked(applying(['exchange', 'left'], [0, 0, 0, 0]))).toBe('evil/apply');
    expect(asked(applying(['exchange', 'xp'], [0, 0, 0, 0]))).toBeUndefined();
  });
});

describe('offers before declarations', () => {
  /** Active Symbols of each seat as tokens; Geralt sits first unless said otherwise. */
  const declaring = (
    characters: readonly Character[],
    counts: readonly (readonly [number, number])[],
    more: (table: Table) => void = () => {},
    options = {},
  ): Game =>
    stage({
      characters,
      options: { ...NEEDED, ...options },
      arrange: (table, all) => {
        setActive(table, 'combat', 'magic');
        for (const row of table.rows) put(row, []);
        table.phase = 'destiny';
        for (const [who, [left, right]] of counts.entries())
          Object.assign(all[who] ?? {}, { tokens: [left, right, 0, 0], unlocked: 2 });
        more(table);
      },
      steps: [DECLARE],
    });
  const at =
    (turn: number, ...destiny: Table['destiny']) =>
    (table: Table) =>
      Object.assign(table, { turn, destiny });
  const TRIO = ['geralt', 'ciri', 'vesemir'] as const;

  test('GER-2: offered where it can change the token, not where it cannot', () => {
    // Two against one: without one of the two it is a tie.
    expect(
      asked(
        declaring(TRIO, [
          [0, 1],
          [1, 0],
          [1, 0],
        ]),
      ),
    ).toBe('ability/use');
    // Three of a kind: whoever is silent, two remain.
    expect(
      asked(
        declaring(TRIO, [
          [1, 0],
          [1, 0],
          [1, 0],
        ]),
      ),
    ).toBeUndefined();
    expect(
      asked(
        declaring(
          TRIO,
          [
            [1, 0],
            [1, 0],
            [1, 0],
          ],
          undefined,
          { asking: 'always' },
        ),
      ),
    ).toBe('ability/use');
    // Nobody declares anything: there is nothing to silence.
    expect(
      asked(
        declaring(TRIO, [
          [1, 1],
          [0, 0],
          [2, 2],
        ]),
      ),
    ).toBeUndefined();
  });

  test('PD-CHAPTER-02, R-45: nothing is offered in a chapter that is decided', () => {
    const counts = [
      [0, 1],
      [1, 0],
      [1, 0],
    ] as const;
    expect(asked(declaring(TRIO, counts, at(3, 'right', 'right', 'stack')))).toBeUndefined();
    expect(asked(declaring(TRIO, counts, at(3, 'left', 'right', 'stack')))).toBe('ability/use');
    expect(asked(declaring(TRIO, counts, at(2, 'right', 'stack', 'stack')))).toBe('ability/use');
    // A third token on the left or none at all: the left Path has the only one either way.
    expect(asked(declaring(TRIO, counts, at(3, 'aside', 'left', 'stack')))).toBeUndefined();
  });

  test('DAN-1, GER-2: two who could change it only together are both asked', () => {
    // Three to one. Neither alone can change that, both together make it two all.
    const play = declaring(
      ['geralt', 'dandelion', 'ciri', 'vesemir'],
      [
        [0, 1],
        [1, 0],
        [0, 1],
        [0, 1],
      ],
    );
    expect(asked(play)).toBe('ability/use');
    const [first] = askedSeats(play);
    answer(play, 'decline', first);
    expect(asked(play)).toBe('ability/use');
    expect(askedSeats(play)).not.toEqual([first]);
    // Without the one of them the other is not asked.
    const alone = declaring(
      ['geralt', 'ciri', 'vesemir', 'yennefer'],
      [
        [0, 1],
        [1, 0],
        [0, 1],
        [0, 1],
      ],
    );
    expect(asked(alone)).toBeUndefined();
  });

  test('YEN-4, R-113: tokens are always worth a question, and so is another flip alone', () => {
    const willed = declaring(
      ['yennefer', 'ciri', 'vesemir'],
      [
        [3, 0],
        [1, 0],
        [1, 0],
      ],
      (table) => Object.assign(table.participants[0] ?? {}, { unlocked: 4, used: 0b0111 }),
    );
    expect(asked(willed)).toBe('ability/use');
    const solo = declaring(
      ['geralt'],
      [
        [1, 0],
        [5, 0],
      ],
      at(3, 'left', 'left', 'stack'),
    );
    expect(asked(solo)).toBe('ability/use');
  });

  test('PD-FATE-07: with two the Reserve has its say in it', () => {
    const with2 = (shown: readonly string[]): Game =>
      declaring(
        ['geralt', 'ciri'],
        [
          [1, 0],
          [1, 0],
        ],
        (table) => {
          const row = table.rows[0];
          if (row !== undefined) give(table, row, shown.map(card));
        },
      );
    // Both say left and the Reserve nothing: without Ciri one voice is enough.
    expect(asked(with2([]))).toBeUndefined();
    // The Reserve says right: without Ciri it is a tie.
    expect(asked(with2(['B01']))).toBe('ability/use');
  });
});

describe('not now', () => {
  /** Ciri and Vesemir may use what belongs after effects. */
  const resolving = (): Game =>
    stage({
      characters: ['ciri', 'vesemir'],
      options: NEEDED,
      arrange: (table, [ciri, vesemir]) => {
        setActive(table, 'combat', 'magic');
        table.initiative = [0, 1];
        for (const each of [ciri, vesemir]) Object.assign(each ?? {}, { unlocked: 2, xp: 6, tokens: [2, 2, 0, 0] });
      },
      steps: [RESOLVE],
    });

  test('R-64: holds until something has changed for its owner', () => {
    const play = resolving();
    answer(play, 'decline', 0);
    // Lesson at Kaer Morhen gives Ciri an Experience Point: that is something.
    answer(play, 'ability:VES-2:0', 1);
    expect(askedSeats(play)).toEqual([0]);
  });

  test('R-64: with everything asked, everybody is asked again after every use', () => {
    const use = (asking: string): number[] => {
      const play = stage({
        characters: ['ciri', 'vesemir'],
        options: { asking },
        arrange: (table, [ciri, vesemir]) => {
          setActive(table, 'combat', 'magic');
          table.initiative = [0, 1];
          Object.assign(ciri ?? {}, { unlocked: 2, xp: 6, tokens: [5, 5, 0, 0] });
          if (vesemir === undefined) return;
          lay(table, vesemir, ['R01']);
          Object.assign(vesemir, { unlocked: 3, xp: 12, used: 0b10 });
        },
        steps: [RESOLVE],
      });
      answer(play, 'decline', 0);
      answer(play, 'ability:VES-3:red:left', 1);
      return askedSeats(play);
    };
    expect(use('needed')).toEqual([]);
    expect(use('always')).toEqual([0]);
  });
});

describe('other questions that need no answer', () => {
  test('YEN-3: an effect that would do nothing now is not offered once more', () => {
    const casting = (timeline: readonly string[], asking = 'needed'): Game =>
      stage({
        characters: ['yennefer', 'geralt'],
        options: { asking },
        arrange: (table, [yennefer]) => {
          setActive(table, 'combat', 'magic');
          if (yennefer === undefined) return;
          lay(table, yennefer, timeline, 1);
          Object.assign(yennefer, { unlocked: 3, used: 0b011, xp: 12 });
        },
        steps: [RESOLVE],
      });
    // B04 asks for two blue cards.
    expect(asked(casting(['R01', 'B04']))).toBeUndefined();
    expect(asked(casting(['R01', 'B04'], 'always'))).toBe('ability/use');
    expect(asked(casting(['B01', 'B04']))).toBe('ability/use');
  });

  test('GER-1: the order under the deck is as they lay, unless everything is asked', () => {
    const senses = (asking: string): readonly string[] => {
      const play = stage({ options: { asking }, steps: [{ do: 'choose/pick', who: 0 }] });
      answer(play, 'ability:GER-1');
      return legal(play);
    };
    expect(senses('needed')).toHaveLength(6);
    expect(senses('always')).toHaveLength(12);
  });

  test('DAN-2: cards to discard are chosen in one go', () => {
    const play = stage({
      characters: ['dandelion', 'geralt'],
      options: NEEDED,
      arrange: (_table, [dandelion]) => Object.assign(dandelion ?? {}, { unlocked: 2 }),
      steps: [{ do: 'ability/window', window: 'picked', who: 0 }],
    });
    answer(play, 'ability:DAN-2');
    expect(legal(play)).toHaveLength((7 * 6) / 2);
    answer(play, legal(play)[3] as string);
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0).hand.cards).toHaveLength(5);
  });

  test('5.9 PEEK: where one goal alone is unknown, that is the one', () => {
    const peeking = (known: number, asking = 'needed'): Game => {
      const play = begin(2, { story: 'striga', characters: ['geralt', 'ciri'], asking });
      for (const place of play.table.goals.slice(0, known)) place.left = [0];
      play.state.asks = [];
      play.then({ do: 'striga/peek', who: 0 });
      play.run();
      return play;
    };
    expect(asked(peeking(2))).toBe('striga/peek');
    expect(asked(peeking(3, 'always'))).toBe('striga/peek');
    const only = peeking(3);
    expect(asked(only)).not.toBe('striga/peek');
    expect(happened(only, 'goalPeeked')).toEqual([{ who: 0, goal: 3 }]);
  });

  test('PD-EVIL-14, DAN-4: what is sold at the end of a chapter matters only to who counts kinds', () => {
    const selling = (character: Character, unlocked = 1): Game =>
      stage({
        characters: [character, 'ciri'],
        options: { story: 'evil', ...NEEDED },
        arrange: (table, [first]) => {
          setActive(table, 'combat', 'magic');
          Object.assign(table, { dominant: 'left', phase: 'chapter-end' });
          const sell = ALLIANCE_CARDS.findIndex(({ side, effect }) => side === 'renfri' && effect === 'sell');
          if (first === undefined) return;
          put(first.alliances.renfri, [sell]);
          Object.assign(first, { tokens: [0, 0, 1, 1], unlocked });
        },
        steps: [{ do: 'evil/reveal' }],
      });
    expect(asked(selling('geralt'))).toBeUndefined();
    expect(of(selling('geralt'), 0).xp).toBe(2);
    expect(asked(selling('dandelion', 4))).toBe('symbols/lose');
    expect(asked(selling('dandelion'))).toBeUndefined();
  });
});
