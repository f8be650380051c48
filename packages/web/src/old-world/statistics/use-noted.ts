import { useEffect } from 'react';
import { noteFinished } from '../../table/own-games.ts';
import { useLinks } from '../../table/link/links.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { ownGame, ownSeats } from './reckon.ts';

/** A game that has ended is remembered on this device; one that is looked at again is not. */
export function useNoted({ table, view, me, replayed }: OldWorldSitting): void {
  // Whoever is not at home here plays on a server, from one seat.
  const shared = useLinks().bringHome === undefined;
  useEffect(() => {
    if (replayed || view.over === undefined) return;
    const own = ownSeats(table.sitters, me, shared);
    noteFinished(table.id, table.game, ownGame(own, view.table.witchers, view.over));
  }, [table, view, me, replayed, shared]);
}
