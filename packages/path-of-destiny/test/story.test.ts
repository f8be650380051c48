/** PD-STORY: following the Story and what its cards do. */

import { describe, expect, test } from 'vitest';
import { type PathCard, STORIES, STORY_DECKS, type StoryOperation } from '../src/content/index.ts';
import { symbolIndex } from '../src/rules/card-data.ts';
import type { Table } from '../src/rules/table.ts';
import { begin, playOut } from './playout.ts';
import { answer, asked, askedSeats, card, type Game, happened, legal, of, type Stage, stage } from './support.ts';

const EDGE = STORY_DECKS.edge;
const epilogueOf = (node: number): number => EDGE.epilogues.find(({ from }) => from === node)?.node ?? 0;
const pathOf = (node: number): PathCard => EDGE.paths.find((each) => each.node === node) as PathCard;

/** The table at the end of the chapter of this card, which was Dominant; Geralt holds the left token, Yennefer the right one. */
function atEndOf({ node, chapter, side }: PathCard, table: Table): void {
  table.chapter = chapter;
  table.turn = 3;
  table.dominant = side;
  table.pair = side === 'left' ? [node, node + 1] : [node - 1, node];
  table.leaders = { left: 0, right: 1 };
  table.pathTokens = { left: 0, right: 1 };
}

const following = (
  node: number,
  arrange?: (table: Table) => void,
  story: 'edge' | 'evil' = 'edge',
  characters?: readonly 'geralt'[],
  steps: Stage['steps'] = [{ do: 'story/follow' }],
): Game =>
  stage({
    ...(characters === undefined ? {} : { characters }),
    options: { story },
    arrange: (table) => {
      atEndOf(STORY_DECKS[story].paths.find((each) => each.node === node) as PathCard, table);
      for (const each of table.participants) Object.assign(each, { vp: 10, xp: 10 });
      arrange?.(table);
    },
    steps,
  });

/** Discards what a sift leaves over. */
function settle(play: Game): Game {
  while (asked(play) === 'hand/discard') answer(play, legal(play)[0] as string);
  return play;
}

describe('the cards', () => {
  test('PD-STORY-01: 23 numbered cards in each Story, of which one game reads only some', () => {
    for (const story of STORIES) {
      const { paths, epilogues } = STORY_DECKS[story];
      const numbers = [1, ...paths.map(({ node }) => node), ...epilogues.map(({ node }) => node)];
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, n) => n + 1));
    }
    const play = begin(2, { characters: ['geralt', 'yennefer'] });
    playOut(play);
    expect(play.table.read).toHaveLength(4);
  });

  test('PD-STORY-02: the two cards of the chapter name its Active Symbols, the other two are Non-Active', () => {
    const play = stage({
      arrange: (table) => {
        table.read = [2];
      },
      steps: [{ do: 'chapter/begin', chapter: 2 }],
    });
    expect(play.table.pair).toEqual([4, 5]);
    expect(play.table.active).toEqual([symbolIndex('combat'), symbolIndex('magic')]);
  });

  test('PD-STORY-03: what the foot of a card announces is what the next pair shows', () => {
    for (const story of STORIES) {
      const { paths } = STORY_DECKS[story];
      for (const { next } of paths) {
        if (!('pair' in next)) continue;
        expect(next.pair.map((node) => paths.find((each) => each.node === node)?.symbol)).toEqual(next.symbols);
      }
    }
    const view = begin(2, { characters: ['geralt', 'yennefer'] });
    expect(view.game.view(view, 'spectator').pair).toEqual([2, 3]);
  });
});

describe('following', () => {
  test('PD-STORY-04, PD-STORY-07: the Dominant card names the next pair, and the chapter starts with its first turn', () => {
    for (const [node, pair] of [
      [2, [4, 5]],
      [3, [6, 7]],
      [4, [8, 9]],
      [7, [14, 15]],
    ] as const) {
      const play = following(node);
      expect(play.table.read).toEqual([node]);
      expect(play.table.pair).toEqual(pair);
      expect(play.table.followed).toEqual([pathOf(node).side]);
      expect([play.table.chapter, play.table.turn, asked(play)]).toEqual([pathOf(node).chapter + 1, 1, 'choose/pick']);
      expect(play.table).not.toHaveProperty('dominant');
    }
  });

  test('PD-STORY-05: everything printed on the card that is read is applied, and nothing of the other', () => {
    const sum = (operations: readonly StoryOperation[], kind: 'vp' | 'xp'): number =>
      operations.reduce((all, each) => all + (each.kind === kind ? each.amount : 0), 0);
    for (const story of ['edge', 'evil'] as const) {
      for (const path of STORY_DECKS[story].paths) {
        const play = settle(following(path.node, undefined, story));
        for (const [who, side] of (['left', 'right'] as const).entries()) {
          expect(of(play, who).vp - 10).toBe(sum([...path[side], ...path.all], 'vp'));
          expect(of(play, who).xp - 10).toBe(sum([...path[side], ...path.all], 'xp'));
        }
      }
    }
  });

  test('PD-STORY-06, R-114: holders get their bonus, then both tokens go back; a token nobody holds gives nothing', () => {
    const play = following(2);
    expect([of(play, 0).vp, of(play, 1).xp]).toEqual([13, 11]);
    expect(play.table.pathTokens).toEqual({});
    expect(play.table.leaders).toEqual({});
    const nobody = following(2, (table) => {
      table.pathTokens = { right: 1 };
    });
    expect(of(nobody, 0)).toMatchObject({ vp: 10, xp: 10 });
    expect(of(nobody, 1).xp).toBe(11);
  });

  test('PD-STORY-08: the Story comes before the general rules', () => {
    const lowest = (story: string): number =>
      of(stage({ options: { story }, steps: [{ do: 'choose/take', who: 0, space: 4 }] }), 0).xp;
    expect([lowest('edge'), lowest('striga'), lowest('evil')]).toEqual([1, 1, 0]);
  });

  test('PD-STORY-09: eight routes lead to eight epilogues', () => {
    const endings = new Set<number>();
    for (let route = 0; route < 8; route++) {
      let pair: readonly [number, number] = [2, 3];
      for (let chapter = 0; chapter < 3; chapter++) {
        const play = settle(following(pair[(route >> chapter) & 1] as number));
        if (chapter < 2) pair = play.table.pair;
        else endings.add(epilogueOf(play.table.read.at(-1) as number));
      }
    }
    expect([...endings].sort((a, b) => a - b)).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
  });

  test('PD-STORY-10, PD-END-07: after chapter 3 come the final scoring, the winner, and then the epilogue', () => {
    const play = stage({
      arrange: (table) => {
        atEndOf(pathOf(13), table);
        table.destiny = ['right', 'right', 'right'];
      },
      steps: [{ do: 'chapter/end' }],
    });
    const types = play.events.map(({ type }) => type);
    const [hero] = happened(play, 'heroNamed');
    expect(happened(play, 'epilogueOpened')).toEqual([{ ...hero, node: 21 }]);
    expect(types.indexOf('storyFollowed')).toBeLessThan(types.indexOf('handsRevealed'));
    expect(types.indexOf('handsRevealed')).toBeLessThan(types.indexOf('heroNamed'));
    expect(types.indexOf('heroNamed')).toBeLessThan(types.indexOf('epilogueOpened'));
    expect(play.table.read).toEqual([13, 21]);
  });
});

describe('what Story cards do', () => {
  test('R-55: ACT gives tokens of the next chapter, which stay', () => {
    // Card 4: both holders gain two of the next left Symbol, Diplomacy.
    const play = following(4, undefined, 'edge', undefined, [{ do: 'chapter/clear' }, { do: 'story/follow' }]);
    expect([of(play, 0).tokens, of(play, 1).tokens]).toEqual([
      [0, 0, 0, 2],
      [0, 0, 0, 2],
    ]);
    expect(play.table.chapter).toBe(3);
  });

  test('R-57: first the left holder, then the right one, then everybody in Initiative order', () => {
    const play = following(12, (table) => {
      table.initiative = [1, 0];
    });
    const gains = play.events.flatMap(({ type, data }) =>
      type === 'vpChanged' || type === 'xpChanged' ? [`${type} ${data.who}`] : [],
    );
    expect(gains).toEqual(['vpChanged 0', 'vpChanged 1', 'xpChanged 1', 'xpChanged 0']);
  });

  test('PD-STORY-05, PD-STORY-06, R-114: of every bonus it is told whose it is and why, before it is given', () => {
    const bonuses = (play: Game) => happened(play, 'bonusRead').map(({ of: whose, who }) => [whose, who]);
    expect(bonuses(following(12))).toEqual([
      ['left', 0],
      ['right', 1],
      ['all', undefined],
    ]);
    const nobody = following(12, (table) => {
      table.pathTokens = { right: 1 };
    });
    expect(bonuses(nobody)[0]).toEqual(['left', undefined]);
    const types = following(12).events.map(({ type }) => type);
    expect(types.indexOf('bonusRead')).toBeLessThan(types.indexOf('vpChanged'));
    const evil = following(4, undefined, 'evil');
    expect(happened(evil, 'bonusRead')).toMatchObject([
      { of: 'left', who: 0, pays: true },
      { of: 'right', who: 1 },
    ]);
    expect(happened(evil, 'bonusRead')[1]).not.toHaveProperty('pays');
  });

  test('R-58: neither VP nor XP fall below 0', () => {
    const play = following(
      4,
      (table) => table.participants.forEach((each) => Object.assign(each, { vp: 1, xp: 1 })),
      'evil',
    );
    expect(of(play, 0).xp).toBe(0);
    const vp = following(2, (table) => table.participants.forEach((each) => Object.assign(each, { vp: 1 })), 'evil');
    expect(of(vp, 0).vp).toBe(0);
  });

  test('PD-STORY-05: TOP puts the figure above all others', () => {
    const play = following(5, (table) => {
      table.initiative = [0, 1];
    });
    expect(play.table.initiative).toEqual([1, 0]);
    expect(askedSeats(play)).toEqual([1]);
  });

  test('PD-STORY-05: SIFT draws two cards and then discards two of the hand', () => {
    const play = following(6);
    expect(asked(play)).toBe('hand/discard');
    expect(askedSeats(play)).toEqual([0]);
    expect(of(play, 0).hand.cards).toHaveLength(7);
    expect(legal(play)).toHaveLength(7);
    answer(play, `discard:${card('S-GER-1')}`);
    expect(legal(play)).toHaveLength(6);
    answer(play, legal(play).at(-1) as string);
    expect(of(play, 0).hand.cards).toHaveLength(5);
    expect(play.table.discard.cards[0]).toBe(card('S-GER-1'));
  });

  test('R-114: "all" includes the Automa, who has no hand to sift', () => {
    const play = following(
      12,
      (table) => {
        table.pathTokens = { left: 0 };
      },
      'edge',
      ['geralt'],
    );
    expect(of(play, 1).xp).toBe(11);
    const sift = stage({
      characters: ['geralt'],
      steps: [{ do: 'story/operation', who: 1, operation: { kind: 'sift', count: 2 } }],
    });
    expect(of(sift, 1).hand.cards).toEqual([]);
    expect(sift.table.discard.cards).toEqual([]);
  });

  test('R-57: PEEK, SPECIAL and Alliance cards are handed to the rules of their Story', () => {
    const done = (operation: StoryOperation): string[] => {
      const steps: string[] = [];
      const play = stage({ steps: [] });
      const then = play.then.bind(play);
      play.then = (...next) => {
        steps.push(...next.map((each) => each.do));
        then();
      };
      play.game.steps['story/operation'](play, { who: 0, operation });
      return steps;
    };
    expect(done({ kind: 'peek' })).toEqual(['striga/peek']);
    expect(done({ kind: 'special' })).toEqual(['striga/special']);
    expect(done({ kind: 'ally', side: 'renfri' })).toEqual(['evil/ally']);
  });

  test('R-71: in The Lesser Evil the Automa pays for leading the Dominant side', () => {
    const play = following(
      2,
      (table) => {
        table.leaders = { left: 1, right: 0 };
        table.pathTokens = { right: 0 };
      },
      'evil',
      ['geralt'],
    );
    expect(of(play, 1).vp).toBe(8);
    expect(of(play, 0)).toMatchObject({ vp: 14, xp: 11 });
  });
});
