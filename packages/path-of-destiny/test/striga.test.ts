import { playView } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_GOALS, GOAL_BACKS, type GoalBack, STORY_DECKS, type Symbol, SYMBOLS } from '../src/content/index.ts';
import { goalsServed, requirementOf } from '../src/index.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import { comparisonPays, countsFor, goalPays } from '../src/rules/stories/goals.ts';
import { symbolCount } from '../src/rules/symbols.ts';
import type { GoalPlace, Participant, Table } from '../src/rules/table.ts';
import { words } from '../src/words/every.ts';
import { telling } from '../src/words/telling/index.ts';
import {
  answer,
  asked,
  card,
  cards,
  type Game,
  give,
  goOn,
  happened,
  lay,
  legal,
  of,
  put,
  setActive,
  stage,
  whyNot,
} from './support.ts';

const story = { story: 'striga' };
const SETUP = { do: 'striga/setup' } as const;
const CHECK = { do: 'striga/check' } as const;
const goal = (id: string): number => ALL_GOALS.findIndex((each) => each.id === id);

/** Four certain goals with red, blue, green and yellow Requirements. */
function deal(table: Table, ids: readonly string[] = ['SG-C1', 'SG-M1', 'SG-X1', 'SG-Y1']): void {
  table.goals = ids.map((id, n) => ({
    goal: { kind: 'deck', owner: -1, cards: [goal(id)] },
    requirement: (['red', 'blue', 'green', 'yellow'] as const)[n] ?? 'red',
    left: [],
    right: [],
  }));
  table.goalsLeft = GOAL_BACKS.map((back) => ({
    kind: 'deck',
    owner: -1,
    cards: ALL_GOALS.flatMap((each, n) =>
      each.back === back && each.pays.kind !== 'solo' && !ids.includes(each.id) ? [n] : [],
    ),
  }));
  table.specialLeft = 2;
}
const place = (play: Game, n: number): GoalPlace => play.table.goals[n] as GoalPlace;
const RED = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10', 'R11'];

/** Makes the players have so many red cards. */
function reds(table: Table, all: readonly Participant[], counts: readonly number[]): void {
  const left = [...RED];
  for (const [who, count] of counts.entries()) {
    const each = all[who];
    if (each !== undefined) lay(table, each, left.splice(0, count), Math.min(2, count));
  }
}

describe('preparing The Striga', () => {
  test('PD-STRIGA-01, PD-STRIGA-02: one random goal of each back, the Requirements at random', () => {
    const goals = new Set<number>();
    const requirements = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { table } = stage({ options: story, seed: `${seed}`, steps: [SETUP] });
      expect(table.goals.map((each) => ALL_GOALS[each.goal.cards[0] as number]?.back)).toEqual([
        'c',
        'm',
        'cde',
        'mde',
      ]);
      expect(table.goals.map(({ requirement }) => requirement).sort()).toEqual(['blue', 'green', 'red', 'yellow']);
      expect(table.goals.every((each) => each.goal.kind === 'deck')).toBe(true);
      expect(table.goalsLeft.map((left) => left.cards.length)).toEqual([2, 2, 2, 2]);
      for (const each of table.goals) goals.add(each.goal.cards[0] as number);
      requirements.add(table.goals.map(({ requirement }) => requirement).join());
    }
    expect(goals.size).toBe(12);
    expect(requirements.size).toBeGreaterThan(10);
  });

  test('PD-STRIGA-16: in the solo game the solo goals take the places of {C} and {M}', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { table } = stage({ characters: ['geralt'], options: story, seed: `${seed}`, steps: [SETUP] });
      for (const each of table.goals) seen.add(ALL_GOALS[each.goal.cards[0] as number]?.id ?? '');
    }
    expect([...seen].sort()).toEqual(
      ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'X1', 'X2', 'X3', 'Y1', 'Y2', 'Y3'].map((id) => `SG-${id}`),
    );
  });
});

describe('Requirement cards', () => {
  test('PD-STRIGA-03, R-90: all four cards for all players, after every play phase and by the whole Timeline', () => {
    const play = stage({
      options: story,
      arrange: (table, [geralt, yennefer]) => {
        deal(table);
        if (geralt) lay(table, geralt, ['R01', 'R02', 'R03', 'B01', 'B02', 'B03'], 2);
        if (yennefer) lay(table, yennefer, ['Y01', 'Y02', 'Y03'], 0);
      },
      steps: [{ do: 'turn/after-play' }],
    });
    expect(play.table.goals.map(({ left }) => left)).toEqual([[0], [0], [], [1]]);
    expect([of(play, 0).xp, of(play, 1).xp]).toEqual([2, 1]);
  });

  test('PD-STRIGA-04, R-91: three cards of its colour, a multicolour card counting for each of its colours', () => {
    const met = (ids: string[]) =>
      place(
        stage({
          options: story,
          arrange: (table, [geralt]) => {
            deal(table);
            if (geralt) lay(table, geralt, ids, 2);
          },
          steps: [CHECK],
        }),
        0,
      ).left;
    expect(met(['R01', 'R02'])).toEqual([]);
    expect(met(['R01', 'R02', 'B01'])).toEqual([]);
    expect(met(['R01', 'X-RB', 'X-RGP'])).toEqual([0]);
  });

  test('PD-STRIGA-05, PD-STRIGA-06, R-89: all who meet it in the same phase, 1 XP each, without being asked', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'ciri'],
      options: story,
      arrange: (table, all) => {
        deal(table);
        reds(table, all, [3, 2, 4]);
      },
      steps: [CHECK],
    });
    expect(asked(play)).toBeUndefined();
    expect(place(play, 0)).toMatchObject({ left: [0, 2], right: [] });
    expect([0, 1, 2].map((who) => of(play, who).xp)).toEqual([1, 0, 1]);
    expect(play.events.filter(({ type }) => type === 'requirementMet')).toMatchObject([
      { data: { who: 0, goal: 0, side: 'left' }, secret: { seat: 0, data: { card: goal('SG-C1') } } },
      { data: { who: 2 }, secret: { seat: 2 } },
    ]);
  });

  test('PD-STRIGA-07, PD-INFO-06: the face is for those with a token; back, Requirement and tokens for all', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'ciri'],
      options: story,
      arrange: (table, all) => {
        deal(table);
        reds(table, all, [3, 2, 2]);
      },
      steps: [CHECK],
    });
    const seen = (viewer: 0 | 1 | 'spectator') => pathOfDestiny.view(play, viewer).goals[0];
    expect(seen(0)).toEqual({ back: 'c', requirement: 'red', left: [0], right: [], goal: goal('SG-C1') });
    expect(seen(1)).toEqual({ back: 'c', requirement: 'red', left: [0], right: [] });
    expect(seen('spectator')).toEqual(seen(1));
    // For good: also when the cards are gone.
    lay(play.table, of(play, 0), []);
    goOn(play, CHECK);
    expect(seen(0)?.goal).toBe(goal('SG-C1'));
    // And for a token on the right side.
    lay(play.table, of(play, 0), ['R01', 'R02', 'R03', 'R10']);
    goOn(play, CHECK);
    expect(seen(0)).toMatchObject({ left: [], right: [0], goal: goal('SG-C1') });
  });

  test('PD-TV-34, PD-STRIGA-06, PD-STRIGA-08, R-85, R-86, R-87: three for the first, then four for everybody', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'ciri'],
      options: story,
      arrange: (table) => deal(table),
      steps: [],
    });
    const turns = [
      [3, 2, 3],
      [3, 3, 4],
      [4, 4, 4],
    ];
    // Only eleven red cards of one colour exist: multicolour ones help out.
    const pool = [...RED, 'X-RB', 'X-RG', 'X-RY'];
    const expected = [
      [
        [0, 'left', 1],
        [2, 'left', 1],
      ],
      [[2, 'right', 2]],
      [
        [0, 'right', 2],
        [1, 'right', 2],
      ],
    ];
    for (const [turn, counts] of turns.entries()) {
      const ids = [...pool];
      for (const [who, count] of counts.entries()) lay(play.table, of(play, who), ids.splice(0, count));
      const before = [0, 1, 2].map((who) => of(play, who).xp);
      play.events = [];
      goOn(play, CHECK);
      const events = happened(play, 'requirementMet')
        .filter((event) => event.goal === 0)
        .map(({ who, side }) => [who, side, of(play, who as number).xp - (before[who as number] ?? 0)]);
      expect(new Set(events)).toEqual(new Set(expected[turn]));
    }
    expect(place(play, 0)).toMatchObject({ left: [], right: [2, 0, 1] });
    // Once only.
    play.events = [];
    goOn(play, CHECK);
    expect(happened(play, 'requirementMet')).toEqual([]);
  });

  test('R-88: four cards at the first check serve the left side; the right one from the next check on', () => {
    const play = stage({
      options: story,
      arrange: (table, all) => {
        deal(table);
        reds(table, all, [4, 0]);
      },
      steps: [CHECK],
    });
    expect(place(play, 0)).toMatchObject({ left: [0], right: [] });
    goOn(play, CHECK);
    expect(place(play, 0)).toMatchObject({ left: [], right: [0] });
    expect(of(play, 0).xp).toBe(3);
  });

  test('PD-STRIGA-03, R-85: how many cards lie and how many are needed, for each participant', () => {
    for (const strigaRequirement of ['perCard', 'perPlayer'] as const) {
      const play = stage({
        options: { ...story, strigaRequirement },
        arrange: (table, [geralt]) => {
          if (geralt) lay(table, geralt, ['R01', 'R02'], 1);
          deal(table);
          (table.goals[0] as GoalPlace).left.push(1);
        },
        steps: [],
      });
      const near = (who: number) => requirementOf(pathOfDestiny.view(play, 'spectator'), who, 0);
      expect(near(0)).toEqual({ has: 2, needs: strigaRequirement === 'perCard' ? 4 : 3 });
      expect(near(1)).toEqual({ has: 0, needs: 4 });
    }
  });

  test('PD-INFO-06: a card serves goals one may look at, in hand or once it is played, and no other', () => {
    const place = (id: string) => {
      const play = stage({
        options: story,
        arrange: (table, [geralt]) => {
          if (geralt) give(table, geralt.hand, [card('R01'), card('B01')]);
          deal(table, [id, 'SG-X1']);
          (table.goals[0] as GoalPlace).left.push(0);
        },
        steps: [],
      });
      const view = pathOfDestiny.view(play, 0);
      const served = (of: string) => goalsServed(view, 0, card(of)).length;
      const unseen = goalsServed(pathOfDestiny.view(play, 1), 1, card('R01'));
      return [served('R01'), served('B01'), unseen.length];
    };
    // Red cards in the Timeline; blue ones likewise.
    expect(place('SG-C2')).toEqual([1, 0, 0]);
    expect(place('SG-M2')).toEqual([0, 1, 0]);
  });

  test('R-85: as an option each player needs three first, then four', () => {
    const play = stage({
      options: { ...story, strigaRequirement: 'perPlayer' },
      arrange: (table, all) => {
        deal(table);
        reds(table, all, [3, 0]);
      },
      steps: [CHECK],
    });
    lay(play.table, of(play, 1), ['R04', 'R05', 'R06', 'R07']);
    goOn(play, CHECK);
    expect(place(play, 0)).toMatchObject({ left: [0, 1], right: [] });
    goOn(play, CHECK);
    expect(place(play, 0)).toMatchObject({ left: [0], right: [1] });
    expect([of(play, 0).xp, of(play, 1).xp]).toEqual([1, 3]);
  });

  test('R-94: the Automa claims no Requirement', () => {
    const play = stage({
      characters: ['geralt'],
      options: story,
      arrange: (table, [, automa]) => {
        deal(table);
        if (automa) lay(table, automa, ['R01', 'R02', 'R03', 'R04'], 2);
      },
      steps: [CHECK],
    });
    expect(place(play, 0).left).toEqual([]);
    expect(of(play, 1).xp).toBe(0);
  });
});

describe('what Story cards give', () => {
  test('R-95: a peek shows one face once, without lasting permission', () => {
    const play = stage({
      options: story,
      arrange: (table) => {
        deal(table);
        table.goals[1]?.left.push(0);
      },
      steps: [{ do: 'striga/peek', who: 0 }],
    });
    expect(legal(play)).toEqual(['goal:c', 'goal:cde', 'goal:mde']);
    expect(whyNot(play, 'goal:m')).toBe('already-known PD-STRIGA-07');
    answer(play, 'goal:cde');
    expect(play.events.at(-1)).toMatchObject({
      data: { who: 0, goal: 2 },
      secret: { seat: 0, data: { card: goal('SG-X1') } },
    });
    expect(play.barrier).toBe(true);
    expect(pathOfDestiny.view(play, 0).goals[2]?.goal).toBeUndefined();
  });

  test('R-95: nobody who knows all four is asked', () => {
    const play = stage({
      options: story,
      arrange: (table) => {
        deal(table);
        for (const each of table.goals) each.left.push(0);
      },
      steps: [{ do: 'striga/peek', who: 0 }],
    });
    expect(asked(play)).toBeUndefined();
  });

  test('R-07: a Special Symbol token counts for the Path its holder sets, and is lost like a token', () => {
    const play = stage({
      options: story,
      arrange: (table) => {
        deal(table);
        setActive(table, 'combat', 'magic');
      },
      steps: [{ do: 'striga/special', who: 0 }],
    });
    expect(legal(play)).toEqual(['left', 'right']);
    answer(play, 'right');
    expect(of(play, 0).special).toEqual(['right']);
    expect(play.table.specialLeft).toBe(1);
    expect(symbolCount(play.table, of(play, 0), 1)).toBe(1);
    // In another chapter it is that Path's Symbol again: never Non-Active.
    setActive(play.table, 'diplomacy', 'exploration');
    expect([0, 1, 2, 3].map((n) => symbolCount(play.table, of(play, 0), n as 0))).toEqual([0, 0, 1, 0]);
    goOn(play, { do: 'symbols/lose', who: 0, count: 1, of: 'non-active' });
    expect(of(play, 0).special).toEqual(['right']);
    goOn(play, { do: 'symbols/lose', who: 0, count: 1, of: 2 });
    expect(of(play, 0).special).toEqual([]);
    expect(play.table.specialLeft).toBe(2);
  });

  test('R-07, R-50: between two chapters the Symbols to come are Active, and the token is labelled with them', () => {
    // Card 2 leads to the pair 4 and 5.
    const play = stage({
      options: story,
      arrange: (table) => {
        deal(table);
        Object.assign(table, { dominant: 'left', turn: 3 });
      },
      steps: [{ do: 'chapter/clear' }, { do: 'striga/special', who: 0 }],
    });
    const next = STORY_DECKS.striga.paths.filter(({ node }) => node === 4 || node === 5).map(({ symbol }) => symbol);
    expect(play.table.active).toEqual(next.map((symbol) => SYMBOLS.indexOf(symbol)));
    expect(next).not.toEqual(STORY_DECKS.striga.opening);
    const view = playView(play, 0);
    const [ask] = view.asks;
    const { names } = words('en');
    const labels = ask?.choices.map((choice) =>
      telling(words('en')).label(ask, choice, { viewer: 0, view, who: () => 'Anna' }),
    );
    expect(labels).toEqual([
      `Left Path (${names.symbols[next[0] as Symbol]})`,
      `Right Path (${names.symbols[next[1] as Symbol]})`,
    ]);
  });

  test('R-07: cleared with the other tokens; when both are taken there is 1 XP instead', () => {
    const play = stage({
      options: story,
      arrange: (table, [geralt, yennefer]) => {
        deal(table);
        table.specialLeft = 0;
        geralt?.special.push('left');
        yennefer?.special.push('right');
      },
      steps: [{ do: 'striga/special', who: 0 }, { do: 'chapter/clear' }],
    });
    expect(of(play, 0)).toMatchObject({ xp: 1, special: [] });
    expect(play.table.specialLeft).toBe(2);
  });
});

describe('the end of The Striga', () => {
  const DOMINANT: readonly [string, Symbol, GoalBack[]][] = [
    ['PD-TV-30, PD-STRIGA-09', 'magic', ['m', 'mde']],
    ['PD-TV-31, PD-STRIGA-01 combat', 'combat', ['c', 'cde']],
    ['PD-TV-31, PD-STRIGA-01 diplomacy', 'diplomacy', ['cde', 'mde']],
    ['PD-TV-31, PD-STRIGA-01 exploration', 'exploration', ['cde', 'mde']],
  ];
  test.each(DOMINANT)('%s', (_id, dominant, backs) => {
    expect(GOAL_BACKS.filter((back) => countsFor(back, dominant))).toEqual(backs);
  });

  const ended = (dominant: 'left' | 'right', arrange: (table: Table, all: readonly Participant[]) => void) =>
    stage({
      characters: ['geralt', 'yennefer', 'ciri'],
      options: story,
      arrange: (table, all) => {
        deal(table);
        setActive(table, 'combat', 'magic');
        table.dominant = dominant;
        for (const each of all) put(each.hand, []);
        arrange(table, all);
      },
      steps: [{ do: 'end/special' }],
    });

  test('PD-STRIGA-09, PD-STRIGA-10: the two that match are revealed and scored, the others stay face down', () => {
    const play = ended('left', (table, [geralt, yennefer]) => {
      // Combat for SG-C1, green for SG-X1; Magic and purple would count for the others.
      if (geralt) give(table, geralt.hand, ['R01', 'G01', 'G02', 'G03'].map(card));
      if (yennefer) give(table, yennefer.hand, ['B01', 'P01', 'P02'].map(card));
    });
    const seen = pathOfDestiny.view(play, 'spectator').goals;
    expect(seen.map((each) => each.revealed === true)).toEqual([true, false, true, false]);
    expect(seen.map((each) => each.goal)).toEqual([goal('SG-C1'), undefined, goal('SG-X1'), undefined]);
    // P01 shows one Combat: two fewer than Geralt's three.
    expect(play.table.tally.special).toEqual([9, 1, 0]);
    expect([0, 1, 2].map((who) => of(play, who).vp)).toEqual([9, 1, 0]);
  });

  test('PD-STRIGA-11: without a token on the Requirement card', () => {
    const play = ended('left', (table, [, yennefer]) => {
      table.goals[0]?.left.push(0);
      if (yennefer) give(table, yennefer.hand, [card('R01')]);
    });
    expect([of(play, 0).vp, of(play, 1).vp]).toEqual([0, 5]);
  });

  /** One player, with these cards in hand and Timeline. */
  function pay(id: string, hand: string[], timeline: string[], covered: number[] = []): number {
    const play = stage({
      options: story,
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        put(geralt.hand, []);
        lay(table, geralt, timeline);
        for (const [n, bits] of covered.entries()) geralt.covered[n] = bits;
        give(table, geralt.hand, hand.map(card));
      },
      steps: [],
    });
    return goalPays(ALL_GOALS[goal(id)] as (typeof ALL_GOALS)[number], [of(play, 0)])[0] ?? -1;
  }

  test('PD-STRIGA-12, R-92: hand and Timeline as printed; covered Symbols and tokens are not on cards', () => {
    expect(pay('SG-X2', ['Y01', 'X-GY'], ['Y02'])).toBe(4);
    expect(pay('SG-X2', ['Y01'], ['Y02', 'Y03'])).toBe(0);
    expect(pay('SG-X1', ['G01'], ['G02', 'X-RG'])).toBe(4);
    expect(pay('SG-X1', ['G01'], ['G02'])).toBe(0);
    expect(pay('SG-X3', [], ['R03', 'G03'])).toBe(4);
    expect(pay('SG-X3', [], ['R03', 'G03'], [0b10])).toBe(0);
    expect(pay('SG-Y1', ['P01', 'X-RP'], [])).toBe(4);
    expect(pay('SG-Y2', ['X-RBY', 'G01'], [])).toBe(4);
    expect(pay('SG-Y2', ['X-RBY'], ['G01'])).toBe(0);
    expect(pay('SG-Y3', ['R01', 'X-RB', 'X-RG'], [])).toBe(4);
    expect(pay('SG-Y3', ['R01', 'X-RB'], ['R02'])).toBe(0);
    expect(pay('SG-C1', ['B01'], ['R01'])).toBe(0);
  });

  test('PD-STRIGA-13: a fixed goal pays everybody who fulfils it, a comparison by distance', () => {
    const play = ended('left', (table, [geralt, yennefer]) => {
      if (geralt) lay(table, geralt, ['G01', 'G02', 'G03']);
      if (yennefer) lay(table, yennefer, ['G04', 'G05', 'G06']);
    });
    expect([0, 1, 2].map((who) => of(play, who).vp)).toEqual([4, 4, 0]);
  });

  const COMPARED: readonly [string, number[], number[]][] = [
    ['PD-TV-32, PD-STRIGA-14, PD-STRIGA-15', [4, 4, 3, 2, 1], [5, 5, 3, 1, 0]],
    ['PD-TV-33, PD-STRIGA-15, R-93', [1, 0, 0], [5, 0, 0]],
    ['PD-STRIGA-14, R-93: by distance, not by rank', [4, 2, 2], [5, 1, 1]],
    ['PD-STRIGA-15: a count of 0 earns nothing', [0, 0], [0, 0]],
  ];
  test.each(COMPARED)('%s', (_id, counts, expected) => {
    expect(comparisonPays(counts)).toEqual(expected);
  });

  test('PD-STRIGA-16, R-94: a solo goal pays the player by steps and the Automa by its Timeline', () => {
    const solo = (id: string, hand: string[], timeline: string[], automaTimeline: string[]) => {
      const play = stage({
        characters: ['geralt'],
        options: story,
        arrange: (table, [geralt, automa]) => {
          if (geralt === undefined || automa === undefined) return;
          put(geralt.hand, []);
          lay(table, geralt, timeline);
          lay(table, automa, automaTimeline);
          give(table, geralt.hand, hand.map(card));
        },
        steps: [],
      });
      expect(cards(of(play, 1).hand)).toEqual([]);
      return goalPays(ALL_GOALS[goal(id)] as (typeof ALL_GOALS)[number], play.table.participants);
    };
    expect(solo('SG-S1', ['R01'], [], ['R02', 'R03', 'X-RB', 'X-RG'])).toEqual([5, 3]);
    expect(solo('SG-S1', ['R02'], [], ['R03'])).toEqual([3, 1]);
    expect(solo('SG-S2', ['R01', 'R02'], ['R03', 'R04'], ['R05', 'R06'])).toEqual([3, 2]);
    expect(solo('SG-S2', ['R01'], ['R03'], ['R05'])).toEqual([0, 0]);
    expect(solo('SG-S3', ['X-RB'], [], ['X-RG', 'X-BY'])).toEqual([1, 2]);
    expect(solo('SG-S6', ['G01'], [], ['G02'])).toEqual([5, 1]);
    // A goal for everybody looks at the Automa's Timeline too; its hand is empty.
    expect(solo('SG-X1', [], [], ['G01', 'G02', 'G03'])).toEqual([0, 4]);
    expect(solo('SG-Y1', ['P01', 'P02'], [], ['P03', 'P04'])).toEqual([4, 0]);
  });
});
