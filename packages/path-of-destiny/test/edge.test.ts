import { describe, expect, test } from 'vitest';
import { type Colour, COLOURS, EFFORT_CARDS, MAIN_DECK } from '../src/content/index.ts';
import { effortRuns } from '../src/index.ts';
import { bitsOf, sequenceMade } from '../src/rules/stories/effort.ts';
import { gainVp } from '../src/rules/experience.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import type { Participant, Table } from '../src/rules/table.ts';
import { asked, card, type Game, give, goOn, happened, lay, of, put, setActive, stage } from './support.ts';

const CHECK = { do: 'edge/check' } as const;
const effort = (id: string): number => EFFORT_CARDS.findIndex((each) => each.id === id);
/** The Effort cards of a test, one per chapter. */
const dealt = (table: Table, chapter: number, id: string): void => {
  table.chapter = chapter;
  table.effort = [0, 4, 8];
  table.effort[chapter - 1] = effort(id);
};

/** A game in chapter 1 with EE-11 (red blue red, or green purple yellow) and this Timeline of Geralt. */
function checked(ids: string[], playedNow: number, options: Record<string, unknown> = {}): Game {
  return stage({
    options,
    arrange: (table, [geralt]) => {
      dealt(table, 1, 'EE-11');
      if (geralt) lay(table, geralt, ids, playedNow);
    },
    steps: [CHECK],
  });
}
const made = (play: Game): boolean => happened(play, 'effortMade').length > 0;

describe('The Edge of the World', () => {
  test('PD-EDGE-01: one of the four Effort cards of each chapter, at random', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const { effort: cards } = stage({ seed: `${seed}`, steps: [{ do: 'edge/setup' }] }).table;
      expect(cards.map((each) => EFFORT_CARDS[each]?.chapter)).toEqual([1, 2, 3]);
      for (const each of cards) seen.add(each);
    }
    expect(seen.size).toBe(12);
  });

  test('PD-INFO-08: the three in play are public, the nine others are nowhere to be seen', () => {
    const play = stage({ steps: [{ do: 'edge/setup' }] });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(pathOfDestiny.view(play, viewer).effort).toEqual(play.table.effort);
    expect(happened(play, 'effortDealt')).toEqual([{ cards: play.table.effort }]);
  });

  test('PD-EDGE-02, PD-EDGE-07: only the card of the current chapter is looked at', () => {
    const inChapter = (chapter: number) =>
      stage({
        arrange: (table, [geralt]) => {
          dealt(table, chapter, chapter === 1 ? 'EE-11' : 'EE-21');
          table.effort[0] = effort('EE-11');
          if (geralt) lay(table, geralt, ['R01', 'B01', 'R02'], 2);
        },
        steps: [CHECK],
      });
    expect(of(inChapter(1), 0).xp).toBe(2);
    expect(made(inChapter(2))).toBe(false);
  });

  test('PD-EDGE-02, R-83: every player is checked, after the effects and before Destiny', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        dealt(table, 1, 'EE-12');
        setActive(table, 'combat', 'magic');
        if (geralt) lay(table, geralt, ['B01', 'G01', 'B02'], 2);
        if (yennefer) lay(table, yennefer, ['Y01', 'R01', 'P01'], 2);
      },
      steps: [{ do: 'turn/after-play' }],
    });
    // Tokens gained count for Destiny.
    expect(of(play, 0).tokens).toEqual([1, 1, 0, 0]);
    expect(of(play, 1).tokens).toEqual([1, 1, 0, 0]);
    expect(play.events.map(({ type }) => type).indexOf('effortMade')).toBeLessThan(
      play.events.map(({ type }) => type).indexOf('declared'),
    );
  });

  test('PD-EDGE-03, R-80: neighbouring cards from left to right, either sequence, not backwards', () => {
    expect(made(checked(['R01', 'B01', 'R02'], 2))).toBe(true);
    expect(made(checked(['G01', 'P01', 'Y01'], 2))).toBe(true);
    expect(made(checked(['Y01', 'P01', 'G01'], 2))).toBe(false);
    expect(made(checked(['R01', 'B01', 'G01', 'R02'], 2))).toBe(false);
    expect(made(checked(['R01', 'B01'], 2))).toBe(false);
  });

  test('R-80: as an option in any order, anywhere in the Timeline', () => {
    const anyOrder = { effortMatch: 'anyOrder' };
    expect(made(checked(['Y01', 'B01', 'P01', 'G01'], 2, anyOrder))).toBe(true);
    // A card stands for one colour only, and one of this turn is needed here too.
    expect(made(checked(['R01', 'X-RB', 'G02'], 2, anyOrder))).toBe(false);
    expect(made(checked(['Y01', 'P01', 'G01', 'R01', 'R02'], 2, anyOrder))).toBe(false);
  });

  test('PD-EDGE-03, R-80: what lies of a sequence is what further cards can go on from', () => {
    // EE-11: red blue red, or green purple yellow.
    const runs = (ids: string[], playedNow: number, coming: string[] = [], options = {}) =>
      effortRuns(pathOfDestiny.view(checked(ids, playedNow, options), 0), 0, coming.map(card)).map((run) =>
        run.map((held) => (held ? 'x' : '.')).join(''),
      );
    expect(runs([], 0)).toEqual(['...', '...']);
    expect(runs(['R01'], 0)).toEqual(['x..', '...']);
    expect(runs(['R01', 'B01'], 0)).toEqual(['xx.', '...']);
    // Nothing goes on behind another colour.
    expect(runs(['R01', 'B01', 'Y01'], 0)).toEqual(['...', '...']);
    expect(runs(['Y01', 'P01'], 0, ['G01'])).toEqual(['...', 'x..']);
    expect(runs(['R01', 'B01'], 0, ['R02', 'G01'])).toEqual(['xxx', 'x..']);
    // Made in an earlier turn: its last card may begin it anew.
    expect(runs(['R01', 'B01', 'R02'], 0)).toEqual(['x..', '...']);
    const anyOrder = { effortMatch: 'anyOrder' };
    expect(runs(['Y01', 'B01', 'P01'], 0, [], anyOrder)).toEqual(['.x.', '.xx']);
    expect(runs(['X-RB', 'G02'], 0, [], anyOrder)).toHaveLength(2);
  });

  test('PD-EDGE-04: a card of this turn must be part of it', () => {
    expect(made(checked(['R01', 'B01', 'R02', 'G01', 'Y01'], 2))).toBe(false);
    expect(made(checked(['R01', 'B01', 'R02', 'G01'], 2))).toBe(true);
  });

  test('PD-EDGE-05, R-84: a multicolour card is one card of one of its colours, chosen anew for every check', () => {
    expect(made(checked(['R01', 'X-BG', 'R02'], 2))).toBe(true);
    expect(made(checked(['X-BG', 'P01', 'Y01'], 2))).toBe(true);
    // It cannot be two of the three.
    expect(made(checked(['X-RB', 'R01'], 2))).toBe(false);
  });

  test('PD-EDGE-06, R-82: cards of an old sequence may take part in a new one', () => {
    const play = checked(['R01', 'B01', 'R02'], 2);
    lay(play.table, of(play, 0), ['R01', 'B01', 'R02', 'B02', 'R03'], 2);
    goOn(play, CHECK);
    expect(of(play, 0).xp).toBe(4);
  });

  test('R-81: one bonus in a turn, however many sequences are there', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        dealt(table, 1, 'EE-11');
        if (geralt) lay(table, geralt, ['R01', 'X-RB', 'X-RY', 'X-BP', 'R02'], 3);
      },
      steps: [CHECK],
    });
    expect(happened(play, 'effortMade')).toHaveLength(1);
    expect(of(play, 0).xp).toBe(2);
  });

  test('PD-EDGE-03: the bonuses of the cards', () => {
    const bonus = (chapter: number, id: string, ids: string[]) =>
      of(
        stage({
          arrange: (table, [geralt]) => {
            dealt(table, chapter, id);
            setActive(table, 'combat', 'magic');
            if (geralt) lay(table, geralt, ids, 2);
          },
          steps: [CHECK],
        }),
        0,
      );
    expect(bonus(1, 'EE-14', ['Y01', 'R01', 'Y02'])).toMatchObject({ tokens: [1, 1, 0, 0], vp: 0, xp: 0 });
    expect(bonus(2, 'EE-21', ['R01', 'G01', 'R02'])).toMatchObject({ vp: 3, xp: 0 });
    expect(bonus(3, 'EE-31', ['R01', 'R02', 'B01', 'B02'])).toMatchObject({ vp: 4, xp: 0 });
  });

  test('PD-EDGE-08: without Effort cards there is nothing to check', () => {
    const play = stage({
      options: { introductory: true },
      arrange: (table, [geralt]) => geralt && lay(table, geralt, ['R01', 'B01', 'R02', 'G01', 'P01', 'Y01'], 6),
      steps: [{ do: 'edge/setup' }, CHECK],
    });
    expect(play.table.effort).toEqual([]);
    expect(made(play)).toBe(false);
  });

  test('PD-EDGE-02: the Automa is checked like a player, its pair counting as played (SR-1)', () => {
    const play = stage({
      characters: ['geralt'],
      automa: 'yennefer',
      arrange: (table, [, automa]) => {
        dealt(table, 2, 'EE-21');
        if (automa) lay(table, automa, ['R01', 'G01', 'R02'], 2);
      },
      steps: [CHECK],
    });
    expect(of(play, 1).vp).toBe(3);
  });
});

describe('the vectors of Effort', () => {
  /** A card of exactly these colours. */
  const ofColours = (colours: readonly Colour[], not: readonly number[]): number =>
    MAIN_DECK.findIndex(
      (each, number) => !not.includes(number) && COLOURS.every((c) => each.colours.includes(c) === colours.includes(c)),
    );
  const VECTORS: readonly [string, Colour[][], Colour[][], boolean][] = [
    ['PD-TV-60, PD-EDGE-03, PD-EDGE-04, PD-EDGE-05', [['red'], ['blue', 'green']], [['red'], ['yellow']], true],
    ['PD-TV-61, PD-EDGE-04', [['red'], ['blue'], ['red'], ['green']], [['yellow'], ['green']], false],
  ];
  test.each(VECTORS)('%s', (_id, timeline, newCards, bonus) => {
    const numbers: number[] = [];
    for (const colours of [...timeline, ...newCards]) numbers.push(ofColours(colours, numbers));
    expect(numbers).not.toContain(-1);
    expect(sequenceMade(numbers, timeline.length, bitsOf(['red', 'blue', 'red']), 'contiguousOrdered')).toBe(bonus);
  });
});

describe('the final bonus of the epilogue', () => {
  const ending = (pair: [number, number], arrange: (table: Table, all: readonly Participant[]) => void) =>
    stage({
      arrange: (table, all) => {
        table.chapter = 3;
        table.pair = pair;
        table.dominant = 'left';
        for (const each of all) put(each.hand, []);
        arrange(table, all);
      },
      steps: [{ do: 'end/special' }],
    });

  test('PD-END-05: Symbols in hand, colours in the Timeline, colours in hand, Abilities; at most three VP', () => {
    const diplomacy = ending([8, 9], (table, [geralt, yennefer]) => {
      if (geralt) give(table, geralt.hand, ['Y01', 'Y02'].map(card));
      if (yennefer) give(table, yennefer.hand, ['Y03', 'R01'].map(card));
    });
    expect(diplomacy.table.tally.special).toEqual([3, 1]);
    expect([of(diplomacy, 0).vp, of(diplomacy, 1).vp]).toEqual([3, 1]);

    const colours = ending([10, 11], (table, [geralt, yennefer]) => {
      if (geralt) give(table, geralt.hand, ['X-RBY', 'G01'].map(card));
      if (yennefer) give(table, yennefer.hand, ['Y01'].map(card));
    });
    expect(colours.table.tally.special).toEqual([2, 0]);

    const yellow = ending([14, 15], (table, [geralt]) => geralt && lay(table, geralt, ['Y01', 'X-GY', 'R01']));
    expect(yellow.table.tally.special).toEqual([2, 0]);

    const unused = ending([15, 14], (_table, [geralt, yennefer]) => {
      if (geralt) Object.assign(geralt, { unlocked: 4, used: 0b0101 });
      if (yennefer) Object.assign(yennefer, { unlocked: 4, used: 0 });
    });
    expect(unused.table.tally.special).toEqual([2, 3]);
    expect(asked(unused)).toBeUndefined();
  });

  test('R-115: in the introductory game hands are revealed too, and counted by the epilogue', () => {
    const play = stage({
      options: { introductory: true },
      arrange: (table, [geralt]) => {
        Object.assign(table, { chapter: 3, pair: [8, 9], dominant: 'left' });
        if (geralt) put(geralt.hand, ['Y01', 'R01'].map(card));
      },
      steps: [{ do: 'end/side-quests' }, { do: 'end/special' }],
    });
    expect(pathOfDestiny.view(play, 1).participants[0]?.hand.cards).toEqual(['Y01', 'R01'].map(card));
    expect(play.table.tally).toMatchObject({ sideQuest: [0, 0], special: [3, 1] });
  });

  test('R-63: Victory Points have no end', () => {
    const play = stage({ arrange: (_table, [geralt]) => geralt && (geralt.vp = 199), steps: [] });
    gainVp(play, 0, 7);
    expect(of(play, 0).vp).toBe(206);
  });

  test('PD-END-05, R-94: the Automa has no hand and no Abilities to count', () => {
    const play = stage({
      characters: ['geralt'],
      arrange: (table, [geralt, automa]) => {
        Object.assign(table, { chapter: 3, pair: [15, 14], dominant: 'left' });
        if (geralt) geralt.unlocked = 2;
        if (automa) automa.unlocked = 2;
      },
      steps: [{ do: 'end/special' }],
    });
    expect(play.table.tally.special).toEqual([2, 0]);
  });
});
