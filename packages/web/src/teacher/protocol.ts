/** What the page asks of the worker that teaches, and what it says. */

import type { Found, Judgement, Measure, Moment } from '@medallion/bots';
import type { WeighedTold } from '@medallion/bots/words';
import type { Seat } from '@medallion/kernel';
import type { RecordFault, Sitter } from '@medallion/table';
import type { Language } from '@medallion/words';

export type ToTeacher =
  /** What the master would answer to a question of a kept table, as it stands at this number. */
  | {
      readonly do: 'hint';
      readonly id: string;
      readonly number: number;
      readonly ask: number;
      readonly language: Language;
    }
  /** Why the bots did what they did last, as far as the one at this seat can see. */
  | {
      readonly do: 'explain';
      readonly id: string;
      readonly number: number;
      readonly seat: Seat;
      readonly language: Language;
    }
  /** Looks at a finished game again. What was found before need not be thought about once more. */
  | { readonly do: 'review'; readonly id: string; readonly language: Language; readonly known?: Found };

/** Advice: what, why, worth. */
export interface Advice {
  readonly ask: number;
  readonly choice: string;
  readonly what: string;
  /** What is meant to follow; empty where that is all. */
  readonly onwards: string;
  /** Places it leads to, in their order, the one where one stands first. */
  readonly way: readonly number[];
  readonly why: string;
  /** What was weighed, the advice first; empty where it is a habit. */
  readonly weighed: readonly WeighedTold[];
}

/** What a bot did: in a word, in one line, and what could be weighed there. */
export interface Explained {
  readonly seat: Seat;
  readonly number: number;
  readonly brief: string;
  readonly line: string;
  readonly weighed: readonly WeighedTold[];
}

/** One own decision, in words. */
export interface DecisionTold {
  readonly judgement: Judgement;
  readonly did: string;
  readonly would: string;
  readonly why: string;
  readonly weighed: readonly WeighedTold[];
}

/** A turn in which the chances changed a great deal. */
export interface TurningPoint {
  readonly from: Moment;
  readonly to: Moment;
  /** Whose chance changed most. */
  readonly who: number;
  readonly lines: readonly string[];
}

export interface ReviewHead {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  /** Whose decisions are weighed. */
  readonly seats: readonly Seat[];
  readonly measure: Measure;
  /** So many turns are a chapter. */
  readonly chapter?: number;
  /** The names of all who may win: an automa sits at no place. */
  readonly names: readonly string[];
}

export type FromTeacher =
  | { readonly said: 'advice'; readonly advice: Advice }
  | { readonly said: 'explained'; readonly explained: readonly Explained[] }
  | { readonly said: 'head'; readonly head: ReviewHead }
  | {
      readonly said: 'step';
      /** Entries looked at, from 0 to 1. */
      readonly done: number;
      readonly moment?: Moment;
      readonly decision?: DecisionTold;
    }
  | { readonly said: 'reviewed'; readonly points: readonly TurningPoint[] }
  | { readonly said: 'fault'; readonly fault: RecordFault };
