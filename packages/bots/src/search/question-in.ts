/** Questions in imagined worlds. */

import type { OpenAsk, Play, Shape } from '@medallion/kernel';
import type { Question } from '../bot.ts';

/** A question in an imagined world: nobody there needs reasons why not or what happened before, and nobody imagines further worlds. */
export function questionIn<G extends Shape>(world: Play<G>, open: OpenAsk<G>): Question<G> {
  return {
    ask: open.ask,
    seat: open.seat,
    args: open,
    choices: world.choices(open),
    look: () => ({
      viewer: open.seat,
      seats: world.seats,
      table: world.game.view(world, open.seat),
      asks: [],
      waiting: [],
    }),
    heard: () => [],
    imagine: () => {
      throw new Error('nobody imagines within an imagined world');
    },
  } as unknown as Question<G>;
}
