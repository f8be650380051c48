import { describe, expect, test } from 'vitest';
import { answer, asked, askedSeat, happened, legal, stage } from '../support.ts';
import { choose, hold, the, WOLF, witcher } from './help.ts';

const begin = [{ do: 'turn/begin' }] as const;

describe('the turn', () => {
  test('OW-TURN-01, OW-TURN-06, OW-TURN-07: Phase I, II and III in order, then the next player clockwise', () => {
    const play = stage({
      schools: ['wolf', 'griffin', 'bear'],
      steps: begin,
      arrange: (table) => hold(table, 0, [90, 91]),
    });
    const phases: string[] = [];
    const note = (): void => {
      const { phase } = play.state.table.turn;
      if (phases[phases.length - 1] !== phase) phases.push(phase);
    };
    note();
    answer(play, 'done');
    note();
    choose(play, 'explore-city');
    while (play.state.table.active === 0) {
      choose(play, legal(play).includes('enough') ? 'enough' : '');
      if (play.state.table.active === 0) note();
    }
    expect(phases).toEqual(['phase-1', 'phase-2', 'phase-3']);
    expect(play.state.table.active).toBe(1);
    expect(happened(play, 'turnBegan')).toEqual([
      { seat: 0, turn: 2 },
      { seat: 1, turn: 3 },
    ]);
  });

  test('OW-TURN-07: after the last seat comes the first again', () => {
    const play = stage({
      schools: ['wolf', 'bear', 'cat'],
      steps: [{ do: 'turn/end' }],
      arrange: (table) => (table.active = 2),
    });
    expect(play.state.table.active).toBe(0);
    expect(asked(play)).toBe('phase-2/choose');
  });

  test('OW-TURN-02: after every move and every action Phase I goes on', () => {
    const play = stage({
      steps: begin,
      arrange: (table) => hold(table, 0, [...WOLF.water, ...WOLF.mountain]),
    });
    answer(play, 'move-4-card-93');
    expect(asked(play)).toBe('phase-1/act');
    answer(play, 'location-train-alchemy');
    expect(asked(play)).toBe('phase-1/act');
    answer(play, 'move-3-card-90');
    expect(asked(play)).toBe('phase-1/act');
    expect(witcher(play, 0).at).toBe(3);
  });

  test('OW-TURN-03: Phase I may be skipped altogether', () => {
    const play = stage({ steps: begin, arrange: (table) => hold(table, 0, [90, 91, 92]) });
    answer(play, 'done');
    expect(asked(play)).toBe('phase-2/choose');
    expect(witcher(play, 0)).toMatchObject({ at: 3 });
    expect(witcher(play, 0).hand.cards).toEqual([90, 91, 92]);
  });

  test('OW-TURN-04: Phase I may be left after a move or an action, and the rest of the hand is kept', () => {
    const play = stage({ steps: begin, arrange: (table) => hold(table, 0, [93, 90, 91]) });
    answer(play, 'move-4-card-93');
    expect(legal(play)).toContain('done');
    answer(play, 'location-train-alchemy');
    answer(play, 'done');
    expect(asked(play)).toBe('phase-2/choose');
    expect(witcher(play, 0).hand.cards).toEqual([90, 91]);
  });

  test('OW-TURN-05, R-14: without a payable move the action of the place may still be used, then Phase II begins', () => {
    const play = stage({ steps: begin, arrange: (table) => hold(table, 0, [93]) });
    answer(play, 'move-4-card-93');
    expect(legal(play)).toEqual(['location-train-alchemy', 'done']);
    answer(play, 'location-train-alchemy');
    expect(asked(play)).toBe('phase-2/choose');
  });

  test('OW-TURN-05: a hand card that leads nowhere leaves nothing but to stop', () => {
    const play = stage({
      steps: begin,
      arrange: (table) => {
        the(table, 0).at = 5;
        hold(table, 0, [90]);
      },
    });
    // Cidaris lies between water (1), forest (6) and mountain (9): a mountain card leads to Cintra only.
    expect(legal(play)).toEqual(['move-9-card-90', 'done']);
    answer(play, 'move-9-card-90');
    expect(asked(play)).toBe('phase-1/act');
    answer(play, 'location-potion');
    expect(asked(play)).toBe('phase-2/choose');
  });

  test('OW-TURN-05: an unusable hand card keeps its secret: the player is asked and can only stop', () => {
    const play = stage({
      steps: begin,
      arrange: (table) => {
        // Doldeth lies between forest and water.
        the(table, 0).at = 13;
        hold(table, 0, [90]);
      },
    });
    expect(asked(play)).toBe('phase-1/act');
    expect(legal(play)).toEqual(['done']);
  });

  test('R-15: with an empty hand a free move keeps Phase I open', () => {
    const wyvern = 'monster:21';
    const play = stage({
      steps: begin,
      arrange: (table) => {
        the(table, 0).trophies.push(wyvern);
        the(table, 0).gold = 1;
      },
    });
    expect(legal(play)).toContain(`move-2-free-${wyvern}`);
    answer(play, `move-2-free-${wyvern}`);
    expect(witcher(play, 0)).toMatchObject({ at: 2, gold: 0, usedThisTurn: [wyvern] });
    expect(legal(play)).toEqual(['location-trail-quest', 'done']);
  });

  test('OW-TURN-08, R-115: while the active player is in Phase III nobody else is asked anything', () => {
    const play = stage({
      steps: [{ do: 'turn/phase-3' }, { do: 'turn/end' }],
      arrange: (table) => hold(table, 0, [90, 91, 92, 93, 94]),
    });
    while (play.state.table.active === 0) {
      expect(play.state.asks.map((ask) => ask.seat)).toEqual([0]);
      choose(play, legal(play).includes('enough') ? 'enough' : '');
    }
    expect(askedSeat(play)).toBe(1);
  });

  test('OW-TURN-09: only the active player is asked to move, act, fight, meditate or explore', () => {
    const play = stage({
      schools: ['wolf', 'griffin', 'bear'],
      steps: begin,
      arrange: (table, witchers) => {
        table.active = 1;
        for (const each of witchers) each.gold = 5;
        hold(table, 1, [100, 101]);
      },
    });
    expect(play.state.asks.map((ask) => [ask.ask, ask.seat])).toEqual([['phase-1/act', 1]]);
    answer(play, 'done');
    expect(play.state.asks.map((ask) => [ask.ask, ask.seat])).toEqual([['phase-2/choose', 1]]);
    expect(play.answer(0, play.state.asks[0]?.id ?? 0, 'explore-city')).toEqual({ code: 'not-your-ask' });
  });

  test('R-155: powers once per turn are renewed when the owner begins a turn, and only then', () => {
    const used = ['monster:6'] as const;
    const play = stage({
      steps: begin,
      arrange: (_table, witchers) => {
        for (const each of witchers) each.usedThisTurn = [...used];
      },
    });
    expect(witcher(play, 0).usedThisTurn).toEqual([]);
    expect(witcher(play, 1).usedThisTurn).toEqual(used);
  });
});
