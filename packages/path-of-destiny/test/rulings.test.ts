/** The rulings a table may decide otherwise: both readings of each. */

import { describe, expect, test } from 'vitest';
import { ALLIANCE_CARDS } from '../src/content/index.ts';
import { gainXp, goldenSpace } from '../src/rules/experience.ts';
import type { Participant } from '../src/rules/table.ts';
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
  put,
  setActive,
  stage,
} from './support.ts';

test('R-26: with effectLosses an effect reaches cards to its right for a loss, but for nothing else', () => {
  // S-GER-4 gives 3 Experience for a Diplomacy, of which it shows one; Y02 to its right shows two.
  const applying = (effectLosses: string): Game =>
    stage({
      options: { effectLosses },
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        lay(table, geralt, ['S-GER-4', 'Y02'], 2);
        geralt.covered = [1, 0];
      },
      steps: [{ do: 'effect/apply', who: 0, at: 0 }],
    });
  expect(of(applying('scope'), 0)).toMatchObject({ xp: 0, covered: [1, 0] });
  expect(of(applying('anywhere'), 0)).toMatchObject({ xp: 3, covered: [1, 1] });
  // R04 asks for two red cards and loses nothing.
  const having = stage({
    options: { effectLosses: 'anywhere' },
    arrange: (table, [geralt]) => {
      if (geralt !== undefined) lay(table, geralt, ['R04', 'R01'], 2);
    },
    steps: [{ do: 'effect/apply', who: 0, at: 0 }],
  });
  expect(happened(having, 'effectApplied')).toMatchObject([{ level: 0 }]);
});

test('R-46: where the Automa would choose, the solo token does, or the player', () => {
  const undecided = (soloDominance: string): Game =>
    stage({
      characters: ['geralt'],
      options: { soloDominance },
      arrange: (table) => {
        table.initiative = [1, 0];
        table.destiny = ['aside', 'aside', 'aside'];
      },
      steps: [{ do: 'chapter/dominance' }],
    });
  expect(asked(undecided('flip'))).toBeUndefined();
  expect(happened(undecided('flip'), 'tokenFlipped')).toHaveLength(1);
  expect(askedSeats(undecided('player'))).toEqual([0]);
  expect(legal(undecided('player'))).toEqual(['left', 'right']);
});

test('R-62: lost Experience parks the golden marker, or ends where it came out', () => {
  const losing = (goldenLoss: string, from: number): Participant => {
    const play = stage({
      options: { goldenLoss },
      arrange: (_, [geralt]) => Object.assign(geralt ?? {}, { xp: from, unlocked: 4 }),
      steps: [],
    });
    gainXp(play, 0, -4);
    return of(play, 0);
  };
  expect(goldenSpace(losing('oneTrack', 22))).toBeUndefined();
  expect(losing('oneTrack', 22).xp).toBe(18);
  expect(goldenSpace(losing('staysOut', 22))).toBe(0);
  expect(losing('staysOut', 18).xp).toBe(14);
});

test('R-70: the Automa keeps nothing, or as many cards as a player: those with most Symbols to come', () => {
  const keeping = (automaKeeps: string): Game =>
    stage({
      characters: ['geralt'],
      options: { automaKeeps },
      arrange: (table, [, automa]) => {
        Object.assign(table, { chapter: 2, turn: 3, dominant: 'left', pair: [4, 5] });
        // Card 4 leads to Diplomacy and Combat: Y01 shows three Diplomacy, R02 two Combat, G01 none of them.
        if (automa !== undefined) lay(table, automa, ['G01', 'R02', 'B01', 'Y01']);
      },
      steps: [{ do: 'chapter/clear' }, { do: 'chapter/keep' }, { do: 'chapter/kept-effects' }],
    });
  expect(of(keeping('nothing'), 1).timeline.cards).toEqual([]);
  const kept = keeping('asPlayers');
  expect(of(kept, 1).timeline.cards).toEqual(['R02', 'Y01'].map(card));
  expect(of(kept, 1).covered).toEqual([0, 0]);
  expect(happened(kept, 'effectApplied')).toEqual([]);
});

test('R-87: a newcomer at four cards gains 2 Experience, or 3', () => {
  const meeting = (strigaNewcomer: string): number => {
    const play = stage({
      options: { story: 'striga', strigaNewcomer },
      arrange: (table, [geralt, yennefer]) => {
        table.goals = [{ goal: { kind: 'deck', owner: -1, cards: [0] }, requirement: 'red', left: [1], right: [] }];
        if (geralt) lay(table, geralt, ['R01', 'R02', 'R03', 'R04']);
        if (yennefer) lay(table, yennefer, ['R05', 'R06', 'R07', 'R08']);
      },
      steps: [{ do: 'striga/check' }],
    });
    // Yennefer comes from the left side: nothing is new to her.
    expect(of(play, 1).xp).toBe(2);
    return of(play, 0).xp;
  };
  expect([meeting('two'), meeting('three')]).toEqual([2, 3]);
});

describe('R-102: Alliance cards that cost something are compulsory, or may be let go', () => {
  const number = (effect: string): number =>
    ALLIANCE_CARDS.findIndex((each) => each.side === 'renfri' && each.effect === effect);
  const applying = (effect: string, tokens: Participant['tokens'], allianceEffects: string, asking = 'needed'): Game =>
    stage({
      options: { story: 'evil', allianceEffects, asking },
      arrange: (table, [geralt]) => {
        setActive(table, 'combat', 'magic');
        Object.assign(table, { dominant: 'left', phase: 'chapter-end' });
        if (geralt === undefined) return;
        put(geralt.alliances.renfri, [number(effect), number('xp')]);
        geralt.tokens = tokens;
      },
      steps: [{ do: 'evil/reveal' }],
    });

  test.each(['needed', 'always'])('with %s asked', (asking) => {
    expect(of(applying('exchange', [0, 2, 0, 0], 'compulsory', 'needed'), 0).tokens).toEqual([2, 1, 0, 0]);
    const play = applying('exchange', [0, 2, 0, 0], 'optional', asking);
    expect(legal(play)).toContain(`leave:${number('exchange')}`);
    answer(play, `leave:${number('exchange')}`);
    expect(of(play, 0)).toMatchObject({ tokens: [0, 2, 0, 0], xp: 1 });
    expect(happened(play, 'allianceApplied')).toContainEqual({ who: 0, card: number('exchange'), left: true });

    const sell = applying('sell', [0, 0, 1, 0], 'optional', asking);
    answer(sell, `apply:${number('sell')}`);
    expect(of(sell, 0)).toMatchObject({ tokens: [0, 0, 0, 0], xp: 3 });
  });

  test('what costs nothing, or finds nothing to take, is no question', () => {
    expect(asked(applying('left', [0, 0, 0, 0], 'optional'))).toBeUndefined();
    expect(asked(applying('sell', [3, 3, 0, 0], 'optional'))).toBeUndefined();
    expect(asked(applying('exchange', [0, 0, 3, 0], 'optional'))).toBeUndefined();
  });
});
