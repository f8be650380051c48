/** Asks the store now and then what is new: what nodes tell each other may get lost, and a node may be gone unheard. */

import type { RoomStore, Standing } from '../store/room-store.ts';
import type { Nodes } from './nodes.ts';

/** Milliseconds between two rounds: while others are heard, and while they are not. */
const CALM = 5000;
const ALERT = 750;
/** Rooms asked about at once. */
const TOGETHER = 500;

export interface Walk {
  readonly nodes: Pick<Nodes, 'reaches'>;
  readonly store: Pick<RoomStore, 'standings'>;
  /** The rooms somebody is in at this node. */
  readonly rooms: () => readonly string[];
  readonly compare: (standing: Standing) => Promise<void>;
  readonly report: (fault: unknown) => void;
}

/** Goes round until what is given back is called. */
export function goRound({ nodes, store, rooms, compare, report }: Walk): () => void {
  let timer: NodeJS.Timeout | undefined;
  let silent = false;
  const round = async (): Promise<void> => {
    const ids = rooms();
    try {
      for (let at = 0; at < ids.length; at += TOGETHER)
        await Promise.all((await store.standings(ids.slice(at, at + TOGETHER))).map(compare));
      silent = false;
    } catch (fault) {
      // A store that is gone is told of once, not every round.
      if (!silent) report(fault);
      silent = true;
    }
    next();
  };
  const next = (): void => {
    if (timer === undefined) return;
    timer = setTimeout(() => void round(), nodes.reaches ? CALM : ALERT).unref();
  };
  timer = setTimeout(() => void round(), ALERT).unref();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
