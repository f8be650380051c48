import { useEffect, useState } from 'react';
import { screensOf } from '../screens.ts';
import type { CollectionBook } from './thing.ts';

/** The games that have a collection, in the order of the shelf. */
export const COLLECTIONS = ['old-world', 'path-of-destiny'] as const;
export type Collected = (typeof COLLECTIONS)[number];

export const isCollected = (game: string): game is Collected => COLLECTIONS.some((each) => each === game);

/** What a game shows; undefined until it is fetched, `false` if it cannot be. */
export function useCollection(game: Collected): CollectionBook | undefined | false {
  const [held, setHeld] = useState<{ readonly game: Collected; readonly book: CollectionBook | false }>();
  useEffect(() => {
    let wanted = true;
    const put = (book: CollectionBook | false) => wanted && setHeld({ game, book });
    screensOf(game)
      ?.collection?.()
      .then(put, () => put(false));
    return () => {
      wanted = false;
    };
  }, [game]);
  return held?.game === game ? held.book : undefined;
}
