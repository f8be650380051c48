import { heardBy } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { drawCards } from '../../src/rules/cards.ts';
import { viewTable, type WitcherView } from '../../src/view.ts';
import { answer, asked, cards, give, happened, legal, placeMonster, put, stage } from '../support.ts';

const witcher = (view: { witchers: readonly WitcherView[] }, seat: number): WitcherView =>
  view.witchers[seat] as WitcherView;

describe('who may see what', () => {
  test('OW-INFO-01: a hand is seen by its owner, the others see how many cards it has', () => {
    const play = stage({
      arrange: (_, [wolf]) => put((wolf as never as { hand: never }).hand, [90, 91, 92]),
      steps: [],
    });
    expect(witcher(viewTable(play, 0), 0).hand).toEqual({ count: 3, cards: [90, 91, 92] });
    expect(witcher(viewTable(play, 1), 0).hand).toEqual({ count: 3 });
    expect(witcher(viewTable(play, 'spectator'), 0).hand).toEqual({ count: 3 });
  });

  test('OW-INFO-01: what a seat draws is told to that seat alone', () => {
    const play = stage({ steps: [] });
    drawCards(play, 0, 2);
    const drew = (viewer: 0 | 1) => heardBy(play.events, viewer).find((event) => event.type === 'drew')?.data;
    expect(drew(0)).toMatchObject({ count: 2, cards: [99, 98] });
    expect(drew(1)).toEqual({ seat: 0, count: 2, reshuffled: false });
  });

  test('OW-INFO-02: nobody sees a deck, the active player not even the cards that are left in it', () => {
    const play = stage({ steps: [] });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(witcher(viewTable(play, viewer), 0).deck).toEqual({ count: 10 });
  });

  test('OW-INFO-02, OW-CARD-17, R-114: who is neither active nor fighting may look through the own deck, without its order', () => {
    const play = stage({
      arrange: (_, [, griffin]) => put((griffin as never as { deck: never }).deck, [105, 100, 103]),
      steps: [],
    });
    expect(witcher(viewTable(play, 1), 1).deck).toEqual({ count: 3, cards: [100, 103, 105] });
    expect(witcher(viewTable(play, 0), 1).deck).toEqual({ count: 3 });
  });

  test('OW-INFO-02, OW-INFO-03: whose cards they are everybody can know, where they lie not', () => {
    const play = stage({ steps: [] });
    const before = witcher(viewTable(play, 1), 0).owned;
    expect(before.length).toBe(10);
    expect(before).toEqual([...before].sort((a, b) => a - b));
    drawCards(play, 0, 2);
    // Drawing changes nothing of it, and everybody sees the same.
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(witcher(viewTable(play, viewer), 0).owned).toEqual(before);
    const board = witcher(viewTable(play, 0), 0);
    const behind = board.owned.filter((card) => !board.hand.cards?.includes(card));
    expect(behind.length).toBe(board.deck.count + board.discard.count);
  });

  test('OW-INFO-03: discard piles, the Row, Potions, Quests, tokens, Trophies, Gold, levels, Shield and Track are public', () => {
    const play = stage({
      arrange: (table, [wolf]) => {
        if (wolf === undefined) return;
        give(table, wolf.discard, [90, 95]);
        put(wolf.potions, [3]);
        put(
          table.potionDeck,
          cards(table.potionDeck).filter((n) => n !== 3),
        );
        wolf.trophies.push('monster:1');
        wolf.quests.push({ card: { exploration: 1 }, place: 12, token: false, event: 1 });
        wolf.trailQuests.push({ token: 2, turn: 1 });
        Object.assign(wolf, {
          gold: 4,
          combat: 3,
          defense: 2,
          alchemy: 2,
          specialty: 4,
          level: 2,
          shield: 2,
          track: 1,
        });
        table.tavern = 6;
      },
      steps: [],
    });
    for (const viewer of [1, 'spectator'] as const) {
      const view = viewTable(play, viewer);
      expect(witcher(view, 0)).toMatchObject({
        discard: { count: 2, cards: [90, 95] },
        potions: { count: 1, cards: [3] },
        trophies: ['monster:1'],
        quests: [{ place: 12 }],
        trailQuests: [{ token: 2 }],
        gold: 4,
        combat: 3,
        specialty: 4,
        shield: 2,
        track: 1,
      });
      expect(view.row.map(({ slot, modifier }) => [slot, modifier])).toEqual([
        [1, 1],
        [2, 1],
        [3, 0],
        [4, 0],
        [5, 0],
        [6, -1],
      ]);
      expect(view.slots.every((slot) => slot.monster >= 0)).toBe(true);
      expect(view.tavern).toBe(6);
    }
  });

  test('OW-INFO-04: of Witcher Trophies not yet taken only their number shows', () => {
    const play = stage({ schools: ['wolf', 'griffin', 'bear'], steps: [] });
    expect(witcher(viewTable(play, 1), 0)).toMatchObject({ witcherTrophies: 2, trophies: [] });
  });

  test('OW-INFO-05: the event number of a Quest is public, the Event Card itself is not on any view', () => {
    const play = stage({
      arrange: (_, [wolf]) => wolf?.quests.push({ card: { exploration: 1 }, place: 12, token: false, event: 7 }),
      steps: [],
    });
    const view = viewTable(play, 1);
    expect(witcher(view, 0).quests[0]).toEqual({ card: { exploration: 1 }, place: 12, token: false, event: 7 });
    expect(view.story).toBeUndefined();
  });

  test('OW-INFO-06, OW-INFO-07: before the choice nothing tells a Result; after it only the chosen one is named', () => {
    const play = stage({ steps: [{ do: 'explore/draw', deck: 'city' }] });
    expect(asked(play)).toBe('story/option');
    const shown = JSON.stringify([viewTable(play, 0), viewTable(play, 1), heardBy(play.events, 0), play.state.asks]);
    expect(shown).not.toContain('effects');
    expect(viewTable(play, 1).story).not.toHaveProperty('chosen');
    const option = legal(play)[0] as string;
    answer(play, option);
    const results = happened(play, 'storyResult');
    expect(results).toHaveLength(1);
  });

  test('OW-INFO-08: of Trail Tokens only the Terrain shows, of the piles only Terrain and count', () => {
    const play = stage({
      arrange: (table, [wolf]) => {
        if (wolf === undefined) return;
        put(wolf.trails[1], [cards(table.tokens[1]).pop() as number]);
      },
      steps: [],
    });
    for (const viewer of [0, 1] as const) {
      const view = viewTable(play, viewer);
      expect(witcher(view, 0).trails).toEqual([0, 1, 0]);
      expect(view.tokens).toEqual([5, 4, 5]);
    }
  });

  test('OW-INFO-09: face-down Monster Tokens show only their Level, those of the additional stack too', () => {
    const play = stage({
      schools: ['wolf', 'griffin', 'bear', 'cat'],
      arrange: (table) => put(table.extraStack, [cards(table.monsters[0]).pop() as number]),
      steps: [],
    });
    const hidden = [...play.table.monsters, play.table.extraStack];
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = viewTable(play, viewer);
      expect([view.monsters, view.extraStack]).toEqual([[6, 12, 6], 1]);
      const seen = view.slots.map((slot) => slot.monster);
      for (const pile of hidden) expect(pile.cards.filter((monster) => seen.includes(monster))).toEqual([]);
    }
  });

  test('OW-INFO-10: anybody may count a monster’s Life Pool, nobody sees its cards', () => {
    const play = stage({
      arrange: (table, [wolf]) => {
        placeMonster(table, 'mountain', 'harpy', 3);
        if (wolf !== undefined) give(table, wolf.hand, [90, 91]);
      },
      steps: [{ do: 'monster-fight/declare', slot: 1 }],
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { fight } = viewTable(play, viewer);
      expect(fight).toMatchObject({ life: 12, lost: [] });
    }
  });

  test('OW-INFO-11: what a Witcher looks at is seen by that Witcher only', () => {
    const play = stage({
      schools: ['viper', 'wolf'],
      arrange: (table, [viper]) => viper && give(table, viper.looked, [90, 91]),
      steps: [],
    });
    expect(witcher(viewTable(play, 0), 0).looked).toEqual({ count: 2, cards: [90, 91] });
    expect(witcher(viewTable(play, 1), 0).looked).toEqual({ count: 2 });
  });

  test('OW-INFO-12: a card trashed from hand is shown to all', () => {
    const play = stage({
      arrange: (table, [wolf]) => wolf && give(table, wolf.hand, [90, 91]),
      steps: [{ do: 'cards/trash', seat: 0, count: 1, from: 'hand', why: 'monster' }],
    });
    answer(play, 'hand-91');
    expect(heardBy(play.events, 1)).toContainEqual({
      type: 'trashed',
      data: { seat: 0, card: 91, zone: 'hand', why: 'monster' },
    });
    expect(viewTable(play, 1).box).toEqual([91]);
  });
});
