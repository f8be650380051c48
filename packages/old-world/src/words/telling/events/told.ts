import { line as lineOf, type Told } from '@medallion/words';
import type { Scene } from '../scene.ts';
import type { EventParams } from '../shape.ts';

export { minor, type Told } from '@medallion/words';

export type Tellers<E> = { readonly [K in keyof E]: (scene: Scene, data: E[K]) => Told };

export const line = <K extends keyof EventParams>(
  { voice }: Scene,
  key: K,
  params: EventParams[K],
  clause?: string,
): Told => lineOf<EventParams, K>(voice.event, key, params, clause);

/** The cards of an event that only one seat is shown. */
export function secretCards(data: object): readonly number[] | undefined {
  return (data as { cards?: readonly number[] }).cards;
}
