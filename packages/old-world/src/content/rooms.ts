/**
 * Effects are records with one part each: `{ draw: 2 }`. What is done with them is done in rooms: the rules carry them
 * out, the words describe them, foresights and bots reckon with them. A room is a table with an entry for every kind of
 * a vocabulary, so a new kind does not compile until every room knows it.
 */

/** The kinds of a vocabulary: the names of its parts. */
type Kind<E> = E extends unknown ? keyof E : never;

/** For every kind of `E`, what is done with its value. */
export type Room<E, Args extends readonly unknown[], Done = void> = {
  readonly [K in Kind<E>]: (value: Extract<E, Readonly<Record<K, unknown>>>[K], ...args: Args) => Done;
};

/** Hands an effect to the entry of its kind. */
export function enter<E extends object, Args extends readonly unknown[], Done>(
  room: Room<E, Args, Done>,
  effect: E,
  ...args: Args
): Done {
  const [kind] = Object.keys(effect) as [Kind<E>];
  const entry = room[kind] as (value: unknown, ...args: Args) => Done;
  return entry((effect as Record<PropertyKey, unknown>)[kind], ...args);
}
