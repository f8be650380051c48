/**
 * How a game speaks: everything a table without screens of its own needs to be played, and a terminal needs as well.
 * A game brings one voice for each language it is written in, fetched when it is first heard.
 */

import type {
  AskView,
  HeardEvent,
  Impossible,
  ListedChoice,
  Outcome,
  Refusal,
  Seat,
  SeatView,
  Shape,
  Viewer,
} from '@medallion/kernel';
import type { Language, Outline, Told, WhyNotTold } from '@medallion/words';

/** Who reads, what the people are called, and what lies before them. */
export interface Reading<G extends Shape> {
  /** This seat is "you". */
  readonly viewer: Viewer;
  readonly view: SeatView<G>;
  who(this: void, seat: Seat): string;
}

/** A page of a tale. */
export interface Prose {
  readonly title?: string;
  readonly text: string;
}

export interface Voice<G extends Shape> {
  /** What the game is called. */
  readonly title: string;
  question(this: void, ask: AskView<G>, reading: Reading<G>): string;
  label(this: void, ask: AskView<G>, choice: ListedChoice, reading: Reading<G>): string;
  /** Under which heading this answer stands with others like it: only where a list would be long without. */
  group?(this: void, ask: AskView<G>, choice: ListedChoice, reading: Reading<G>): string | undefined;
  /** What an answer is about, so that nobody has to look it up. */
  hint?(this: void, ask: AskView<G>, choice: ListedChoice, reading: Reading<G>): string | undefined;
  /** What a place, a card or a rank of the game is called. */
  named?(this: void, what: 'place' | 'card' | 'rank', n: number): string;
  whyNot(this: void, ask: AskView<G>, no: Impossible, reading: Reading<G>): WhyNotTold;
  /** The line of the log; undefined where an event is not worth one. */
  tell(this: void, event: HeardEvent<G>, reading: Reading<G>): Told | undefined;
  /** What is read out before a question is answered. */
  before?(this: void, ask: AskView<G>, reading: Reading<G>): readonly Prose[];
  /** What is read out when something has happened. */
  after?(this: void, event: HeardEvent<G>, reading: Reading<G>): readonly Prose[];
  refusal(this: void, refusal: Refusal): string;
  /** Who won, and the places of the others. */
  outcome(this: void, outcome: Outcome, reading: Reading<G>): readonly string[];
  /** What lies on the table. */
  outline(this: void, reading: Reading<G>): Outline;
  /** What an option of a new game is called, and each of its values. */
  option(this: void, name: string): string;
  value(this: void, name: string, value: OptionValue): string;
}

export type OptionValue = string | number | boolean;

/** A choice somebody has before a game begins: one of a few values. */
export interface OptionRule {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** The usual value, where it is not the first one. */
  readonly usual?: OptionValue;
  /** Only for so many seats. */
  readonly seats?: readonly number[];
  /** Not worth asking everybody: it stands apart with others like it. */
  readonly fine?: true;
}

export interface Speech<G extends Shape> {
  /** In the order they are offered; a language that is not among them is spoken in the first. */
  readonly languages: readonly Language[];
  voice(this: void, language: Language): Promise<Voice<G>>;
  /** What the game is called, where that is lighter than its voice. */
  title?(this: void, language: Language): Promise<string>;
}
