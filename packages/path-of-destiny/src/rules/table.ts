/**
 * Everything that lies on the table of Path of Destiny, as plain JSON. Cards are numbers: Action cards by their place
 * in ACTION_CARDS (0–67 the Main Deck, 68–92 the starting cards), Effort cards, goals and Alliance cards by theirs.
 * Symbols are counted by their place in SYMBOLS.
 */

import type { Pile, Seat } from '@medallion/kernel';
import type { AllianceSide, Character, Colour, Side, SymbolIndex } from '../content/vocabulary.ts';

/** A participant by number: players by their seat, the Automa comes after them. */
export type Who = number;

/** A player, or the Automa, with all that lies before them. */
export interface Participant {
  /** Unset until the boards are chosen. PD-SETUP-11 */
  character?: Character;
  /** Set on the opponent of the solo game, who has no hand and no Abilities. PD-SOLO-03 */
  readonly automa?: true;
  hand: Pile;
  /** Cards of the hand everybody has seen: the starting cards, and what was taken openly. PD-INFO-01 */
  shown: number[];
  /** Leftmost card first. PD-PLAY-04 */
  timeline: Pile;
  /** For every Timeline card which of its printed Symbols are covered by Lost Symbol tokens, one bit each. R-30 */
  covered: number[];
  /** How many cards at the right end were played in the current turn. PD-PLAY-05, PD-EDGE-04 */
  playedNow: number;
  /** Symbol tokens by Symbol. PD-PLAY-07 */
  tokens: [number, number, number, number];
  /** Special Symbol tokens, each set to a Path. R-07 */
  special: Side[];
  vp: number;
  /** All Experience: the normal marker is what fits on the track, the golden one the rest. R-59 */
  xp: number;
  /** How many Abilities have ever been unlocked: never shrinks. PD-EVIL-16 */
  unlocked: number;
  /** Which Abilities have been used, one bit each. PD-ABIL-02 */
  used: number;
  /** Face-down Alliance cards by side. PD-EVIL-08 */
  alliances: { renfri: Pile; stregobor: Pile };
  /** Alliance cards laid open at the end of a chapter, until each has been applied. PD-EVIL-11 */
  revealed: Pile;
  /** Between Worlds: so many Non-Dominant Symbols give VP too in this scoring. CIR-4 */
  betweenWorlds?: number;
}

/** A space of the Reserve: 0 is the top space, 1 to 5 the rows. R-11 */
export type Space = number;

/** What Abilities changed about the declarations of this turn. R-111 */
export interface Declaring {
  /** Their declaration is a tie, whatever else is said. GER-2 */
  silent: Who[];
  /** Count as two players. DAN-1 */
  double: Who[];
  /** Chosen freely. YEN-4 */
  chosen: { readonly who: Who; readonly side: Side }[];
}

/** A Secret Goal with its Requirement card. PD-STRIGA-02 */
export interface GoalPlace {
  /** One card, face down. */
  goal: Pile;
  readonly requirement: Colour;
  /** Players with a token on the left and on the right side of the Requirement card. */
  left: Seat[];
  right: Seat[];
  /** Turned face up for everybody at the end. PD-STRIGA-09 */
  revealed?: true;
}

export type DestinyPlace = 'stack' | 'left' | 'right' | 'aside';

export interface Table {
  phase: 'setup' | 'choose' | 'play' | 'destiny' | 'chapter-end' | 'ending';
  /** 1 to 3, 0 during the setup. */
  chapter: number;
  /** 1 to 3 within the chapter. */
  turn: number;
  participants: Participant[];
  /** Highest Initiative first. PD-INIT-01 */
  initiative: Who[];

  /** The Main Deck. */
  deck: Pile;
  discard: Pile;
  /** The pairs of the Reserve, row 1 first; within a pair the left card first. R-13 */
  rows: Pile[];
  /** Figures on the top space, the first to come first. PD-INIT-07 */
  top: Who[];
  /** The figure at each row, −1 where there is none: a row with a figure, or one that is closed, is not available. */
  figures: Who[];
  /** Rows closed for the rest of this turn though no figure stands there. YEN-1, CIR-1 */
  closed: number[];
  /** Cards an Ability is looking at; only that player sees them. GER-1 */
  looked: Pile;

  /** The pair of Story cards of the chapter, left and right; [0, 0] before the first. */
  pair: [number, number];
  /** The Active Symbols, left and right; from the end of a chapter's scoring on, those of the next one. PD-STORY-02, R-50 */
  active: [SymbolIndex, SymbolIndex];
  /** Story cards whose result has been read, in order; at the end the epilogue. */
  read: number[];
  /** Where each Destiny token of the chapter is. */
  destiny: [DestinyPlace, DestinyPlace, DestinyPlace];
  /** The Path that was Dominant, from its finding until the next chapter begins. */
  dominant?: Side;
  /** The Dominant Path of each finished chapter. */
  followed: Side[];
  /** Who won the comparison for each Path token, the Automa included. R-71 */
  leaders: { left?: Who; right?: Who };
  /** Who holds the Path tokens until their bonuses are given. PD-STORY-06 */
  pathTokens: { left?: Who; right?: Who };
  declaring: Declaring;
  /** What the solo token showed last. PD-SOLO-14 */
  flip?: Side;

  /** The Edge of the World: the Effort card of each chapter; empty elsewhere. PD-EDGE-01 */
  effort: number[];
  /** The Striga: the four goals; empty elsewhere. */
  goals: GoalPlace[];
  /** The goals not dealt, by back as in GOAL_BACKS. */
  goalsLeft: Pile[];
  /** The Striga: Special Symbol tokens in the supply. */
  specialLeft: number;
  /** The Lesser Evil: the rows of the Alliance tokens by row (1 to 5); empty elsewhere. PD-EVIL-03, PD-EVIL-04 */
  allianceRows: { readonly row: number; readonly side: AllianceSide | 'both' }[];
  allianceDecks: { renfri: Pile; stregobor: Pile };
  allianceDiscards: { renfri: Pile; stregobor: Pile };

  /** From the scoring of Side Quests on everybody's hand lies open. PD-INFO-01, R-115 */
  handsShown?: true;

  /** Characters nobody has. PD-SETUP-11 */
  unclaimed: Character[];
  /** VP of each part of the final scoring, for the chronicle: one entry per participant. */
  tally: { sideQuest: number[]; golden: number[]; special: number[] };
}
