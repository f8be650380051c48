import { expect, test } from 'vitest';
import { ACTION_CARDS, actionCard, COMMON_DECK } from '../../src/content/action-cards.ts';
import { EVENTS } from '../../src/content/events.ts';
import { EXPLORATIONS } from '../../src/content/explorations.ts';
import { LOCATIONS_OF, TERRAIN_OF } from '../../src/content/map.ts';
import { MONSTERS, MONSTERS_OF, monster } from '../../src/content/monsters.ts';
import { TERRAINS } from '../../src/content/vocabulary.ts';
import { oldWorld } from '../../src/rules/game.ts';
import { blankTable } from '../../src/rules/journey/blank-table.ts';
import { slotAt } from '../../src/rules/seats.ts';
import { slotOf } from '../../src/rules/row.ts';
import { answer, asked, askedSeat, happened, legal } from '../support.ts';
import { firstTurn, newGame, sorted } from './help.ts';

const COUNTS = [1, 2, 3, 4, 5];
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

test('OW-SETUP-02: 90 common cards are shuffled into the Action Deck, no starting card among them', () => {
  const decks = SEEDS.map((seed) => {
    const { actionDeck, row } = firstTurn(3, {}, seed).state.table;
    expect([...actionDeck.cards, ...row.cards].sort((a, b) => a - b)).toEqual(COMMON_DECK);
    expect(actionDeck.kind).toBe('deck');
    return actionDeck.cards.join();
  });
  expect(new Set(decks).size).toBe(SEEDS.length);
});

test('OW-SETUP-03, OW-SETUP-05: three cards of cost 0 lie in slots 4 to 6, three others in slots 1 to 3', () => {
  const left = new Set<number>();
  for (const seed of SEEDS) {
    const { table } = firstTurn(2, {}, seed).state;
    expect(table.row.kind).toBe('open');
    expect(table.row.cards).toHaveLength(6);
    for (const card of table.row.cards) {
      if (slotOf(table, card) >= 4) expect(actionCard(card).cost).toBe(0);
      else left.add(actionCard(card).cost);
    }
  }
  // The left half is not picked by cost.
  expect(left.size).toBeGreaterThan(1);
});

test('OW-SETUP-04: what was turned over on the way goes back into the deck and is mixed again', () => {
  const played = SEEDS.map((seed) => firstTurn(2, {}, seed).state.table);
  for (const table of played) {
    expect(table.actionDeck.cards).toHaveLength(84);
    expect(table.commonDiscard.cards).toHaveLength(0);
    expect(table.box.cards).toHaveLength(0);
  }
  // Cards of higher cost lie anywhere, not together at one end.
  const lowest = played.map((table) => actionCard(table.actionDeck.cards[0] as number).cost);
  expect(new Set(lowest).size).toBeGreaterThan(1);
});

test('OW-SETUP-06: 28 Potions are shuffled into a face-down deck', () => {
  const { potionDeck } = firstTurn(3).state.table;
  expect(sorted(potionDeck)).toEqual(Array.from({ length: 28 }, (_, n) => n));
  expect(potionDeck.cards).not.toEqual(sorted(potionDeck));
  expect(potionDeck.kind).toBe('deck');
});

test('OW-SETUP-07, OW-SETUP-08: one Trophy of every Attribute for two or three players, two for four or five', () => {
  expect(COUNTS.slice(1).map((seats) => firstTurn(seats).state.table.attributeTrophies)).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    [2, 2, 2, 2],
  ]);
});

test('OW-SETUP-09: Event Cards are found by their number, in ascending order, and nothing shuffles them', () => {
  expect(EVENTS.map((event) => event.number)).toEqual(Array.from({ length: 56 }, (_, n) => n + 1));
  // No pile of the table holds Event Cards, so there is nothing that could be mixed.
  expect(Object.keys(blankTable(2)).filter((key) => /event/i.test(key))).toEqual([]);
});

test('OW-SETUP-10: City and Wilds are two decks of 36, shuffled separately', () => {
  const { city, wilds } = firstTurn(3).state.table;
  for (const [pile, deck] of [
    [city, 'city'],
    [wilds, 'wilds'],
  ] as const) {
    expect(sorted(pile)).toEqual(EXPLORATIONS.flatMap((card, n) => (card.deck === deck ? [n] : [])));
    expect(pile.cards).not.toEqual(sorted(pile));
    expect(pile.cards).toHaveLength(36);
  }
});

test('D-42: with exploreVariety explorations read earlier stay out of their deck, until the whole deck was read', () => {
  const city = EXPLORATIONS.flatMap((card, n) => (card.deck === 'city' ? [n] : []));
  const wilds = EXPLORATIONS.flatMap((card, n) => (card.deck === 'wilds' ? [n] : []));
  const read = [...city.slice(0, 5), ...wilds];
  const on = firstTurn(2, { exploreVariety: 'on', explorationsRead: read }).state.table;
  expect(sorted(on.city)).toEqual(city.slice(5));
  expect(sorted(on.cityOut)).toEqual(city.slice(0, 5));
  expect(sorted(on.wilds)).toEqual(wilds);
  expect(firstTurn(2, { explorationsRead: read }).state.table.city.cards).toHaveLength(36);
});

test('OW-SETUP-11: 35 Gold form the bank, and what the players start with comes from it', () => {
  expect(blankTable(3).bank).toBe(35);
  const { bank, witchers } = firstTurn(3).state.table;
  expect(bank).toBe(35 - (2 + 4 + 6));
  expect(bank + witchers.reduce((sum, each) => sum + each.gold, 0)).toBe(35);
});

test('OW-SETUP-12, OW-SETUP-13: a shuffled face-down pile of tokens per Terrain, one of each face up in its Slot', () => {
  const up = new Set<string>();
  for (const seed of SEEDS) {
    const { tokens, slots } = firstTurn(3, {}, seed).state.table;
    for (const [index, terrain] of TERRAINS.entries()) {
      const pile = tokens[index];
      const token = slots[index]?.token ?? -1;
      expect(pile?.kind).toBe('deck');
      expect(pile?.cards).toHaveLength(5);
      expect([...(pile?.cards ?? []), token].sort((a, b) => a - b)).toEqual(LOCATIONS_OF[terrain]);
      expect(TERRAIN_OF[token]).toBe(terrain);
    }
    up.add(slots.map((slot) => slot.token).join());
  }
  expect(up.size).toBeGreaterThan(1);
});

test('OW-SETUP-14: monsters are sorted by Level, and what their cards say is known to all', () => {
  const { monsters } = blankTable(3);
  expect(monsters.map((pile) => pile.cards)).toEqual([MONSTERS_OF[1], MONSTERS_OF[2], MONSTERS_OF[3]]);
  for (const { id, life } of MONSTERS) expect(id.length > 0 && life > 0).toBe(true);
});

test('OW-SETUP-15: Monster Tokens are shuffled within their Level and lie face down', () => {
  const { monsters } = firstTurn(3).state.table;
  for (const [index, pile] of monsters.entries()) {
    expect(pile.kind).toBe('deck');
    expect(pile.cards).not.toEqual(sorted(pile));
    for (const each of pile.cards) expect(monster(each).level).toBe(index + 1);
  }
});

test('OW-SETUP-16: three to five players meet three different Level I monsters, drawn by lot', () => {
  const seen = new Set<number>();
  for (const seats of [3, 4, 5]) {
    for (const seed of SEEDS) {
      const { slots, monsters } = firstTurn(seats, {}, seed).state.table;
      const drawn = slots.map((slot) => slot.monster);
      expect(new Set(drawn).size).toBe(3);
      for (const each of drawn) expect(monster(each).level).toBe(1);
      expect(monsters[0].cards).toHaveLength(7 - (seats - 3));
      for (const each of drawn) seen.add(each);
    }
  }
  expect(seen.size).toBeGreaterThan(6);
});

test('OW-SETUP-17: with two players the Starting Player chooses the Slot of the Level II monster', () => {
  for (const [index, terrain] of TERRAINS.entries()) {
    const play = newGame(2, { startingPlayer: 1 });
    expect([asked(play), askedSeat(play)]).toEqual(['setup/level-two-slot', 1]);
    expect(legal(play)).toEqual(TERRAINS);
    answer(play, terrain);
    expect(play.state.table.slots.map((slot) => monster(slot.monster).level)).toEqual(
      TERRAINS.map((_, each) => (each === index ? 2 : 1)),
    );
  }
});

test('OW-SETUP-18, R-08: whoever chooses the Slot knows the places, but no monster is drawn yet', () => {
  const play = newGame(2);
  const { table } = play.state;
  expect(asked(play)).toBe('setup/level-two-slot');
  expect(table.slots.map((slot) => slot.monster)).toEqual([-1, -1, -1]);
  expect(table.slots.map((slot) => TERRAIN_OF[slot.token])).toEqual(TERRAINS);
  answer(play, 'mountain');
  expect(table.slots.every((slot) => slot.monster >= 0)).toBe(true);
  expect(happened(play, 'monstersRevealed')).toHaveLength(1);
});

test('OW-SETUP-19: every monster stands at the location of its Slot', () => {
  const { table } = firstTurn(3).state;
  for (const [index, slot] of table.slots.entries()) expect(slotAt(table, slot.token)).toBe(index);
  expect(slotAt(table, 0)).toBe(-1);
});

test('OW-SETUP-20: the monster of every Slot is named to everybody', () => {
  const play = firstTurn(3);
  const slots = play.state.table.slots.map((slot) => ({ token: slot.token, monster: slot.monster }));
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const view = JSON.parse(JSON.stringify(oldWorld.view(play, viewer)));
    expect(view.slots).toMatchObject(slots);
  }
});

test('OW-SETUP-21: the 20 Monster Fight Cards are shuffled face down', () => {
  const { fightDeck } = firstTurn(3).state.table;
  expect(sorted(fightDeck)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(fightDeck.cards).not.toEqual(sorted(fightDeck));
  expect(fightDeck.kind).toBe('deck');
});

test('OW-SETUP-22, R-06: the Starting Player is drawn by lot, or named by the host', () => {
  const drawn = new Set(Array.from({ length: 20 }, (_, n) => newGame(3, {}, `lot ${n}`).state.table.first));
  expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2]);
  for (const seat of [0, 1, 2]) expect(newGame(3, { startingPlayer: seat }).state.table.first).toBe(seat);
  expect(() => newGame(3, { startingPlayer: 3 })).toThrow('is not a seat');
});

test('OW-SETUP-23: help cards are information only, so the table has none', () => {
  const text = JSON.stringify(firstTurn(3).state.table).toLowerCase();
  expect(text).not.toContain('help');
});

test('OW-SETUP-41: the Starting Player is known before the monsters are placed', () => {
  const play = newGame(2);
  expect(asked(play)).toBe('setup/level-two-slot');
  expect(askedSeat(play)).toBe(play.state.table.first);
  const types = play.events.map((event) => event.type);
  expect(types.indexOf('startingPlayer')).toBe(0);
});

test('OW-GEN-09: names have no place in the rules', () => {
  expect(() => newGame(2, { names: ['Vesemir', 'Coen'] })).toThrow(/no option/);
  expect(ACTION_CARDS.every((card) => !('flavour' in card))).toBe(true);
});
