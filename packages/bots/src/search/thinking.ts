/** A decision being thought about: it can be driven step by step, stopped at any time, and asked why. */

import type { Dice, Shape } from '@medallion/kernel';
import type { Bot, Question } from '../bot.ts';
import type { PairedTrial, Weight } from './paired.ts';

/** An answer that was weighed. */
export interface Option {
  /** The id of the choice. */
  readonly id: string;
  /** The chance of winning with it, as far as the seat can see. */
  readonly chance: number;
  /** The standard error of its difference to what the adept would do. */
  readonly error: number;
  readonly worlds: number;
}

/** What a chance is a chance of: to win, or, in a race against oneself, how much of the time is left, of so many turns. */
export type Measure = { readonly of: 'winning' } | { readonly of: 'time'; readonly turns: number };

/** What speaks for an answer, or against it, compared with the next best: a topic and what it adds to the chance. */
export interface Reason<T extends string> {
  readonly topic: T;
  readonly gain: number;
}

/** What an answer is the beginning of. */
export interface Intent {
  /** Places it leads to, in their order. */
  readonly places?: readonly number[];
  /** What is done at the last of them. */
  readonly ending?: string;
  /** Cards that are laid, in their order. */
  readonly cards?: readonly number[];
}

/** Why a bot answers as it does. */
export interface Weighing<T extends string = string> {
  readonly ask: string;
  readonly seat: number;
  readonly choice: string;
  readonly measure: Measure;
  /** What was weighed, the answer first, then the others, best first; empty where it answered by habit. */
  readonly options: readonly Option[];
  /** What makes the difference to the next best, largest first: at most two for it, one against. */
  readonly reasons: readonly Reason<T>[];
  /** What the answer begins, where more belongs to it. */
  readonly intent?: Intent;
  readonly playouts: number;
}

export interface Thinking<T extends string = string> {
  /** Thinks on a little; false when there is nothing more to think about. */
  step(): boolean;
  /** The best answer so far, and why. */
  weighing(): Weighing<T>;
}

/** A bot that can be watched thinking. Run to its end it gives what `answer` gives. */
export interface Thinker<G extends Shape, T extends string = string> extends Bot<G> {
  think(question: Question<G>, dice: Dice): Thinking<T>;
}

export const isThinker = <G extends Shape>(bot: Bot<G>): bot is Thinker<G> => 'think' in bot;

/** The question a thought is about. */
interface About {
  readonly ask: string;
  readonly seat: number;
}

const WINNING: Measure = { of: 'winning' };

/** An answer by habit: there was nothing to weigh. */
export function habit<T extends string>({ ask, seat }: About, choice: string, intent?: Intent): Thinking<T> {
  const weighing = { ask, seat, choice, measure: WINNING, options: [], reasons: [], playouts: 0 };
  return { step: () => false, weighing: () => (intent === undefined ? weighing : { ...weighing, intent }) };
}

/** Differences smaller than this are not worth a word. */
const WORTH_A_WORD = 0.005;

/** What the features say for one answer against another, as shares of the chance between them, added up by topic. */
export function reasonsFor<T extends string>(
  topics: readonly T[],
  [first, second]: readonly Pick<Weight, 'chance' | 'parts'>[],
): Reason<T>[] {
  if (first === undefined || second === undefined || first.parts.length === 0 || second.parts.length === 0) return [];
  // The slope of a chance by its score, at the answer's own.
  const slope = first.chance * (1 - first.chance);
  const gains = new Map<T, number>();
  for (const [n, topic] of topics.entries())
    gains.set(topic, (gains.get(topic) ?? 0) + slope * ((first.parts[n] ?? 0) - (second.parts[n] ?? 0)));
  const reasons = [...gains]
    .map(([topic, gain]) => ({ topic, gain }))
    .filter(({ gain }) => Math.abs(gain) >= WORTH_A_WORD)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  return [...reasons.filter(({ gain }) => gain > 0).slice(0, 2), ...reasons.filter(({ gain }) => gain < 0).slice(0, 1)];
}

/** Answers weighed in pairs. Several of the tried may begin with the same choice: the best of them counts. */
export function thinkInPairs<T extends string>(
  { ask, seat }: About,
  trial: PairedTrial,
  choiceOf: (id: string) => string,
  topics: readonly T[],
  intentOf: (id: string) => Intent | undefined = () => undefined,
): Thinking<T> {
  return {
    step: () => trial.step(),
    weighing: () => {
      const weights = trial.weights();
      const options: Option[] = [];
      const apart: Weight[] = [];
      for (const weight of weights) {
        const id = choiceOf(weight.id);
        if (options.some((option) => option.id === id)) continue;
        apart.push(weight);
        options.push({ id, chance: weight.chance, error: weight.error, worlds: weight.worlds });
      }
      const choice = options[0]?.id ?? '';
      const reasons = reasonsFor(topics, apart);
      const intent = intentOf(apart[0]?.id ?? '');
      const weighing = { ask, seat, choice, measure: WINNING, options, reasons, playouts: trial.playouts };
      return intent === undefined ? weighing : { ...weighing, intent };
    },
  };
}

/** A bot that thinks a decision through to the end when it is simply asked. */
export function thinker<G extends Shape, T extends string>(
  name: string,
  think: (question: Question<G>, dice: Dice) => Thinking<T>,
): Thinker<G, T> {
  return {
    name,
    think,
    answer(question, dice) {
      const thinking = think(question, dice);
      while (thinking.step());
      return thinking.weighing().choice;
    },
  };
}
