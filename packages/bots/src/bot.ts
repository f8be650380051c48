/** Players that are not people. A bot is given what its seat may know, never the state. */

import type { AskView, Dice, ListedChoice, SeatView } from '@medallion/kernel';

/** A question put to a bot. The view is made only when the bot looks. */
export interface Question<V> {
  readonly ask: string;
  readonly seat: number;
  readonly args: AskView['args'];
  readonly choices: readonly ListedChoice[];
  look(this: void): SeatView<V>;
}

export interface Bot<V> {
  readonly name: string;
  /** The id of one of the choices. The dice are the bot's own. */
  answer(question: Question<V>, dice: Dice): string;
}

/** Any legal answer, each as likely: for tests and playouts. */
export const randomBot: Bot<unknown> = {
  name: 'random',
  answer: ({ choices }, dice) => dice.pick(choices).id,
};
