/** What a game brings for somebody who wants to learn it: a master who can be asked, and a judgement of how it stands. */

import type { Play, Shape } from '@medallion/kernel';
import type { Measure, Thinker } from '../search/thinking.ts';

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
}
