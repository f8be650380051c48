import { sentence } from '../../say.ts';
import type { Scene } from '../scene.ts';
import type { EventParams } from '../shape.ts';

/** One line of the log. */
export interface Told {
  readonly text: string;
  /** The clause of the rules it belongs to, where there is an obvious one. */
  readonly clause?: string;
  /** A line that a short log may leave out. */
  readonly minor?: true;
}

export type Tellers<E> = { readonly [K in keyof E]: (scene: Scene, data: E[K]) => Told };

export function line<K extends keyof EventParams>(
  { voice }: Scene,
  key: K,
  params: EventParams[K],
  clause?: string,
): Told {
  // Every event has parameters; the compiler cannot see that for an open K.
  const say = voice.event as (event: K, params: EventParams[K]) => string;
  const text = sentence(say(key, params));
  return clause === undefined ? { text } : { text, clause };
}

export const minor = (told: Told): Told => ({ ...told, minor: true });

/** The cards of an event that only one seat is shown. */
export function secretCards(data: object): readonly number[] | undefined {
  return (data as { cards?: readonly number[] }).cards;
}
