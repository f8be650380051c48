/** What this device remembers of the games finished on it, each once: the tables themselves may be thrown away. */

import { deviceNotes } from './device-notes.ts';

/** Nothing where the game was not one's own: it was watched, or came from a file. */
type Finished = { readonly game: string; readonly own: unknown } | null;

const finished = deviceNotes<Finished>('medallion.own-games');

/** Notes a finished game, and what its own screens want to remember of it; a table that is noted already stays as it is. */
export function noteFinished(id: string, game: string, own: object | undefined): void {
  if (!Object.hasOwn(finished.now(), id)) finished.put(id, own === undefined ? null : { game, own });
}

/** The own games of one kind that were finished on this device. */
export function useOwnGames<T>(game: string): readonly T[] {
  return Object.values(finished.use()).flatMap((each) => (each?.game === game ? [each.own as T] : []));
}
