import { describe, expect, test } from 'vitest';
import { startingDeck } from '../../src/content/action-cards.ts';
import { SCHOOL_LOCATION } from '../../src/content/map.ts';
import { monster } from '../../src/content/monsters.ts';
import { ATTRIBUTES, SCHOOLS, type School } from '../../src/content/vocabulary.ts';
import { oldWorld } from '../../src/rules/game.ts';
import { answer, asked, askedSeat, happened, legal, whyNot } from '../support.ts';
import { first, firstTurn, newGame, sorted, witcher } from './help.ts';

const COUNTS = [1, 2, 3, 4, 5];

describe('giving out the boards', () => {
  test('OW-SETUP-01: one to five players, each with another School', () => {
    expect(oldWorld.seats).toEqual({ min: 1, max: 5 });
    for (const seats of COUNTS) {
      const schools = firstTurn(seats).state.table.witchers.map((each) => each.school);
      expect(new Set(schools).size).toBe(seats);
      for (const school of schools) expect(SCHOOLS).toContain(school);
    }
    expect(() => newGame(2, { schools: ['wolf', 'wolf'] })).toThrow(/school of its own/);
  });

  test('OW-SETUP-24: one at a time, counter-clockwise from the right of the Starting Player, who is last', () => {
    const play = newGame(4, { startingPlayer: 1 });
    const order: (number | undefined)[] = [];
    while (asked(play) === 'setup/board') {
      expect(play.state.asks).toHaveLength(1);
      order.push(askedSeat(play));
      first(play);
    }
    expect(order).toEqual([0, 3, 2, 1]);
  });

  test('OW-SETUP-25, R-07: two of the boards left are dealt by lot, one is kept, the other goes back', () => {
    const dealt = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const play = newGame(3, {}, `draft ${n}`);
      const [kept, back] = legal(play);
      expect(legal(play)).toHaveLength(2);
      dealt.add(legal(play).join());
      answer(play, kept as string);
      expect(play.state.table.boards).toContain(back);
      expect(play.state.table.boards).not.toContain(kept);
      expect(play.state.table.boards).toHaveLength(4);
    }
    expect(dealt.size).toBeGreaterThan(3);
    const play = newGame(3);
    const other = SCHOOLS.find((school) => !legal(play).includes(school)) as School;
    expect(whyNot(play, other)).toBe('not-dealt OW-SETUP-25');
  });

  test('OW-SETUP-26: the Starting Player of five gets the board that is left, without a question', () => {
    const play = newGame(5, { startingPlayer: 2 });
    const askedSeats: (number | undefined)[] = [];
    while (asked(play) === 'setup/board') {
      askedSeats.push(askedSeat(play));
      first(play);
    }
    expect(askedSeats).toEqual([1, 0, 4, 3]);
    expect(happened(play, 'boardTaken')[4]).toMatchObject({ seat: 2 });
    expect(new Set(play.state.table.witchers.map((each) => each.school)).size).toBe(5);
  });

  test('OW-SETUP-27: the boards may be chosen freely, drawn by lot, or fixed beforehand', () => {
    const chosen = newGame(3, { schools: 'choice', startingPlayer: 0 });
    expect(legal(chosen)).toEqual(SCHOOLS);
    answer(chosen, 'viper');
    expect(legal(chosen)).toEqual(SCHOOLS.filter((school) => school !== 'viper'));
    expect(whyNot(chosen, 'viper')).toBe('taken OW-SETUP-01');

    const lots = Array.from({ length: 8 }, (_, n) => newGame(3, { schools: 'random' }, `lot ${n}`));
    expect(lots.every((play) => asked(play) === 'phase-1/act')).toBe(true);
    expect(
      new Set(lots.map((play) => play.state.table.witchers.map((each) => each.school).join())).size,
    ).toBeGreaterThan(3);

    const fixed = newGame(3, { schools: ['cat', 'bear', 'wolf'] });
    expect(fixed.state.table.witchers.map((each) => each.school)).toEqual(['cat', 'bear', 'wolf']);
  });

  test('OW-SETUP-38: what belongs to Schools nobody plays is not in the game', () => {
    const { table } = firstTurn(3).state;
    const played = table.witchers.map((each) => each.school as School);
    const cards = new Set(table.witchers.flatMap((each) => [...each.deck.cards, ...each.hand.cards]));
    for (const school of SCHOOLS) {
      for (const card of startingDeck(school)) expect(cards.has(card)).toBe(played.includes(school));
    }
    expect(table.boards).toEqual([]);
  });
});

describe('what everybody starts with', () => {
  test('OW-SETUP-28, OW-SETUP-30, OW-SETUP-32: Track 0, all Attributes and the Level on 1, Shield 1', () => {
    for (const each of firstTurn(3).state.table.witchers) {
      expect(each).toMatchObject({ track: 0, combat: 1, defense: 1, alchemy: 1, specialty: 1, level: 1, shield: 1 });
    }
  });

  test('OW-SETUP-29: every Witcher stands at the own School', () => {
    for (const each of firstTurn(5).state.table.witchers) expect(each.at).toBe(SCHOOL_LOCATION[each.school as School]);
  });

  test('OW-SETUP-31: as many own Witcher Trophies as there are opponents', () => {
    for (const seats of COUNTS) {
      for (const each of firstTurn(seats).state.table.witchers) expect(each.witcherTrophies).toBe(seats - 1);
    }
  });

  test('OW-SETUP-33: the ten starting cards are shuffled into the deck, the discard pile is empty', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const each = witcher(firstTurn(2, { schools: ['wolf', 'bear'] }, seed), 0);
      expect([...each.deck.cards, ...each.hand.cards].sort((a, b) => a - b)).toEqual(startingDeck('wolf'));
      expect(each.discard.cards).toHaveLength(0);
      expect(each.deck.kind).toBe('deck');
      return [...each.deck.cards, ...each.hand.cards].join();
    });
    expect(new Set(orders).size).toBe(4);
  });

  /** Cards and Gold in turn order; the Starting Player is not seat 0. */
  function startOf(seats: number): (readonly [number | undefined, number | undefined])[] {
    const play = newGame(seats, { startingPlayer: 1, schools: 'random' });
    while (!['attributes/choose', 'phase-1/act'].includes(asked(play) ?? '')) first(play);
    const { witchers } = play.state.table;
    return witchers.map((_, turn) => {
      const each = witchers[(turn + 1) % seats];
      return [each?.hand.cards.length, each?.gold];
    });
  }

  test('OW-SETUP-34: two players start with 3 cards and 2 Gold, 5 cards and 4 Gold', () => {
    expect(startOf(2)).toEqual([
      [3, 2],
      [5, 4],
    ]);
  });
  test('OW-SETUP-35: three players start with 3/2, 4/4, 5/6', () => {
    expect(startOf(3)).toEqual([
      [3, 2],
      [4, 4],
      [5, 6],
    ]);
  });
  test('OW-SETUP-36: four players start with 2/4, 3/5, 4/6, 5/7', () => {
    expect(startOf(4)).toEqual([
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
    ]);
  });
  test('OW-SETUP-37: five players start with 2/5, 3/5, 4/5, 4/7, 5/7', () => {
    expect(startOf(5)).toEqual([
      [2, 5],
      [3, 5],
      [4, 5],
      [4, 7],
      [5, 7],
    ]);
  });

  test('OW-SETUP-39, R-10: no Potions, tokens, Quests, Trophies or Equipment, and nothing counted as raised', () => {
    const play = firstTurn(3);
    for (const each of play.state.table.witchers) {
      expect(each.potions.cards).toHaveLength(0);
      expect(each.trails.every((pile) => pile.cards.length === 0)).toBe(true);
      expect([each.trailQuests, each.quests, each.trophies, each.kept]).toEqual([[], [], [], []]);
    }
    for (const type of ['attributeRaised', 'levelUp', 'shieldChanged', 'potionGained'])
      expect(happened(play, type)).toEqual([]);
  });

  test('OW-SETUP-40: the Closed Tavern is off the map', () => {
    expect(firstTurn(3).state.table.tavern).toBe(-1);
  });
});

describe('four and five players', () => {
  test('OW-45P-01: after the normal setup first the stack, then the Attributes', () => {
    const play = newGame(4, { schools: 'random' });
    const types = play.events.map((event) => event.type);
    expect(asked(play)).toBe('attributes/choose');
    expect(types.indexOf('additionalStack')).toBeGreaterThan(types.lastIndexOf('playerReady'));
    expect(types).not.toContain('attributeRaised');
  });

  test('OW-45P-02, OW-45P-03: one unseen Level I token with four players, two with five, none with fewer', () => {
    const stacks = COUNTS.map((seats) => firstTurn(seats).state.table.extraStack);
    expect(stacks.map((pile) => pile.cards.length)).toEqual([0, 0, 0, 1, 2]);
    for (const pile of stacks) {
      expect(pile.kind).toBe('deck');
      for (const each of pile.cards) expect(monster(each).level).toBe(1);
    }
  });

  test('OW-45P-04, OW-TIME-13: each player raises one Attribute, one after the other from the first player clockwise', () => {
    const play = newGame(5, { schools: 'random', startingPlayer: 3 });
    const order: (number | undefined)[] = [];
    for (const attribute of ['combat', 'specialty', 'combat', 'specialty', 'combat']) {
      expect(play.state.asks).toHaveLength(1);
      expect(legal(play)).toEqual(ATTRIBUTES);
      order.push(askedSeat(play));
      answer(play, attribute);
    }
    expect(order).toEqual([3, 4, 0, 1, 2]);
    expect(play.state.table.witchers.map((each) => [each.combat, each.specialty])).toEqual([
      [2, 1],
      [1, 2],
      [2, 1],
      [2, 1],
      [1, 2],
    ]);
    expect(asked(play)).toBe('phase-1/act');
  });

  test('OW-45P-05, R-09: Defense gives Shield, Alchemy a Potion, and nobody reaches Level II', () => {
    const play = newGame(4, { schools: 'random', startingPlayer: 0 });
    for (const attribute of ['defense', 'alchemy', 'combat', 'specialty']) answer(play, attribute);
    expect(play.state.table.witchers.map((each) => [each.shield, each.potions.cards.length, each.level])).toEqual([
      [2, 0, 1],
      [1, 1, 1],
      [1, 0, 1],
      [1, 0, 1],
    ]);
    expect(sorted(witcher(play, 0).hand)).toHaveLength(2);
  });
});
