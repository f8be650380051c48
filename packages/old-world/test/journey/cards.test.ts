import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, actionCard, startingDeck } from '../../src/content/action-cards.ts';
import { COLOURS, SCHOOLS } from '../../src/content/vocabulary.ts';
import { discardFromHand, drawCards, trashCard } from '../../src/rules/cards.ts';
import { newFight } from '../../src/rules/fight/new-fight.ts';
import { oldWorld } from '../../src/rules/game.ts';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, happened, legal, put, stage } from '../support.ts';
import { hold, lay, the, witcher } from './help.ts';

const quiet = (arrange: (table: Table) => void) => stage({ steps: [], arrange });
const seen = (play: ReturnType<typeof stage>, viewer: number): { deck: { count: number; cards?: number[] } } =>
  JSON.parse(JSON.stringify(oldWorld.view(play, viewer))).witchers[viewer];

describe('cards and piles', () => {
  test('OW-CARD-01: the own deck begins as the ten cards of the School and changes by what is gained and trashed', () => {
    const play = quiet((table) => hold(table, 0, [90]));
    const own = (): number[] => [
      ...witcher(play, 0).deck.cards,
      ...witcher(play, 0).hand.cards,
      ...witcher(play, 0).discard.cards,
    ];
    expect(own().sort((a, b) => a - b)).toEqual(startingDeck('wolf'));
    trashCard(play, 0, 90, 'hand', 'effect');
    expect(own()).not.toContain(90);
    const gained = stage({ steps: [{ do: 'phase-3/gain' }], arrange: (table) => lay(table, [14, 8, 0, 15, 9, 1]) });
    answer(gained, 'card-1');
    expect(witcher(gained, 0).hand.cards).toEqual([1]);
  });

  test('OW-CARD-02: in Phase I a card is discarded for a move; Phase I plays nothing for its Fight ability', () => {
    const play = stage({ steps: [{ do: 'turn/begin' }], arrange: (table) => hold(table, 0, [90, 93]) });
    expect(legal(play).every((id) => id.startsWith('move-') || id === 'done')).toBe(true);
    answer(play, 'move-4-card-93');
    expect(witcher(play, 0).combo.cards).toEqual([]);
    expect(witcher(play, 0).discard.cards).toEqual([93]);
  });

  test('OW-CARD-03: every card has a colour, a Terrain, a title, a cost, Fight icons and extensions with colours', () => {
    for (const card of ACTION_CARDS) {
      expect(COLOURS).toContain(card.colour);
      expect(['forest', 'mountain', 'water', 'wild']).toContain(card.terrain);
      expect(card.title.length).toBeGreaterThan(0);
      expect([0, 1, 2]).toContain(card.cost);
      for (const tab of card.tabs) expect(COLOURS).toContain(tab.colour);
    }
    expect(ACTION_CARDS.some((card) => card.tabs.some((tab) => tab.icon !== undefined))).toBe(true);
    expect(ACTION_CARDS.some((card) => card.tabs.length === 0)).toBe(true);
  });

  test('OW-CARD-04: five types by colour, two starting cards of each in every School', () => {
    expect(COLOURS).toEqual(['blue', 'red', 'green', 'yellow', 'purple']);
    const colourOf = (title: string): string | undefined => ACTION_CARDS.find((card) => card.title === title)?.colour;
    expect(['quick-slash', 'shattering-blow', 'push', 'yrden', 'aard'].map(colourOf)).toEqual(COLOURS);
    for (const school of SCHOOLS) {
      for (const colour of COLOURS) {
        expect(startingDeck(school).filter((card) => actionCard(card).colour === colour)).toHaveLength(2);
      }
    }
  });

  test('OW-CARD-05, OW-CARD-06: decks lie face down, discard piles face up', () => {
    for (const each of stage({ steps: [] }).state.table.witchers) {
      expect([each.deck.kind, each.discard.kind]).toEqual(['deck', 'open']);
    }
  });

  test('OW-CARD-07: a discarded card goes on top of its owner’s discard pile', () => {
    const play = quiet((table) => {
      hold(table, 0, [90, 91]);
      put(the(table, 0).discard, [99]);
    });
    discardFromHand(play, 0, [91, 90], 'effect');
    expect(witcher(play, 0).discard.cards).toEqual([99, 91, 90]);
    expect(witcher(play, 1).discard.cards).toEqual([]);
  });

  test('OW-CARD-08: a trashed card is in the box for good and in nobody’s discard pile', () => {
    const play = quiet((table) => hold(table, 0, [90]));
    trashCard(play, 0, 90, 'hand', 'effect');
    expect(play.state.table.box.cards).toEqual([90]);
    expect(witcher(play, 0).discard.cards).toEqual([]);
    expect(happened(play, 'discarded')).toEqual([]);
    expect(drawCards(play, 0, 20)).toBe(7);
    expect(witcher(play, 0).hand.cards).not.toContain(90);
  });
});

describe('trashing', () => {
  const trash = (count: number, from: 'anywhere' | 'hand') =>
    stage({
      steps: [{ do: 'cards/trash', seat: 0, count, from, why: 'effect' }],
      arrange: (table) => {
        put(the(table, 0).deck, [98, 95, 97]);
        hold(table, 0, [90, 91]);
        put(the(table, 0).discard, [94]);
      },
    });

  test('OW-CARD-09: without a named source from hand, deck or discard pile; the deck is shuffled afterwards', () => {
    const play = trash(1, 'anywhere');
    // In an order that tells nothing about the deck. R-114
    expect(legal(play)).toEqual(['hand-90', 'hand-91', 'discard-94', 'deck-95', 'deck-97', 'deck-98']);
    const before = JSON.stringify(play.state.chance);
    answer(play, 'deck-97');
    expect(play.state.table.box.cards).toEqual([97]);
    expect(JSON.stringify(play.state.chance)).not.toBe(before);
    expect(legal(trash(1, 'hand'))).toEqual(['hand-90', 'hand-91']);
  });

  test('OW-CARD-10: exactly the stated number, of any mixture', () => {
    const play = trash(3, 'anywhere');
    answer(play, 'deck-97');
    answer(play, 'hand-90');
    expect(legal(play).every((id) => /^(hand|deck|discard)-\d+$/.test(id))).toBe(true);
    answer(play, 'discard-94');
    expect(play.state.table.box.cards).toEqual([97, 90, 94]);
    expect(asked(play)).toBeUndefined();
  });

  test('OW-CARD-15, OW-CARD-16, R-114: whoever trashes from anywhere looks through the deck, in no telling order', () => {
    const play = trash(1, 'anywhere');
    expect(legal(play).filter((id) => id.startsWith('deck-'))).toEqual(['deck-95', 'deck-97', 'deck-98']);
    const fatigue = stage({ steps: [{ do: 'fatigue', seat: 0 }], arrange: (table) => (the(table, 0).track = 1) });
    expect(legal(fatigue)).toEqual(startingDeck('wolf').map((card) => `deck-${card}`));
  });
});

describe('drawing', () => {
  test('OW-CARD-11, OW-CARD-12, D-73: never more than seven in hand; what is not drawn stays in the deck', () => {
    const play = quiet((table) => hold(table, 0, [90, 91, 92, 93, 94]));
    expect(drawCards(play, 0, 4)).toBe(2);
    expect(witcher(play, 0).hand.cards).toHaveLength(7);
    expect(witcher(play, 0).deck.cards).toHaveLength(3);
    expect(drawCards(play, 0, 1)).toBe(0);
  });

  test('OW-CARD-13, D-32: outside a Fight an empty deck is made anew from the discard pile', () => {
    const play = quiet((table) => {
      put(the(table, 0).deck, [90]);
      put(the(table, 0).discard, [91, 92, 93]);
    });
    expect(drawCards(play, 0, 3)).toBe(3);
    expect(witcher(play, 0).hand.cards[0]).toBe(90);
    expect(witcher(play, 0).discard.cards).toEqual([]);
    expect(witcher(play, 0).deck.cards).toHaveLength(1);
  });

  const fighting = (table: Table): void => {
    put(the(table, 0).deck, [90, 95]);
    put(the(table, 0).discard, [91, 92, 93]);
    table.fight = newFight({ attacker: 0, slot: 0 });
    table.fight.pools = true;
  };

  test('OW-CARD-14: in a Fight drawing simply stops', () => {
    const play = quiet(fighting);
    expect(drawCards(play, 0, 4)).toBe(2);
    expect(witcher(play, 0).discard.cards).toEqual([91, 92, 93]);
    expect(drawCards(play, 0, 1)).toBe(0);
  });

  test('OW-CARD-20: a draw in a Fight comes from the own Life Pool', () => {
    const play = quiet(fighting);
    drawCards(play, 0, 1);
    expect(witcher(play, 0).hand.cards).toEqual([95]);
    expect(witcher(play, 0).deck.cards).toEqual([90]);
  });
});

describe('looking through the own deck', () => {
  test('OW-CARD-17, OW-CARD-19: who is neither active nor in a Fight sees what the own deck holds, others do not', () => {
    const play = stage({ schools: ['wolf', 'griffin', 'bear'], steps: [{ do: 'turn/begin' }] });
    expect(seen(play, 0).deck.cards).toBeUndefined();
    expect(seen(play, 1).deck.cards).toEqual(startingDeck('griffin'));
    const fight = stage({
      schools: ['wolf', 'griffin', 'bear'],
      steps: [],
      arrange: (table) => (table.fight = newFight({ attacker: 0, defender: 1 })),
    });
    expect(seen(fight, 1).deck.cards).toBeUndefined();
    expect(seen(fight, 2).deck.cards).toEqual(startingDeck('bear'));
  });

  test('OW-CARD-18, R-114: the order is never shown, so a shuffle would change nothing', () => {
    const play = stage({
      steps: [{ do: 'turn/begin' }],
      arrange: (table) => put(the(table, 1).deck, [...startingDeck('griffin')].reverse()),
    });
    expect(seen(play, 1).deck.cards).toEqual(startingDeck('griffin'));
  });
});

describe('sizes', () => {
  test('R-113: the sizes of hands, decks and piles are public', () => {
    const play = stage({ steps: [{ do: 'turn/begin' }], arrange: (table) => hold(table, 1, [100, 101, 102]) });
    for (const viewer of [0, 'spectator'] as const) {
      const view = JSON.parse(JSON.stringify(oldWorld.view(play, viewer)));
      expect(view.witchers[1]).toMatchObject({ hand: { count: 3 }, deck: { count: 7 }, discard: { count: 0 } });
      expect(view.witchers[1].hand.cards).toBeUndefined();
      expect(view.actionDeck).toBe(84);
    }
  });
});

describe('costs', () => {
  test('OW-CARD-21: the printed cost is what is discarded in a neutral slot', () => {
    for (const [card, cost] of [
      [0, 0],
      [8, 1],
      [14, 2],
    ] as const) {
      const play = stage({
        steps: [{ do: 'phase-3/gain' }],
        arrange: (table) => {
          hold(table, 0, [90, 91, 92]);
          lay(table, [15, 16, card, 17, 32, 33]);
        },
      });
      answer(play, `card-${card}`);
      while (asked(play) === 'phase-3/pay') answer(play, legal(play)[0] as string);
      expect(witcher(play, 0).discard.cards).toHaveLength(cost);
    }
  });

  test('OW-CARD-22: effects that name a cost mean the printed one, whatever the slot', () => {
    const play = stage({
      steps: [{ do: 'row/gain-cost', seat: 0, cost: 1 }],
      arrange: (table) => lay(table, [0, 8, 14, 15, 16, 9]),
    });
    expect(legal(play)).toEqual(['card-8', 'card-9']);
    answer(play, 'card-9');
    expect(witcher(play, 0).discard.cards).toEqual([9]);
    expect(witcher(play, 0).hand.cards).toEqual([]);
  });

  test('OW-CARD-23: starting cards cost nothing', () => {
    for (const school of SCHOOLS) for (const card of startingDeck(school)) expect(actionCard(card).cost).toBe(0);
  });
});
