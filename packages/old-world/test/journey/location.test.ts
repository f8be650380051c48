import { describe, expect, test } from 'vitest';
import { LOCATIONS, location, SCHOOL_LOCATION } from '../../src/content/map.ts';
import type { Attribute, School } from '../../src/content/vocabulary.ts';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, cards, happened, legal, placeMonster, put, stage, whyNot } from '../support.ts';
import { hold, lay, sorted, the, witcher } from './help.ts';

interface Visit {
  readonly schools?: readonly School[];
  readonly options?: Record<string, unknown>;
  readonly gold?: number;
  readonly hand?: readonly number[];
  readonly more?: (table: Table) => void;
}

/** Seat 0 has just moved to a place. */
function visit(at: number, { schools = ['wolf', 'griffin'], options = {}, gold = 0, hand = [], more }: Visit = {}) {
  return stage({
    schools,
    options,
    steps: [{ do: 'turn/phase-1' }],
    arrange: (table) => {
      table.turn.moved = true;
      the(table, 0).at = at;
      the(table, 0).gold = gold;
      table.bank -= gold;
      hold(table, 0, hand);
      more?.(table);
    },
  });
}
const ROAD = [90, 91];
const placesWith = (action: string): number[] =>
  LOCATIONS.filter((place) => 'action' in place && place.action === action).map((place) => place.number);

describe('Location Actions in general', () => {
  test('OW-LOC-01: the action of the place may be used after moving, and need not be', () => {
    const play = visit(4, { hand: ROAD });
    expect(legal(play)).toContain('location-train-alchemy');
    answer(play, 'done');
    expect(witcher(play, 0).alchemy).toBe(1);
    expect(asked(play)).toBeUndefined();
  });

  test('OW-LOC-02: action, Poker and Quests at one place come in any order', () => {
    for (const order of [
      ['location-potion', 'poker-1', 'quest-0'],
      ['quest-0', 'poker-1', 'location-potion'],
      ['poker-1', 'location-potion', 'quest-0'],
    ]) {
      const play = visit(9, {
        hand: ROAD,
        gold: 3,
        more: (table) => {
          the(table, 1).at = 9;
          the(table, 1).gold = 3;
          cards(table.city).splice(cards(table.city).indexOf(0), 1);
          the(table, 0).quests.push({ card: { exploration: 0 }, place: 9, token: false, event: 1 });
        },
      });
      for (const id of order) {
        expect(legal(play)).toContain(id);
        answer(play, id);
        while (asked(play) !== 'phase-1/act')
          answer(play, asked(play) === 'poker/reroll' ? 'keep-all' : (legal(play)[0] as string));
      }
      expect(legal(play).filter((id) => !id.startsWith('move-'))).toEqual(['done']);
    }
  });

  test('OW-LOC-03: once per turn at each place, also after leaving and coming back', () => {
    const play = visit(4, { hand: [90, 93, 95, 96] });
    answer(play, 'location-train-alchemy');
    expect(whyNot(play, 'location-train-alchemy')).toBe('action-used OW-LOC-03');
    answer(play, 'move-3-card-90');
    answer(play, 'move-4-card-93');
    expect(legal(play)).not.toContain('location-train-alchemy');
  });

  test('OW-LOC-04: two places with the same kind of action may both be used in one turn', () => {
    const play = visit(11, { hand: ROAD, more: (table) => (table.turn.usedActions = [9]) });
    answer(play, 'location-potion');
    expect(witcher(play, 0).potions.cards).toHaveLength(1);
    expect(play.state.table.turn.usedActions).toEqual([9, 11]);
  });

  test('OW-LOC-05: neither a monster nor Witchers prevent the action', () => {
    const play = visit(4, {
      more: (table) => {
        the(table, 1).at = 4;
        placeMonster(table, 'water', 'archespore', 4);
      },
    });
    expect(legal(play)).toContain('location-train-alchemy');
  });

  test('OW-LOC-25: the kinds of action make up the 19 locations', () => {
    const count = (...kinds: string[]): number => kinds.flatMap(placesWith).length;
    expect([count('train-combat'), count('train-defense'), count('train-alchemy'), count('train-specialty')]).toEqual([
      1, 1, 1, 1,
    ]);
    expect([
      count('dice-poker'),
      count('potion'),
      count('trade-card'),
      count('trail-quest'),
      count('clear-pool'),
    ]).toEqual([2, 3, 1, 2, 1]);
    expect(LOCATIONS.filter((place) => 'school' in place).map((place) => place.number)).toEqual([0, 1, 3, 10, 15, 17]);
    expect([location(4).action, location(2).action, location(3).school]).toEqual([
      'train-alchemy',
      'trail-quest',
      'wolf',
    ]);
  });

  test('OW-LOC-26: every kind of action named in the data is played at its places', () => {
    for (const { number } of LOCATIONS) {
      const { action } = location(number);
      const play = visit(number, { gold: 2, hand: ROAD });
      const id =
        action === 'dice-poker' ? 'poker-locals' : action === undefined ? 'location-school' : `location-${action}`;
      expect(legal(play)).toContain(id);
    }
  });
});

describe('Attribute Locations', () => {
  test('OW-LOC-06: raises the Attribute without Gold, if it is not above the Witcher Level', () => {
    const kinds: [number, Attribute][] = [
      [18, 'combat'],
      [5, 'defense'],
      [4, 'alchemy'],
      [12, 'specialty'],
    ];
    for (const [at, attribute] of kinds) {
      const play = visit(at, { gold: 3 });
      answer(play, `location-train-${attribute}`);
      expect(witcher(play, 0)).toMatchObject({ [attribute]: 2, gold: 3 });

      const above = visit(at, { more: (table) => (the(table, 0)[attribute] = 2), hand: ROAD });
      expect(whyNot(above, `location-train-${attribute}`)).toBe('above-level OW-LOC-06');
      const level = visit(at, { more: (table) => Object.assign(the(table, 0), { [attribute]: 2, level: 2 }) });
      expect(legal(level)).toContain(`location-train-${attribute}`);
    }
  });

  test('OW-LOC-07: the place of the Specialty serves every School', () => {
    for (const school of ['wolf', 'griffin', 'bear', 'cat', 'viper'] as const) {
      const play = visit(12, { schools: [school, school === 'wolf' ? 'bear' : 'wolf'] });
      answer(play, 'location-train-specialty');
      expect(witcher(play, 0).specialty).toBe(2);
    }
  });

  test('R-20: an Attribute at level 5 cannot be raised, at an Attribute Location or at a School', () => {
    const play = visit(18, { hand: ROAD, more: (table) => Object.assign(the(table, 0), { combat: 5, level: 5 }) });
    expect(whyNot(play, 'location-train-combat')).toBe('attribute-at-top OW-ATTR-02');
    const school = visit(3, { gold: 9, more: (table) => (the(table, 0).combat = 5) });
    answer(school, 'location-school');
    expect(legal(school)).not.toContain('combat');
    expect(whyNot(school, 'combat')).toBe('attribute-at-top OW-ATTR-02');
  });
});

describe('Poker and Potion Locations', () => {
  test('OW-LOC-08: a game with the locals at the two Poker Locations', () => {
    for (const at of placesWith('dice-poker')) {
      const play = visit(at, { gold: 1 });
      answer(play, 'poker-locals');
      expect(happened(play, 'pokerStarted')).toEqual([{ active: 0, against: 'locals', other: 1 }]);
    }
    expect(legal(visit(4, { gold: 1 }))).not.toContain('poker-locals');
  });

  test('OW-LOC-09: a Potion from the top of the deck, and at most four are kept', () => {
    for (const at of placesWith('potion')) {
      const play = visit(at, { more: (table) => put(table.potionDeck, [4, 9]) });
      answer(play, 'location-potion');
      expect(witcher(play, 0).potions.cards).toEqual([9]);
    }
    const full = visit(9, {
      more: (table) => {
        put(table.potionDeck, [4, 9]);
        put(the(table, 0).potions, [0, 1, 2, 3]);
      },
    });
    answer(full, 'location-potion');
    expect(legal(full)).toEqual(['potion-0', 'potion-1', 'potion-2', 'potion-3', 'potion-9']);
  });

  test('R-19: an action that can do nothing is not offered and does not count as used', () => {
    const empty = { more: (table: Table) => put(table.potionDeck, []), hand: ROAD };
    const play = visit(9, empty);
    expect(whyNot(play, 'location-potion')).toBe('no-potion-left OW-LOC-09');
    expect(play.state.table.turn.usedActions).toEqual([]);
    const discarded = (table: Table): void => {
      put(table.potionDeck, []);
      put(table.potionDiscard, [1]);
    };
    expect(legal(visit(9, { more: discarded }))).toContain('location-potion');
    expect(legal(visit(9, { more: discarded, hand: ROAD, options: { potionReshuffle: false } }))).not.toContain(
      'location-potion',
    );
  });
});

describe('the Exchange Location', () => {
  // Row, slot 1 to 6: costs 2 1 0 | 2 1 0.
  const ROW = [14, 8, 0, 15, 9, 1];
  const trade = (hand: readonly number[]) => visit(8, { hand, more: (table) => lay(table, ROW) });

  test('OW-LOC-10: a hand card leaves the game and a Row card comes into the hand', () => {
    const play = trade([90, 91]);
    answer(play, 'location-trade-card');
    answer(play, '90-for-8');
    expect(witcher(play, 0).hand.cards).toEqual([91, 8]);
    expect(play.state.table.box.cards).toEqual([90]);
    expect(happened(play, 'trashed')).toEqual([{ seat: 0, card: 90, zone: 'hand', why: 'exchange' }]);
  });

  test('OW-LOC-11, OW-CARD-23: at most one more than the card given, whose starting cost is 0', () => {
    const play = trade([90, 10, 16]);
    answer(play, 'location-trade-card');
    const may = (give: number): number[] =>
      legal(play)
        .filter((id) => id.startsWith(`${give}-for-`))
        .map((id) => Number(id.split('-')[2]));
    expect(may(90)).toEqual([8, 0, 9, 1]);
    expect(may(10)).toEqual(ROW);
    expect(may(16)).toEqual(ROW);
    expect(whyNot(play, '90-for-14')).toBe('costs-too-much OW-LOC-11');
  });

  test('OW-LOC-12, OW-CARD-22: slots do not matter, and nothing is paid', () => {
    const play = trade([90, 91]);
    answer(play, 'location-trade-card');
    // Slot 2 would make it 2; slot 6 would make a card of cost 2 cheaper.
    expect(legal(play)).toContain('90-for-8');
    answer(play, '90-for-8');
    expect(witcher(play, 0).discard.cards).toEqual([]);
    const cheap = visit(8, { hand: [90], more: (table) => lay(table, [0, 1, 2, 3, 4, 14]) });
    answer(cheap, 'location-trade-card');
    expect(legal(cheap)).not.toContain('90-for-14');
  });

  test('OW-LOC-13: the Row slides right and is refilled', () => {
    const play = trade([90]);
    const next = play.state.table.actionDeck.cards.at(-1);
    answer(play, 'location-trade-card');
    answer(play, '90-for-9');
    expect(play.state.table.row.cards).toEqual([next, 14, 8, 0, 15, 1]);
  });

  test('R-21: a hand card without a match cannot be given; without any match there is no action', () => {
    const only2 = (table: Table): void => lay(table, [14, 15, 16, 17, 32, 33]);
    const none = visit(8, { hand: [90, 91], more: only2 });
    expect(whyNot(none, 'location-trade-card')).toBe('nothing-to-trade OW-LOC-11');
    const some = visit(8, { hand: [90, 10], more: only2 });
    answer(some, 'location-trade-card');
    expect(legal(some)).toEqual([14, 15, 16, 17, 32, 33].map((card) => `10-for-${card}`));
  });
});

describe('Schools', () => {
  const train = (at: number, gold: number, more?: (table: Table) => void) => {
    const play = visit(at, more === undefined ? { gold } : { gold, more });
    answer(play, 'location-school');
    return play;
  };

  test('OW-LOC-14: one Attribute, one level, for Gold', () => {
    const play = train(1, 3);
    const { bank } = play.state.table;
    answer(play, 'combat');
    expect(witcher(play, 0)).toMatchObject({ combat: 2, gold: 1 });
    expect(play.state.table.bank).toBe(bank + 2);
  });

  test('OW-LOC-15, R-12: Combat, Defense, Alchemy everywhere; the Specialty only at the own School, never at Behelt Nar', () => {
    for (const at of [0, 1, 10, 15, 17]) {
      const play = train(at, 9);
      expect(legal(play)).toEqual(['combat', 'defense', 'alchemy']);
      expect(whyNot(play, 'specialty')).toBe('not-own-school OW-LOC-15');
    }
    expect(legal(train(SCHOOL_LOCATION.wolf, 9))).toEqual(['combat', 'defense', 'alchemy', 'specialty']);
  });

  test('OW-LOC-16: the price is the current level plus one', () => {
    for (const level of [1, 2, 3, 4]) {
      const play = train(1, 9, (table) => (the(table, 0).combat = level));
      answer(play, 'combat');
      expect(witcher(play, 0)).toMatchObject({ combat: level + 1, gold: 9 - (level + 1) });
    }
  });

  test('OW-LOC-17: what cannot be paid cannot be chosen, and without anything payable there is no action', () => {
    const play = train(1, 3, (table) => Object.assign(the(table, 0), { combat: 3, alchemy: 2 }));
    expect(legal(play)).toEqual(['defense', 'alchemy']);
    expect(whyNot(play, 'combat')).toBe('too-expensive OW-LOC-17');
    expect(whyNot(visit(1, { gold: 1, hand: ROAD }), 'location-school')).toBe('nothing-to-train OW-LOC-17');
  });

  test('OW-LOC-18: training may go above the Witcher Level', () => {
    const play = train(1, 9, (table) => (the(table, 0).combat = 4));
    answer(play, 'combat');
    expect(witcher(play, 0)).toMatchObject({ combat: 5, level: 1 });
  });

  test('OW-LOC-19: one level only, however much Gold there is', () => {
    const play = train(1, 9);
    answer(play, 'combat');
    expect(witcher(play, 0)).toMatchObject({ combat: 2, gold: 7 });
    expect(asked(play)).toBeUndefined();
  });
});

describe('Information Locations', () => {
  test('OW-LOC-20: first 1 Gold from the bank', () => {
    for (const at of placesWith('trail-quest')) {
      const play = visit(at);
      const { bank } = play.state.table;
      answer(play, 'location-trail-quest');
      expect(witcher(play, 0).gold).toBe(1);
      expect(play.state.table.bank).toBe(bank - 1);
      expect(asked(play)).toBe('tokens/trail-quest');
    }
  });

  test('OW-LOC-21, D-16: then one Trail Quest, or none; the Gold is kept', () => {
    const play = visit(2);
    answer(play, 'location-trail-quest');
    expect(legal(play)).toEqual(['forest', 'mountain', 'water', 'none']);
    answer(play, 'none');
    expect(witcher(play, 0)).toMatchObject({ gold: 1, trailQuests: [] });
    const taken = visit(2);
    answer(taken, 'location-trail-quest');
    answer(taken, 'water');
    expect(witcher(taken, 0).trailQuests).toHaveLength(1);
    expect(witcher(taken, 0).gold).toBe(1);
  });

  test('R-27: with 35 Gold in all an empty bank gives nothing, and without a Trail Quest there is no action', () => {
    const play = visit(2, { options: { goldSupply: 35 }, hand: ROAD, more: (table) => (table.bank = 0) });
    expect(whyNot(play, 'location-trail-quest')).toBe('nothing-to-gain OW-LOC-20');
    const unlimited = visit(2, { more: (table) => (table.bank = 0) });
    answer(unlimited, 'location-trail-quest');
    expect(witcher(unlimited, 0).gold).toBe(1);
  });
});

describe('the Row Location', () => {
  const ROW = [14, 8, 0, 15, 9, 1];
  const clear = (gold: number) => {
    const play = visit(7, { gold, more: (table) => lay(table, ROW) });
    answer(play, 'location-clear-pool');
    return play;
  };

  test('OW-LOC-22: 1 Gold for whoever has none', () => {
    expect(witcher(clear(0), 0).gold).toBe(1);
    expect(witcher(clear(1), 0).gold).toBe(1);
  });

  test('OW-LOC-23: one or two cards of the Row leave the game, whether Gold was taken or not', () => {
    for (const gold of [0, 2]) {
      const play = clear(gold);
      expect(legal(play)).toHaveLength(1 + 6 + 15);
      answer(play, 'cards-8-9');
      expect(play.state.table.box.cards).toEqual([8, 9]);
      expect(play.state.table.commonDiscard.cards).toEqual([]);
    }
    const one = clear(2);
    answer(one, 'card-14');
    expect(sorted(one.state.table.box)).toEqual([14]);
    const none = clear(0);
    answer(none, 'none');
    expect(none.state.table.row.cards).toEqual(ROW);
  });

  test('OW-LOC-24, R-149: the rest slides right, the free slots on the left are refilled, the right-most first', () => {
    const play = clear(2);
    const deck = [...cards(play.state.table.actionDeck)];
    answer(play, 'cards-8-9');
    expect(play.state.table.row.cards).toEqual([deck.at(-2), deck.at(-1), 14, 0, 15, 1]);
  });

  test('R-22: the cards are chosen at once; what arrives cannot be trashed any more', () => {
    const play = clear(2);
    answer(play, 'card-8');
    expect(asked(play)).toBeUndefined();
    expect(play.state.table.box.cards).toEqual([8]);
  });
});
