import { Play } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { type Character, MAIN_DECK, STORIES } from '../../src/content/index.ts';
import { goldenSpace } from '../../src/rules/experience.ts';
import { pathOfDestiny } from '../../src/rules/game.ts';
import { answer, cards, happened, legal, of, stage, whyNot } from '../support.ts';
import { solo } from './table.ts';

const DIFFICULTIES = {
  'just-the-story': [0, false],
  normal: [2, false],
  'story-and-sword': [4, false],
  'blood-and-broken-bones': [6, false],
  'death-march': [8, true],
} as const;

describe('preparing the solo game', () => {
  test.each(STORIES)('PD-SOLO-01: %s can be played alone, with four rows, to its end', (story) => {
    const options = pathOfDestiny.readOptions({ story, automa: 'random' }, 1);
    const play = Play.start(pathOfDestiny, options, 1, `alone ${story}`, true);
    expect(play.table.rows).toHaveLength(4);
    for (let n = 0; play.over === undefined && n < 500; n++) {
      const ask = play.state.asks[0];
      if (ask === undefined) throw new Error('nobody is asked');
      expect(ask.seat).toBe(0);
      const choices = play.choices(ask);
      expect(play.answer(0, ask.id, choices[(n * 7) % choices.length]?.id ?? '')).toBeUndefined();
    }
    expect(play.over?.ranking.flat().sort()).toEqual([0, 1]);
  });

  test('PD-CHAR-04, R-78: a board named for the Automa is never dealt to the player', () => {
    for (let seed = 0; seed < 20; seed++) {
      const options = pathOfDestiny.readOptions({ automa: 'ciri' }, 1);
      const play = Play.start(pathOfDestiny, options, 1, `named ${seed}`);
      expect(legal(play)).not.toContain('ciri');
      answer(play, legal(play)[0] ?? '');
      expect(of(play, 1).character).toBe('ciri');
    }
  });

  test('PD-SOLO-02, PD-CHAR-04, R-78: the player picks the board, or leaves it to chance', () => {
    const play = stage({
      characters: ['geralt'],
      options: { difficulty: 'story-and-sword' },
      arrange: (table, [, automa]) => {
        table.unclaimed = ['yennefer', 'dandelion', 'ciri', 'vesemir'];
        delete automa?.character;
      },
      steps: [{ do: 'automa/setup' }],
    });
    expect(legal(play)).toEqual(['yennefer', 'dandelion', 'ciri', 'vesemir', 'random']);
    expect(whyNot(play, 'geralt')).toBe('already-claimed PD-CHAR-04');
    answer(play, 'ciri');
    expect(of(play, 1)).toMatchObject({ character: 'ciri', xp: 4, unlocked: 1 });
    expect(play.table.unclaimed).toEqual(['yennefer', 'dandelion', 'vesemir']);
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const { table } = stage({
        characters: ['geralt'],
        options: { automa: 'random' },
        seed: `${seed}`,
        arrange: (t) => void (t.unclaimed = ['yennefer', 'dandelion', 'ciri', 'vesemir']),
        steps: [{ do: 'automa/setup' }],
      });
      seen.add(table.participants[1]?.character ?? '');
    }
    expect([...seen].sort()).toEqual(['ciri', 'dandelion', 'vesemir', 'yennefer']);
  });

  test('PD-SOLO-02: its figure takes its place in the starting order', () => {
    const start = (automa: Character) =>
      Play.start(pathOfDestiny, pathOfDestiny.readOptions({ characters: ['geralt'], automa }, 1), 1, 'order').table;
    expect(start('ciri').initiative).toEqual([1, 0]);
    expect(start('vesemir').initiative).toEqual([0, 1]);
  });

  test('PD-SOLO-03: no hand, no starting cards, no Side Quest, no Abilities', () => {
    const options = pathOfDestiny.readOptions({ characters: ['geralt'], automa: 'ciri' }, 1);
    const play = Play.start(pathOfDestiny, options, 1, 'bare', true);
    expect(of(play, 1).hand.cards).toEqual([]);
    expect(of(play, 1).used).toBe(0);
    const everywhere = [play.table.deck, ...play.table.rows, of(play, 0).hand, of(play, 1).timeline].flatMap((p) =>
      cards(p),
    );
    expect(everywhere).toHaveLength(MAIN_DECK.length + 5);
    const ended = solo('ciri', [{ do: 'end/side-quests' }]);
    expect(ended.table.tally.sideQuest[1]).toBe(0);
    expect(happened(ended, 'sideQuestScored').map(({ who }) => who)).toEqual([0]);
  });

  test.each(Object.entries(DIFFICULTIES))('PD-TV-25, PD-SOLO-04, PD-SOLO-09: %s', (difficulty, [xp, second]) => {
    const play = stage({
      characters: ['geralt'],
      options: { difficulty, automa: 'ciri' },
      arrange: (table) => void (table.unclaimed = ['ciri']),
      steps: [{ do: 'automa/setup' }],
    });
    expect(of(play, 1)).toMatchObject({ xp, unlocked: second ? 2 : 1 });
    expect(goldenSpace(of(play, 1))).toBe(second ? 0 : undefined);
  });
});
