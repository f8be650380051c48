/**
 * Everything that lies on the table of Old World, as plain JSON. Cards, potions, tokens and monsters are numbers:
 * action cards 0–139, potions 0–27, location tokens by location number, monsters and explorations by their index.
 */

import type { Pile, Seat } from '@medallion/kernel';
import type { Attribute, AttackType, School } from '../content/vocabulary.ts';
import type { PokerGame } from './poker/game.ts';

/** The player board of one seat and all that belongs to it. */
export interface Witcher {
  /** Unset until the boards are given out. OW-SETUP-24 */
  school?: School;
  /** The location the Witcher stands at. */
  at: number;
  gold: number;
  combat: number;
  defense: number;
  alchemy: number;
  specialty: number;
  /** The Witcher Level, 1 to 5. */
  level: number;
  shield: number;
  /** Position on the Trophy Track, 0 to 4. */
  track: number;

  /** In a Fight the deck is the Life Pool. OW-FIGHT-02 */
  deck: Pile;
  hand: Pile;
  discard: Pile;
  /** The Combo on the table, first card first. */
  combo: Pile;
  /** Cards being looked at (Cat, Viper): a pile only this seat sees. */
  looked: Pile;

  /** Unused Potions, face up. OW-POT-01 */
  potions: Pile;
  /** Potions used in the current Fight. OW-POT-08 */
  usedPotions: Pile;

  trophies: TrophyId[];
  /** Own Witcher Trophies not yet taken by an opponent. OW-SETUP-31 */
  witcherTrophies: number;
  /** Event Cards kept as equipment or companions, by number. OW-EVENT-06 */
  kept: number[];
  quests: QuestCard[];
  /** Face-down Trail Tokens, one pile per Terrain (index as in TERRAINS). OW-TOKEN-02 */
  trails: [Pile, Pile, Pile];
  /** Face-up Trail Quest tokens; 1 Gold lies on each. OW-TOKEN-11 */
  trailQuests: TrailQuest[];
  /** Once-per-turn powers already used, by source. R-155 */
  usedThisTurn: PowerSource[];
  /** How the next exploration of this player is changed by a card. */
  nextExploration?: 'choose-of-two' | 'city' | 'wilds';
}

export interface TrailQuest {
  /** The location token. */
  readonly token: number;
  /** The turn it was taken in, for `trailQuestCompletion`. */
  readonly turn: number;
}

/** A Quest at a player's board. OW-QUEST-01 */
export interface QuestCard {
  /** The card that became the Quest: an exploration by its index, or an event by its number. R-41 */
  readonly card: { readonly exploration: number } | { readonly event: number };
  /** The Quest Location. */
  readonly place: number;
  /** Whether a Location Token lies on it, which goes back to its pile later. OW-QUEST-04 */
  readonly token: boolean;
  readonly price?: import('../content/vocabulary.ts').Price;
  readonly event: number;
}

export type TrophyId = `monster:${number}` | `school:${School}` | `attribute:${Attribute}`;
/** Where a power comes from: a Trophy, a kept Event Card, or a Potion. */
export type PowerSource = TrophyId | `event:${number}` | `potion:${number}`;

/** One of the three places of the Monster section, by Terrain. */
export interface MonsterSlot {
  /** The Location Token, or −1 when the Slot is empty (solo). */
  token: number;
  /** The monster, or −1. */
  monster: number;
}

/** What holds for the current turn only. */
export interface TurnState {
  phase: 'setup' | 'phase-1' | 'phase-2' | 'phase-3';
  /** A move was made in this turn. OW-MOVE-11 */
  moved: boolean;
  /** Locations whose action was used. OW-LOC-03 */
  usedActions: number[];
  /** Witchers played poker with. OW-POKER-02, OW-P2-09 */
  pokerWith: Seat[];
  /** Sum of the modifiers of the Phase III draw. R-52 */
  phase3Draw: number;
  /** At most so many are drawn (`completeDefeatDraw: capTwo`). */
  phase3Cap?: number;
  /** Exactly so many are drawn, whatever else (Rotfiend). R-133 */
  phase3Fixed?: number;
}

/** What one Witcher has done in the current Fight. */
export interface FightSide {
  readonly seat: Seat;
  /** Fight Turns begun, the current one included. R-90 */
  turns: number;
  potionsUsed: number;
  specialtyUsed: boolean;
  /** Once-per-fight powers used. */
  powersUsed: PowerSource[];
  /** Powers without cost used in this Fight Turn. R-73 */
  powersThisTurn: PowerSource[];
  /** Cards that may still be laid on the complete Combo of this turn without a matching tab. R-147 */
  freeAdds: number;
  /** The Combo of this turn has no more cards than this. R-156 */
  comboAtMost?: number;
  /** Draw modifiers of this Fight Turn from effects other than the Combo. OW-FIGHT-16 */
  drawLater: number;
  /** Damage added to the Combo of this turn by effects. R-127 */
  comboDamage: number;
  /** Damage dealt and cards the opponent lost in this Fight Turn, for limits per turn. */
  dealtThisTurn: number;
  lostThisTurn: number;
  /** Shield gained in this Fight Turn. R-138 */
  shieldThisTurn: number;
  /** The tab used between each Combo card and the next: index of the tab, or −1 for a card added freely. */
  links: number[];
  /** Lowest Life Pool + hand so far, for endless Fights. R-146 */
  lowest: number;
}

export interface Wager {
  readonly seat: Seat;
  readonly on: 'attacker' | 'defender';
}

export type FightOutcome = 'defeated' | 'driven-away' | 'complete-defeat' | 'attacker-wins' | 'defender-wins';

export interface Fight {
  /** The AP: the hunter of a monster, or the Attacker of a Witcher. */
  readonly attacker: Seat;
  /** The attacked Witcher; unset against a monster. */
  readonly defender?: Seat;
  /** Index of the Slot (Terrain) of the monster; unset against a Witcher. */
  readonly slot?: number;
  /** Everybody's sides: the attacker first, then the defender. */
  sides: FightSide[];
  /** Whose Fight Turn it is: a seat, or the monster. */
  acting: Seat | 'monster' | 'nobody';
  /** True once both Life Pools exist: from then on a KO counts. OW-FIGHT-20 */
  pools: boolean;
  /** The monster's Life Pool. */
  life: Pile;
  /** Its discarded cards, face up. OW-MFIGHT-17 */
  lost: Pile;
  /** Monster turns begun, the current one included. */
  monsterTurns: number;
  /** The announced attack of the current monster turn. */
  attack?: AttackType;
  wagers: Wager[];
  /** Leshen: levels Defense counts less for this Fight. R-141 */
  defenseLess: number;
  /** Witcher Fights: turns in a row without a new low. R-146 */
  idleTurns: number;
  outcome?: FightOutcome;
}

export interface Table {
  turn: TurnState;
  /** The player whose turn it is. */
  active: Seat;
  /** The Starting Player. */
  first: Seat;
  /** Turns begun, from 1. OW-SOLO-07 */
  turns: number;
  witchers: Witcher[];
  /** Gold in the bank; may run below zero with the unlimited supply. R-27 */
  bank: number;
  poker?: PokerGame;

  actionDeck: Pile;
  /** The Row: the last card lies in slot 6, the one before it in slot 5, and so on. R-54 */
  row: Pile;
  commonDiscard: Pile;
  /** Cards out of the game. OW-CARD-08 */
  box: Pile;

  potionDeck: Pile;
  potionDiscard: Pile;
  /** Attribute Trophies still available, by Attribute (index as in ATTRIBUTES). */
  attributeTrophies: number[];

  /** Exploration decks and the cards that left them, city and wilds. */
  city: Pile;
  wilds: Pile;
  cityOut: Pile;
  wildsOut: Pile;
  /** Exploration Cards being read; two while one of them is chosen. */
  reading: Pile;

  /** Face-down Location Tokens by Terrain. */
  tokens: [Pile, Pile, Pile];
  slots: [MonsterSlot, MonsterSlot, MonsterSlot];
  /** Face-down Monster Tokens by Level I, II, III. */
  monsters: [Pile, Pile, Pile];
  /** The additional stack for 4 and 5 players. OW-45P */
  extraStack: Pile;
  /** Tokens of driven-away monsters by Level. OW-SPAWN-04 */
  drivenAway: [Pile, Pile, Pile];
  /** Tokens of Defeated monsters. OW-SPAWN-05 */
  defeated: Pile;
  /** The Monster Fight Deck. */
  fightDeck: Pile;

  /** Location of the Closed Tavern Token, −1 while it is off the map. OW-SETUP-40 */
  tavern: number;
  fight?: Fight;
  /** The exploration or event being resolved, as far as everybody may see it. */
  story?: Story;
  /** Schools still to be given out during the draft. */
  boards: School[];
}

/** A card being read: Introduction and Options are public, of the Results only the chosen one. Replaced, never changed. OW-INFO-06, OW-INFO-07 */
export interface Story {
  readonly card: { readonly exploration: number } | { readonly event: number };
  /** The chosen option, or the tier reached. */
  readonly chosen?: number;
  /** A die rolled for it. */
  readonly die?: number;
  /** What a test, a short Fight or the die of a condition arrived at. */
  readonly value?: number;
  /** Whether the condition of its Result held. */
  readonly holds?: boolean;
  /** The card stays somewhere (quest, equipment) and must not be put away. */
  readonly kept?: true;
  /** Index of the Quest that is being resolved by it. OW-QUEST-17 */
  readonly quest?: number;
  /** Where the turn goes on once everything has been resolved. R-45 */
  readonly skipTo?: 'phase-2' | 'phase-3';
  /** The card that led to this one and is not finished yet. OW-EVENT-08 */
  readonly outer?: Story;
}
