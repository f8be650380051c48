/** Every event of the table as a line of the log. */
import type { HeardEvent } from '@medallion/kernel';
import { entryFor } from '@medallion/words';
import type { Practice } from '../../../practice/index.ts';
import type { OldWorld } from '../../../rules/shape.ts';
import type { Scene } from '../scene.ts';
import { fightTellers, monsterTellers } from './fights.ts';
import {
  attributeTellers,
  cardTellers,
  goldTellers,
  journeyTellers,
  potionTellers,
  rowTellers,
  tokenTellers,
} from './journey.ts';
import { pokerTellers } from './poker.ts';
import { storyTellers } from './stories.ts';
import type { Tellers, Told } from './told.ts';

export type { Told } from './told.ts';

const tellers: Tellers<OldWorld['events'] & Practice['events']> = {
  ...journeyTellers,
  ...goldTellers,
  ...attributeTellers,
  ...potionTellers,
  ...cardTellers,
  ...rowTellers,
  ...tokenTellers,
  ...storyTellers,
  ...fightTellers,
  ...monsterTellers,
  ...pokerTellers,
};

export const EVENT_TYPES: readonly string[] = Object.keys(tellers);

/** The log line of an event; undefined for one that this table does not know. */
export function tellEvent(scene: Scene, { type, data }: HeardEvent): Told | undefined {
  // What a host hands over is data: its type names its shape.
  return entryFor<(s: Scene, d: unknown) => Told>(tellers, type)?.(scene, data);
}
