/** Games as a seat may imagine them: what it cannot see is dealt anew. */

import { type Dice, type Play, redealHidden, type Shape, type Viewer } from '@medallion/kernel';

/** A copy of a game in which nothing is left that this viewer cannot know; the answers others gave in secret are open again. */
export function imagine<G extends Shape>(play: Play<G>, viewer: Viewer, dice: Dice): Play<G> {
  const world = play.fork();
  for (const ask of world.state.asks) if (ask.seat !== viewer) delete ask.reply;
  redealHidden(world, viewer, dice);
  return world;
}
