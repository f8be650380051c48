import type { Pile } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { LOCATIONS_OF } from '../../src/content/map.ts';
import { newFight } from '../../src/rules/fight/new-fight.ts';
import { enterLocation } from '../../src/rules/journey/move.ts';
import type { Table } from '../../src/rules/table.ts';
import { hasTrail, returnToken, returnTrails } from '../../src/rules/tokens.ts';
import { answer, asked, happened, legal, placeMonster, put, stage, whyNot } from '../support.ts';
import { sorted, the, witcher } from './help.ts';

const FOREST = 0;
const MOUNTAIN = 1;
const WATER = 2;

/** Takes certain tokens out of their pile. */
function take(table: Table, terrain: number, tokens: readonly number[]): void {
  const pile = table.tokens[terrain] as Pile;
  put(
    pile,
    pile.cards.filter((token) => !tokens.includes(token)),
  );
}
const trail = (table: Table, seat: number, terrain: number, token: number): void => {
  take(table, terrain, [token]);
  put(the(table, seat).trails[terrain] as Pile, [token]);
};
const quest = (table: Table, seat: number, terrain: number, token: number, turn = 0): void => {
  take(table, terrain, [token]);
  the(table, seat).trailQuests.push({ token, turn });
  table.bank -= 1;
};
/** Monsters at Hengfors, Stygga and Glenmore. */
const board = (table: Table): void => {
  placeMonster(table, 'mountain', 'barghest', 2);
  placeMonster(table, 'forest', 'foglet', 17);
  placeMonster(table, 'water', 'harpy', 12);
};
const arranged = (more: (table: Table) => void) => (table: Table) => {
  board(table);
  more(table);
};
const gain = (terrain: number, more: (table: Table) => void, options: Record<string, unknown> = {}) =>
  stage({ options, steps: [{ do: 'tokens/gain-trail', seat: 0, terrain }], arrange: arranged(more) });
const seek = (more: (table: Table) => void, options: Record<string, unknown> = {}) =>
  stage({ options, steps: [{ do: 'tokens/trail-quest', seat: 0 }], arrange: arranged(more) });
const nothing = (): void => {};

describe('Trail Tokens', () => {
  test('OW-TOKEN-01: every token is in exactly one role: Slot, Quest, Trail Quest, Trail Token, or in its pile', () => {
    const play = seek((table) => trail(table, 1, FOREST, 8));
    answer(play, 'mountain');
    const { tokens, slots, witchers } = play.state.table;
    const all = [
      ...tokens.flatMap((pile) => pile.cards),
      ...slots.map((slot) => slot.token),
      ...witchers.flatMap((each) => [
        ...each.trails.flatMap((pile) => pile.cards),
        ...each.trailQuests.map((each) => each.token),
      ]),
    ];
    expect(all.sort((a, b) => a - b)).toEqual(
      Object.values(LOCATIONS_OF)
        .flat()
        .sort((a, b) => a - b),
    );
    expect(witcher(play, 0).trails.map((pile) => pile.kind)).toEqual(['deck', 'deck', 'deck']);
  });

  test('OW-TOKEN-02, OW-TOKEN-03: a token counts by its Terrain only, for whatever monster is there now', () => {
    for (const token of [6, 7, 8]) {
      const play = gain(FOREST, (table) => put(table.tokens[FOREST], [token]));
      expect([FOREST, MOUNTAIN, WATER].map((terrain) => hasTrail(play, 0, terrain))).toEqual([true, false, false]);
      placeMonster(play.state.table, 'forest', 'leshen', 10);
      expect(hasTrail(play, 0, FOREST)).toBe(true);
    }
    const play = gain(FOREST, nothing);
    expect(JSON.stringify(happened(play, 'trailGained'))).toBe('[{"seat":0,"terrain":"forest"}]');
  });

  test('OW-TOKEN-04, D-11: at most one of each Terrain, unless the option says otherwise', () => {
    const second = (options: Record<string, unknown>) => gain(FOREST, (table) => trail(table, 0, FOREST, 8), options);
    expect(second({}).state.table.witchers[0]?.trails[FOREST].cards).toEqual([8]);
    expect(second({ trailTokenLimit: 'unlimited' }).state.table.witchers[0]?.trails[FOREST].cards).toHaveLength(2);
  });

  test('OW-TOKEN-05, R-34: from an empty pile neither a Trail Token nor a Trail Quest comes', () => {
    const empty = (table: Table): void => {
      for (const token of [6, 7, 8, 10, 16]) quest(table, 1, FOREST, token);
    };
    expect(gain(FOREST, empty).state.table.witchers[0]?.trails[FOREST].cards).toEqual([]);
    const play = seek(empty);
    expect(legal(play)).toEqual(['mountain', 'water', 'none']);
    expect(whyNot(play, 'forest')).toBe('no-token-left OW-TOKEN-05');
    const any = stage({ steps: [{ do: 'tokens/any-trail', seat: 0 }], arrange: arranged(empty) });
    expect(legal(any)).toEqual(['mountain', 'water']);
  });

  test('OW-TOKEN-06: Fights leave Trail Tokens where they are; only the monster’s end takes them', () => {
    const play = stage({
      steps: [{ do: 'fight/clear-table' }, { do: 'fight/clean-up', seat: 0 }],
      arrange: arranged((table) => {
        trail(table, 0, FOREST, 8);
        table.fight = newFight({ attacker: 0, slot: FOREST });
      }),
    });
    expect(hasTrail(play, 0, FOREST)).toBe(true);
    returnTrails(play, FOREST);
    expect(hasTrail(play, 0, FOREST)).toBe(false);
  });

  test('OW-TOKEN-07: a Trail Token for a monster replaces its Trail Quest; with an empty pile the Trail Quest stays', () => {
    const play = gain(FOREST, (table) => quest(table, 0, FOREST, 8));
    expect(witcher(play, 0).trailQuests).toEqual([]);
    expect(witcher(play, 0).trails[FOREST].cards).toHaveLength(1);
    // The token was drawn before the Trail Quest went back.
    expect(witcher(play, 0).trails[FOREST].cards).not.toEqual([8]);
    const empty = gain(FOREST, (table) => {
      quest(table, 0, FOREST, 8);
      for (const token of [6, 7, 10, 16]) quest(table, 1, FOREST, token);
    });
    expect(witcher(empty, 0).trailQuests).toEqual([{ token: 8, turn: 0 }]);
    const unlimited = gain(FOREST, (table) => quest(table, 0, FOREST, 8), { trailTokenLimit: 'unlimited' });
    expect(witcher(unlimited, 0).trailQuests).toHaveLength(1);
  });

  test('OW-TOKEN-08: what comes back is shuffled into the pile of its Terrain', () => {
    const play = stage({ steps: [], arrange: (table) => take(table, WATER, [4]) });
    const before = JSON.stringify(play.state.chance);
    returnToken(play, 4);
    expect(sorted(play.state.table.tokens[WATER])).toContain(4);
    expect(JSON.stringify(play.state.chance)).not.toBe(before);
  });

  test('D-12, R-35: "any Trail" means a monster on the board not yet tracked, or by the option any pile', () => {
    const noMonster = (table: Table): void => {
      table.slots[WATER].monster = -1;
      trail(table, 0, FOREST, 8);
    };
    const any = (options: Record<string, unknown>, more: (table: Table) => void, schools?: readonly ['wolf']) =>
      stage({
        options,
        ...(schools === undefined ? {} : { schools }),
        steps: [{ do: 'tokens/any-trail', seat: 0 }],
        arrange: arranged(more),
      });
    // Only the Mountain is left, so there is nothing to choose.
    expect(any({}, noMonster).state.table.witchers[0]?.trails.map((pile) => pile.cards.length)).toEqual([1, 1, 0]);
    const pile = any({ anyTrail: 'terrainPile' }, noMonster);
    expect(legal(pile)).toEqual(['mountain', 'water']);
    expect(whyNot(pile, 'forest')).toBe('has-this-trail OW-TOKEN-04');
    // Alone there is nothing to track where no monster is, whatever the option.
    const solo = any({ anyTrail: 'terrainPile' }, noMonster, ['wolf']);
    expect(solo.state.table.witchers[0]?.trails.map((each) => each.cards.length)).toEqual([1, 1, 0]);
  });
});

describe('Trail Quests', () => {
  test('OW-TOKEN-09: a monster on the board is chosen, and the top token of its Terrain’s shuffled pile taken', () => {
    for (const [terrain, id] of [
      [FOREST, 'forest'],
      [MOUNTAIN, 'mountain'],
      [WATER, 'water'],
    ] as const) {
      const play = seek((table) => (the(table, 0).at = 0));
      const before = play.state.table.tokens.map((pile) => [...pile.cards]);
      answer(play, id);
      expect(witcher(play, 0).trailQuests).toEqual([{ token: before[terrain]?.at(-1), turn: 1 }]);
      before[terrain]?.pop();
      expect(play.state.table.tokens.map((pile) => pile.cards)).toEqual(before);
    }
    const empty = seek((table) => (table.slots[WATER].monster = -1));
    expect(whyNot(empty, 'water')).toBe('no-monster-there OW-TOKEN-02');
  });

  test('OW-TOKEN-10, D-13, R-28: only a monster without own Trail Token and Trail Quest, unless the option says any', () => {
    const tracked = (table: Table): void => {
      trail(table, 0, FOREST, 8);
      quest(table, 0, MOUNTAIN, 9);
    };
    const play = seek(tracked);
    expect(legal(play)).toEqual(['water', 'none']);
    expect(whyNot(play, 'forest')).toBe('has-this-trail OW-TOKEN-10');
    expect(whyNot(play, 'mountain')).toBe('has-this-trail-quest OW-TOKEN-10');
    expect(legal(seek(tracked, { trailQuestTarget: 'any' }))).toEqual(['forest', 'mountain', 'water', 'none']);
    const all = seek((table) => {
      tracked(table);
      quest(table, 0, WATER, 4);
    });
    expect(asked(all)).toBeUndefined();
  });

  test('OW-TOKEN-11: face up at the board, with 1 Gold of the bank on it that is nobody’s yet', () => {
    const play = seek(nothing);
    const { bank } = play.state.table;
    answer(play, 'water');
    expect(witcher(play, 0).trailQuests).toHaveLength(1);
    expect(witcher(play, 0).gold).toBe(0);
    expect(play.state.table.bank).toBe(bank - 1);
    expect(happened(play, 'trailQuestTaken')).toEqual([{ seat: 0, token: witcher(play, 0).trailQuests[0]?.token }]);
  });

  test('OW-TOKEN-12, D-14: the token of the own place is exchanged for another one and shuffled back', () => {
    const play = seek((table) => {
      the(table, 0).at = 4;
      const pile = table.tokens[WATER];
      put(pile, [...pile.cards.filter((token) => token !== 4), 4]);
    });
    answer(play, 'water');
    expect(witcher(play, 0).trailQuests[0]?.token).not.toBe(4);
    expect(play.state.table.tokens[WATER].cards).toContain(4);
    expect(play.state.table.tokens[WATER].cards).toHaveLength(4);
  });

  test('R-29: if the only token shows the own place, another monster may be chosen, or there is no Trail Quest', () => {
    const only = (table: Table): void => {
      the(table, 0).at = 4;
      put(table.tokens[WATER], [4]);
    };
    const play = seek(only);
    answer(play, 'water');
    expect(legal(play)).toEqual(['forest', 'mountain', 'none']);
    expect(whyNot(play, 'water')).toBe('only-token-is-here OW-TOKEN-12');
    expect(play.state.table.tokens[WATER].cards).toEqual([4]);
    answer(play, 'none');
    expect(witcher(play, 0).trailQuests).toEqual([]);
    const last = seek((table) => {
      only(table);
      put(table.tokens[FOREST], []);
      put(table.tokens[MOUNTAIN], []);
    });
    answer(last, 'water');
    expect(asked(last)).toBeUndefined();
  });

  const walk = (turn: number, options: Record<string, unknown> = {}, more: (table: Table) => void = nothing) =>
    stage({
      options,
      steps: [{ do: 'turn/phase-1' }],
      arrange: arranged((table) => {
        quest(table, 0, WATER, 4, turn);
        put(the(table, 0).hand, [93, 90]);
        more(table);
      }),
    });

  test('OW-TOKEN-13: on entering its place the Gold is taken and the token becomes a Trail Token', () => {
    const play = walk(0);
    answer(play, 'move-4-card-93');
    expect(witcher(play, 0)).toMatchObject({ gold: 1, trailQuests: [] });
    expect(witcher(play, 0).trails[WATER].cards).toEqual([4]);
    expect(hasTrail(play, 0, WATER)).toBe(true);
  });

  test('OW-TOKEN-14: by itself, as no action and at no cost', () => {
    const play = walk(0);
    answer(play, 'move-4-card-93');
    expect(asked(play)).toBe('phase-1/act');
    expect(legal(play)).toContain('location-train-alchemy');
    expect(play.state.table.turn.usedActions).toEqual([]);
    expect(witcher(play, 0).hand.cards).toEqual([90]);
  });

  test('D-15: also in the turn it was taken in, or by the option only later', () => {
    expect(witcher(entered(walk(1)), 0).trailQuests).toEqual([]);
    expect(witcher(entered(walk(1, { trailQuestCompletion: 'laterTurnOnly' })), 0).trailQuests).toHaveLength(1);
    expect(witcher(entered(walk(0, { trailQuestCompletion: 'laterTurnOnly' })), 0).trailQuests).toEqual([]);
  });
  const entered = (play: ReturnType<typeof walk>) => {
    answer(play, 'move-4-card-93');
    return play;
  };

  test('R-30: the Gold on a Trail Quest that is lost goes back to the bank', () => {
    const play = gain(FOREST, (table) => quest(table, 0, FOREST, 8));
    expect(play.state.table.bank).toBe(35);
    expect(witcher(play, 0).gold).toBe(0);
    const gone = stage({ steps: [], arrange: arranged((table) => quest(table, 1, FOREST, 8)) });
    returnTrails(gone, FOREST);
    expect(gone.state.table.bank).toBe(35);
    expect(witcher(gone, 1).trailQuests).toEqual([]);
  });

  test('R-31: where that Terrain’s Trail Token is there already, the token is turned over or goes back', () => {
    const both = (limit: string) =>
      entered(walk(0, { trailTokenLimit: limit, trailQuestTarget: 'any' }, (table) => trail(table, 0, WATER, 5)));
    const one = both('onePerTerrain');
    expect(witcher(one, 0)).toMatchObject({ gold: 1, trailQuests: [] });
    expect(witcher(one, 0).trails[WATER].cards).toEqual([5]);
    expect(one.state.table.tokens[WATER].cards).toContain(4);
    expect(both('unlimited').state.table.witchers[0]?.trails[WATER].cards).toEqual([5, 4]);
  });

  test('R-32: standing there at the start of a turn does nothing; passing through does', () => {
    const play = stage({
      steps: [{ do: 'turn/begin' }],
      arrange: arranged((table) => {
        quest(table, 0, MOUNTAIN, 3);
        put(the(table, 0).hand, [93, 90, 91]);
      }),
    });
    expect(witcher(play, 0)).toMatchObject({ at: 3, gold: 0 });
    answer(play, 'move-4-card-93');
    expect(witcher(play, 0).trailQuests).toHaveLength(1);
    answer(play, 'move-3-card-90');
    expect(witcher(play, 0)).toMatchObject({ gold: 1, trailQuests: [] });
  });

  test('OW-TOKEN-13: being sent there by an effect counts as entering', () => {
    const play = stage({ steps: [], arrange: arranged((table) => quest(table, 0, WATER, 4)) });
    enterLocation(play, 0, 4);
    expect(witcher(play, 0).gold).toBe(1);
  });
});
