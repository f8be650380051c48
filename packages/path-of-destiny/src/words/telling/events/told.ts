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

/** What of an event only one seat is shown. */
export interface Secret {
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly under?: readonly number[];
}
export const secretOf = (data: object): Secret => data as Secret;
