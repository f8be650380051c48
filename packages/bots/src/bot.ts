/** Players that are not people. A bot is given what its seat may know, never the state. */

import type { AskView, Dice, Game, ListedChoice, Play, SeatView, Shape } from '@medallion/kernel';

/** A question put to a bot. The view is made only when the bot looks. */
export interface Question<V> {
  readonly ask: string;
  readonly seat: number;
  readonly args: AskView['args'];
  readonly choices: readonly ListedChoice[];
  look(this: void): SeatView<V>;
  /**
   * The game as this seat may imagine it, to try things out: all that it cannot know is dealt anew by these dice, and
   * what others have answered in secret is open again. Two games that look alike to the seat give the same for the
   * same dice, to the byte. The game says which one the bot thinks it plays.
   */
  imagine<G extends Shape>(this: void, game: Game<G>, dice: Dice): Play<G>;
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
