/** The components of Old World as data. */
import { ACTION_CARDS } from './action-cards.ts';
import { EVENTS } from './events.ts';
import { EXPLORATIONS } from './explorations.ts';
import { EDGES, LOCATIONS, SEA_EDGES } from './map.ts';
import { MONSTER_FIGHT_DECK } from './monster-fight-deck.ts';
import { MONSTERS } from './monsters.ts';
import { POTION_COPIES, POTION_TITLES } from './potions.ts';
import { SPECIALTIES } from './specialties.ts';
import * as tables from './tables.ts';
import { ATTRIBUTE_TROPHIES, MONSTER_TROPHIES, WITCHER_TROPHIES } from './trophies.ts';

export * from './action-cards.ts';
export * from './action-titles.ts';
export * from './events.ts';
export * from './explorations.ts';
export * from './map.ts';
export * from './monster-fight-deck.ts';
export * from './monsters.ts';
export * from './potions.ts';
export * from './rooms.ts';
export * from './specialties.ts';
export * from './story-links.ts';
export * from './tables.ts';
export * from './trophies.ts';
export * from './vocabulary.ts';

/** Raised by hand when cards change their meaning without changing the data below. */
const CONTENT_VERSION = 1;

/** Everything a game depends on, as plain JSON: its hash tells whether two programs play with the same cards. */
export const oldWorldContent = {
  version: CONTENT_VERSION,
  locations: LOCATIONS,
  edges: EDGES,
  seaEdges: SEA_EDGES,
  monsters: MONSTERS,
  monsterFightDeck: MONSTER_FIGHT_DECK,
  actionCards: ACTION_CARDS,
  potions: { titles: POTION_TITLES, copies: POTION_COPIES },
  trophies: { monsters: MONSTER_TROPHIES, witchers: WITCHER_TROPHIES, attributes: ATTRIBUTE_TROPHIES },
  specialties: SPECIALTIES,
  tables: {
    fatigue: tables.FATIGUE,
    goldForBeating: tables.GOLD_FOR_BEATING,
    trophyTrackTop: tables.TROPHY_TRACK_TOP,
    startingHands: tables.STARTING_HANDS,
    soloPokerRewards: tables.SOLO_POKER_REWARDS,
    soloRanks: tables.SOLO_RANKS,
    attributeValues: tables.ATTRIBUTE_VALUES,
    levelUpCards: tables.LEVEL_UP_CARDS,
    handLimit: tables.HAND_LIMIT,
    phase3Hand: tables.PHASE_3_HAND,
    potionLimit: tables.POTION_LIMIT,
    rowSize: tables.ROW_SIZE,
    topAttributeLevel: tables.TOP_ATTRIBUTE_LEVEL,
    startingShield: tables.STARTING_SHIELD,
  },
  explorations: EXPLORATIONS,
  events: EVENTS,
} as const;
