/** The table before anything is shuffled or dealt: all components in their boxes and piles. */

import { deckPile, handPile, openPile, type Seat } from '@medallion/kernel';
import { COMMON_DECK } from '../../content/action-cards.ts';
import { EXPLORATIONS } from '../../content/explorations.ts';
import { LOCATIONS_OF } from '../../content/map.ts';
import { MONSTER_FIGHT_DECK } from '../../content/monster-fight-deck.ts';
import { MONSTERS_OF } from '../../content/monsters.ts';
import { POTIONS } from '../../content/potions.ts';
import { STARTING_SHIELD } from '../../content/tables.ts';
import { SCHOOLS } from '../../content/vocabulary.ts';
import type { Table, TurnState, Witcher } from '../table.ts';

/** OW-SETUP-11: the Gold Tokens of the box. */
export const GOLD_TOKENS = 35;

export function blankTable(seats: number): Table {
  return {
    turn: freshTurn('setup'),
    active: 0,
    first: 0,
    turns: 0,
    witchers: Array.from({ length: seats }, (_, seat) => blankWitcher(seat)),
    bank: GOLD_TOKENS,
    actionDeck: deckPile(COMMON_DECK),
    row: openPile(),
    commonDiscard: openPile(),
    box: openPile(),
    potionDeck: deckPile(POTIONS.map((_, n) => n)),
    potionDiscard: openPile(),
    attributeTrophies: [0, 0, 0, 0],
    city: deckPile(EXPLORATIONS.flatMap((card, n) => (card.deck === 'city' ? [n] : []))),
    wilds: deckPile(EXPLORATIONS.flatMap((card, n) => (card.deck === 'wilds' ? [n] : []))),
    cityOut: openPile(),
    wildsOut: openPile(),
    reading: openPile(),
    tokens: [deckPile(LOCATIONS_OF.forest), deckPile(LOCATIONS_OF.mountain), deckPile(LOCATIONS_OF.water)],
    slots: [
      { token: -1, monster: -1 },
      { token: -1, monster: -1 },
      { token: -1, monster: -1 },
    ],
    monsters: [deckPile(MONSTERS_OF[1]), deckPile(MONSTERS_OF[2]), deckPile(MONSTERS_OF[3])],
    extraStack: deckPile(),
    drivenAway: [openPile(), openPile(), openPile()],
    defeated: openPile(),
    fightDeck: deckPile(MONSTER_FIGHT_DECK.map((_, n) => n)),
    tavern: -1,
    boards: [...SCHOOLS],
  };
}

export function freshTurn(phase: TurnState['phase']): TurnState {
  return { phase, moved: false, usedActions: [], pokerWith: [], phase3Draw: 0 };
}

/** Everything on level 1; placing is not raising. OW-SETUP-28, OW-SETUP-30, OW-SETUP-32, OW-SETUP-39 */
function blankWitcher(seat: Seat): Witcher {
  return {
    at: 0,
    gold: 0,
    combat: 1,
    defense: 1,
    alchemy: 1,
    specialty: 1,
    level: 1,
    shield: STARTING_SHIELD,
    track: 0,
    deck: deckPile([], seat),
    hand: handPile(seat),
    discard: openPile([], seat),
    combo: openPile([], seat),
    looked: handPile(seat),
    potions: openPile([], seat),
    usedPotions: openPile([], seat),
    trophies: [],
    witcherTrophies: 0,
    kept: [],
    quests: [],
    trails: [deckPile([], seat), deckPile([], seat), deckPile([], seat)],
    trailQuests: [],
    usedThisTurn: [],
  };
}
