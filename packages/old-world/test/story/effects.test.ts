import { describe, expect, test } from 'vitest';
import type { Condition, Effect } from '../../src/content/vocabulary.ts';
import type { Witcher } from '../../src/rules/table.ts';
import { answer, asked, askedSeat, give, happened, legal, put, whyNot } from '../support.ts';
import { ap, apply, arranged, explore, readEvent } from './reading.ts';

describe('as far as possible', () => {
  test('OW-GEN-03, R-38, D-46: Gold is lost as far as there is any, and nothing is owed', () => {
    const play = apply([{ gold: -2 }, { gold: 3 }], { arrange: arranged((w) => void (w.gold = 1)) });
    expect(happened(play, 'goldPaid')).toEqual([{ seat: 0, gold: 1 }]);
    expect(ap(play).gold).toBe(3);
  });

  test('OW-GEN-03, D-46: discarding, Potions, Shield and levels likewise', () => {
    const play = apply(
      [{ discard: 2 }, { discardPotions: 2 }, { shield: -3 }, { lower: 'combat' }, { trail: 'any' }, { draw: 2 }],
      {
        arrange: arranged((w, table) => {
          give(table, w.hand, [90]);
          put(w.deck, [91]);
          put(w.potions, [4]);
          for (const pile of table.tokens) put(pile, []);
        }),
      },
    );
    // The discarded card comes back with the second draw: only one card was lost, and two are drawn.
    expect([ap(play).potions.cards, ap(play).shield, ap(play).combat]).toEqual([[], 0, 1]);
    expect([...ap(play).hand.cards].sort((a, b) => a - b)).toEqual([90, 91]);
    expect(ap(play).trails.map((pile) => pile.cards.length)).toEqual([0, 0, 0]);
  });

  test('OW-GEN-05: the whole Result is applied, the unpleasant part too', () => {
    const play = explore('city-36', { arrange: arranged((w) => void (w.combat = 3)) });
    answer(play, 'option-1');
    expect([ap(play).gold, ap(play).combat]).toEqual([4, 2]);
    const skip = apply([{ skipTo: 'phase-3' }, { draw: 2 }, { gold: 1 }], {
      after: [{ do: 'turn/phase-2' }, { do: 'turn/phase-3' }],
    });
    expect([ap(skip).hand.cards.length, ap(skip).gold, skip.table.turn.phase]).toEqual([2, 1, 'phase-3']);
  });

  test('OW-GEN-02: where a text leaves two readings open, one is fixed: effects go in the order of the card', () => {
    const order = (effects: readonly Effect[]) =>
      ap(apply(effects, { arrange: arranged((w) => void (w.gold = 1)) })).gold;
    expect([order([{ gold: -3 }, { gold: 2 }]), order([{ gold: 2 }, { gold: -3 }])]).toEqual([2, 0]);
    const defense = (effects: readonly Effect[]) => ap(apply(effects)).shield;
    expect([
      defense([{ raise: 'defense' }, { shieldTo: 'zero' }]),
      defense([{ shieldTo: 'zero' }, { raise: 'defense' }]),
    ]).toEqual([0, 1]);
  });

  test('OW-GEN-01: the card text beats the rule: its place is reached without a path or a price', () => {
    const play = apply([{ goTo: 18 }], { arrange: arranged((w) => void (w.at = 5)) });
    expect([ap(play).at, ap(play).hand.cards.length, ap(play).gold]).toEqual([18, 0, 0]);
  });
});

describe('the words of the cards', () => {
  test('R-46: Shield rises and falls outside Fights only as the cards say', () => {
    const at = (effects: readonly Effect[]) =>
      ap(apply(effects, { arrange: arranged((w) => void ((w.defense = 3), (w.shield = 1))) })).shield;
    expect([
      at([{ shield: 1 }]),
      at([{ shield: 9 }]),
      at([{ shield: -1 }]),
      at([{ shieldTo: 'max' }]),
      at([{ shieldTo: 'zero' }]),
    ]).toEqual([2, 3, 0, 3, 0]);
    expect([at([{ draw: 1 }, { goTo: 6 }]), at([{ raise: 'combat' }])]).toEqual([1, 1]);
  });

  test('R-151: the lowest and the highest Attribute; with a tie the AP chooses among those that can change', () => {
    const levels = (combat: number, defense: number, alchemy: number, specialty: number) =>
      arranged((w) => void Object.assign(w, { combat, defense, alchemy, specialty, level: 5 }));
    const alone = apply([{ raise: 'lowest' }], { arrange: levels(2, 1, 3, 3) });
    expect([asked(alone), ap(alone).defense]).toEqual([undefined, 2]);
    const tie = apply([{ raise: 'lowest' }], { arrange: levels(2, 3, 2, 3) });
    expect([asked(tie), askedSeat(tie), legal(tie)]).toEqual(['attributes/choose', 0, ['combat', 'alchemy']]);
    expect(whyNot(tie, 'defense')).toContain('not-the-lowest');
    const fixed = apply([{ lower: 'highest' }], { arrange: levels(5, 2, 3, 1) });
    expect([asked(fixed), ap(fixed).combat, ap(fixed).alchemy]).toEqual([undefined, 5, 3]);
    const top = apply([{ lower: 'highest' }], { arrange: levels(4, 2, 4, 1) });
    expect(legal(top)).toEqual(['combat', 'alchemy']);
  });

  test('OW-EXP-08: raising, lowering, Potions, Trails, drawing, discarding, trashing, Phase III', () => {
    const play = apply(
      [
        { raise: 'any' },
        { lower: 'any' },
        { potions: 2 },
        { draw: 2 },
        { phase3Draw: 2 },
        { phase3Draw: -1 },
        { trash: 1 },
      ],
      {
        arrange: arranged((w, table) => {
          w.combat = 3;
          put(table.potionDeck, [6, 5, 4]);
        }),
      },
    );
    expect(legal(play)).toEqual(['combat', 'defense', 'alchemy', 'specialty']);
    answer(play, 'specialty');
    expect(legal(play)).toEqual(['combat', 'specialty']);
    answer(play, 'combat');
    expect([ap(play).potions.cards, ap(play).hand.cards.length, play.table.turn.phase3Draw]).toEqual([[4, 5], 2, 1]);
    expect(asked(play)).toBe('cards/trash');
    answer(play, 'deck-90');
    expect(play.table.box.cards).toEqual([90]);
    const all = apply([{ discardPotions: 'all' }], { arrange: arranged((w) => put(w.potions, [4, 5, 6])) });
    expect([ap(all).potions.cards, all.table.potionDiscard.cards]).toEqual([[], [4, 5, 6]]);
    const one = apply([{ discardPotions: 1 }], { arrange: arranged((w) => put(w.potions, [4, 5, 6])) });
    answer(one, 'potion-5');
    expect(ap(one).potions.cards).toEqual([4, 6]);
  });

  test('OW-EXP-08: conditions of every kind', () => {
    const held = (condition: Condition, change: (w: Witcher) => void): boolean => {
      const play = apply(
        { if: condition, then: [{ phase3Draw: 1 }], else: [{ phase3Draw: -1 }] },
        {
          arrange: arranged(change),
        },
      );
      return play.table.turn.phase3Draw === 1;
    };
    const pairs: [Condition, (w: Witcher) => void, (w: Witcher) => void][] = [
      [{ level: 2 }, (w) => void (w.level = 2), (w) => void (w.level = 1)],
      [{ attribute: 'combat', atLeast: 3 }, (w) => void (w.combat = 3), (w) => void (w.combat = 2)],
      [{ gold: 3 }, (w) => void (w.gold = 3), (w) => void (w.gold = 2)],
      [{ at: 14 }, (w) => void (w.at = 14), (w) => void (w.at = 13)],
      [{ school: 'wolf' }, () => {}, (w) => void (w.school = 'cat')],
      [{ potions: 1 }, (w) => put(w.potions, [4]), (w) => put(w.potions, [])],
      [{ schoolHere: 'own' }, (w) => void (w.at = 3), (w) => void (w.at = 1)],
      [{ schoolHere: 'other' }, (w) => void (w.at = 1), (w) => void (w.at = 3)],
      [{ schoolHere: 'other' }, (w) => void (w.at = 0), (w) => void (w.at = 6)],
      [{ schoolHere: 'own' }, (w) => void (w.at = 3), (w) => void (w.at = 6)],
    ];
    for (const [condition, yes, no] of pairs) {
      expect([condition, held(condition, yes)]).toEqual([condition, true]);
      expect([condition, held(condition, no)]).toEqual([condition, false]);
    }
  });

  test('OW-EXP-06: a Result with a condition says which branch applied, and one without says nothing of it', () => {
    const holds = (gold: number): unknown[] =>
      happened(
        apply(
          { if: { gold: 3 }, then: [{ phase3Draw: 1 }], else: [{ phase3Draw: -1 }] },
          { arrange: arranged((w) => void (w.gold = gold)) },
        ),
        'storyResult',
      ).map((result) => result.holds);
    expect([holds(3), holds(2)]).toEqual([[true], [false]]);
    expect(happened(apply([{ gold: 1 }]), 'storyResult')[0]).not.toHaveProperty('holds');
  });

  test('R-43: a die as a condition is told after the choice it belongs to', () => {
    const play = apply({ if: { die: 4 }, then: [{ gold: 2 }], else: [{ gold: 1 }] });
    const told = play.events.map(({ type }) => type).filter((type) => type === 'storyResult' || type === 'dieRolled');
    expect(told).toEqual(['storyResult', 'dieRolled']);
  });

  test('R-43: a die as a condition is rolled once, openly', () => {
    const results = new Set<boolean>();
    for (let seed = 0; seed < 20; seed++) {
      const play = apply({ if: { die: 3 }, then: [{ gold: 3 }], else: [{ shieldTo: 'zero' }] }, { seed: String(seed) });
      const [roll, ...more] = happened(play, 'dieRolled');
      const high = (roll?.die as number) >= 3;
      expect([more.length, ap(play).gold, ap(play).shield]).toEqual([0, high ? 3 : 0, high ? 1 : 0]);
      expect(happened(play, 'storyResult')).toMatchObject([{ holds: high, value: roll?.die }]);
      results.add(high);
    }
    expect(results.size).toBe(2);
  });

  test('OW-GEN-06: poker with the locals; alone against the table; not without Gold', () => {
    const three = { schools: ['wolf', 'griffin', 'bear'] as const, arrange: arranged((w) => void (w.gold = 1)) };
    const play = apply([{ poker: 'locals' }], three);
    expect([askedSeat(play), play.table.poker?.against, play.table.poker?.pool, ap(play).gold]).toEqual([
      2,
      'locals',
      3,
      0,
    ]);
    const solo = apply([{ poker: 'locals' }], { schools: ['wolf'], arrange: arranged((w) => void (w.gold = 1)) });
    expect([askedSeat(solo), solo.table.poker?.against]).toEqual([0, 'solo']);
    const poor = apply([{ poker: 'locals' }, { draw: 1 }]);
    expect([poor.table.poker, ap(poor).hand.cards.length]).toEqual([undefined, 1]);
  });

  test('OW-GEN-01: a card may change the next exploration', () => {
    const play = readEvent(44);
    expect([ap(play).nextExploration, ap(play).gold]).toEqual(['choose-of-two', 2]);
    const deck = readEvent(47);
    answer(deck, 'option-1');
    expect(ap(deck).nextExploration).toBe('wilds');
  });
});
