/** What the user of an Ability decides about it, in words: for the log and for the answers. */
import type { Colour, Side } from '../../content/vocabulary.ts';
import type { Who } from '../../rules/table.ts';
import { amongOthers, cardName, type Scene, symbolName } from './scene.ts';

export interface Decided {
  readonly on?: Who;
  readonly side?: Side;
  readonly card?: number;
  readonly colour?: Colour;
  /** How many Symbols are lost for it. */
  readonly lose?: number;
}

/** The parts in their order; '' where there is nothing to decide. `active`: the Symbols of the Paths, where at hand. */
export function abilityDetail(scene: Scene, decided: Decided, active?: readonly [number, number]): string {
  const { voice } = scene;
  const { on, side, card, colour, lose } = decided;
  const parts: string[] = [];
  if (on !== undefined) parts.push(amongOthers(scene, on));
  if (card !== undefined) parts.push(cardName(scene, card));
  if (colour !== undefined) parts.push(voice.words.names.colours[colour]);
  if (lose !== undefined) parts.push(voice.label('loseSome', { n: lose }));
  if (side !== undefined)
    parts.push(active === undefined ? voice.phrase('path', { side }) : pathLabel(scene, side, active));
  return parts.join(', ');
}

/** A Path with its Symbol. */
export const pathLabel = (scene: Scene, side: Side, active: readonly [number, number]): string =>
  scene.voice.label('path', { side, symbolName: symbolName(scene, active[side === 'left' ? 0 : 1]) });
