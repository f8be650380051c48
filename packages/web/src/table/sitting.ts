/** A sitting: one person at a screen before a table of any game. Everything a screen needs comes from here. */

import type { AnyShape, HeardEvent, Seat, Shape } from '@medallion/kernel';
import type { Position, TableHead, TableRefusal } from '@medallion/table';
import { createContext, useContext } from 'react';

/** An open question, as the one who is asked sees it. */
export type AskOf<G extends Shape> = Position<G>['asks'][number];

export interface Sitting<G extends Shape> {
  /** Id, game, who sits where and who is here. */
  readonly table: TableHead;
  /** What lies on the table: number, viewer, view, questions, whether the last answer can be taken back. */
  readonly position: Position<G>;
  /** Everything the one at the screen has heard since the game began, up to this position. */
  readonly heard: readonly HeardEvent<G>[];
  /** What happened on the way from the position that was shown before to this one. */
  readonly events: readonly HeardEvent<G>[];
  /** The seat at the screen; nobody while somebody only watches, or the table is covered. */
  readonly me: Seat | undefined;
  /** The question that waits for an answer of the one at the screen. */
  readonly ask: AskOf<G> | undefined;
  /** A person who has to answer and is not at the screen: the table is covered until they are. */
  readonly calls: Seat | undefined;
  /** Why the last answer was not taken. */
  readonly refusal: TableRefusal | undefined;
  /** An answer is on its way, or another position is about to be shown. */
  readonly busy: boolean;
  /** This is a point of a game that is looked at again: nothing can be answered. */
  readonly replayed: boolean;
  /** Everybody's hands lie open: only looking back on a finished game. */
  readonly allOpen: boolean;
  answer(this: void, ask: number, choice: string): void;
  /** Takes back the last answer, while that is possible. */
  readonly undo: (() => void) | undefined;
  /** Another person takes the screen. */
  sit(this: void, seat: Seat): void;
  /** While somebody looks at something, the table does not go on before their eyes. */
  hold(this: void, holds: boolean): void;
  /** Unset where nothing is shown by and by: looking back has a pace of its own. */
  readonly pacing?: Pacing;
  /** The bot that thinks shall play now; unset where nobody can hurry it. */
  readonly hurry?: (() => void) | undefined;
}

/** How what others do is shown: the table itself never waits. */
export interface Pacing {
  /** More has happened than is shown. */
  readonly behind: boolean;
  readonly paused: boolean;
  pause(this: void, pauses: boolean): void;
  /** Shows the next thing that happened. */
  step(this: void): void;
  /** Shows everything. */
  skip(this: void): void;
  /** Shows once more what others did since the own last answer, where they did something. */
  readonly again: (() => void) | undefined;
}

const SittingContext = createContext<Sitting<AnyShape> | undefined>(undefined);

/** Lays a sitting before every screen below it. */
export const SittingProvider = SittingContext.Provider;

/** The sitting of whoever looks at this screen. Screens of a game name its shape. */
export function useSitting<G extends Shape>(): Sitting<G> {
  const sitting = useContext(SittingContext);
  if (sitting === undefined) throw new Error('This screen lies on no table.');
  // A screen of a game is only ever laid on a table of that game: see screens.ts.
  return sitting as unknown as Sitting<G>;
}
