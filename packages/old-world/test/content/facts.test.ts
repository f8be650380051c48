/** Compares the data with the collected facts of the game, which lie beside the project only where it is developed. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  ACTION_CARDS,
  ATTRIBUTE_VALUES,
  COLOURS,
  COMMON_DECK,
  EDGES,
  FATIGUE,
  GOLD_FOR_BEATING,
  LOCATIONS,
  MONSTERS,
  MONSTER_FIGHT_DECK,
  SCHOOLS,
  SEA_EDGES,
  SOLO_POKER_REWARDS,
  SOLO_RANKS,
  SPECIALTIES,
  STARTING_HANDS,
  startingDeck,
  type ActionCard,
  type Attack,
  type Colour,
  type School,
} from '../../src/content/index.ts';

const file = new URL('../../../../../shared/facts/old-world.json', import.meta.url);
const present = existsSync(file);

interface Facts {
  map: { locations: Record<string, unknown>[]; edges: unknown; seaEdges: unknown };
  monsters: { id: string; level: number; life: number }[];
  monsterFightDeck: { cards: Record<'charge' | 'bite', Record<string, unknown>>[] };
  actionDeck: Record<Colour, [string, number, number][]>;
  startingDecks: Record<School, Record<Colour, [string, number][]>>;
  specialties: Record<School, { byLevel: unknown }>;
  trophyTrack: { fatigue: unknown; goldForBeating: unknown };
  setup: Record<string, [number, number][]>;
  soloPoker: unknown;
  soloRanks: { maxTurns: number | null; rank: number }[];
  attributeValues: { byLevel: unknown };
}

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-').replaceAll("'", '');

/** An attack in the shorthand of the facts. */
function shorthand({ lower, trash, discard, damage }: Attack): Record<string, unknown> {
  const sign = (offset: number): string => (offset === 0 ? 'L' : offset > 0 ? `L+${offset}` : `L${offset}`);
  return {
    ...(lower && { lower }),
    ...(trash && { trash }),
    ...(discard && { discard: 'L' }),
    ...(damage !== undefined && {
      damage: typeof damage === 'number' ? damage : 'level' in damage ? sign(damage.level) : `attr:${damage.attribute}`,
    }),
  };
}

/** How many cards there are of each title, as "title/cost": copies. */
function tally(cards: readonly ActionCard[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[`${card.title}/${card.cost}`] = (counts[`${card.title}/${card.cost}`] ?? 0) + 1;
  return counts;
}

it.skipIf(!present)(
  `the data equal the facts of the game${present ? '' : ' (skipped: the facts are not beside this project)'}`,
  () => {
    const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts;

    const placed = LOCATIONS.map((place) => ({
      n: place.number,
      name: place.id,
      terrain: place.terrain,
      school: 'school' in place ? place.school : undefined,
      action: 'action' in place ? place.action : undefined,
    }));
    expect(placed).toEqual(
      facts.map.locations.map(({ n, name, terrain, school, action }) => ({
        n,
        name: slug(String(name)),
        terrain,
        school,
        action,
      })),
    );
    expect(EDGES).toEqual(facts.map.edges);
    expect(SEA_EDGES).toEqual(facts.map.seaEdges);

    expect(MONSTERS.map(({ id, level, life }) => ({ id, level, life }))).toEqual(
      facts.monsters.map(({ id, level, life }) => ({ id, level, life })),
    );
    expect(MONSTER_FIGHT_DECK.map((card) => ({ charge: shorthand(card.charge), bite: shorthand(card.bite) }))).toEqual(
      facts.monsterFightDeck.cards,
    );

    for (const colour of COLOURS) {
      const common = COMMON_DECK.flatMap((n) => ACTION_CARDS[n] ?? []).filter((card) => card.colour === colour);
      expect(tally(common)).toEqual(
        Object.fromEntries(facts.actionDeck[colour].map(([name, cost, copies]) => [`${slug(name)}/${cost}`, copies])),
      );
      for (const school of SCHOOLS) {
        const own = startingDeck(school)
          .flatMap((n) => ACTION_CARDS[n] ?? [])
          .filter((card) => card.colour === colour);
        expect(tally(own)).toEqual(
          Object.fromEntries(facts.startingDecks[school][colour].map(([name, copies]) => [`${slug(name)}/0`, copies])),
        );
      }
    }

    for (const school of SCHOOLS) expect(SPECIALTIES[school]).toEqual(facts.specialties[school].byLevel);
    expect(FATIGUE).toEqual(facts.trophyTrack.fatigue);
    expect(GOLD_FOR_BEATING).toEqual(facts.trophyTrack.goldForBeating);
    for (const [players, hands] of Object.entries(STARTING_HANDS))
      expect(hands.map(({ cards, gold }) => [cards, gold])).toEqual(facts.setup[players]);
    expect(SOLO_POKER_REWARDS).toEqual(facts.soloPoker);
    expect(SOLO_RANKS.map(({ maxTurns, rank }) => ({ maxTurns: maxTurns ?? null, rank }))).toEqual(facts.soloRanks);
    expect(ATTRIBUTE_VALUES).toEqual(facts.attributeValues.byLevel);
  },
);
