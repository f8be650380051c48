/** A terminal whose keys a test presses, and whose screen it reads. */
import { Dice } from '@medallion/kernel';
import type { Given, Question, Terminal } from '../src/terminal/terminal.ts';

export interface Scripted extends Terminal {
  readonly screen: string[];
  readonly questions: Question[];
  /** Where in the screen it was wiped. */
  readonly wiped: number[];
}

export type Finger = (question: Question, many: boolean) => Given<string | readonly string[]>;

export function scriptedTerminal(finger: Finger): Scripted {
  const screen: string[] = [];
  const questions: Question[] = [];
  const wiped: number[] = [];
  const press = (question: Question, many: boolean): Given<string | readonly string[]> => {
    screen.push(question.message, ...question.choices.map(({ label, hint = '' }) => `${label} ${hint}`));
    questions.push(question);
    return finger(question, many);
  };
  return {
    screen,
    questions,
    wiped,
    clear: () => wiped.push(screen.length),
    print: (text) => screen.push(text),
    choose: async (question) => press(question, false) as Given<string>,
    chooseMany: async (question) => press(question, true) as Given<readonly string[]>,
  };
}

/** Presses by chance, asks why now and then, and takes back what can be taken back. */
export function anyKey(seed: string): Finger {
  const dice = new Dice(seed);
  return ({ choices }, many) => {
    const mood = dice.int(40);
    if (mood === 0) return { key: 'why' };
    if (mood === 1) return { key: 'undo' };
    if (!many) return { key: 'answer', value: dice.pick(choices).value };
    return { key: 'answer', value: choices.filter(() => dice.int(3) === 0).map(({ value }) => value) };
  };
}
