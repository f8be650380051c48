import { describe, expect, test } from 'vitest';
import { EVENTS, eventCard } from '../../src/content/events.ts';
import type { Attribute } from '../../src/content/vocabulary.ts';
import { viewTable } from '../../src/view.ts';
import { answer, asked, cards, give, happened, legal, put, stage, whyNot } from '../support.ts';
import { addEvent, ap, apply, arranged, explore, readEvent } from './reading.ts';

const TURN = [{ do: 'turn/phase-1' }, { do: 'turn/phase-2' }, { do: 'turn/phase-3' }, { do: 'turn/end' }] as const;

describe('Event Cards', () => {
  test('OW-EVENT-01, OW-EVENT-02: exactly the Event with the number of the Quest is read, and no other', () => {
    for (const card of EVENTS.slice(0, 56)) {
      const play = stage({
        arrange: arranged((w) =>
          w.quests.push({ card: { exploration: 1 }, place: 3, token: false, event: card.number }),
        ),
        steps: [{ do: 'quest/resolve', seat: 0, quest: 0 }, ...TURN],
      });
      expect(happened(play, 'storyRead')[0]?.card).toEqual({ event: card.number });
      const named = JSON.stringify(card).match(/"event":(\d+)/g) ?? [];
      for (const { card: read } of happened(play, 'storyRead').slice(1)) {
        expect(named).toContain(`"event":${(read as { event: number }).event}`);
      }
    }
  });

  test('OW-EVENT-03: Options of an Event are chosen and paid like those of an Exploration', () => {
    const play = readEvent(40, { arrange: arranged((w) => void (w.gold = 1)) });
    expect([asked(play), legal(play), whyNot(play, 'option-1')]).toEqual([
      'story/option',
      ['option-2'],
      'price-gold OW-EXP-05',
    ]);
    const rich = readEvent(40, { arrange: arranged((w) => void (w.gold = 2)) });
    answer(rich, 'option-1');
    expect([ap(rich).gold, ap(rich).kept]).toEqual([0, [39]]);
  });

  test('OW-EVENT-04, R-43: a die is rolled openly and once, and picks the result', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const play = readEvent(46, { seed: `die-${seed}`, arrange: arranged((w) => void (w.gold = 1)) });
      const rolls = happened(play, 'dieRolled');
      expect(rolls).toHaveLength(1);
      const die = rolls[0]?.die as number;
      seen.add(die);
      expect(ap(play).gold).toBe([0, 0, 3, 3, 3, 5, 2][die]);
      expect(ap(play).kept).toEqual(die === 6 ? [45] : []);
      expect(happened(play, 'storyResult')[0]).toMatchObject({ value: die, chosen: [0, 0, 1, 1, 1, 2, 3][die] });
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('OW-EVENT-04, R-43: tests of levels use the current levels, some with a die', () => {
    const at = (event: number, attribute: Attribute | 'level', level: number) =>
      readEvent(event, { arrange: arranged((w) => void (w[attribute] = level)) });
    const tier = (play: ReturnType<typeof at>): unknown => happened(play, 'storyResult')[0]?.chosen;
    expect([1, 2, 3, 4, 5].map((level) => tier(at(50, 'defense', level)))).toEqual([0, 1, 1, 2, 2]);
    expect([1, 2, 3, 4, 5].map((level) => tier(at(15, 'level', level)))).toEqual([0, 1, 1, 2, 2]);
    for (const level of [1, 3, 5]) {
      const play = at(32, 'defense', level);
      const value = 2 * level + (happened(play, 'dieRolled')[0]?.die as number);
      expect(happened(play, 'storyResult')[0]).toMatchObject({ value, chosen: value >= 9 ? 2 : value >= 6 ? 1 : 0 });
    }
    expect(happened(at(50, 'defense', 2), 'dieRolled')).toEqual([]);
  });

  test('OW-EVENT-06: equipment and companions stay with the AP, and their power is in force', () => {
    for (const card of EVENTS.filter(({ kind }) => kind === 'equipment' || kind === 'companion')) {
      const play = readEvent(card.number);
      expect(ap(play).kept).toEqual([card.number]);
      expect(viewTable(play, 1).witchers[0]?.kept).toEqual([card.number]);
    }
    const play = readEvent(33, { after: TURN });
    expect(legal(play)).toContain('power-event:33');
  });

  test('OW-EVENT-07: a kept card works in later turns too', () => {
    const play = stage({ arrange: arranged((w) => w.kept.push(33)), steps: [{ do: 'turn/begin' }] });
    answer(play, 'power-event:33');
    expect([ap(play).gold, ap(play).usedThisTurn]).toEqual([1, ['event:33']]);
    const later = stage({ arrange: arranged((w) => w.kept.push(18)), steps: [{ do: 'phase-3/draw' }] });
    expect(ap(later).hand.cards).toHaveLength(4);
  });

  test('OW-EVENT-08, R-41: an Event may lead to another Event or become the card of a new Quest', () => {
    const chain = readEvent(25, { after: TURN });
    answer(chain, 'option-1');
    expect(happened(chain, 'storyRead').map(({ card }) => card)).toEqual([{ event: 25 }, { event: 20 }]);
    const quest = readEvent(53);
    answer(quest, 'option-2');
    expect(ap(quest).quests).toEqual([{ card: { event: 53 }, place: 6, token: false, event: 49 }]);
    expect(quest.table.story).toBeUndefined();
  });

  test('OW-EVENT-08: the card that led to an Event goes on where it was', () => {
    const inner = addEvent({ kind: 'instant', effects: [{ gold: 1 }, { discard: 1 }] });
    const play = apply([{ draw: 2 }, { event: inner }, { gold: 4 }], {
      arrange: arranged((w, table) => give(table, w.hand, [90])),
    });
    expect([asked(play), ap(play).gold]).toEqual(['cards/discard', 1]);
    expect(play.table.story).toMatchObject({ card: { event: inner }, outer: { card: {} } });
    answer(play, 'card-90');
    expect([ap(play).gold, play.table.story]).toEqual([5, undefined]);
  });

  test('OW-EVENT-09, R-41: what is not kept leaves the game and may come again', () => {
    const play = readEvent(34);
    if (asked(play) !== undefined) answer(play, 'combat');
    expect([ap(play).kept, ap(play).quests, play.table.story]).toEqual([[], [], undefined]);
    const again = apply([{ event: 44 }, { event: 44 }]);
    expect(ap(again).gold).toBe(4);
  });

  test('OW-EVENT-10: after an Event Phase I goes on', () => {
    const play = stage({
      arrange: arranged((w, table) => {
        w.quests.push({ card: { exploration: 1 }, place: 3, token: false, event: 44 });
        table.turn.moved = true;
        give(table, w.hand, [92]);
      }),
      steps: TURN,
    });
    answer(play, 'quest-0');
    expect([asked(play), play.table.turn.phase, ap(play).gold]).toEqual(['phase-1/act', 'phase-1', 2]);
  });

  test('OW-EVENT-10, R-45: a card that sends the AP on skips the rest; card and Quest are put away first', () => {
    const event = addEvent({ kind: 'instant', effects: [{ skipTo: 'phase-3' }, { gold: 2 }] });
    const play = stage({
      arrange: arranged((w, table) => {
        cards(table.tokens[1]).splice(cards(table.tokens[1]).indexOf(9), 1);
        w.quests.push({ card: { exploration: 1 }, place: 9, token: true, event });
        w.at = 9;
        table.turn.moved = true;
        give(table, w.hand, [92]);
      }),
      steps: TURN,
    });
    answer(play, 'quest-0');
    expect([play.table.turn.phase, ap(play).gold, ap(play).quests, play.table.story]).toEqual([
      'phase-3',
      2,
      [],
      undefined,
    ]);
    expect([play.table.cityOut.cards, play.table.tokens[1].cards.includes(9)]).toEqual([[1], true]);
    expect(play.state.agenda.some((step) => step.do === 'turn/phase-2')).toBe(false);
  });

  test('R-45: "go to Phase II" leaves Phase I, also from an Event inside another one', () => {
    const play = readEvent(25, { after: TURN });
    answer(play, 'option-1');
    expect([asked(play), ap(play).hand.cards.length, play.table.story]).toEqual(['phase-2/choose', 3, undefined]);
    const tooLate = explore('city-24', {
      after: [{ do: 'event/resolve', seat: 0, event: 20 }, { do: 'turn/phase-3' }, { do: 'turn/end' }],
    });
    answer(tooLate, 'option-2');
    expect(tooLate.table.turn.phase).toBe('phase-3');
  });

  test('D-36: Events of every kind are carried out', () => {
    const first = { options: 'story/option', 'short-fight': 'short-fight/combo' } as Record<string, string | undefined>;
    for (const kind of ['options', 'instant', 'test', 'short-fight', 'equipment', 'companion'] as const) {
      const card = EVENTS.find((each) => each.kind === kind && !JSON.stringify(each).includes('trail'));
      const play = readEvent(card?.number ?? 0);
      if (first[kind] === undefined) expect(happened(play, 'storyResult').length).toBeGreaterThan(0);
      else expect(asked(play)).toBe(first[kind]);
    }
  });
});

describe('short Fights', () => {
  const fight = (hand: readonly number[], event = 4, deck: readonly number[] = [90, 91]) =>
    readEvent(event, {
      arrange: arranged((w, table) => {
        w.defense = 4;
        w.shield = 3;
        w.gold = 5;
        give(table, w.hand, hand);
        put(w.deck, deck);
      }),
    });

  test('OW-EVENT-05: Shield, cards, one Combo; its Damage picks the result', () => {
    const play = fight([98]);
    expect([ap(play).shield, ap(play).hand.cards.length, asked(play)]).toEqual([1, 3, 'short-fight/combo']);
    answer(play, 'card-98');
    answer(play, 'card-90');
    answer(play, 'stop');
    // Aard 1, its blue Extension 1, Quick Slash 1.
    expect(happened(play, 'shortFightPlayed')).toEqual([{ seat: 0, cards: [98, 90], damage: 3 }]);
    expect(happened(play, 'storyResult')[0]).toMatchObject({ chosen: 1, value: 3 });
    expect([ap(play).gold, ap(play).combo.cards]).toEqual([8, []]);
    expect(eventCard(4)).toMatchObject({ shield: -2, draw: 2 });
    const zero = fight([98], 9);
    expect(ap(zero).shield).toBe(0);
  });

  test('R-44: the Combo follows the Extensions, and at least one card is played', () => {
    const play = fight([92, 96]);
    expect(whyNot(play, 'stop')).toBe('must-play-a-card OW-COMBO-06');
    // A Quick Slash that opens red.
    answer(play, 'card-90');
    expect(legal(play)).toEqual(['card-92', 'stop']);
    expect(whyNot(play, 'card-96')).toBe('no-open-tab OW-COMBO-02');
  });

  test('R-44: played cards are discarded in order, the others stay in hand', () => {
    const play = fight([98]);
    for (const id of ['card-98', 'card-91', 'stop']) answer(play, id);
    expect([ap(play).discard.cards, ap(play).hand.cards]).toEqual([[98, 91], [90]]);
  });

  test('R-44: drawing follows the rules outside Fights: the discard pile is shuffled in, and the hand limit holds', () => {
    const play = readEvent(4, {
      arrange: arranged((w) => {
        put(w.deck, []);
        put(w.discard, [90, 91, 92]);
      }),
    });
    expect([ap(play).hand.cards.length, ap(play).discard.cards]).toEqual([2, []]);
    const full = fight([92, 93, 94, 95, 96, 97]);
    expect(ap(full).hand.cards).toHaveLength(7);
  });

  test('R-44: no Fight: nothing of Potions, powers, Life Pools or clean-up, and only Damage counts', () => {
    const play = readEvent(4, {
      arrange: arranged((w, table) => {
        put(w.potions, [4]);
        w.trophies.push('monster:2');
        give(table, w.hand, [96]);
        w.defense = 4;
        w.shield = 3;
        put(w.deck, [90, 91]);
      }),
    });
    expect(play.table.fight).toBeUndefined();
    expect(legal(play).every((id) => id.startsWith('card-'))).toBe(true);
    answer(play, 'card-96');
    answer(play, 'stop');
    // Yrden's Shield icon does nothing; lowest tier: 2 Gold and a card.
    expect([ap(play).shield, ap(play).potions.cards]).toEqual([1, [4]]);
    expect(happened(play, 'shortFightPlayed')).toEqual([{ seat: 0, cards: [96], damage: 0 }]);
  });

  test('R-44: an empty hand is an empty Combo with Damage 0', () => {
    const play = fight([], 4, []);
    expect(happened(play, 'shortFightPlayed')).toEqual([{ seat: 0, cards: [], damage: 0 }]);
    expect(ap(play).gold).toBe(3);
  });

  test('R-44: Phase II is still open afterwards', () => {
    const play = readEvent(43, { arrange: arranged((w) => void (w.gold = 1)), after: [{ do: 'turn/phase-2' }] });
    answer(play, 'card-99');
    answer(play, 'stop');
    expect(asked(play)).toBe('phase-2/choose');
  });
});
