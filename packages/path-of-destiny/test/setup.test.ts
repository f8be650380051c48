/** PD-SETUP, PD-CHAR and the rulings about the setup. */

import { describe, expect, test } from 'vitest';
import {
  ACTION_CARDS,
  CHARACTER_SHEETS,
  CHARACTERS,
  GOLDEN_VP,
  MAIN_DECK,
  STARTING_CARDS,
  STORIES,
  STORY_DECKS,
} from '../src/content/index.ts';
import { goldenSpace } from '../src/rules/experience.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import { readOptions } from '../src/rules/options.ts';
import { begin, playOut } from './playout.ts';
import {
  answer,
  asked,
  askedSeats,
  card,
  type Game,
  happened,
  lay,
  legal,
  of,
  stage,
  startingCards,
  whyNot,
} from './support.ts';

const FIVE = [...CHARACTERS];
const dealtTo = (play: Game): readonly string[] => {
  const [ask] = play.state.asks;
  return ask?.ask === 'setup/character' ? ask.dealt : [];
};
const typesOf = (play: Game): string[] => play.events.map(({ type }) => type);

describe('preparing the game', () => {
  test('PD-SETUP-01: one to five players compete and exactly one participant wins', () => {
    expect(pathOfDestiny.seats).toEqual({ min: 1, max: 5 });
    for (const seats of [1, 2, 3, 4, 5]) {
      const play = begin(seats, { characters: 'random', automa: 'random', firstChooser: 0 });
      playOut(play);
      expect(play.over?.ranking[0]).toHaveLength(1);
      expect(play.over?.ranking.flat().sort()).toEqual(play.table.participants.map((_, who) => who));
    }
  });

  test('PD-SETUP-02: one of three Stories is chosen, and it brings Initiative, cards and components', () => {
    expect(STORIES).toHaveLength(3);
    expect(() => readOptions({ story: 'wild hunt' }, 2)).toThrow('story');
    expect(() => readOptions({ story: ['edge', 'evil'] }, 2)).toThrow('story');
    const pictures = STORIES.map((story) => {
      const { initiative, active, effort, goals, allianceDecks } = begin(5, { story, characters: FIVE }).table;
      return {
        initiative,
        active,
        effort: effort.length,
        goals: goals.length,
        allies: allianceDecks.renfri.cards.length,
      };
    });
    expect(pictures).toEqual([
      { initiative: [3, 1, 0, 2, 4], active: [2, 3], effort: 3, goals: 0, allies: 0 },
      { initiative: [0, 4, 3, 1, 2], active: [3, 2], effort: 0, goals: 4, allies: 0 },
      { initiative: [2, 4, 0, 1, 3], active: [0, 1], effort: 0, goals: 0, allies: 16 },
    ]);
  });

  test('PD-SETUP-03, R-06: the stars say one, two and three, and nothing on the table depends on them', () => {
    expect(STORIES.map((story) => STORY_DECKS[story].stars)).toEqual([1, 2, 3]);
    for (const story of STORIES)
      expect(JSON.stringify(begin(2, { story, characters: 'random' }).state)).not.toContain('stars');
  });

  test('PD-SETUP-04, PD-SETUP-20: the cover shows first, then the introduction, then always the pair 2 and 3', () => {
    const cover = begin(2, { firstChooser: 0 });
    expect(cover.table.pair).toEqual([0, 0]);
    expect(cover.table.chapter).toBe(0);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const play = begin(3, { characters: ['geralt', 'ciri', 'vesemir'] }, seed);
      expect(play.table.pair).toEqual([2, 3]);
      expect(typesOf(play).indexOf('storyOpened')).toBeGreaterThan(0);
      expect(typesOf(play).indexOf('chapterBegan')).toBe(typesOf(play).indexOf('storyOpened') + 1);
    }
  });

  test('PD-SETUP-05: three Destiny tokens are stacked, I first, and nobody holds a Path token', () => {
    const play = begin(2, { characters: ['geralt', 'yennefer'] });
    expect(play.table.destiny).toEqual(['stack', 'stack', 'stack']);
    expect(play.table.turn).toBe(1);
    expect(play.table.pathTokens).toEqual({});
  });

  test('PD-SETUP-06: the Main Deck is 68 cards, shuffled; starting cards are not among them', () => {
    const deckOf = (seed: string): number[] => {
      const { deck, rows } = begin(2, { characters: ['geralt', 'yennefer'] }, seed).table;
      return [...deck.cards, ...rows.flatMap(({ cards }) => cards)];
    };
    const all = deckOf('one');
    expect([...all].sort((a, b) => a - b)).toEqual(MAIN_DECK.map((_, number) => number));
    expect(all).not.toEqual(deckOf('two'));
    expect(all).not.toEqual([...all].sort((a, b) => a - b));
  });

  test('PD-SETUP-07: four rows with up to three players, five with more, a face-up pair in each', () => {
    const rows = [1, 2, 3, 4, 5].map(
      (seats) => begin(seats, { characters: FIVE.slice(0, seats), automa: 'random' }).table.rows,
    );
    if (rows.some((each) => each.some(({ kind, cards }) => kind !== 'open' || cards.length !== 2)))
      expect.fail('no pair');
    expect(rows.map((each) => each.length)).toEqual([4, 4, 4, 5, 5]);
    // The top pair lies in the highest row, its first card on the left. R-13
    const play = stage({
      arrange: (table) => table.rows.forEach((row) => Object.assign(row, { cards: [] })),
      steps: [{ do: 'setup/reserve' }],
    });
    expect(happened(play, 'reserveLaid')).toHaveLength(1);
  });

  test('PD-SETUP-08: the Extra Experience lies at row 4, or at row 5 with four and five players', () => {
    const picked = (seats: number, row: number): number => {
      const play = stage({ characters: FIVE.slice(0, seats), steps: [{ do: 'choose/take', who: 0, space: row }] });
      return of(play, 0).xp;
    };
    expect([1, 2, 3].map((seats) => picked(seats, 4))).toEqual([1, 1, 1]);
    expect([4, 5].map((seats) => [picked(seats, 4), picked(seats, 5)])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('PD-SETUP-09, PD-SETUP-13, PD-SETUP-14, PD-SETUP-15: no tokens, no points, the first Ability ready', () => {
    const play = begin(5, { characters: FIVE });
    for (const each of play.table.participants) {
      expect(each.tokens).toEqual([0, 0, 0, 0]);
      expect(each.xp).toBe(0);
      expect(goldenSpace(each)).toBeUndefined();
      expect(each.unlocked).toBe(1);
      expect(each.used).toBe(0);
      expect(each.vp).toBe(0);
    }
  });

  test('PD-SETUP-10, R-09: the first chooser is the one named or drawn, the others follow clockwise', () => {
    const play = begin(3, { firstChooser: 1 });
    const order: number[] = [];
    while (asked(play) === 'setup/character') {
      order.push(...askedSeats(play));
      answer(play, legal(play)[0] as string);
    }
    expect(order).toEqual([1, 2, 0]);
    const first = new Set(Array.from({ length: 20 }, (_, n) => askedSeats(begin(3, {}, `seed ${n}`))[0]));
    expect(first.size).toBe(3);
  });

  test('PD-SETUP-11, PD-CHAR-04: a drafter sees two boards, keeps one, and the other goes back', () => {
    const play = begin(4, { firstChooser: 0 });
    const [kept, returned] = dealtTo(play) as [string, string];
    expect(legal(play).sort()).toEqual([kept, returned].sort());
    const other = CHARACTERS.find((character) => character !== kept && character !== returned) as string;
    expect(whyNot(play, other)).toBe('not-dealt PD-SETUP-11');
    answer(play, kept);
    expect(of(play, 0).character).toBe(kept);
    expect(play.table.unclaimed).toContain(returned);
    expect(play.table.unclaimed).not.toContain(kept);
    expect(whyNot(play, kept)).toBe('claimed PD-CHAR-04');
    // What comes back may be dealt again.
    const again = Array.from({ length: 30 }, (_, n) => {
      const draft = begin(2, { firstChooser: 0 }, `again ${n}`);
      const [first, second] = dealtTo(draft) as [string, string];
      answer(draft, first);
      return dealtTo(draft).includes(second);
    });
    expect(again).toContain(true);
  });

  test('PD-SETUP-12: the fifth drafter takes what is left, unasked', () => {
    const play = begin(5, { firstChooser: 0 });
    let asks = 0;
    for (; asked(play) === 'setup/character'; asks++) answer(play, legal(play)[0] as string);
    expect(asks).toBe(4);
    expect(new Set(play.table.participants.map(({ character }) => character)).size).toBe(5);
  });

  test('R-10: boards may be chosen freely, drawn or fixed, and no board is dealt twice', () => {
    const choice = begin(3, { characters: 'choice', firstChooser: 0 });
    expect(legal(choice)).toHaveLength(5);
    answer(choice, 'ciri');
    expect(legal(choice)).toHaveLength(4);
    const random = begin(5, { characters: 'random' });
    expect(asked(random)).toBe('choose/pick');
    const fixed = begin(2, { characters: ['vesemir', 'ciri'] });
    expect(fixed.table.participants.map(({ character }) => character)).toEqual(['vesemir', 'ciri']);
    expect(() => readOptions({ characters: ['ciri', 'ciri'] }, 2)).toThrow('character');
  });

  test('PD-SETUP-16: the five starting cards are the whole opening hand', () => {
    const play = begin(5, { characters: FIVE });
    for (const [seat, character] of FIVE.entries()) {
      expect(of(play, seat).hand.cards).toEqual(startingCards(character));
      expect(of(play, seat).hand.cards).toHaveLength(5);
      expect(of(play, seat).timeline.cards).toEqual([]);
    }
  });

  test('PD-SETUP-17, PD-SIDE-01: whose Side Quest is whose can be seen by everybody from the start', () => {
    const play = begin(2, { characters: ['geralt', 'ciri'] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = pathOfDestiny.view(play, viewer).participants.map(({ character }) => character);
      expect(seen).toEqual(['geralt', 'ciri']);
    }
    for (const { sideQuest } of CHARACTER_SHEETS) expect(sideQuest.parts.length).toBeGreaterThan(0);
  });

  test('PD-SETUP-18: the Story lays its own things last', () => {
    const types = typesOf(begin(2, { characters: ['geralt', 'ciri'] }));
    const order = ['reserveLaid', 'characterClaimed', 'initiativeChanged', 'effortDealt', 'storyOpened'];
    expect(order.map((type) => types.indexOf(type))).toEqual(
      order.map((type) => types.indexOf(type)).sort((a, b) => a - b),
    );
    expect(types.indexOf('effortDealt')).toBeGreaterThan(0);
  });

  test('PD-SETUP-19: the introductory game is The Edge of the World without Effort and Side Quests', () => {
    expect(() => readOptions({ story: 'striga', introductory: true }, 2)).toThrow('introductory');
    const play = begin(2, { introductory: true, characters: ['geralt', 'ciri'] });
    expect(play.table.effort).toEqual([]);
    playOut(play);
    expect(happened(play, 'sideQuestScored')).toEqual([]);
    expect(happened(play, 'effortMade')).toEqual([]);
  });
});

test('PD-EDGE-08, PD-SETUP-19: the second introductory game leaves out Effort, but not the Side Quests', () => {
  expect(() => readOptions({ story: 'evil', introductory: 'withSideQuests' }, 2)).toThrow('introductory');
  expect(() => readOptions({ introductory: 'both' }, 2)).toThrow('introductory');
  const play = begin(2, { introductory: 'withSideQuests', characters: ['geralt', 'ciri'] });
  expect(play.table.effort).toEqual([]);
  playOut(play);
  expect(happened(play, 'effortMade')).toEqual([]);
  expect(happened(play, 'sideQuestScored')).toHaveLength(2);
});

test('PD-SETUP-07, PD-SETUP-10: the Reserve lies open before anybody chooses a character', () => {
  const play = begin(3);
  expect(asked(play)).toBe('setup/character');
  expect(pathOfDestiny.view(play, 'spectator').rows.map((cards) => cards.length)).toEqual([2, 2, 2, 2]);
});

describe('characters', () => {
  test('PD-CHAR-01: Geralt, Yennefer, Dandelion, Ciri and Vesemir', () => {
    expect(FIVE).toEqual(['geralt', 'yennefer', 'dandelion', 'ciri', 'vesemir']);
    expect(legal(begin(2, { characters: 'choice' }))).toEqual(FIVE);
  });

  test('PD-CHAR-02: each has a sheet with four Abilities, a Side Quest and five cards of their own', () => {
    expect(STARTING_CARDS).toHaveLength(25);
    for (const character of FIVE) {
      const sheet = CHARACTER_SHEETS.find((each) => each.character === character);
      expect(sheet?.abilities).toHaveLength(4);
      expect(sheet?.sideQuest.cap).toBeGreaterThan(0);
      expect(ACTION_CARDS.filter((each) => each.character === character)).toHaveLength(5);
    }
  });

  test('PD-CHAR-03, R-60: the track has spaces 0 to 20 with four places that unlock Abilities', () => {
    expect(GOLDEN_VP).toHaveLength(21);
    for (const { abilities } of CHARACTER_SHEETS)
      expect(abilities.map(({ unlockedAt }) => unlockedAt)).toEqual([0, 6, 12, 18]);
  });

  test('PD-CHAR-05: Initiative lists name ten characters, but only the five that are here can be drafted', () => {
    for (const story of STORIES) expect(new Set(STORY_DECKS[story].initiative).size).toBe(10);
    expect(() => readOptions({ characters: ['geralt', 'letho'] }, 2)).toThrow('letho');
    const play = begin(2, { characters: 'choice', firstChooser: 0 });
    expect(legal(play)).not.toContain('triss');
  });

  test('PD-CHAR-04: the Automa cannot be the character of the player', () => {
    expect(() => readOptions({ characters: ['geralt'], automa: 'geralt' }, 1)).toThrow('Automa');
    const play = begin(1, { characters: ['geralt'], automa: 'choice' });
    expect(asked(play)).toBe('automa/character');
    expect(legal(play)).not.toContain('geralt');
  });
});

test('R-16, R-17: a discarded starting card may be drawn by anybody later, and the discard pile is open', () => {
  const play = stage({
    arrange: (table, [geralt]) => {
      if (geralt === undefined) return;
      lay(table, geralt, ['S-GER-1', 'S-GER-2']);
      table.dominant = 'left';
    },
    steps: [{ do: 'chapter/keep' }],
  });
  answer(play, `keep:${card('S-GER-1')}`, 0);
  expect(play.table.discard.cards).toContain(card('S-GER-2'));
  expect(play.table.discard.kind).toBe('open');
});
