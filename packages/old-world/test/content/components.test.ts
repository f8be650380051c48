import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  ATTRIBUTE_TROPHIES,
  COLOURS,
  COMMON_DECK,
  COMMON_TITLES,
  EDGES,
  LOCATIONS,
  LOCATIONS_OF,
  MONSTERS_OF,
  MONSTERS,
  MONSTER_FIGHT_DECK,
  MONSTER_TROPHIES,
  POTIONS,
  POTION_TITLES,
  SCHOOLS,
  SCHOOL_LOCATION,
  SEA_EDGES,
  STARTING_TITLES,
  TERRAINS,
  WITCHER_TROPHIES,
  actionCard,
  actionTitle,
  location,
  neighbours,
  oldWorldContent,
  soloRank,
  startingDeck,
} from '../../src/content/index.ts';
import { POINT, worth } from './yardstick.ts';

const count = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length;

describe('the map', () => {
  it('has 19 locations, six of every terrain and one wild', () => {
    expect(LOCATIONS).toHaveLength(19);
    LOCATIONS.forEach((place, index) => expect(place.number).toBe(index));
    for (const terrain of TERRAINS) expect(LOCATIONS_OF[terrain]).toHaveLength(6);
  });

  it('is connected, and every road leads both ways', () => {
    for (const { number } of LOCATIONS)
      for (const other of neighbours(number)) expect(neighbours(other)).toContain(number);
    const seen = new Set([0]);
    for (const n of seen) for (const next of neighbours(n)) seen.add(next);
    expect(seen.size).toBe(19);
    const roads = new Set(EDGES.map((edge) => edge.join()));
    expect(roads.size).toBe(EDGES.length);
    for (const sea of SEA_EDGES) expect(roads).toContain(sea.join());
  });

  it('is the printed board: what each place offers, 43 roads, four of them by sea', () => {
    expect(LOCATIONS.map((place) => ('action' in place ? place.action : place.school))).toEqual([
      'manticore',
      'griffin',
      'trail-quest',
      'wolf',
      'train-alchemy',
      'train-defense',
      'dice-poker',
      'clear-pool',
      'trade-card',
      'potion',
      'bear',
      'potion',
      'train-specialty',
      'trail-quest',
      'dice-poker',
      'viper',
      'potion',
      'cat',
      'train-combat',
    ]);
    expect(EDGES).toHaveLength(43);
    expect(LOCATIONS.map(({ number }) => neighbours(number).join(' '))).toEqual([
      '4 8 11 15',
      '2 5 6 9',
      '1 3 6 7',
      '2 4 7',
      '0 3 7 8',
      '1 6 9',
      '1 2 5 7 9',
      '2 3 4 6 8 9 10 11',
      '0 4 7 11',
      '1 5 6 7 10 12',
      '7 9 11 12 14',
      '0 7 8 10 14 15 18',
      '9 10 13 14',
      '12 14 16',
      '10 11 12 13 15 16 17 18',
      '0 11 14 18',
      '13 14 17',
      '14 16 18',
      '11 14 15 17',
    ]);
    expect(SEA_EDGES.map((edge) => edge.join('-'))).toEqual(['1-5', '1-6', '1-9', '5-9']);
  });

  it('gives every school its home', () => {
    for (const school of SCHOOLS) expect(location(SCHOOL_LOCATION[school]).school).toBe(school);
  });
});

describe('the monsters', () => {
  it('are 10 of level I, 12 of level II and 6 of level III, each named once', () => {
    expect([MONSTERS_OF[1].length, MONSTERS_OF[2].length, MONSTERS_OF[3].length]).toEqual([10, 12, 6]);
    expect(new Set(MONSTERS.map((each) => each.id)).size).toBe(28);
  });

  it('fight with 20 cards, more than the longest life', () => {
    expect(MONSTER_FIGHT_DECK).toHaveLength(20);
    for (const { life } of MONSTERS) expect(life).toBeLessThanOrEqual(20);
  });
});

describe('the action cards', () => {
  it('are 90 in the common deck: 18 of every colour, 8 of cost 0, 6 of cost 1, 4 of cost 2', () => {
    const common = COMMON_DECK.map(actionCard);
    expect(common).toHaveLength(90);
    for (const colour of COLOURS)
      expect([0, 1, 2].map((cost) => count(common, (card) => card.colour === colour && card.cost === cost))).toEqual([
        8, 6, 4,
      ]);
    expect(COMMON_TITLES).toHaveLength(20);
  });

  it('are numbered by their place', () => {
    expect(ACTION_CARDS).toHaveLength(140);
    ACTION_CARDS.forEach((card, index) => expect(card.number).toBe(index));
  });

  it('show the three terrains equally often and the wild one on every tenth card', () => {
    const common = COMMON_DECK.map(actionCard);
    for (const terrain of TERRAINS) expect(count(common, (card) => card.terrain === terrain)).toBe(27);
    expect(count(common, (card) => card.terrain === 'wild')).toBe(9);
  });

  it('give every school two cards of each colour at cost 0, with most of the terrain of its home', () => {
    for (const school of SCHOOLS) {
      const deck = startingDeck(school).map(actionCard);
      expect(deck).toHaveLength(10);
      for (const card of deck) expect([card.school, card.cost]).toEqual([school, 0]);
      for (const colour of COLOURS) expect(count(deck, (card) => card.colour === colour)).toBe(2);
      const home = location(SCHOOL_LOCATION[school]).terrain;
      const shows = (terrain: string): number => count(deck, (card) => card.terrain === terrain);
      for (const terrain of TERRAINS) {
        expect(shows(terrain)).toBeGreaterThan(0);
        if (terrain !== home) expect(shows(terrain)).toBeLessThan(shows(home));
      }
      expect(shows('wild')).toBe({ wolf: 2, griffin: 2, bear: 1, cat: 1, viper: 0 }[school]);
    }
  });

  it('differ between the schools', () => {
    const decks = SCHOOLS.map((school) =>
      startingDeck(school)
        .map((n) => `${actionCard(n).title}/${actionCard(n).terrain}`)
        .join(),
    );
    expect(new Set(decks).size).toBe(5);
  });

  it.each(COMMON_TITLES.map((title) => [title.id, title] as const))('%s is worth what it costs', (_, title) => {
    const [low, high] = { 0: [1.75, 2.35], 1: [2.7, 3.3], 2: [4.2, 4.8] }[title.cost];
    expect(worth(title) / POINT).toBeGreaterThanOrEqual(low ?? 0);
    expect(worth(title) / POINT).toBeLessThanOrEqual(high ?? 0);
  });

  it.each(STARTING_TITLES.map((title) => [title.id, title] as const))(
    'the starting card %s is no better than a bought one',
    (_, title) => {
      expect(worth(title) / POINT).toBeGreaterThanOrEqual(1);
      expect(worth(title) / POINT).toBeLessThanOrEqual(2.5);
    },
  );

  it('have as many tabs as fit: at most four, each colour once', () => {
    for (const { tabs } of [...COMMON_TITLES, ...STARTING_TITLES]) {
      expect(tabs.length).toBeLessThanOrEqual(4);
      expect(new Set(tabs.map((tab) => tab.colour)).size).toBe(tabs.length);
    }
  });

  it('keep to the figures of the rulebook', () => {
    expect(actionTitle('quick-slash')).toMatchObject({ colour: 'blue', icons: [{ damage: 1 }], tabs: [] });
    expect(actionTitle('block').colour).toBe('green');
    expect(actionTitle('block').tabs).toContainEqual({ colour: 'yellow', icon: { damage: 1 } });
    expect(actionTitle('lightning-reflexes').cost).toBe(2);
  });

  it('deal about 3 in a plain two-card combo of a starting deck', () => {
    const damage = (id: Parameters<typeof actionTitle>[0]): number =>
      actionTitle(id).icons.reduce((sum, icon) => sum + ('damage' in icon ? icon.damage : 0), 0);
    expect(damage('shattering-blow') + damage('quick-slash')).toBe(3);
    expect(damage('push') + damage('shattering-blow')).toBe(3);
    expect(damage('aard') + damage('shattering-blow')).toBe(3);
  });
});

describe('potions and trophies', () => {
  it('are seven potions four times each', () => {
    expect(POTIONS).toHaveLength(28);
    for (const { id } of POTION_TITLES) expect(count(POTIONS, (each) => each.id === id)).toBe(4);
  });

  it('are 28, 5 and 4 trophies', () => {
    expect(Object.keys(MONSTER_TROPHIES)).toEqual(MONSTERS.map((each) => each.id));
    expect(Object.keys(WITCHER_TROPHIES)).toHaveLength(5);
    expect(Object.keys(ATTRIBUTE_TROPHIES)).toHaveLength(4);
  });

  it('ask a price for every power without a limit', () => {
    const powers = [
      ...Object.values(MONSTER_TROPHIES),
      ...Object.values(WITCHER_TROPHIES),
      ...Object.values(ATTRIBUTE_TROPHIES),
    ];
    for (const power of powers) if (power.limit === 'unlimited') expect(power.cost).toBeDefined();
    for (const power of powers) if (power.limit === 'always') expect(power.cost).toBeUndefined();
  });
});

describe('the tables', () => {
  it('rank a solo victory by its turns', () => {
    expect([6, 7, 8, 9, 11, 13, 40].map(soloRank)).toEqual([5, 4, 4, 3, 2, 1, 1]);
  });
});

it('the whole content is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(oldWorldContent))).toEqual(oldWorldContent);
});
