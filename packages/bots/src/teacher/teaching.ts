/** What a game brings for somebody who wants to learn it: a master who can be asked, and a judgement of how it stands. */

import type { Play, Seat, Shape, Viewer } from '@medallion/kernel';
import type { Measure, Thinker, Weighing } from '../search/thinking.ts';

export interface Lesson {
  /** Playouts a decision. */
  readonly playouts: number;
  /** An answer somebody gave: it is weighed, whatever the master thinks of it. */
  readonly also?: string;
  /** Nothing but these is weighed, the others against the first. */
  readonly only?: readonly string[];
}

export interface Teaching<G extends Shape> {
  master(this: void, lesson: Lesson): Thinker<G>;
  /** The number of the turn that begins here; undefined elsewhere: only there a position is judged. */
  turnAt(this: void, play: Play<G>): number | undefined;
  /** The chance of everyone who may win, where a turn begins or the game is over; undefined where nobody can tell. */
  chances(this: void, play: Play<G>): readonly number[] | undefined;
  /** What a chance is a chance of, with so many seats. */
  measure(this: void, seats: number): Measure;
  /** So many turns are a chapter, where there are any. */
  readonly chapter?: number;
  /** Where turns are journeys. */
  readonly journeys?: Journeys<G>;
}

export interface Journeys<G extends Shape> {
  /** Where a seat stands. */
  placeOf(this: void, play: Play<G>, seat: Seat): number;
  /** The question in which a journey is over. */
  readonly over: string;
  /**
   * Why somebody may have gone to a place, from where its turn began, as far as these eyes can see; the answers are
   * places. Undefined where nobody can tell.
   */
  whither(this: void, play: Play<G>, mover: Seat, went: number, eyes: Viewer, seed: string): Weighing | undefined;
}
