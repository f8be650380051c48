/**
 * A game of dice poker on the table, and what a table must have so that one can be played on it. The same chapter
 * serves the practice table and the journey through the Old World.
 */

import type { Seat } from '@medallion/kernel';
import type { DecidingClause, Hand, PokerRules } from './hands.ts';
import type { Role } from './odds.ts';
import type { DicePick } from './pick.ts';

/** Another Witcher (OW-POKER-01), the locals (OW-POKER-19) or, alone, the locals' table of rewards (OW-SOLO-08). */
export type PokerAgainst = 'witcher' | 'locals' | 'solo';

export type PokerStage = 'stakes' | 'other-rerolls' | 'active-rerolls' | 'settle' | 'over';

/** Who sits down, always two parties at most. OW-POKER-03 */
export interface PokerStart {
  /** The active player, who rerolls last. */
  readonly active: Seat;
  readonly against: PokerAgainst;
  /** The Witcher played with, or the right-hand player who throws for the locals; nobody when solo, or by R-159. */
  readonly other?: Seat;
}

export interface PokerGame {
  active: Seat;
  against: PokerAgainst;
  other?: Seat;
  stage: PokerStage;
  pool: number;
  /** Five values each once rolled; empty before, and always empty for the other side of a solo game. */
  dice: { active: number[]; other: number[] };
  /** The places rerolled, once that side has decided. */
  rerolled: { active?: DicePick; other?: DicePick };
  result?: PokerResult;
}

export type PokerResult =
  | {
      readonly winner: Role;
      readonly clause: DecidingClause;
      readonly compared: { readonly active: number; readonly other: number };
      readonly gold: number;
    }
  | { readonly winner: 'table'; readonly clause: 'OW-SOLO-09'; readonly gold: number };

/** What the chapter needs of a table. */
export interface PokerTable {
  witchers: { gold: number }[];
  /** The gold in the bank where it is counted; it may run below zero unless the supply is limited. R-27 */
  bank?: number;
  /** The game under way, or the last one until another begins. */
  poker?: PokerGame;
}

export interface PokerOptions extends PokerRules {
  /** Unlimited, or the 35 tokens of the box. R-27 */
  readonly goldSupply?: 'unlimited' | 35;
}

/** The dice streams a game with this chapter must name. */
export const POKER_STREAM = 'dice';

export interface PokerSteps {
  'poker/start': PokerStart;
  'poker/stakes': object;
  'poker/roll': object;
  'poker/reroll': { readonly side: Role };
  /** Does nothing here; a game whose cards change dice after a reroll puts its own handler in this place. */
  'poker/after-reroll': { readonly side: Role };
  'poker/settle': object;
  'poker/reward': object;
}

export interface PokerAsks {
  'poker/reroll': { args: { readonly side: Role }; choice: { readonly pick: DicePick } };
}

export interface PokerEvents {
  pokerStarted: { active: Seat; against: PokerAgainst; other?: Seat };
  pokerStaked: { active: number; other: number; bank: number; pool: number };
  pokerRolled: { active: number[]; other: number[] };
  /** Seat −1 and `byTable`: nobody threw for the locals. R-159 */
  pokerRerolled: { side: Role; seat: Seat; pick: DicePick; dice: number[]; byTable?: true };
  pokerSettled: {
    winner: Role;
    clause: DecidingClause;
    compared: { active: number; other: number };
    hands: { active: Hand; other: Hand };
    gold: number;
    /** Who takes the pool; −1 is the bank. */
    to: Seat | -1;
  };
  pokerRewarded: { seat: Seat; hand: Hand; gold: number };
}

/** The smallest game that can play poker; larger ones have all of this and more. */
export interface PokerShape {
  table: PokerTable;
  steps: PokerSteps;
  asks: PokerAsks;
  events: PokerEvents;
  options: PokerOptions;
  view: object;
}
