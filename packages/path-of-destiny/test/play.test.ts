/** PD-PLAY, PD-TIME and the secrecy of selections. */

import { describe, expect, test } from 'vitest';
import type { Character } from '../src/content/index.ts';
import { symbolCount } from '../src/rules/symbols.ts';
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
  stage,
  whyNot,
} from './support.ts';

const id = (...ids: string[]): string => `play:${ids.map(card).join(',')}`;

/** Both players choose; hands are the starting cards. */
const selecting = (characters: readonly Character[] = ['geralt', 'yennefer']): Game =>
  stage({ characters, steps: [{ do: 'play/select' }, { do: 'play/reveal' }] });

describe('selecting', () => {
  test('PD-PLAY-01, PD-TIME-02: everybody is asked at once for two cards in an order', () => {
    const play = selecting(['geralt', 'yennefer', 'vesemir']);
    expect(askedSeats(play)).toEqual([0, 1, 2]);
    expect(legal(play, 0)).toHaveLength(20);
    expect(legal(play, 0)).toContain(id('S-GER-1', 'S-GER-2'));
    expect(legal(play, 0)).toContain(id('S-GER-2', 'S-GER-1'));
    expect(whyNot(play, id('S-GER-1'), 0)).toBe('two-cards PD-PLAY-01');
    expect(legal(play, 0)).not.toContain(id('S-GER-1', 'S-GER-1'));
  });

  test('PD-PLAY-02, R-24: what is confirmed stays, while others still choose', () => {
    const play = selecting();
    const [ask] = play.state.asks;
    answer(play, id('S-GER-1', 'S-GER-2'), 0);
    expect(play.answer(0, ask?.id ?? 0, id('S-GER-2', 'S-GER-1'))).toEqual({ code: 'already-answered' });
    answer(play, id('S-YEN-1', 'S-YEN-2'), 1);
    expect(of(play, 0).timeline.cards).toEqual([card('S-GER-1'), card('S-GER-2')]);
  });

  test('PD-PLAY-03, PD-TIME-01: nothing is revealed before the last selection is in', () => {
    const play = selecting();
    answer(play, id('S-GER-1', 'S-GER-2'), 0);
    expect(of(play, 0).timeline.cards).toEqual([]);
    expect(of(play, 0).hand.cards).toHaveLength(5);
    expect(happened(play, 'cardsPlayed')).toEqual([]);
    answer(play, id('S-YEN-2', 'S-YEN-1'), 1);
    expect(happened(play, 'cardsPlayed')).toHaveLength(2);
    expect(of(play, 1).timeline.cards).toEqual([card('S-YEN-2'), card('S-YEN-1')]);
  });

  test('PD-TIME-03: the order of confirming changes nothing', () => {
    const choices = [id('S-GER-4', 'S-GER-5'), id('S-YEN-3', 'S-YEN-4')];
    const states = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const play = selecting();
      for (const seat of order) answer(play, choices[seat] as string, seat);
      return JSON.stringify(play.state);
    });
    expect(states[0]).toBe(states[1]);
  });

  test('R-23: whoever has one card plays it, and whoever has none is not asked', () => {
    const play = stage({
      arrange: (_, [geralt, yennefer]) => {
        if (geralt !== undefined) put(geralt.hand, [card('R01')]);
        if (yennefer !== undefined) put(yennefer.hand, []);
      },
      steps: [{ do: 'play/select' }, { do: 'play/reveal' }],
    });
    expect(askedSeats(play)).toEqual([0]);
    expect(legal(play)).toEqual([id('R01')]);
    answer(play, id('R01'));
    expect(of(play, 0).timeline.cards).toEqual([card('R01')]);
  });
});

describe('playing', () => {
  test('PD-PLAY-04: new cards lie to the right of everything, in the selected order', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt !== undefined) lay(table, geralt, ['R01', 'R02']);
      },
      steps: [{ do: 'play/select' }, { do: 'play/reveal' }],
    });
    answer(play, id('S-GER-2', 'S-GER-1'), 0);
    answer(play, id('S-YEN-1', 'S-YEN-2'), 1);
    expect(of(play, 0).timeline.cards).toEqual(['R01', 'R02', 'S-GER-2', 'S-GER-1'].map(card));
    expect(of(play, 0).covered).toEqual([0, 0, 0, 0]);
  });

  test('PD-PLAY-05: only the two new cards take effect', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt !== undefined) lay(table, geralt, ['R01', 'R04', 'B04', 'B05'], 2);
      },
      steps: [{ do: 'play/resolve', who: 0 }],
    });
    expect(happened(play, 'effectApplied').map((each) => each.card)).toEqual([card('B04'), card('B05')]);
    expect(of(play, 0).tokens[0]).toBe(0);
  });

  test('PD-PLAY-06, PD-TIME-04: the left new card first, also when its owner is asked something', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        lay(table, geralt, ['S-GER-4', 'R11'], 2);
        geralt.tokens = [1, 1, 0, 1];
      },
      steps: [{ do: 'play/resolve', who: 0 }],
    });
    expect(asked(play)).toBe('symbols/lose');
    expect(happened(play, 'effectApplied')).toHaveLength(1);
    answer(play, 'token:diplomacy');
    expect(happened(play, 'effectApplied').map((each) => each.card)).toEqual([card('S-GER-4'), card('R11')]);
    const types = play.events.map(({ type }) => type);
    expect(types.indexOf('xpChanged')).toBeLessThan(types.lastIndexOf('effectApplied'));
  });

  test('PD-PLAY-07, PD-PLAY-08: gains are tokens, cards stay as printed, and both count alike', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt !== undefined) lay(table, geralt, ['R02', 'R04'], 1);
      },
      steps: [{ do: 'play/resolve', who: 0 }],
    });
    expect(of(play, 0).tokens).toEqual([2, 0, 0, 0]);
    expect(of(play, 0).timeline.cards).toEqual([card('R02'), card('R04')]);
    expect(symbolCount(play.table, of(play, 0), 0)).toBe(5);
  });

  test('PD-PLAY-09: a card without Symbols and a card without effect are both played', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        put(geralt.hand, []);
        give(table, geralt.hand, ['P07', 'R01'].map(card));
      },
      steps: [{ do: 'play/select' }, { do: 'play/reveal' }],
    });
    answer(play, id('R01', 'P07'), 0);
    answer(play, id('S-YEN-1', 'S-YEN-2'), 1);
    expect(happened(play, 'effectApplied').map((each) => [each.who, each.card])).toEqual([[0, card('P07')]]);
    expect(of(play, 0).tokens).toEqual([0, 0, 1, 0]);
  });

  test('PD-PLAY-10, PD-TIME-01: the next phase waits until the last effect of the last player is applied', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt !== undefined) geralt.tokens = [0, 0, 0, 1];
        table.initiative = [1, 0];
      },
      steps: [{ do: 'play/select' }, { do: 'play/reveal' }, { do: 'turn/after-play' }],
    });
    answer(play, id('S-GER-1', 'S-GER-4'), 0);
    answer(play, id('S-YEN-1', 'S-YEN-2'), 1);
    expect(asked(play)).toBe('symbols/lose');
    expect(play.table.phase).toBe('play');
    expect(play.table.destiny[0]).toBe('stack');
    answer(play, 'token:diplomacy');
    expect(play.table.phase).toBe('destiny');
    expect(play.table.destiny[0]).not.toBe('stack');
  });

  test('PD-PLAY-10: the Story checks come between playing and Destiny', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        table.effort = [0, 4, 8];
        if (geralt !== undefined) lay(table, geralt, ['R01', 'B01', 'R02'], 2);
      },
      steps: [{ do: 'turn/after-play' }],
    });
    const types = play.events.map(({ type }) => type);
    expect(types.indexOf('effortMade')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('effortMade')).toBeLessThan(types.indexOf('destinyPlaced'));
  });

  test('R-40, PD-TIME-05: effects of several players come in Initiative order', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        if (geralt === undefined || yennefer === undefined) return;
        lay(table, geralt, ['R10'], 1);
        lay(table, yennefer, ['B10'], 1);
        table.initiative = [1, 0];
      },
      steps: [{ do: 'play/reveal' }],
    });
    expect(happened(play, 'effectApplied').map(({ who }) => who)).toEqual([1, 0]);
  });

  test('R-39, PD-XP-03: XP gained by an effect unlocks an Ability at once', () => {
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        lay(table, geralt, ['R01', 'R09'], 1);
        geralt.xp = 4;
      },
      steps: [{ do: 'play/resolve', who: 0 }],
    });
    expect(of(play, 0).unlocked).toBe(2);
    expect(happened(play, 'abilityUnlocked')).toEqual([{ who: 0, ability: 'GER-2' }]);
  });
});

test('PD-TIME-01, PD-TIME-02: choose, play, Destiny, turn after turn, with nothing to decide in phase 3', () => {
  const play = stage({
    arrange: (table) => {
      table.turn = 0;
    },
    steps: [{ do: 'turn/begin' }],
  });
  const asks: string[] = [];
  while (play.table.turn === 1) {
    asks.push(`${play.table.phase} ${asked(play)}`);
    answer(play, legal(play, play.unanswered()[0]?.seat)[0] as string);
  }
  expect(asks).toEqual(['choose choose/pick', 'choose choose/pick', 'play play/select', 'play play/select']);
  const types = play.events.map(({ type }) => type);
  expect(types.lastIndexOf('cardsPlayed')).toBeLessThan(types.indexOf('destinyPlaced'));
  expect(types.indexOf('destinyPlaced')).toBeLessThan(types.lastIndexOf('turnBegan'));
});
