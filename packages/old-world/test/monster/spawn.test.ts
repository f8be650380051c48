import { describe, expect, test } from 'vitest';
import { TERRAIN_OF } from '../../src/content/map.ts';
import { monster, type MonsterId } from '../../src/content/monsters.ts';
import type { School } from '../../src/content/vocabulary.ts';
import type { Table, Witcher } from '../../src/rules/table.ts';
import { cards, happened, placeMonster, put, runOn, stage } from '../support.ts';
import { indexOf, MOUNTAIN } from './hunt.ts';

interface Gone {
  schools?: readonly School[];
  options?: Record<string, unknown>;
  seed?: string;
  arrange?: (table: Table, witchers: readonly Witcher[]) => void;
}

/** The monster of the Mountain Slot has just vanished: the Slot is empty, its token lies where its fate puts it. */
function vanish(
  id: MonsterId,
  after: 'defeated' | 'driven-away',
  { schools = ['wolf', 'griffin'], options = {}, seed = 'spawn', arrange }: Gone = {},
) {
  const index = indexOf(id);
  const play = stage({
    schools,
    options,
    seed,
    arrange(table, witchers) {
      placeMonster(table, 'mountain', id, 2);
      table.slots[MOUNTAIN].monster = -1;
      if (after === 'defeated') {
        cards(table.defeated).push(index);
        witchers[0]?.trophies.push(`monster:${index}`);
      } else cards(table.drivenAway[monster(index).level - 1] as never).push(index);
      arrange?.(table, witchers);
    },
    steps: [],
  });
  play.checked = true;
  play.state.agenda.push({ do: 'spawn/monster', slot: MOUNTAIN, monster: index, after });
  runOn(play);
  return play;
}

const slotOf = (play: ReturnType<typeof vanish>) => play.table.slots[MOUNTAIN];
const levelOf = (play: ReturnType<typeof vanish>) =>
  slotOf(play).monster < 0 ? 0 : monster(slotOf(play).monster).level;

describe('the Level of the new monster', () => {
  test('OW-SPAWN-01: a Defeated Level I or II monster is followed by one of the next Level', () => {
    expect(levelOf(vanish('harpy', 'defeated'))).toBe(2);
    expect(levelOf(vanish('werewolf', 'defeated'))).toBe(3);
  });

  test('OW-SPAWN-02: a Defeated Level III monster is followed by another of Level III', () => {
    expect(levelOf(vanish('leshen', 'defeated'))).toBe(3);
  });

  test('OW-SPAWN-03: after Driving Away the Level stays', () => {
    for (const [id, level] of [
      ['harpy', 1],
      ['werewolf', 2],
      ['leshen', 3],
    ] as const)
      expect(levelOf(vanish(id, 'driven-away'))).toBe(level);
  });

  test('OW-SPAWN-01: the token is the top one of the shuffled pile', () => {
    const play = vanish('harpy', 'defeated', {
      arrange: (table) => cards(table.monsters[1]).push(...cards(table.monsters[1]).splice(3, 1)),
    });
    expect(slotOf(play).monster).toBe(indexOf('manticore'));
    expect(play.table.monsters[1].cards).not.toContain(indexOf('manticore'));
  });

  test('OW-SPAWN-04, OW-SPAWN-14: an empty pile is made of the driven-away tokens of its Level, cards and all', () => {
    const play = vanish('harpy', 'defeated', {
      arrange(table) {
        put(table.drivenAway[1], table.monsters[1].cards);
        put(table.monsters[1], []);
      },
    });
    expect(levelOf(play)).toBe(2);
    expect(play.table.drivenAway[1].cards).toEqual([]);
    expect(play.table.monsters[1].cards).toHaveLength(11);
  });

  test('OW-SPAWN-04: while the pile lasts, driven-away monsters stay away', () => {
    const play = vanish('harpy', 'defeated', {
      arrange(table) {
        put(table.drivenAway[1], cards(table.monsters[1]).splice(1));
      },
    });
    expect(slotOf(play).monster).toBe(indexOf('fiend'));
    expect(play.table.drivenAway[1].cards).toHaveLength(11);
  });

  test('R-98: the monster just driven away returns only when the pile is empty', () => {
    const full = vanish('harpy', 'driven-away');
    expect(slotOf(full).monster).not.toBe(indexOf('harpy'));
    const empty = vanish('harpy', 'driven-away', {
      arrange(table) {
        put(table.defeated, cards(table.monsters[0]).splice(0));
      },
    });
    expect(slotOf(empty).monster).toBe(indexOf('harpy'));
  });

  test('R-97: a Level without tokens is replaced by the next higher, else by the next lower', () => {
    const higher = vanish('harpy', 'defeated', {
      arrange: (table) => put(table.defeated, [...table.defeated.cards, ...cards(table.monsters[1]).splice(0)]),
    });
    expect(levelOf(higher)).toBe(3);
    const lower = vanish('leshen', 'defeated', {
      arrange: (table) => put(table.defeated, [...table.defeated.cards, ...cards(table.monsters[2]).splice(0)]),
    });
    expect(levelOf(lower)).toBe(2);
  });

  test('R-97: with no token at all the Slot stays empty', () => {
    const play = vanish('harpy', 'defeated', {
      arrange: (table) =>
        put(table.defeated, [...table.defeated.cards, ...table.monsters.flatMap((pile) => cards(pile).splice(0))]),
    });
    expect(slotOf(play)).toEqual({ token: -1, monster: -1 });
    expect(happened(play, 'slotEmptied')).toEqual([{ slot: MOUNTAIN }]);
    expect(play.table.tokens[MOUNTAIN].cards).toHaveLength(6);
  });
});

describe('four and five players', () => {
  const four = ['wolf', 'griffin', 'bear', 'cat'] as const;
  const stack = (table: Table, ...ids: MonsterId[]): void => {
    for (const id of ids) {
      const index = indexOf(id);
      const pile = cards(table.monsters[0]);
      pile.splice(pile.indexOf(index), 1);
      cards(table.extraStack).push(index);
    }
  };

  test('OW-45P-06: a Defeated Level I monster is replaced from the additional stack while it lasts', () => {
    const play = vanish('harpy', 'defeated', {
      schools: four,
      arrange: (table) => stack(table, 'arachas', 'barghest'),
    });
    expect(slotOf(play).monster).toBe(indexOf('barghest'));
    expect(play.table.extraStack.cards).toEqual([indexOf('arachas')]);
    expect(levelOf(vanish('harpy', 'defeated', { schools: four }))).toBe(2);
  });

  test('OW-45P-06: Level II monsters do not use it', () => {
    const play = vanish('werewolf', 'defeated', { schools: four, arrange: (table) => stack(table, 'arachas') });
    expect(levelOf(play)).toBe(3);
    expect(play.table.extraStack.cards).toHaveLength(1);
  });

  test('OW-45P-07: Driving Away never uses the additional stack', () => {
    const play = vanish('harpy', 'driven-away', { schools: four, arrange: (table) => stack(table, 'arachas') });
    expect(slotOf(play).monster).not.toBe(indexOf('arachas'));
    expect(play.table.extraStack.cards).toEqual([indexOf('arachas')]);
  });

  test('OW-45P-08: the stack replaces, so three monsters are on the board', () => {
    const play = vanish('harpy', 'defeated', {
      schools: four,
      arrange: (table) => stack(table, 'arachas', 'barghest'),
    });
    expect(play.table.slots.filter((slot) => slot.monster >= 0)).toHaveLength(3);
    expect(play.table.slots).toHaveLength(3);
  });
});

describe('the tokens', () => {
  test('OW-SPAWN-05, D-04: the token of a Defeated monster is out of the game', () => {
    const play = vanish('harpy', 'defeated');
    expect(play.table.defeated.cards).toEqual([indexOf('harpy')]);
    expect(play.table.monsters[0].cards).not.toContain(indexOf('harpy'));
  });

  test('R-154: a token whose card is a Trophy stays in its pile and another is drawn', () => {
    const play = vanish('harpy', 'defeated', {
      arrange(table, [, griffin]) {
        // The top two of Level II are Trophies.
        griffin?.trophies.push(`monster:${indexOf('wyvern')}`, `monster:${indexOf('whispess')}`);
        expect(table.monsters[1].cards.slice(-3)).toEqual([
          indexOf('werewolf'),
          indexOf('whispess'),
          indexOf('wyvern'),
        ]);
      },
    });
    expect(slotOf(play).monster).toBe(indexOf('werewolf'));
    expect(play.table.monsters[1].cards).toHaveLength(11);
    // Everybody has seen the two that lay on top: the pile is shuffled.
    const inOrder = [...play.table.monsters[1].cards].sort((a, b) => a - b);
    expect(play.table.monsters[1].cards).not.toEqual(inOrder);
  });

  test('R-154: a pile with only such tokens counts as empty', () => {
    const play = vanish('harpy', 'defeated', {
      arrange(table, [, griffin]) {
        for (const token of table.monsters[1].cards) griffin?.trophies.push(`monster:${token}`);
      },
    });
    expect(levelOf(play)).toBe(3);
  });

  test('D-05: tokens of driven-away monsters wait in a pile per Level', () => {
    const play = vanish('werewolf', 'driven-away');
    expect(play.table.drivenAway.map((pile) => pile.cards)).toEqual([[], [indexOf('werewolf')], []]);
  });

  test('OW-SPAWN-06, OW-SPAWN-09, OW-SPAWN-10: the old Location Token is back and shuffled in before one of the same Terrain is drawn', () => {
    const places = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const play = vanish('harpy', 'defeated', { seed: `place-${i}` });
      expect(TERRAIN_OF[slotOf(play).token]).toBe('mountain');
      expect(play.table.tokens[MOUNTAIN].cards).toHaveLength(5);
      places.add(slotOf(play).token);
    }
    // OW-SPAWN-12: all six, the old place (2) included.
    expect([...places].sort((a, b) => a - b)).toEqual([2, 3, 9, 11, 13, 18]);
  });

  test('OW-SPAWN-07: everybody returns the Trail Tokens of this Terrain, and no others', () => {
    const play = vanish('harpy', 'defeated', {
      arrange(table, witchers) {
        for (const witcher of witchers) {
          cards(witcher.trails[MOUNTAIN]).push(cards(table.tokens[MOUNTAIN]).pop() as number);
          cards(witcher.trails[0]).push(cards(table.tokens[0]).pop() as number);
        }
      },
    });
    for (const witcher of play.table.witchers)
      expect(witcher.trails.map((pile) => pile.cards.length)).toEqual([1, 0, 0]);
    expect(play.table.tokens.map((pile) => pile.cards.length)).toEqual([3, 5, 5]);
  });

  test('OW-SPAWN-08, R-30: Trail Quests for it go back too, their Gold to the bank; others stay', () => {
    const play = vanish('harpy', 'driven-away', {
      arrange(table, witchers) {
        table.bank -= 2;
        for (const terrain of [MOUNTAIN, 2])
          witchers[1]?.trailQuests.push({ token: cards(table.tokens[terrain as 1 | 2]).pop() as number, turn: 1 });
      },
    });
    expect(play.table.witchers[1]?.trailQuests.map((quest) => TERRAIN_OF[quest.token])).toEqual(['water']);
    expect(play.table.bank).toBe(34);
    expect(play.table.witchers[1]?.gold).toBe(0);
  });

  test('OW-QUEST-15: the token on a Quest stays there', () => {
    const play = vanish('harpy', 'defeated', {
      arrange(table, [wolf]) {
        const token = cards(table.tokens[MOUNTAIN]).pop() as number;
        wolf?.quests.push({
          card: { exploration: cards(table.city).pop() as number },
          place: token,
          token: true,
          event: 1,
        });
      },
    });
    expect(play.table.witchers[0]?.quests).toHaveLength(1);
    expect(play.table.tokens[MOUNTAIN].cards).toHaveLength(4);
  });

  test('OW-SPAWN-11: the new monster stands where its token says, its card in the Slot', () => {
    const play = vanish('harpy', 'defeated');
    expect(happened(play, 'monsterSpawned')).toEqual([
      { slot: MOUNTAIN, monster: slotOf(play).monster, location: slotOf(play).token },
    ]);
  });

  test('OW-SPAWN-12, R-99: Witchers who stand there are not concerned', () => {
    const play = vanish('harpy', 'defeated', {
      arrange(table, witchers) {
        put(table.tokens[MOUNTAIN], []);
        for (const [n, token] of [3, 9, 11, 13, 18].entries())
          witchers[1]?.quests.push({
            card: { exploration: cards(table.city).pop() as number },
            place: token,
            token: true,
            event: n + 1,
          });
        for (const witcher of witchers) witcher.at = 2;
      },
    });
    expect(slotOf(play).token).toBe(2);
    expect(play.state.asks).toEqual([]);
    // the pile cannot be empty, the old token has just come back.
    expect(play.table.tokens[MOUNTAIN].cards).toEqual([]);
  });

  test('OW-SPAWN-13, R-100: each Slot has its own Terrain, so no two monsters share a place', () => {
    for (let i = 0; i < 10; i++) {
      const { slots } = vanish('harpy', 'defeated', { seed: `apart-${i}` }).table;
      expect(slots.map((slot) => TERRAIN_OF[slot.token])).toEqual(['forest', 'mountain', 'water']);
    }
  });
});
