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
  TERRAINS,
  WITCHER_TROPHIES,
  type ActionCard,
  actionCard,
  type Icon,
  location,
  neighbours,
  oldWorldContent,
  soloRank,
  startingDeck,
} from '../../src/content/index.ts';

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

  it('show the three terrains equally often, in every colour as in the whole', () => {
    const common = COMMON_DECK.map(actionCard);
    for (const terrain of TERRAINS) {
      expect(count(common, (card) => card.terrain === terrain)).toBe(30);
      for (const colour of COLOURS)
        expect(count(common, (card) => card.terrain === terrain && card.colour === colour)).toBe(6);
    }
  });

  it('give every school two cards of each colour at cost 0, and every terrain', () => {
    for (const school of SCHOOLS) {
      const deck = startingDeck(school).map(actionCard);
      expect(deck).toHaveLength(10);
      for (const card of deck) expect([card.school, card.cost]).toEqual([school, 0]);
      for (const colour of COLOURS) expect(count(deck, (card) => card.colour === colour)).toBe(2);
      for (const terrain of TERRAINS) expect(count(deck, (card) => card.terrain === terrain)).toBeGreaterThan(1);
      const wild = count(deck, (card) => card.terrain === 'wild');
      expect([school, wild]).toEqual([school, school === 'wolf' || school === 'griffin' ? 2 : 1]);
    }
  });

  it('differ between the schools', () => {
    const decks = SCHOOLS.map((school) =>
      startingDeck(school)
        .map((n) => JSON.stringify({ ...actionCard(n), number: 0, school: '' }))
        .sort()
        .join(),
    );
    expect(new Set(decks).size).toBe(5);
  });
});

/** The pattern of the printed cards, held by every card of ours. */
describe('the pattern of the action cards', () => {
  const common = COMMON_DECK.map(actionCard);
  const tabIcons = ({ tabs }: ActionCard): Icon[] => tabs.flatMap(({ icon }) => icon ?? []);
  const amount = (icons: readonly Icon[], kind: 'damage' | 'shield' | 'draw'): number =>
    icons.reduce((sum, icon) => sum + (kind in icon ? (icon as Record<typeof kind, number>)[kind] : 0), 0);
  const kinds = (icons: readonly Icon[]): Set<string> => new Set(icons.flatMap((icon) => Object.keys(icon)));

  it('copies of a title share colour and cost and differ in their tabs, red ones in their terrain alone', () => {
    for (const { id, colour, cost } of COMMON_TITLES) {
      const copies = common.filter((card) => card.title === id);
      for (const card of copies) expect([card.colour, card.cost]).toEqual([colour, cost]);
      const faces = new Set(copies.map(({ icons, tabs }) => JSON.stringify([icons, tabs])));
      if (colour === 'red') expect([id, faces.size]).toEqual([id, 1]);
      else expect([id, faces.size]).not.toEqual([id, 1]);
    }
  });

  it('tabs are few: none on red, one or two on the other bought cards, never the own colour, never one twice', () => {
    for (const card of ACTION_CARDS) {
      const colours = card.tabs.map(({ colour }) => colour);
      expect(colours).not.toContain(card.colour);
      expect(new Set(colours).size).toBe(colours.length);
      if (card.colour === 'red') expect(colours).toEqual([]);
      else if (card.school === undefined) expect([1, 2]).toContain(colours.length);
      else expect(colours.length).toBeLessThan(2);
    }
  });

  it('most tabs pay, and none with a draw', () => {
    const tabs = common.flatMap((card) => card.tabs);
    expect(tabs.length - tabs.flatMap(({ icon }) => icon ?? []).length).toBeLessThan(tabs.length / 5);
    expect(kinds(ACTION_CARDS.flatMap(tabIcons))).toEqual(new Set(['damage', 'shield', 'return']));
    for (const card of ACTION_CARDS) expect(amount(tabIcons(card), 'damage')).toBeLessThanOrEqual(4);
  });

  it('never more than 3 Damage on a line, and no card mixes Damage and Shield there', () => {
    for (const { icons } of ACTION_CARDS) {
      expect(amount(icons, 'damage')).toBeLessThanOrEqual(3);
      expect(kinds(icons).has('damage') && kinds(icons).has('shield')).toBe(false);
    }
  });

  it('blue strikes with 1 or 2, and its tabs strike', () => {
    for (const card of ACTION_CARDS.filter(({ colour }) => colour === 'blue')) {
      expect(kinds(card.icons)).toEqual(new Set(['damage']));
      expect([1, 2]).toContain(amount(card.icons, 'damage'));
      for (const kind of kinds(tabIcons(card))) expect(kind).toBe('damage');
    }
  });

  it('red strikes with 2 or 3 and tires; a weak starting card does not', () => {
    for (const { icons, school } of ACTION_CARDS.filter(({ colour }) => colour === 'red')) {
      const strike = [amount(icons, 'damage'), amount(icons, 'draw')];
      if (school === undefined)
        expect([
          [2, -1],
          [3, -3],
          [3, -1],
        ]).toContainEqual(strike);
      else
        expect([
          [2, -1],
          [1, 0],
        ]).toContainEqual(strike);
    }
  });

  it('green shields, 1 at cost 0 and 2 above; its tabs strike or bring the card back', () => {
    for (const card of ACTION_CARDS.filter(({ colour }) => colour === 'green')) {
      expect(amount(card.icons, 'shield')).toBe(card.cost === 0 ? 1 : 2);
      expect(kinds(card.icons).has('damage')).toBe(false);
      for (const kind of kinds(tabIcons(card))) expect(['damage', 'return']).toContain(kind);
    }
  });

  it('yellow brings cards; its tabs strike', () => {
    for (const card of ACTION_CARDS.filter(({ colour }) => colour === 'yellow')) {
      expect(card.icons).toHaveLength(1);
      expect([1, 2, undefined]).toContain((card.icons[0] as { draw?: number }).draw);
      for (const kind of kinds(card.icons)) expect(['draw', 'take']).toContain(kind);
      for (const kind of kinds(tabIcons(card))) expect(kind).toBe('damage');
    }
  });

  it('purple strikes with 1 or 2; the tabs of bought ones shield', () => {
    for (const card of ACTION_CARDS.filter(({ colour }) => colour === 'purple')) {
      expect(kinds(card.icons)).toEqual(new Set(['damage']));
      expect([1, 2]).toContain(amount(card.icons, 'damage'));
      for (const kind of kinds(tabIcons(card))) expect(kind).toBe(card.school === undefined ? 'shield' : 'damage');
    }
  });

  it('cost buys one more point or a second tab', () => {
    const points = ({ icons }: ActionCard): number => amount(icons, 'damage') + amount(icons, 'shield');
    const best = (card: ActionCard): number =>
      Math.max(0, ...tabIcons(card).map((icon) => amount([icon], 'damage') + amount([icon], 'shield')));
    const struck = common.filter(({ colour }) => colour === 'blue' || colour === 'purple' || colour === 'green');
    for (const card of struck) {
      if (card.cost === 0) expect([points(card), best(card) <= 1]).toEqual([1, true]);
      if (card.cost === 1)
        expect([
          [1, 2],
          [2, 0],
          [2, 1],
        ]).toContainEqual([points(card), best(card)]);
      if (card.cost === 2) expect([points(card), card.tabs.length + best(card)]).toEqual([2, 3]);
    }
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
