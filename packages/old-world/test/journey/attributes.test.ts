import { describe, expect, test } from 'vitest';
import { SPECIALTIES } from '../../src/content/specialties.ts';
import { ATTRIBUTES, type Attribute } from '../../src/content/vocabulary.ts';
import { attributeValue, fillShield, lowerShield, raiseShield, shieldMaximum } from '../../src/rules/attributes.ts';
import { newFight } from '../../src/rules/fight/new-fight.ts';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, happened, legal, put, stage, whyNot } from '../support.ts';
import { hold, the, witcher } from './help.ts';

const change = (
  step: 'attributes/raise' | 'attributes/lower',
  attribute: Attribute,
  arrange?: (table: Table) => void,
  options: Record<string, unknown> = {},
) =>
  stage({
    options,
    steps: [{ do: step, seat: 0, attribute }],
    arrange: (table) => {
      hold(table, 0, []);
      arrange?.(table);
    },
  });
const raise = (attribute: Attribute, arrange?: (table: Table) => void, options = {}) =>
  change('attributes/raise', attribute, arrange, options);
const lower = (attribute: Attribute, arrange?: (table: Table) => void, options = {}) =>
  change('attributes/lower', attribute, arrange, options);
const levels = (
  table: Table,
  combat: number,
  defense: number,
  alchemy: number,
  specialty: number,
  level: number,
): void => {
  Object.assign(the(table, 0), { combat, defense, alchemy, specialty, level });
};

describe('levels', () => {
  test('OW-ATTR-01: Combat, Defense, Alchemy and the Specialty', () => {
    expect(ATTRIBUTES).toEqual(['combat', 'defense', 'alchemy', 'specialty']);
    for (const attribute of ATTRIBUTES) {
      const play = raise(attribute);
      const expected = ATTRIBUTES.map((each) => (each === attribute ? 2 : 1));
      expect(ATTRIBUTES.map((each) => witcher(play, 0)[each])).toEqual(expected);
    }
  });

  test('OW-ATTR-02, R-57: from 1 to 5; at 5 a raise does nothing, and "any" must choose another one', () => {
    const play = raise('alchemy', (table) => levels(table, 1, 1, 5, 1, 1));
    expect(witcher(play, 0)).toMatchObject({ alchemy: 5 });
    expect(witcher(play, 0).potions.cards).toHaveLength(0);
    expect(happened(play, 'attributeRaised')).toEqual([]);
    const any = stage({
      steps: [{ do: 'attributes/change', seat: 0, attribute: 'any', by: 1 }],
      arrange: (table) => levels(table, 5, 1, 5, 1, 1),
    });
    expect(legal(any)).toEqual(['defense', 'specialty']);
    expect(whyNot(any, 'combat')).toBe('attribute-at-top OW-ATTR-02');
  });

  test('OW-ATTR-03, OW-ATTR-06, R-01: the value is the level up to 4; level 5 is worth 4', () => {
    expect([1, 2, 3, 4, 5].map(attributeValue)).toEqual([1, 2, 3, 4, 4]);
  });

  test('OW-ATTR-08: every School has one line of its Specialty for each level', () => {
    for (const lines of Object.values(SPECIALTIES)) expect(lines).toHaveLength(5);
  });

  test('OW-ATTR-13, R-58: nothing falls below 1, and "any" must choose what can be lowered', () => {
    const play = lower('combat');
    expect(witcher(play, 0).combat).toBe(1);
    expect(happened(play, 'attributeLowered')).toEqual([]);
    const any = stage({
      steps: [{ do: 'attributes/change', seat: 0, attribute: 'any', by: -1 }],
      arrange: (table) => levels(table, 1, 2, 5, 3, 1),
    });
    expect(legal(any)).toEqual(['defense', 'specialty']);
    expect(whyNot(any, 'combat')).toBe('cannot-be-lowered OW-ATTR-13');
  });

  test('OW-ATTR-14: level 5 is never lost', () => {
    expect(
      witcher(
        lower('combat', (table) => levels(table, 5, 1, 1, 1, 1)),
        0,
      ).combat,
    ).toBe(5);
    expect(
      witcher(
        lower('combat', (table) => levels(table, 4, 1, 1, 1, 1)),
        0,
      ).combat,
    ).toBe(3);
  });

  test('R-151: "the lowest" is chosen among those tied; where it cannot be changed nothing happens', () => {
    const lowest = (by: 1 | -1, attribute: 'lowest' | 'highest', set: [number, number, number, number]) =>
      stage({
        steps: [{ do: 'attributes/change', seat: 0, attribute, by }],
        arrange: (table) => levels(table, ...set, 1),
      });
    const tied = lowest(1, 'lowest', [1, 2, 1, 2]);
    expect(legal(tied)).toEqual(['combat', 'alchemy']);
    expect(whyNot(tied, 'defense')).toBe('not-the-lowest OW-GEN-03');
    answer(tied, 'alchemy');
    expect(witcher(tied, 0).alchemy).toBe(2);
    expect(asked(lowest(-1, 'lowest', [1, 2, 2, 2]))).toBeUndefined();
    const top = lowest(-1, 'highest', [5, 4, 1, 1]);
    expect(witcher(top, 0)).toMatchObject({ combat: 5, defense: 4 });
  });
});

describe('what a raise brings', () => {
  test('OW-ATTR-04, OW-ATTR-15, R-02: Shield stays between 0 and what Defense allows, 4 at most by any option', () => {
    for (const [options, maxima] of [
      [{}, [1, 2, 3, 4, 4]],
      [{ shieldAtDefense5: 'rises' }, [1, 2, 3, 4, 4]],
    ] as const) {
      const play = stage({ options, steps: [] });
      for (const [index, max] of maxima.entries()) {
        witcher(play, 0).defense = index + 1;
        witcher(play, 0).shield = 0;
        expect(shieldMaximum(play, 0)).toBe(max);
        expect(raiseShield(play, 0, 9)).toBe(max);
        expect(witcher(play, 0).shield).toBe(max);
        expect(lowerShield(play, 0, 9)).toBe(max);
        expect(witcher(play, 0).shield).toBe(0);
      }
    }
  });

  test('OW-ATTR-05: every level of Defense raises Shield by 1', () => {
    for (const level of [1, 2, 3]) {
      const play = raise('defense', (table) => Object.assign(the(table, 0), { defense: level, shield: 0 }));
      expect(witcher(play, 0)).toMatchObject({ defense: level + 1, shield: 1 });
    }
  });

  test('OW-ATTR-07: every level of Alchemy gives a Potion from the top of the deck', () => {
    for (const level of [1, 2, 3, 4]) {
      const play = raise('alchemy', (table) => {
        the(table, 0).alchemy = level;
        put(table.potionDeck, [3, 17]);
      });
      expect(witcher(play, 0).potions.cards).toEqual([17]);
    }
    expect(witcher(raise('combat'), 0).potions.cards).toEqual([]);
  });

  test('OW-ATTR-16, R-59: Shield above a lowered Defense falls with it', () => {
    const play = lower('defense', (table) => Object.assign(the(table, 0), { defense: 3, shield: 3 }));
    expect(witcher(play, 0)).toMatchObject({ defense: 2, shield: 2 });
    const low = lower('defense', (table) => Object.assign(the(table, 0), { defense: 3, shield: 1 }));
    expect(witcher(low, 0)).toMatchObject({ defense: 2, shield: 1 });
  });

  test('OW-ATTR-17, D-53: Defense 5 gives no Shield unless the option says so, and never more than 4', () => {
    const top = (shield: number, options: Record<string, unknown>) =>
      witcher(
        raise('defense', (table) => Object.assign(the(table, 0), { defense: 4, shield }), options),
        0,
      );
    expect(top(2, {})).toMatchObject({ defense: 5, shield: 2 });
    expect(top(2, { shieldAtDefense5: 'rises' })).toMatchObject({ defense: 5, shield: 3 });
    expect(top(4, { shieldAtDefense5: 'rises' })).toMatchObject({ defense: 5, shield: 4 });
    expect(top(2, { edition: 'ru' }).shield).toBe(3);
    for (const edition of ['en', 'pl', 'it']) expect(top(2, { edition }).shield).toBe(2);
  });

  test('OW-ATTR-18, R-46: Shield is refilled after a Fight and at no other time', () => {
    const play = stage({
      steps: [{ do: 'turn/begin' }],
      arrange: (table) => Object.assign(the(table, 0), { defense: 3, shield: 0 }),
    });
    expect(witcher(play, 0).shield).toBe(0);
    fillShield(play, 0);
    expect(witcher(play, 0).shield).toBe(3);
    const fought = stage({
      steps: [{ do: 'fight/clean-up', seat: 0 }],
      arrange: (table) => Object.assign(the(table, 0), { defense: 3, shield: 0 }),
    });
    expect(witcher(fought, 0).shield).toBe(3);
  });

  test('OW-ATTR-19: raising again what was lowered is a raise like any other', () => {
    const play = stage({
      steps: [
        { do: 'attributes/lower', seat: 0, attribute: 'alchemy' },
        { do: 'attributes/raise', seat: 0, attribute: 'alchemy' },
        { do: 'attributes/lower', seat: 0, attribute: 'defense' },
        { do: 'attributes/raise', seat: 0, attribute: 'defense' },
      ],
      arrange: (table) => Object.assign(the(table, 0), { alchemy: 3, defense: 3, shield: 0 }),
    });
    expect(witcher(play, 0)).toMatchObject({ alchemy: 3, defense: 3, shield: 1 });
    expect(witcher(play, 0).potions.cards).toHaveLength(1);
  });
});

describe('the Witcher Level', () => {
  test('OW-ATTR-09: rises when all four Attributes are above it, not before', () => {
    expect(
      witcher(
        raise('combat', (table) => levels(table, 1, 2, 2, 2, 1)),
        0,
      ).level,
    ).toBe(2);
    expect(
      witcher(
        raise('combat', (table) => levels(table, 1, 1, 2, 2, 1)),
        0,
      ).level,
    ).toBe(1);
    expect(
      witcher(
        raise('combat', (table) => levels(table, 2, 2, 2, 2, 2)),
        0,
      ).level,
    ).toBe(2);
  });

  test('OW-ATTR-10, OW-ATTR-11: one card for Level II and III, two for Level IV and V', () => {
    for (const [level, drawn] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ] as const) {
      const play = raise('combat', (table) => levels(table, level, level + 1, level + 1, level + 1, level));
      expect(witcher(play, 0).level).toBe(level + 1);
      expect(witcher(play, 0).hand.cards).toHaveLength(drawn);
    }
  });

  test('OW-ATTR-12: never falls', () => {
    const play = lower('combat', (table) => levels(table, 2, 2, 2, 2, 2));
    expect(witcher(play, 0)).toMatchObject({ combat: 1, level: 2 });
    const all = stage({
      steps: ATTRIBUTES.map((attribute) => ({ do: 'attributes/lower', seat: 0, attribute }) as const),
      arrange: (table) => levels(table, 3, 3, 3, 3, 3),
    });
    expect(witcher(all, 0)).toMatchObject({ combat: 2, defense: 2, alchemy: 2, specialty: 2, level: 3 });
  });

  test('OW-ATTR-20: cards drawn for a Level may be used in the same turn', () => {
    const play = stage({
      steps: [{ do: 'turn/phase-1' }],
      arrange: (table) => {
        table.turn.moved = true;
        the(table, 0).at = 18;
        levels(table, 1, 2, 2, 2, 1);
        put(the(table, 0).deck, [90, 92]);
      },
    });
    answer(play, 'location-train-combat');
    expect(witcher(play, 0).hand.cards).toEqual([92]);
    expect(legal(play)).toContain('move-11-card-92');
  });

  test('R-60: several Levels at once, each with its cards', () => {
    const play = raise('combat', (table) => levels(table, 3, 4, 4, 4, 1));
    expect(happened(play, 'levelUp').map((event) => event.level)).toEqual([2, 3, 4]);
    expect(witcher(play, 0).hand.cards).toHaveLength(1 + 1 + 2);
  });

  test('R-16, R-17, R-18: the draw refills an empty deck, takes what exists, and stops at seven', () => {
    const up = (arrange: (table: Table) => void) =>
      raise('combat', (table) => {
        levels(table, 3, 4, 4, 4, 3);
        arrange(table);
      });
    const refilled = up((table) => {
      put(the(table, 0).deck, [90]);
      put(the(table, 0).discard, [91, 92]);
    });
    expect(witcher(refilled, 0).hand.cards).toHaveLength(2);
    expect(witcher(refilled, 0).discard.cards).toHaveLength(0);
    const poor = up((table) => put(the(table, 0).deck, [90]));
    expect(witcher(poor, 0).hand.cards).toEqual([90]);
    const full = up((table) => hold(table, 0, [90, 91, 92, 93, 94, 95]));
    expect(witcher(full, 0).hand.cards).toHaveLength(7);
    expect(witcher(full, 0).deck.cards).toHaveLength(3);
  });

  test('R-61: in a Fight the cards come from the Life Pool, which is never refilled', () => {
    const play = raise('combat', (table) => {
      levels(table, 3, 4, 4, 4, 3);
      put(the(table, 0).deck, [90]);
      put(the(table, 0).discard, [91, 92]);
      table.fight = newFight({ attacker: 0, slot: 0 });
      table.fight.pools = true;
    });
    expect(witcher(play, 0).hand.cards).toEqual([90]);
    expect(witcher(play, 0).discard.cards).toEqual([91, 92]);
  });

  test('OW-TIME-01: what a raise brings is applied before anything that waits', () => {
    const play = stage({
      steps: [
        { do: 'attributes/raise', seat: 0, attribute: 'alchemy' },
        { do: 'attributes/lower', seat: 0, attribute: 'combat' },
      ],
      arrange: (table) => {
        levels(table, 2, 2, 1, 2, 1);
        put(the(table, 0).potions, [0, 1, 2, 3]);
        put(table.potionDeck, [9]);
      },
    });
    // Over four Potions: the choice comes at once, and what waits still waits.
    expect(asked(play)).toBe('potions/discard');
    expect(witcher(play, 0)).toMatchObject({ combat: 2, level: 1 });
    answer(play, 'potion-0');
    expect(witcher(play, 0)).toMatchObject({ combat: 1, level: 2 });
  });

  test('OW-TIME-02: the Attribute moves, then Shield or Potion, then the Level, then its cards', () => {
    const order = (attribute: Attribute): string[] =>
      raise(attribute, (table) => {
        levels(table, 2, 2, 2, 2, 1);
        the(table, 0)[attribute] = 1;
      }).events.map((event) => event.type);
    expect(order('alchemy')).toEqual(['attributeRaised', 'potionGained', 'levelUp', 'drew']);
    expect(order('defense')).toEqual(['attributeRaised', 'shieldChanged', 'levelUp', 'drew']);
    expect(order('combat')).toEqual(['attributeRaised', 'levelUp', 'drew']);
  });
});
