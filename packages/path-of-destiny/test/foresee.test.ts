/** What is foreseen is what happens, for every kind of decision; and it is foreseen from what a seat can see. */

import type { OpenAsk, Step } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { type Side, STORIES, STORY_DECKS } from '../src/content/index.ts';
import {
  alliesUnseen,
  doomedRow,
  experienceOf,
  footOf,
  type Foreseen,
  foreseeAlly,
  foreseeDiscard,
  foreseeKept,
  foreseeLoss,
  foreseePick,
  foreseePlay,
  foreseeScoring,
  foreseeSenses,
  foreseeUse,
  goalCountsFor,
  prospect,
  UNKNOWN,
} from '../src/index.ts';
import type { AbilityUse } from '../src/rules/abilities/rule.ts';
import type { CardsChoice, LoseChoice, PickChoice } from '../src/rules/core.ts';
import type { PathOfDestiny } from '../src/rules/shape.ts';
import type { Table } from '../src/rules/table.ts';
import type { PathOfDestinyView } from '../src/view.ts';
import { unlocked } from './ability-windows.ts';
import { begin, playOut } from './playout.ts';
import { card, type Game, give, lay, of, put, setActive, stage } from './support.ts';

const viewOf = (play: Game, seat = 0): PathOfDestinyView => play.game.view(play, seat);

type Ask = OpenAsk<PathOfDestiny>;
type Any = Readonly<Record<string, unknown>>;
/** What follows an answer of its own, and what is foreseen of it; undefined for what only declines or cannot be known. */
interface Tried {
  readonly then: readonly Step<PathOfDestiny>[];
  foresee(view: PathOfDestinyView, seat: number, choice: Any): Foreseen | undefined;
}

const TRIED: Readonly<Partial<Record<Ask['ask'], Tried>>> = {
  'choose/pick': {
    then: [],
    foresee: (view, seat, choice) => foreseePick(view, seat, choice as unknown as PickChoice),
  },
  'ability/senses': {
    then: [],
    foresee: (view, seat, choice) =>
      foreseeSenses(view, seat, choice as unknown as { take: number[]; bottom: number[] }),
  },
  'hand/discard': { then: [], foresee: (view, seat, { cards }) => foreseeDiscard(view, seat, cards as number[]) },
  'symbols/lose': {
    then: [],
    foresee: (view, seat, choice) => foreseeLoss(view, seat, choice as unknown as LoseChoice),
  },
  'ability/use': {
    then: [],
    foresee: (view, seat, choice) =>
      choice.act === 'decline' ? undefined : foreseeUse(view, seat, choice as unknown as AbilityUse),
  },
  'evil/apply': {
    then: [],
    foresee: (view, seat, { card: each, lose }) => foreseeAlly(view, seat, each as number, lose as Side | undefined),
  },
  'play/select': {
    then: [],
    foresee: (view, seat, { cards }) => foreseePlay(view, seat, cards as number[]),
  },
  'chapter/keep': {
    then: [],
    foresee: (view, seat, choice) => foreseeKept(view, seat, choice as unknown as CardsChoice),
  },
};

/** The steps of the rules that belong to an answer which is given together with others. */
function ownSteps({ ask, seat }: Ask, { options }: Game): Step<PathOfDestiny>[] {
  if (ask === 'chapter/keep') return [{ do: 'chapter/resolve-kept', who: seat }];
  if (ask !== 'play/select') return [];
  return [
    { do: 'play/resolve', who: seat },
    ...(options.story === 'edge' ? [{ do: 'edge/check' } as const] : []),
    ...(options.story === 'striga' ? [{ do: 'striga/check' } as const] : []),
  ];
}

/** The same answer really given, up to the end of what belongs to it; undefined where a loss is asked for first. */
function really(play: Game, open: Ask, choice: string): Game | undefined {
  const fork = play.fork();
  // Somebody's pick comes after it, so that the game stops there.
  fork.state.agenda = [{ do: 'choose/pick', who: 0 }];
  fork.then(...ownSteps(open, play));
  fork.state.asks = [{ ...open }];
  fork.forgetLists();
  expect(fork.answer(open.seat, open.id, choice)).toBeUndefined();
  return fork.state.asks.some(({ ask }) => ask === 'symbols/lose') ? undefined : fork;
}

describe('foresight', () => {
  test('is what happens, for every kind of decision in all Stories, for 1 to 5 players', { timeout: 300_000 }, () => {
    const met = new Map<string, number>();
    const check = (play: Game): void => {
      // Where several are asked at once, one of them each time.
      for (const open of play.unanswered().slice(0, 1)) {
        const tried = TRIED[open.ask];
        if (tried === undefined) continue;
        const choices = play.choices(open);
        // A few of them, other ones every time.
        for (let n = 0; n < Math.min(open.ask === 'choose/pick' ? 1 : 3, choices.length); n++) {
          const choice = choices[(n * 7 + open.id * 5) % choices.length] as { readonly id: string };
          const then = tried.foresee(viewOf(play, open.seat), open.seat, choice as unknown as Any);
          const fork = then === undefined ? undefined : really(play, open, choice.id);
          if (then === undefined || fork === undefined) continue;
          // What the solo token shows is nobody's to know.
          if ('ifFlipped' in then) continue;
          const now = prospect(viewOf(fork, open.seat));
          const own = of(fork, open.seat).hand.cards;
          const said = { answered: `${open.ask} ${choice.id}` };
          expect({ ...said, ...then }).toMatchObject({ ...said, ...now });
          expect('verdict' in then).toBe('verdict' in now);
          expect({ ...said, hand: then.hand.map((each, at) => (each === UNKNOWN ? own[at] : each)) }).toEqual({
            ...said,
            hand: own,
          });
          met.set(open.ask, (met.get(open.ask) ?? 0) + 1);
        }
      }
    };
    for (const [index, story] of STORIES.entries())
      for (let seats = 1; seats <= 5; seats++)
        playOut(begin(seats, { story, automa: 'random' }, `foresee ${story} ${seats}`), check, 1 + index + 3 * seats);
    // Each kind of question came up often enough to mean something.
    for (const ask of Object.keys(TRIED))
      expect([ask, (met.get(ask) ?? 0) > (ask === 'ability/senses' ? 3 : 10)]).toEqual([ask, true]);
  });
});

/** A game for two at some phase: Geralt has 3 Combat and 1 Magic, Yennefer 2 Magic; the Reserve shows `shown`. */
const atTable = (phase: Table['phase'], shown: readonly string[] = ['B01'], more?: (table: Table) => void): Game =>
  stage({
    arrange: unlocked((table, [geralt, yennefer]) => {
      table.phase = phase;
      for (const row of table.rows) put(row, []);
      give(table, table.rows[0] as Table['rows'][number], shown.map(card));
      if (geralt !== undefined) geralt.tokens = [3, 1, 0, 0];
      if (yennefer !== undefined) yennefer.tokens = [0, 2, 0, 0];
      more?.(table);
    }),
    steps: [{ do: 'choose/pick', who: 0 }],
  });

describe('the verdict', () => {
  test('PD-FATE-07: with two players the Reserve has its voice in every phase of a turn', () => {
    for (const phase of ['choose', 'play', 'destiny'] as const) {
      // B01 shows three Magic.
      const { verdict } = prospect(viewOf(atTable(phase)));
      expect(verdict?.voices.map(({ who, says }) => `${who} ${says}`)).toEqual(['1 right', '0 left', 'reserve right']);
      expect(verdict).toMatchObject({ token: 1, left: 1, right: 2, place: 'right' });
      expect(verdict?.voices[2]).toMatchObject({ left: 0, right: 3 });
    }
    const three = stage({ characters: ['geralt', 'yennefer', 'ciri'], steps: [{ do: 'choose/pick', who: 0 }] });
    expect(prospect(viewOf(three)).verdict?.voices.map(({ who }) => who)).toEqual([2, 1, 0]);
  });

  test('GER-2, PD-FATE-06: an Ability shows where the token would go then', () => {
    const play = atTable('destiny', []);
    expect(prospect(viewOf(play)).verdict?.place).toBe('aside');
    const then = foreseeUse(viewOf(play), 0, { act: 'use', ability: 'GER-2', on: 1 });
    expect(then.verdict).toMatchObject({ left: 1, right: 0, place: 'left' });
    expect(then.verdict?.voices.find(({ who }) => who === 1)).toMatchObject({ says: 'tie', by: 'silenced' });
    const willed = foreseeUse(viewOf(play, 1), 1, { act: 'use', ability: 'YEN-4', side: 'left' });
    expect(willed.verdict).toMatchObject({ left: 2, place: 'left' });
    expect(willed.gained).toMatchObject({ left: 2, right: 0 });
  });

  test('PD-SOLO-14, PD-SOLO-15: alone only the Automa speaks, and before the flip both of its results are known', () => {
    const play = stage({
      characters: ['geralt'],
      automa: 'vesemir',
      arrange: unlocked((table, [geralt, automa]) => {
        table.flip = 'left';
        if (geralt !== undefined) geralt.tokens = [9, 0, 0, 0];
        if (automa !== undefined) automa.tokens = [1, 2, 0, 0];
      }),
      steps: [{ do: 'choose/pick', who: 0 }],
    });
    const { verdict } = prospect(viewOf(play));
    expect(verdict?.voices).toEqual([{ who: 1, left: 1, right: 2, says: 'right', weight: 1, by: 'count' }]);
    expect(verdict).toMatchObject({ place: 'right', ifFlipped: { left: 'aside', right: 'right' } });
    play.table.phase = 'destiny';
    const flipped = viewOf(play);
    expect(prospect(flipped).verdict?.ifFlipped).toBeUndefined();
    // The token of the last flip goes back first: 0 and 2, then either side. R-113
    const again = foreseeUse(flipped, 0, { act: 'use', ability: 'GER-2' });
    expect(again.ifFlipped?.left.verdict).toMatchObject({ left: 1, right: 2, place: 'right' });
    expect(again.ifFlipped?.right.verdict).toMatchObject({ left: 0, right: 3, place: 'right' });
  });

  test('R-45: two tokens on one Path decide the chapter, one of each does not', () => {
    const at = (...destiny: Table['destiny']) =>
      prospect(viewOf(atTable('destiny', [], (table) => Object.assign(table, { destiny, turn: 3 })))).verdict;
    expect(at('left', 'left', 'stack')).toMatchObject({ decided: 'left', dominant: 'left' });
    expect(at('left', 'right', 'stack')?.decided).toBeUndefined();
    expect(at('left', 'aside', 'stack')?.decided).toBeUndefined();
    expect(at('left', 'right', 'stack')?.dominant).toBe('right');
    expect(at('aside', 'aside', 'stack')?.dominant).toBeUndefined();
  });

  test('no token is weighed once it lies, nor between chapters', () => {
    const play = atTable('destiny', [], (table) => Object.assign(table, { destiny: ['left', 'stack', 'stack'] }));
    expect(prospect(viewOf(play)).verdict).toBeUndefined();
    const ended = atTable('chapter-end', [], (table) => Object.assign(table, { dominant: 'left' }));
    expect(prospect(viewOf(ended)).verdict).toBeUndefined();
  });
});

describe('leading and scoring', () => {
  test('PD-CHAPTER-08: a tie for a Path token goes to the higher figure, and one sees with whom', () => {
    const { leads } = prospect(
      viewOf(atTable('play', [], (table) => Object.assign(table.participants[1] ?? {}, { tokens: [3, 2, 0, 0] }))),
    );
    expect(leads.left).toEqual({ who: 1, count: 3, tied: [0] });
    expect(leads.right).toEqual({ who: 1, count: 2, tied: [] });
  });

  test('PD-SOLO-18, PD-EVIL-01: where the Automa leads nobody gets the token; in The Lesser Evil leading may cost', () => {
    const play = stage({
      characters: ['geralt'],
      options: { story: 'evil' },
      arrange: (table, [, automa]) => {
        setActive(table, 'combat', 'magic');
        if (automa !== undefined) automa.tokens = [4, 0, 0, 0];
        table.initiative = [0, 1];
      },
      steps: [{ do: 'choose/pick', who: 0 }],
    });
    const { leads } = prospect(viewOf(play));
    expect(leads.left).toEqual({ who: 1, count: 4, tied: [], nobody: true, costly: true });
    expect(leads.right).toMatchObject({ who: 0, costly: true });
  });

  test('PD-CHAPTER-04 to PD-CHAPTER-06: everybody’s points and Experience if either Path is followed', () => {
    const view = viewOf(atTable('chapter-end', []));
    const gains = (side: Side) => foreseeScoring(view, side).gains.map(({ vp, xp }) => [vp, xp]);
    expect(gains('left')).toEqual([
      [3, 1],
      [0, 2],
    ]);
    expect(gains('right')).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });

  test('R-112: an Ability before scoring is counted in, Path tokens included', () => {
    const view = viewOf(atTable('chapter-end', [], (table) => Object.assign(table, { dominant: 'right' })));
    const use = { act: 'use', ability: 'GER-4', side: 'right' } as const;
    const without = foreseeScoring(view, 'right');
    const then = foreseeScoring(view, 'right', { seat: 0, use });
    expect([without.gains[0]?.vp, without.leads.right.who]).toEqual([1, 1]);
    expect([then.gains[0]?.vp, then.leads.right.who]).toEqual([4, 0]);
    // Between Worlds counts with the scoring that follows it. CIR-4
    const ciri = stage({
      characters: ['ciri', 'geralt'],
      arrange: unlocked((table, [first]) => {
        table.dominant = 'left';
        if (first !== undefined) Object.assign(first, { tokens: [1, 5, 0, 0], betweenWorlds: 3 });
      }),
      steps: [{ do: 'choose/pick', who: 0 }],
    });
    expect(foreseeScoring(viewOf(ciri, 1), 'left').gains[0]).toMatchObject({ vp: 4, xp: 5 });
  });

  test('PD-EVIL-11, PD-INFO-07: how many Alliance cards would be laid open is public, their faces are not', () => {
    const play = stage({
      options: { story: 'evil' },
      arrange: (table, [geralt]) => {
        if (geralt !== undefined) put(geralt.alliances.renfri, [0, 5]);
        put(table.allianceDecks.renfri, [1, 2, 3, 4]);
      },
      steps: [{ do: 'choose/pick', who: 0 }],
    });
    expect(foreseeScoring(viewOf(play, 1), 'left').allies).toEqual([2, 0]);
    expect(foreseeScoring(viewOf(play, 1), 'right').allies).toEqual([0, 0]);
    const mine = alliesUnseen(viewOf(play, 0), 0, 'renfri');
    const theirs = alliesUnseen(viewOf(play, 1), 1, 'renfri');
    expect(Object.values(theirs).reduce((sum, each) => sum + each)).toBe(16);
    expect(Object.values(mine).reduce((sum, each) => sum + each)).toBe(14);
  });
});

describe('Experience', () => {
  const at = (xp: number, unlockedAbilities = 4) =>
    experienceOf(
      viewOf(
        atTable('play', [], (table) => Object.assign(table.participants[0] ?? {}, { xp, unlocked: unlockedAbilities })),
      ),
      0,
    );

  test('PD-XP-04, PD-XP-07: from 20 on every space pays, and one sees what the next points cost', () => {
    expect(at(17, 3)).toMatchObject({ xp: 17, normal: 20, vp: 0, next: { xp: 5, vp: 1 } });
    expect(at(17, 3).space).toBeUndefined();
    expect(at(17, 3).unlocks).toEqual({ ability: 'GER-4', xp: 1 });
    expect(at(24)).toMatchObject({ space: 4, vp: 3, next: { xp: 2, vp: 1 } });
    expect(at(24).unlocks).toBeUndefined();
    expect(at(40)).toMatchObject({ space: 20, vp: 15 });
    expect(at(40).next).toBeUndefined();
  });

  test('PD-SOLO-09, PD-SOLO-19: the Automa’s golden marker comes out at 8 and pays by its own track', () => {
    const automa = (xp: number, awake: number) => {
      const play = stage({
        characters: ['geralt'],
        arrange: (_table, [, second]) => Object.assign(second ?? {}, { xp, unlocked: awake }),
        steps: [{ do: 'choose/pick', who: 0 }],
      });
      return experienceOf(viewOf(play), 1);
    };
    expect(automa(5, 1)).toMatchObject({ normal: 8, vp: 0, unlocks: { ability: 'automa', xp: 3 } });
    expect(automa(10, 2)).toMatchObject({ space: 2, vp: 5, next: { xp: 1, vp: 3 } });
  });
});

describe('picks', () => {
  test('PD-CHOOSE-11, PD-INIT-06: a row gives its cards, its bonus, and a place that others may still pass', () => {
    const play = stage({ characters: ['geralt', 'yennefer', 'ciri'], steps: [{ do: 'choose/pick', who: 2 }] });
    const view = viewOf(play, 2);
    const lowest = foreseePick(view, 2, { space: 4 });
    expect(lowest).toMatchObject({ space: 4, cards: view.rows[3], draws: 0, rank: { best: 1, worst: 3 } });
    expect(lowest.gained.xp).toBe(1);
    expect(lowest.hand).toHaveLength(7);
    expect(lowest.best?.cards.every((each) => lowest.hand.includes(each))).toBe(true);
    const top = foreseePick(view, 2, { space: 0 });
    expect(top).toMatchObject({ cards: [], draws: 2, rank: { best: 1, worst: 1 } });
    expect(top.hand.filter((each) => each === UNKNOWN)).toHaveLength(2);
  });

  test('PD-FATE-07: what a pick leaves lying is what the Reserve says then', () => {
    const play = atTable('choose', ['B01', 'R01']);
    const then = foreseePick(viewOf(play), 0, { space: 1 });
    expect(then.verdict?.voices.at(-1)).toMatchObject({ who: 'reserve', left: 0, right: 0, says: 'tie' });
  });

  test('PD-EVIL-06, YEN-1: an Alliance card comes with its row, but not through a portal', () => {
    const play = stage({
      characters: ['yennefer', 'geralt'],
      options: { story: 'evil' },
      arrange: (table) => {
        table.allianceRows.push({ row: 2, side: 'renfri' }, { row: 3, side: 'stregobor' }, { row: 4, side: 'both' });
        put(table.allianceDecks.renfri, [0, 1]);
      },
      steps: [{ do: 'choose/pick', who: 0 }],
    });
    expect(foreseePick(viewOf(play), 0, { space: 2 }).ally).toBe('renfri');
    expect(foreseePick(viewOf(play), 0, { space: 4 }).ally).toBe('both');
    const portal = foreseePick(viewOf(play), 0, { ability: 'YEN-1', row: 2 });
    expect(portal.ally).toBeUndefined();
    expect(portal).toMatchObject({ space: 0, cards: viewOf(play).rows[1], draws: 0, rank: { best: 1, worst: 1 } });
  });

  test('PD-CHOOSE-02, R-12: the pair that goes next', () => {
    const rows = (options: Record<string, unknown>, ...lying: number[]) => {
      const play = stage({
        options,
        arrange: (table) => {
          for (const [index, row] of table.rows.entries()) if (!lying.includes(index + 1)) put(row, []);
        },
        steps: [{ do: 'choose/pick', who: 0 }],
      });
      return doomedRow(viewOf(play));
    };
    expect([rows({}, 1, 2), rows({}, 2, 3)]).toEqual([1, undefined]);
    expect(rows({ refreshDiscard: 'highestRemaining' }, 2, 3)).toBe(2);
  });
});

describe('where the Story leads', () => {
  test('PD-STORY-03: the foot names the next pair with its Symbols', () => {
    const next = STORY_DECKS.edge.paths.find(({ node }) => node === 3)?.next;
    const foot = footOf(viewOf(atTable('play')), 'right', 0);
    expect(foot.pair).toEqual(next !== undefined && 'pair' in next ? next.pair : undefined);
    expect(foot.symbols).toHaveLength(2);
  });

  test('PD-INFO-09: in chapter 3 it names the final bonus, which one can count already', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        Object.assign(table, { chapter: 3, pair: [14, 15] });
        if (geralt !== undefined) lay(table, geralt, ['Y01', 'Y02', 'R01']);
      },
      steps: [{ do: 'choose/pick', who: 0 }],
    });
    expect(footOf(viewOf(play), 'left', 0).bonus).toMatchObject({ count: 2, vp: 2 });
  });

  test('PD-STRIGA-01, PD-STRIGA-09: which goals would count', () => {
    const play = begin(2, { story: 'striga', characters: ['geralt', 'ciri'] });
    play.table.chapter = 3;
    play.table.pair = [8, 9];
    const view = viewOf(play);
    for (const side of ['left', 'right'] as const) {
      const symbol = STORY_DECKS.striga.paths.find(({ node }) => node === (side === 'left' ? 8 : 9))?.symbol;
      const { goals = [] } = footOf(view, side, 0);
      expect(goals).toHaveLength(2);
      for (const goal of [0, 1, 2, 3])
        expect(
          goalCountsFor(view, goal, ['combat', 'magic', 'exploration', 'diplomacy'].indexOf(symbol ?? '') as 0),
        ).toBe(goals.includes(goal));
    }
  });
});

test('PD-EFFECT-04: a play shows how far each effect is met, Effort and Side Quest included', () => {
  const play = stage({
    arrange: (table, [geralt]) => {
      table.effort = [0, 4, 8];
      if (geralt === undefined) return;
      // Effort card 0 asks for red, blue, red.
      lay(table, geralt, ['R02']);
      put(geralt.hand, []);
      give(table, geralt.hand, ['B02', 'R04', 'R01', 'Y01', 'Y02'].map(card));
    },
    steps: [{ do: 'play/select' }],
  });
  const then = foreseePlay(viewOf(play), 0, [card('B02'), card('R04')]);
  expect(then.levels).toHaveLength(2);
  expect(then.effort).toBe(true);
  expect(then.gained.xp).toBe(2);
  expect(then.hand).toEqual(['R01', 'Y01', 'Y02'].map(card));
  // One red card with three Combat Symbols is left: 3 + 2 VP.
  expect(then.sideQuest).toBe(5);
  expect(foreseePlay(viewOf(play), 0, [card('R04'), card('B02')]).effort).toBe(false);
});
