/** Preparing the game, in the order of the rulebook. OW-SETUP, OW-45P, OW-SOLO-01 to OW-SOLO-04 */

import { type AskRules, openPile, type Pile, type Seat, type Step, type StepHandlers } from '@medallion/kernel';
import { actionCard } from '../../content/action-cards.ts';
import { ROW_SIZE } from '../../content/tables.ts';
import { ATTRIBUTES, type Level, TERRAINS } from '../../content/vocabulary.ts';
import type { Options } from '../options.ts';
import { clockwiseFrom, isSolo } from '../seats.ts';
import type { G, OldWorld } from '../shape.ts';
import type { MonsterSlot, Table } from '../table.ts';
import { drawToken } from '../tokens.ts';
import { blankTable } from './blank-table.ts';

export interface SetupSteps {
  'setup/starting-player': object;
  'setup/row': object;
  'setup/potions': object;
  'setup/attribute-trophies': object;
  'setup/explorations': object;
  'setup/location-tokens': object;
  'setup/monsters': object;
  /** Monsters of these Levels come into the Slots, by Terrain. */
  'setup/reveal-monsters': { readonly levels: readonly Level[] };
  'setup/fight-deck': object;
  'setup/additional-stack': object;
  'setup/additional-attributes': object;
}
export interface SetupAsks {
  /** Two players: which Slot gets the Level II monster. */
  'setup/level-two-slot': { args: object; choice: { readonly terrain: number } };
}
export interface SetupEvents {
  startingPlayer: { seat: Seat };
  rowLaid: { cards: number[] };
  attributeTrophiesLaid: { available: number[] };
  locationTokensLaid: { locations: number[] };
  monstersRevealed: { slots: MonsterSlot[] };
  additionalStack: { tokens: number };
}

/** The empty table, and everything that has to be prepared before the first turn. OW-SETUP-41, OW-45P-01 */
export function setupTable(_options: Options, seats: number): { table: Table; agenda: Step<OldWorld>[] } {
  return {
    table: blankTable(seats),
    agenda: [
      { do: 'setup/starting-player' },
      { do: 'setup/row' },
      { do: 'setup/potions' },
      { do: 'setup/attribute-trophies' },
      { do: 'setup/explorations' },
      { do: 'setup/location-tokens' },
      { do: 'setup/monsters' },
      { do: 'setup/fight-deck' },
      { do: 'setup/boards' },
      { do: 'setup/players' },
      { do: 'setup/additional-stack' },
      { do: 'setup/additional-attributes' },
      { do: 'turn/begin' },
    ],
  };
}

export const setupSteps: StepHandlers<OldWorld, SetupSteps> = {
  /** Before everything else, because the monsters need this player. OW-SETUP-22, OW-SETUP-41, R-06 */
  'setup/starting-player': (g) => {
    const { startingPlayer } = g.options;
    const seat = startingPlayer === 'random' ? g.int('setup', g.seats) : startingPlayer;
    g.table.first = seat;
    g.table.active = seat;
    g.emit('startingPlayer', { seat });
  },

  /**
   * Three cards of cost 0 for slots 4 to 6, in the order they appear, which is random; the others go back; then three
   * more for slots 1 to 3. OW-SETUP-02 to OW-SETUP-05
   */
  'setup/row': (g) => {
    const { actionDeck, row } = g.table;
    const others = openPile();
    g.shuffle('row', actionDeck);
    while (row.cards.length < 3) {
      const top = actionDeck.cards[actionDeck.cards.length - 1] as number;
      g.moveTop(actionDeck, actionCard(top).cost === 0 ? row : others);
    }
    g.moveAll(others, actionDeck);
    g.shuffle('row', actionDeck);
    while (row.cards.length < ROW_SIZE)
      g.moveAt(actionDeck.cards[actionDeck.cards.length - 1] as number, actionDeck, row, 0);
    g.emit('rowLaid', { cards: [...row.cards] });
  },

  /** OW-SETUP-06 */
  'setup/potions': (g) => g.shuffle('potions', g.table.potionDeck),

  /** One of each, two of each from four players on; alone a single one by lot. OW-SETUP-07, OW-SETUP-08, OW-SOLO-04 */
  'setup/attribute-trophies': (g) => {
    const only = isSolo(g) ? g.int('setup', ATTRIBUTES.length) : -1;
    const copies = g.seats >= 4 ? 2 : 1;
    g.table.attributeTrophies = ATTRIBUTES.map((_, index) => (only >= 0 && index !== only ? 0 : copies));
    g.emit('attributeTrophiesLaid', { available: [...g.table.attributeTrophies] });
  },

  /** OW-SETUP-10 */
  'setup/explorations': (g) => {
    const { city, wilds, cityOut, wildsOut } = g.table;
    if (g.options.exploreVariety === 'on') {
      keepOutRead(g, city, cityOut);
      keepOutRead(g, wilds, wildsOut);
    }
    g.shuffle('stories', city);
    g.shuffle('stories', wilds);
  },

  /** A face-down pile per Terrain, one token of each into the Slot. OW-SETUP-12, OW-SETUP-13 */
  'setup/location-tokens': (g) => {
    const { tokens, slots } = g.table;
    for (const [terrain, slot] of slots.entries()) {
      g.shuffle('tokens', tokens[terrain] as Pile);
      slot.token = drawToken(g, terrain);
    }
    g.emit('locationTokensLaid', { locations: slots.map((slot) => slot.token) });
  },

  /**
   * Three of Level I; alone one of every Level by lot; with two players the Starting Player says where the Level II
   * monster goes, knowing the places but no monster. OW-SETUP-15 to OW-SETUP-17, OW-SOLO-03, R-08, R-112
   */
  'setup/monsters': (g) => {
    for (const pile of g.table.monsters) g.shuffle('monsters', pile);
    if (g.seats === 2) g.ask(g.table.first, 'setup/level-two-slot', {});
    else g.then({ do: 'setup/reveal-monsters', levels: isSolo(g) ? levelsByLot(g) : [1, 1, 1] });
  },

  /** The tokens are drawn only now, so nobody could know them before. OW-SETUP-16, OW-SETUP-18 to OW-SETUP-20 */
  'setup/reveal-monsters': (g, { levels }) => {
    const { monsters, slots } = g.table;
    for (const [terrain, slot] of slots.entries()) {
      const up = openPile();
      g.moveTop(monsters[(levels[terrain] as Level) - 1] as Pile, up);
      slot.monster = up.cards[0] as number;
    }
    g.emit('monstersRevealed', { slots: slots.map((slot) => ({ ...slot })) });
  },

  /** OW-SETUP-21 */
  'setup/fight-deck': (g) => g.shuffle('monsters', g.table.fightDeck),

  /** One Level I token with four players, two with five, unseen. OW-45P-02, OW-45P-03 */
  'setup/additional-stack': (g) => {
    const tokens = Math.max(g.seats - 3, 0);
    if (tokens === 0) return;
    for (let i = 0; i < tokens; i++) g.moveTop(g.table.monsters[0], g.table.extraStack);
    g.emit('additionalStack', { tokens });
  },

  /** With four or five players everybody raises one Attribute, the first player first. OW-45P-04, OW-45P-05, R-09 */
  'setup/additional-attributes': (g) => {
    if (g.seats < 4) return;
    g.then(
      ...clockwiseFrom(g, g.table.first).map(
        (seat) => ({ do: 'attributes/change', seat, attribute: 'any', by: 1 }) as const,
      ),
    );
  },
};

export const setupAsks: AskRules<OldWorld, SetupAsks> = {
  'setup/level-two-slot': {
    list(_g, _ask, answers) {
      for (const [terrain, id] of TERRAINS.entries()) answers.may({ id, terrain });
    },
    take(g, _ask, { terrain }) {
      g.then({ do: 'setup/reveal-monsters', levels: TERRAINS.map((_, index) => (index === terrain ? 2 : 1)) });
    },
  },
};

/** Levels I, II and III in a random order. */
function levelsByLot(g: G): Level[] {
  const left: Level[] = [1, 2, 3];
  const levels: Level[] = [];
  while (left.length > 0) levels.push(...left.splice(g.int('monsters', left.length), 1));
  return levels;
}

/** Cards already read stay out until the others of their deck have been read too. D-42 */
function keepOutRead(g: G, deck: Pile, out: Pile): void {
  const read = deck.cards.filter((card) => g.options.explorationsRead.includes(card));
  if (read.length === deck.cards.length) return;
  for (const card of read) g.move(card, deck, out);
}
