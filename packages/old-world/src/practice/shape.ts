/** The practice table: nothing but dice poker, until somebody's purse is full, or empty, or the candle burns down. */

import type { Seat } from '@medallion/kernel';
import type {
  PokerAgainst,
  PokerAsks,
  PokerEvents,
  PokerGame,
  PokerOptions,
  PokerSteps,
} from '../rules/poker/index.ts';

export interface PracticeOptions extends PokerOptions {
  readonly mode: PokerAgainst;
  /** What everybody begins with. */
  readonly gold: number;
  /** Whoever owns this much after a game has won the evening. */
  readonly goal: number;
}

export interface PracticeTable {
  witchers: { gold: number }[];
  bank: number;
  /** Whose turn it is: the active player of the next game, or of the one under way. */
  turn: Seat;
  /** How many games were played to the end. */
  games: number;
  poker?: PokerGame;
}

export interface PracticeSteps extends PokerSteps {
  'practice/turn': object;
  'practice/after': object;
}

export interface PracticeAsks extends PokerAsks {
  /** Whether to play is the active player's free choice. OW-POKER-01 */
  'practice/turn': { args: object; choice: object };
}

export interface PracticeEvents extends PokerEvents {
  practiceOver: { reason: PracticeEnd; seat: Seat; gold: number[] };
}

/** How an evening ends: a full purse, an empty one, or somebody gets up. */
export type PracticeEnd = 'goal' | 'broke' | 'left';

/** Everything on this table lies open: all viewers see the same. */
export interface PracticeView {
  readonly mode: PokerAgainst;
  /** What everybody began with. */
  readonly start: number;
  readonly goal: number;
  readonly rules: Pick<PracticeOptions, 'pokerTwoPairs' | 'pokerKickers'>;
  readonly gold: readonly number[];
  readonly bank: number;
  readonly turn: Seat;
  readonly games: number;
  readonly poker?: Readonly<PokerGame>;
}

export interface Practice {
  table: PracticeTable;
  steps: PracticeSteps;
  asks: PracticeAsks;
  events: PracticeEvents;
  options: PracticeOptions;
  view: PracticeView;
}
