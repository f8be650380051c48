/** PD-INIT and PD-TIME-05, PD-TIME-06. */

import { describe, expect, test } from 'vitest';
import { type Character, CHARACTERS, STORY_DECKS, type StoryId } from '../src/content/index.ts';
import { begin } from './playout.ts';
import { answer, askedSeats, type Game, of, stage } from './support.ts';

const FIVE: readonly Character[] = ['vesemir', 'dandelion', 'geralt', 'yennefer', 'ciri'];
const names = (play: Game): (string | undefined)[] => play.table.initiative.map((who) => of(play, who).character);

const VECTORS: { id: string; clause: string; story: StoryId; expect: string[] }[] = [
  {
    id: 'PD-TV-54',
    clause: 'PD-INIT-02',
    story: 'edge',
    expect: ['ciri', 'yennefer', 'geralt', 'dandelion', 'vesemir'],
  },
  {
    id: 'PD-TV-55',
    clause: 'PD-INIT-03',
    story: 'striga',
    expect: ['geralt', 'vesemir', 'ciri', 'yennefer', 'dandelion'],
  },
  {
    id: 'PD-TV-56',
    clause: 'PD-INIT-04',
    story: 'evil',
    expect: ['dandelion', 'vesemir', 'geralt', 'yennefer', 'ciri'],
  },
];

describe('the order at the start', () => {
  test.each(
    VECTORS.map((each) => [`${each.clause}, PD-INIT-05, ${each.id}: the list of ${each.story}`, each] as const),
  )('%s', (_, { story, expect: order }) => {
    expect(names(begin(5, { story, characters: [...FIVE] }))).toEqual(order);
  });

  test('PD-INIT-05: characters who are not in play are skipped', () => {
    expect(names(begin(2, { story: 'edge', characters: ['vesemir', 'yennefer'] }))).toEqual(['yennefer', 'vesemir']);
    expect(names(begin(3, { story: 'evil', characters: ['ciri', 'geralt', 'vesemir'] }))).toEqual([
      'vesemir',
      'geralt',
      'ciri',
    ]);
  });

  test('PD-INIT-02, PD-INIT-03, PD-INIT-04: the lists of all ten, highest first', () => {
    const lists = (['edge', 'striga', 'evil'] as const).map((story) => STORY_DECKS[story].initiative.join(' '));
    expect(lists).toEqual([
      'letho triss ciri yennefer geralt regis dijkstra yarpen dandelion vesemir',
      'letho geralt vesemir ciri regis yarpen triss yennefer dandelion dijkstra',
      'dandelion vesemir yarpen dijkstra regis geralt yennefer letho ciri triss',
    ]);
  });

  test('PD-INIT-01: every participant has one place of their own', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const { initiative, participants } = begin(seats, { characters: 'random', automa: 'random' }).table;
      expect([...initiative].sort((a, b) => a - b)).toEqual(participants.map((_, who) => who));
    }
  });
});

describe('the order of the next turns', () => {
  /** Seats: 0 Ciri, 1 Geralt, 2 Yennefer, 3 Vesemir. */
  const four: readonly Character[] = ['ciri', 'geralt', 'yennefer', 'vesemir'];

  test('PD-INIT-06, PD-INIT-07, PD-TV-57: from top to bottom of the spaces chosen, the top space in order of arrival', () => {
    const picks: [number, number][] = [
      [0, 4],
      [1, 0],
      [2, 1],
      [3, 0],
    ];
    const play = stage({
      characters: four,
      steps: [...picks.map(([who, space]) => ({ do: 'choose/take', who, space }) as const), { do: 'choose/return' }],
    });
    expect(names(play)).toEqual(['geralt', 'vesemir', 'yennefer', 'ciri']);
    expect(play.table.top).toEqual([]);
    expect(play.table.figures).toEqual([-1, -1, -1, -1, -1]);
  });

  test('PD-INIT-09, PD-TIME-06, R-20: picks follow the old order, what comes after them the new one', () => {
    const play = stage({
      characters: ['geralt', 'yennefer'],
      arrange: (table) => {
        table.turn = 0;
        table.initiative = [1, 0];
      },
      steps: [{ do: 'turn/begin' }],
    });
    expect(askedSeats(play)).toEqual([1]);
    answer(play, 'row-3');
    // Yennefer stands lower already, yet nobody moves before all have picked.
    expect(play.table.initiative).toEqual([1, 0]);
    answer(play, 'row-1');
    expect(play.table.phase).toBe('play');
    expect(play.table.initiative).toEqual([0, 1]);
  });

  test('PD-INIT-08: a new chapter starts with the order the last turn left', () => {
    const play = stage({
      characters: four,
      arrange: (table) => {
        table.initiative = [3, 2, 1, 0];
        table.read = [2];
        table.turn = 3;
      },
      steps: [{ do: 'chapter/begin', chapter: 2 }],
    });
    expect(play.table.initiative).toEqual([3, 2, 1, 0]);
    expect(askedSeats(play)).toEqual([3]);
  });

  test('PD-INIT-09, PD-TIME-05: the higher figure chooses the Dominant Symbol and wins ties for Path tokens', () => {
    const play = stage({
      characters: four,
      arrange: (table) => {
        table.initiative = [2, 0, 1, 3];
        table.destiny = ['aside', 'aside', 'aside'];
      },
      steps: [{ do: 'chapter/dominance' }, { do: 'chapter/path-tokens' }],
    });
    expect(askedSeats(play)).toEqual([2]);
    answer(play, 'right');
    expect(play.table.pathTokens).toEqual({ left: 2, right: 2 });
  });
});

test('PD-INIT-05: only installed characters are on the track', () => {
  const play = begin(5, { characters: [...CHARACTERS] });
  expect(play.table.initiative).toHaveLength(5);
});
