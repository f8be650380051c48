import type { Bot, Teaching } from '@medallion/bots';
import type { AnyShape, Dice, Game, Json, Outcome, Shape } from '@medallion/kernel';
import type { OptionRule, Speech } from '../speech.ts';

/** How a hunt of the day ended: alone in so many turns, with the rulebook's rank, or by points against the opponent. */
export type DailyResult =
  | { readonly by: 'turns'; readonly turns: number; readonly rank: number }
  | { readonly by: 'points'; readonly own: number; readonly other: number };

/** A game of the day, for one player. */
export interface DailyHunt {
  /** What is dealt that day besides the cards; the dice are the day's. */
  readonly options: (dice: Dice) => Readonly<Record<string, unknown>>;
  readonly result: (outcome: Outcome) => DailyResult;
  /** The rulebook's ladder, the best rank first: up to how many turns it takes; the last rung has no limit. */
  readonly ladder?: readonly { readonly rank: number; readonly upTo?: number }[];
}

/** A game with all a table needs to be played, apart from words. */
export interface Playable<G extends Shape = AnyShape> {
  readonly rules: Game<G>;
  /** Who plays where no person does, from the weakest to the strongest. */
  readonly bots: Readonly<Record<string, Bot<G>>>;
  /** Those that think as long as they are told to: with so many playouts a decision. */
  readonly botsWith?: Readonly<Record<string, (playouts: number) => Bot<G>>>;
  /** For hints, explanations and looking back on a game; without it there is no teacher. */
  readonly teaching?: Teaching<G>;
  /** Which of them plays unless somebody wishes otherwise. */
  readonly usualBot: string;
  /** What can be chosen before a game. */
  readonly options: readonly OptionRule[];
  /** The same game for everybody on the same day. */
  readonly daily?: DailyHunt;
  /** What a list of tables says of one, from what everybody may see. */
  readonly gist?: (table: G['view']) => Json;
  /** A count that grows with every turn: a replay goes from one to the next. */
  readonly turn?: (table: G['view']) => number;
  /** What a chart of a game may show over its turns: by name, a number for each seat. */
  readonly measured?: (table: G['view']) => Readonly<Record<string, readonly number[]>>;
  /** The table with everybody's things as their owners see them, for looking back on a finished game. */
  readonly together?: (common: G['view'], own: readonly G['view'][]) => G['view'];
}

/** An entry of the registry: light, so that a first page may list all games; the rest is fetched when it is needed. */
export interface GameEntry<G extends Shape = AnyShape> {
  readonly id: string;
  /** Whether the first page offers it. The others can be played by whoever knows of them. */
  readonly offered: boolean;
  readonly playable: () => Promise<Playable<G>>;
  readonly speech: () => Promise<Speech<G>>;
}
