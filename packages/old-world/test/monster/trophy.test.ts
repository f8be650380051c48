import { describe, expect, test } from 'vitest';
import type { Witcher } from '../../src/rules/table.ts';
import { answer, asked, askedSeat, cards, give, happened, legal, stage } from '../support.ts';
import { viewTable } from '../../src/view.ts';

const gain = (
  trophy: 'monster:1' | 'school:griffin' | 'attribute:combat',
  arrange?: (witcher: Witcher, all: readonly Witcher[]) => void,
  seats = 2,
) =>
  stage({
    schools: (['wolf', 'griffin', 'bear', 'cat', 'viper'] as const).slice(0, seats),
    arrange: (_, all) => arrange?.(all[0] as Witcher, all),
    steps: [{ do: 'trophy/gain', seat: 0, trophy }],
  });
const own = (witcher: Witcher | undefined): number =>
  witcher === undefined ? -1 : witcher.deck.cards.length + witcher.hand.cards.length + witcher.discard.cards.length;

describe('gaining a Trophy', () => {
  test('R-158: in a short evening the third place of the Track wins, and Meditation does not lead there', () => {
    const short = (trophy: 'monster:1' | 'attribute:combat') =>
      stage({
        options: { trophiesToWin: 3 },
        arrange: (_, [wolf]) => {
          if (wolf !== undefined) wolf.track = 2;
        },
        steps: [{ do: 'trophy/gain', seat: 0, trophy }],
      });
    expect(short('monster:1').over?.ranking).toEqual([[0], [1]]);
    expect(short('attribute:combat')).toMatchObject({ over: undefined });
  });

  test('OW-TROPHY-02, D-58, R-102, R-103: the card is placed first, then the Track, then Fatigue', () => {
    const play = gain('monster:1');
    expect(play.events.map((event) => event.type)).toEqual(['trophyGained', 'trackAdvanced', 'fatigued']);
    expect(asked(play)).toBe('cards/trash');
    // While Fatigue is being resolved the Trophy is owned already.
    expect(play.table.witchers[0]).toMatchObject({ trophies: ['monster:1'], track: 1 });
  });

  test('OW-TROPHY-03: everybody sees the Trophies of everybody', () => {
    const play = gain('school:griffin');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(viewTable(play, viewer).witchers[0]?.trophies).toEqual(['school:griffin']);
  });

  test('OW-TROPHY-04: a second Trophy of the same School is not gained', () => {
    const play = gain('school:griffin', (wolf) => {
      wolf.trophies.push('school:griffin');
      wolf.track = 1;
    });
    expect(play.table.witchers[0]).toMatchObject({ trophies: ['school:griffin'], track: 1 });
    expect(asked(play)).toBeUndefined();
  });

  test('OW-TROPHY-05: any number of monster Trophies', () => {
    const play = gain('monster:1', (wolf) => {
      wolf.trophies.push('monster:2', 'monster:3', 'monster:4');
      wolf.track = 2;
    });
    expect(play.table.witchers[0]).toMatchObject({
      trophies: ['monster:2', 'monster:3', 'monster:4', 'monster:1'],
      track: 3,
    });
  });

  test('OW-TROPHY-08, OW-MED-07, OW-WIN-02: at position 3 an Attribute Trophy is only a card', () => {
    const play = gain('attribute:combat', (wolf) => {
      wolf.track = 3;
    });
    expect(play.table.witchers[0]).toMatchObject({ trophies: ['attribute:combat'], track: 3 });
    expect(play.over).toBeUndefined();
    expect(happened(play, 'fatigued')).toEqual([]);
    expect(own(play.table.witchers[0])).toBe(10);
  });

  test('OW-TROPHY-02, OW-MED-06, R-48: below position 3 an Attribute Trophy counts like any other', () => {
    for (const track of [0, 2]) {
      const play = gain('attribute:combat', (wolf) => {
        wolf.track = track;
      });
      expect(play.table.witchers[0]?.track).toBe(track + 1);
      expect(happened(play, 'fatigued')).toEqual([{ seat: 0, count: track + 1 }]);
    }
  });

  test('OW-TROPHY-08: four cards with three Track spaces do not win, the fourth space does', () => {
    const play = gain('monster:1', (wolf) => {
      wolf.trophies.push('attribute:combat', 'attribute:defense', 'school:griffin', 'monster:2');
      wolf.track = 2;
    });
    expect(play.over).toBeUndefined();
    expect(play.table.witchers[0]?.track).toBe(3);
  });
});

describe('Fatigue', () => {
  test('OW-FATIGUE-01, OW-FATIGUE-02: as many own cards as the step just made says, 1 for the first', () => {
    for (const [track, count] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      const play = gain('monster:1', (wolf) => {
        wolf.track = track;
      });
      for (let i = 0; i < count; i++) {
        expect(asked(play)).toBe('cards/trash');
        answer(play, legal(play)[0] as string);
      }
      expect(asked(play)).toBeUndefined();
      expect(own(play.table.witchers[0])).toBe(10 - count);
      expect(play.table.box.cards).toHaveLength(count);
    }
  });

  test('OW-FATIGUE-03: the player chooses from deck, hand and discard pile together', () => {
    const play = stage({
      arrange(table, [wolf]) {
        if (wolf === undefined) return;
        give(table, wolf.hand, [90]);
        give(table, wolf.discard, [91]);
      },
      steps: [{ do: 'trophy/gain', seat: 0, trophy: 'monster:1' }],
    });
    expect(askedSeat(play)).toBe(0);
    expect(legal(play)).toEqual([
      'hand-90',
      'discard-91',
      'deck-92',
      'deck-93',
      'deck-94',
      'deck-95',
      'deck-96',
      'deck-97',
      'deck-98',
      'deck-99',
    ]);
    answer(play, 'deck-95');
    expect(play.table.box.cards).toEqual([95]);
  });

  test('OW-FATIGUE-04, R-104, R-105: what is left, hand included, becomes one deck', () => {
    const play = stage({
      arrange(table, [wolf]) {
        if (wolf === undefined) return;
        give(table, wolf.hand, [90, 92]);
        give(table, wolf.discard, [91]);
      },
      steps: [{ do: 'trophy/gain', seat: 0, trophy: 'monster:1' }],
    });
    answer(play, 'hand-90');
    const wolf = play.table.witchers[0];
    expect([wolf?.hand.cards.length, wolf?.discard.cards.length, wolf?.deck.cards.length]).toEqual([0, 0, 9]);
    expect(cards((wolf as Witcher).deck)).not.toEqual([93, 94, 95, 96, 97, 98, 99, 92, 91]);
  });

  test('R-101: with fewer own cards than the Fatigue all of them go', () => {
    const play = stage({
      arrange(table, [wolf]) {
        if (wolf === undefined) return;
        wolf.track = 2;
        give(table, table.box, [90, 91, 92, 93, 94, 95, 96, 97]);
      },
      steps: [{ do: 'trophy/gain', seat: 0, trophy: 'monster:1' }],
    });
    answer(play, 'deck-98');
    answer(play, 'deck-99');
    expect(asked(play)).toBeUndefined();
    expect(own(play.table.witchers[0])).toBe(0);
  });

  test('OW-FATIGUE-05, OW-WIN-01, OW-WIN-03, OW-TIME-03: the step to the top ends the game before anything else', () => {
    const play = stage({
      arrange(_, [wolf]) {
        if (wolf !== undefined) wolf.track = 3;
      },
      steps: [
        { do: 'trophy/gain', seat: 0, trophy: 'monster:1' },
        { do: 'spawn/monster', slot: 0, monster: 1, after: 'defeated' },
        { do: 'turn/phase-3' },
      ],
    });
    expect(play.over?.ranking[0]).toEqual([0]);
    expect(happened(play, 'fatigued')).toEqual([]);
    expect(happened(play, 'monsterSpawned')).toEqual([]);
    expect(play.state.agenda).toEqual([]);
    expect(own(play.table.witchers[0])).toBe(10);
  });
});

describe('the end of the game', () => {
  test('OW-WIN-01, OW-WIN-04: one winner, the others by their place on the Track, equals together', () => {
    const play = gain(
      'monster:1',
      (_, all) => {
        for (const [seat, track] of [3, 1, 2, 3, 2].entries()) (all[seat] as Witcher).track = track;
      },
      5,
    );
    expect(play.over).toEqual({ ranking: [[0], [3], [2, 4], [1]], detail: { turns: 1 } });
  });

  test('OW-WIN-02: a Trophy of a Fight brings the marker to the top, one of Meditation does not', () => {
    const at3 = (wolf: Witcher): void => {
      wolf.track = 3;
    };
    expect(gain('school:griffin', at3).over).toBeDefined();
    expect(gain('monster:1', at3).over).toBeDefined();
    expect(gain('attribute:combat', at3).over).toBeUndefined();
  });
});
