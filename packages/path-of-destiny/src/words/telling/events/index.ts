/** Every event of the table as a line of the log. */
import type { HeardEvent } from '@medallion/kernel';
import { entryFor } from '@medallion/words';
import type { PathOfDestinyEvents } from '../../../rules/shape.ts';
import type { Scene } from '../scene.ts';
import { abilityTellers, cardTellers, gainTellers } from './cards.ts';
import { soloTellers, storyRuleTellers, taleTellers } from './tale.ts';
import type { Tellers, Told } from './told.ts';

const tellers: Tellers<PathOfDestinyEvents> = {
  ...taleTellers,
  ...cardTellers,
  ...gainTellers,
  ...abilityTellers,
  ...soloTellers,
  ...storyRuleTellers,
};

export const EVENT_TYPES: readonly string[] = Object.keys(tellers);

/** The log line of an event; undefined for one that this table does not know. */
export function tellEvent(scene: Scene, { type, data }: HeardEvent): Told | undefined {
  // What a host hands over is data: its type names its shape.
  return entryFor<(s: Scene, d: unknown) => Told>(tellers, type)?.(scene, data);
}
