/** Players that are not people. A bot is given what its seat may know, never the state. */

import type {
  AnyShape,
  AskArgs,
  AskName,
  Choice,
  Dice,
  Game,
  HeardEvent,
  Play,
  PlayView,
  Seat,
  Shape,
} from '@medallion/kernel';

interface QuestionOf<G extends Shape, K extends AskName<G>> {
  readonly ask: K;
  readonly seat: Seat;
  readonly args: Readonly<AskArgs<G, K>>;
  readonly choices: readonly Choice<G, K>[];
  look(this: void): PlayView<G>;
  /** What the seat has heard since the game began; nothing where the host keeps no account of it. */
  heard(this: void): readonly HeardEvent<G>[];
  /**
   * The game as this seat may imagine it, to try things out: all that it cannot know is dealt anew by these dice, and
   * what others have answered in secret is open again. Two games that look alike to the seat give the same for the
   * same dice, to the byte. The game says by which rules it goes on there: the ones played by, or such as leave open
   * what nobody can know yet.
   */
  imagine<H extends Shape>(this: void, game: Game<H>, dice: Dice): Play<H>;
}
/** A question put to a bot. The view is made only when the bot looks. */
export type Question<G extends Shape, K extends AskName<G> = AskName<G>> = { [N in K]: QuestionOf<G, N> }[K];

export interface Bot<G extends Shape> {
  readonly name: string;
  /** The id of one of the choices. The dice are the bot's own. */
  answer(question: Question<G>, dice: Dice): string;
}

/** Any legal answer, each as likely: for tests and playouts. */
export const randomBot: Bot<AnyShape> = {
  name: 'random',
  answer: ({ choices }, dice) => dice.pick(choices).id,
};
