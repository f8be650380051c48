/** What the table answers by itself, and what it still asks; with `asking: 'always'` everything is asked. */

import { describe, expect, test } from 'vitest';
import { ALLIANCE_CARDS, type AllianceEffect, type Symbol } from '../src/content/index.ts';
import type { Participant, Table } from '../src/rules/table.ts';
import { answer, asked, card, type Game, happened, lay, legal, of, put, setActive, stage } from './support.ts';

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
