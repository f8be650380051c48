/** Who sits where at a terminal: persons, who take the keys in turn, and bots. */

import { type Bot, questionOf } from '@medallion/bots';
import { Dice, type OpenAsk, type Play, type Seat, type Shape } from '@medallion/kernel';

export interface Chair<G extends Shape> {
  /** What the others call them; where nobody has said, the terminal's own people sit there. */
  readonly name?: string;
  /** Unset where a person sits. */
  readonly bot?: Bot<G>;
}

/** The seats of persons. */
export const personsAt = <G extends Shape>(chairs: readonly Chair<G>[]): readonly Seat[] =>
  chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));

/** What somebody is called by whoever looks: oneself is "you". */
export function namesAt<G extends Shape>(
  chairs: readonly Chair<G>[],
  people: readonly string[],
  you: string,
): (viewer: Seat | 'spectator') => (seat: Seat) => string {
  return (viewer) => (seat) => (seat === viewer ? you : (chairs[seat]?.name ?? people[seat - 1] ?? String(seat + 1)));
}

/** How the bots answer, each with dice of its own. */
export function answering<G extends Shape>(
  chairs: readonly Chair<G>[],
  seed: string,
): (play: Play<G>, open: OpenAsk<G>) => string {
  const dice = chairs.map((_, seat) => new Dice(`bot/${seat}/${seed}`));
  return (play, open) => {
    const bot = chairs[open.seat]?.bot;
    if (bot === undefined) throw new RangeError(`no bot sits at ${open.seat}`);
    return bot.answer(questionOf(play, open), dice[open.seat] as Dice);
  };
}
