/** What a second reading of the catalogue found untested: take-backs, and rules that meet each other. */

import { Match } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_GOALS, type Colour, EFFORT_CARDS, STORY_DECKS, SYMBOLS } from '../src/content/index.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import type { PathOfDestiny } from '../src/rules/shape.ts';
import type { Participant, Table } from '../src/rules/table.ts';
import { RESOLVE, unlocked } from './ability-windows.ts';
import {
  answer,
  asked,
  askedSeats,
  card,
  give as hand,
  happened,
  lay,
  legal,
  of,
  setActive,
  stage,
} from './support.ts';

const AFTER_PLAY = { do: 'turn/after-play' } as const;

/** One Secret Goal with the Requirement of a colour. */
function oneGoal(table: Table, requirement: Colour, name = 'SG-C1'): void {
  const goal = ALL_GOALS.findIndex(({ id }) => id === name);
  table.goals = [{ goal: { kind: 'deck', owner: -1, cards: [goal] }, requirement, left: [], right: [] }];
}
/** All that this player could use is used up, except these places. */
const leave = (of: Participant | undefined, ...places: number[]): void => {
  if (of !== undefined) of.used = 15 & ~places.reduce((bits, place) => bits | (1 << place), 0);
};

/** A match of two, both characters fixed. */
function matchOfTwo(): Match<PathOfDestiny> {
  return Match.start(pathOfDestiny, {
    seats: 2,
    options: { characters: ['geralt', 'yennefer'], firstChooser: 0 },
    secret: 'review',
    nonces: ['a', 'b'],
  });
}

/** Gives the first listed answer of a seat. */
function give(match: Match<PathOfDestiny>, seat: number): void {
  const { play } = match;
  const ask = play.state.asks.find((each) => each.seat === seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  const choice = play.choices(ask)[0]?.id ?? '';
  const result = match.submit({ seat, number: match.number, ask: ask.id, choice });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
}

describe('what cannot be taken back', () => {
  test('PD-PLAY-02, R-24: a confirmed selection, even while the other is still choosing', () => {
    const match = matchOfTwo();
    while (asked(match.play) === 'choose/pick') give(match, match.play.state.asks[0]?.seat ?? 0);
    expect(asked(match.play)).toBe('play/select');
    give(match, 1);
    expect(match.play.state.asks.map(({ reply }) => reply !== undefined)).toEqual([false, true]);
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(1)).toEqual({ ok: false, refusal: { code: 'cannot-undo' } });
  });

  test('PD-CHAPTER-12: a card to be kept may still be changed until the last has chosen', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        if (geralt !== undefined) lay(table, geralt, ['R01', 'R02']);
        if (yennefer !== undefined) lay(table, yennefer, ['G01', 'G02']);
      },
      steps: [{ do: 'chapter/keep' }],
    });
    answer(play, `keep:${card('R01')}`, 0);
    expect(play.barrier).toBe(false);
    answer(play, `keep:${card('G01')}`, 1);
    expect(play.barrier).toBe(true);
  });

  test('PD-INFO-09, PD-STORY-05: what led to a Story card that has been read, though its bonus asks something', () => {
    const asking = STORY_DECKS.striga.paths.find((path) => path[path.side].some(({ kind }) => kind === 'special'));
    if (asking === undefined) throw new Error('no Story card gives a Special Symbol token');
    const play = stage({
      characters: ['geralt'],
      options: { story: 'striga' },
      arrange: (table, [geralt]) => {
        table.chapter = asking.chapter;
        table.pair = asking.side === 'left' ? [asking.node, asking.node + 1] : [asking.node - 1, asking.node];
        table.dominant = asking.side;
        table.specialLeft = 2;
        table.pathTokens = { [asking.side]: 0 };
        if (geralt !== undefined) lay(table, geralt, ['R01', 'R02', 'R03']);
      },
      steps: [{ do: 'chapter/keep' }, { do: 'chapter/kept-effects' }, { do: 'story/follow' }],
    });
    answer(play, legal(play)[0] ?? '');
    expect(asked(play)).toBe('striga/special');
    expect(play.barrier).toBe(true);
  });

  test('PD-STRIGA-05, PD-INFO-06: what let somebody look at a Secret Goal', () => {
    const play = stage({
      characters: ['dandelion', 'geralt'],
      options: { story: 'striga' },
      arrange: unlocked((table, [dandelion, geralt]) => {
        oneGoal(table, 'red');
        leave(geralt);
        leave(dandelion, 0, 2);
        if (dandelion) lay(table, dandelion, ['R01', 'R02', 'R03'], 2);
        if (geralt) lay(table, geralt, ['B01', 'B02', 'B03'], 2);
      }),
      steps: [AFTER_PLAY],
    });
    expect(legal(play)).toEqual(['ability:DAN-3', 'decline']);
    answer(play, 'decline');
    expect(happened(play, 'requirementMet')).toHaveLength(1);
    expect(legal(play)).toEqual(['ability:DAN-1', 'decline']);
    expect(play.barrier).toBe(true);
  });
});

describe('Abilities that play or repeat a card', () => {
  const yennefer = (timeline: readonly string[], tokens: Participant['tokens']) =>
    stage({
      characters: ['yennefer', 'geralt'],
      arrange: unlocked((table, [yen, geralt]) => {
        leave(geralt);
        leave(yen, 2);
        if (yen) {
          lay(table, yen, timeline, 2);
          yen.tokens = tokens;
        }
      }),
      steps: [RESOLVE],
    });

  test('YEN-3: only a card of this turn', () => {
    expect(legal(yennefer(['R04', 'P03', 'R01'], [0, 0, 1, 0]))).toEqual([
      `ability:YEN-3:card-${card('P03')}`,
      'decline',
    ]);
  });

  test('YEN-3, R-25: the same cards are in scope as the first time, not those to the right', () => {
    const play = yennefer(['R04', 'R01'], [0, 0, 0, 0]);
    answer(play, `ability:YEN-3:card-${card('R04')}`);
    expect(happened(play, 'effectApplied')).toEqual([{ who: 0, card: card('R04'), level: 0 }]);
    expect(of(play, 0).tokens).toEqual([0, 0, 0, 0]);
  });

  test('YEN-3, R-27: tokens count as they are now', () => {
    // Two Non-Active Symbols on R11 and among the tokens: one of each Active Symbol.
    const play = yennefer(['R11', 'R01'], [0, 0, 1, 0]);
    answer(play, `ability:YEN-3:card-${card('R11')}`);
    expect(of(play, 0).tokens).toEqual([1, 1, 1, 0]);
  });

  const ciri = (story: string, timeline: readonly string[], third: string, more: (table: Table) => void) =>
    stage({
      characters: ['ciri', 'geralt'],
      options: { story },
      arrange: unlocked((table, [ciri, geralt]) => {
        leave(geralt);
        leave(ciri, 2);
        if (ciri) {
          lay(table, ciri, timeline, 2);
          hand(table, ciri.hand, [card(third)]);
        }
        more(table);
      }),
      steps: [AFTER_PLAY],
    });

  test('CIR-3: the effect of the third card is finished before the card for it is drawn', () => {
    const play = ciri('edge', ['G01', 'G02'], 'P03', () => {});
    const { length } = of(play, 0).hand.cards;
    answer(play, `ability:CIR-3:card-${card('P03')}`);
    expect(asked(play)).toBe('symbols/lose');
    expect(of(play, 0).hand.cards).toHaveLength(length - 1);
    answer(play, `card:${card('P03')}:1`);
    expect(of(play, 0).hand.cards).toHaveLength(length);
  });

  test('CIR-3, PD-EDGE-04, R-110: the third card can complete an Effort, which is checked after the window', () => {
    const play = ciri('edge', ['R01', 'B01'], 'R02', (table) => {
      table.effort = [EFFORT_CARDS.findIndex(({ id }) => id === 'EE-11')];
    });
    expect(happened(play, 'effortMade')).toEqual([]);
    answer(play, `ability:CIR-3:card-${card('R02')}`);
    expect(happened(play, 'effortMade')).toHaveLength(1);
  });

  test('CIR-3, PD-STRIGA-04, R-110: the third card can meet a Requirement, which is checked after the window', () => {
    const play = ciri('striga', ['R01', 'R02'], 'R03', (table) => oneGoal(table, 'red'));
    expect(play.table.goals[0]?.left).toEqual([]);
    answer(play, `ability:CIR-3:card-${card('R03')}`);
    expect(play.table.goals[0]?.left).toEqual([0]);
    expect(of(play, 0).xp).toBe(1);
  });
});

describe('windows', () => {
  test('R-64, R-39: an Ability unlocked by another participant in the same window can still be used in it', () => {
    const play = stage({
      characters: ['vesemir', 'ciri'],
      arrange: (table, [vesemir, ciri]) => {
        setActive(table, 'combat', 'magic');
        table.initiative = [1, 0];
        if (vesemir) Object.assign(vesemir, { xp: 6, unlocked: 2 });
        if (ciri) Object.assign(ciri, { xp: 5, unlocked: 1 });
      },
      steps: [RESOLVE],
    });
    // Ciri, though first in Initiative, has nothing to use yet.
    expect(askedSeats(play)).toEqual([0]);
    answer(play, 'ability:VES-2:1');
    expect(of(play, 1).xp).toBe(6);
    expect(askedSeats(play)).toEqual([1]);
    answer(play, 'ability:CIR-2');
    expect(of(play, 1).tokens).toEqual([1, 1, 0, 0]);
    expect(asked(play)).toBeUndefined();
  });
});

test('R-14: a deck that ran dry beside an empty discard pile is made anew when a card is needed', () => {
  const play = stage({
    arrange: (table) => hand(table, table.discard, [...table.deck.cards]),
    steps: [{ do: 'choose/take', who: 0, space: 0 }],
  });
  expect(happened(play, 'deckReshuffled')).toHaveLength(1);
  expect(of(play, 0).hand.cards).toHaveLength(7);
  expect(play.table.discard.cards).toEqual([]);
});

test('GER-1, PD-INFO-04: only Geralt sees the cards he looks at', () => {
  const play = stage({ steps: [{ do: 'choose/pick', who: 0 }] });
  answer(play, 'ability:GER-1');
  expect(asked(play)).toBe('ability/senses');
  expect(pathOfDestiny.view(play, 0).looked.cards).toHaveLength(4);
  for (const viewer of [1, 'spectator'] as const) expect(pathOfDestiny.view(play, viewer).looked).toEqual({ count: 4 });
});

test('PD-PLAY-05, PD-EDGE-04: in a new turn no card counts as played in it, until cards are played', () => {
  const play = stage({
    arrange: (table, [geralt]) => {
      if (geralt) lay(table, geralt, ['G10', 'B10'], 2);
    },
    steps: [{ do: 'turn/begin' }],
  });
  expect(of(play, 0).playedNow).toBe(0);
  while (asked(play) === 'choose/pick') answer(play, 'top');
  answer(play, `play:${card('S-GER-1')},${card('S-GER-5')}`, 0);
  answer(play, `play:${card('S-YEN-1')},${card('S-YEN-2')}`, 1);
  expect(happened(play, 'effectApplied').map(({ card: number }) => number)).toEqual([card('S-GER-5')]);
});

test('YEN-1, CIR-1, PD-CHOOSE-07: a row closed by an Ability is open again in the next turn', () => {
  const play = stage({
    characters: ['yennefer', 'ciri'],
    arrange: (table) => {
      table.top = [0, 1];
      table.closed = [2, 3];
    },
    steps: [{ do: 'choose/return' }, { do: 'choose/refresh' }, { do: 'choose/pick', who: 0 }],
  });
  expect(play.table.closed).toEqual([]);
  expect(legal(play)).toEqual(expect.arrayContaining(['row-2', 'row-3']));
});

test('PD-SOLO-05, PD-SOLO-07: two tokens for a flip are for phase 3, not for the start of a chapter', () => {
  const play = stage({
    characters: ['vesemir'],
    automa: 'geralt',
    arrange: (table, [, automa]) => {
      table.chapter = 2;
      // Neither is a Symbol of the board.
      setActive(table, 'magic', 'diplomacy');
      if (automa) Object.assign(automa, { xp: 8, unlocked: 2 });
    },
    steps: [{ do: 'automa/chapter' }],
  });
  expect(of(play, 1).tokens.reduce((sum, count) => sum + count)).toBe(2);
});

describe('kept effects', () => {
  test('R-50: with the Symbols at the foot of the Dominant card, left or right, or as an option of the ended chapter', () => {
    /** P07 gives a token of the left Symbol for one purple card. */
    const gained = (dominant: 'left' | 'right', options: Record<string, unknown> = {}): number => {
      const play = stage({
        options,
        arrange: (table, [geralt]) => {
          table.dominant = dominant;
          if (geralt) lay(table, geralt, ['P07']);
        },
        steps: [{ do: 'chapter/clear' }, { do: 'chapter/kept-effects' }],
      });
      return of(play, 0).tokens.indexOf(1);
    };
    const { paths, opening } = STORY_DECKS.edge;
    const foot = (node: number): number => {
      const next = paths.find((path) => path.node === node)?.next;
      return next !== undefined && 'symbols' in next ? SYMBOLS.indexOf(next.symbols[0]) : -1;
    };
    expect([gained('left'), gained('right')]).toEqual([foot(2), foot(3)]);
    expect(foot(2)).not.toBe(foot(3));
    expect(gained('right', { keptEffectsUse: 'endedChapter' })).toBe(SYMBOLS.indexOf(opening[0]));
  });

  test('PD-CHAPTER-14, R-51, R-37: from left to right, so that the second sees what the first gave', () => {
    const kept = (...ids: string[]) =>
      stage({
        arrange: (table, [geralt]) => {
          table.chapter = 2;
          table.pair = [4, 5];
          table.dominant = 'left';
          if (geralt) lay(table, geralt, ids);
        },
        steps: [{ do: 'chapter/clear' }, { do: 'chapter/kept-effects' }],
      });
    // Diplomacy and Combat come next: G06 gives an Exploration token, B10 gives Experience for Non-Active Symbols.
    expect(of(kept('G06', 'B10'), 0)).toMatchObject({ xp: 2, tokens: [0, 0, 1, 0] });
    expect(of(kept('B10', 'G06'), 0)).toMatchObject({ xp: 1, tokens: [0, 0, 1, 0] });
  });

  test('PD-TIME-05, R-40: of several players in Initiative order', () => {
    const play = stage({
      characters: ['geralt', 'yennefer', 'ciri'],
      arrange: (table, all) => {
        table.dominant = 'left';
        table.initiative = [2, 0, 1];
        for (const [who, id] of ['R10', 'B10', 'G10'].entries()) lay(table, all[who] as Participant, [id]);
      },
      steps: [{ do: 'chapter/clear' }, { do: 'chapter/kept-effects' }],
    });
    expect(happened(play, 'effectApplied').map(({ who }) => who)).toEqual([2, 0, 1]);
  });
});

describe('endings of the right Path', () => {
  test('PD-END-05, PD-STORY-09: every epilogue of The Edge of the World counts its own, left or right', () => {
    // The chapter 3 pair, the Dominant Path, cards in hand, cards in the Timeline, VP.
    const routes: readonly [number, 'left' | 'right', readonly string[], readonly string[], number][] = [
      [8, 'left', ['Y02', 'R01'], ['Y01'], 2],
      [8, 'right', ['R01'], ['R02', 'X-RG', 'B01'], 2],
      [10, 'left', ['R01', 'B01', 'X-GY'], ['P01'], 2],
      [10, 'right', ['B02', 'R01'], ['B01'], 2],
      [12, 'left', ['R02', 'B01'], ['R01'], 2],
      [12, 'right', ['G01'], ['G02', 'X-GY', 'R01'], 2],
      [14, 'left', ['Y01'], ['Y02', 'X-GY', 'R01'], 2],
      [14, 'right', ['Y01', 'R01', 'B01'], ['G01'], 1],
    ];
    for (const [left, dominant, inHand, timeline, vp] of routes) {
      const play = stage({
        arrange: (table, all) => {
          Object.assign(table, { chapter: 3, pair: [left, left + 1], dominant });
          for (const each of all) hand(table, table.discard, [...each.hand.cards]);
          const [geralt] = all;
          if (geralt === undefined) return;
          hand(table, geralt.hand, inHand.map(card));
          lay(table, geralt, timeline);
        },
        steps: [{ do: 'end/special' }],
      });
      expect([left, dominant, of(play, 0).vp]).toEqual([left, dominant, vp]);
    }
  });

  test('PD-STRIGA-09: the Dominant Symbol of chapter 3 may be the right one', () => {
    const paid = (dominant: 'left' | 'right'): number => {
      const play = stage({
        options: { story: 'striga' },
        arrange: (table, [geralt]) => {
          oneGoal(table, 'red', 'SG-M2');
          setActive(table, 'combat', 'magic');
          table.dominant = dominant;
          if (geralt) lay(table, geralt, ['B01', 'B02', 'B03', 'B04']);
        },
        steps: [{ do: 'end/special' }],
      });
      return of(play, 0).vp;
    };
    expect([paid('left'), paid('right')]).toEqual([0, 5]);
  });
});

test('R-07: there are two Special Symbol tokens, so the second to come takes one too', () => {
  const play = stage({
    options: { story: 'striga' },
    arrange: (table) => {
      table.specialLeft = 2;
    },
    steps: [0, 1, 0].map((who) => ({ do: 'striga/special', who }) as const),
  });
  answer(play, 'left');
  answer(play, 'right');
  expect([of(play, 0), of(play, 1)]).toMatchObject([
    { special: ['left'], xp: 1 },
    { special: ['right'], xp: 0 },
  ]);
  expect(play.table.specialLeft).toBe(0);
});
