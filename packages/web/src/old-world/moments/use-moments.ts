import type { Viewer } from '@medallion/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { OldWorldSitting } from '../sitting.ts';
import { missedBy, type Moment, momentsOf } from './moments.ts';

interface Queue {
  /** The game and the position whose events are in the queue already. */
  readonly game: string;
  readonly number: number;
  /** Whose eyes they are for: nobody sees what another person heard. */
  readonly viewer: Viewer;
  readonly moments: readonly Moment[];
  /** How much each person had heard when they last had the screen. */
  readonly heard: Readonly<Partial<Record<Viewer, number>>>;
}

const EMPTY: Queue = { game: '', number: -1, viewer: 'spectator', moments: [], heard: {} };

/** The first of what has to be looked at, and how to go on. */
export function useMoments(sitting: OldWorldSitting): readonly [Moment | undefined, onward: () => void] {
  const [queue, setQueue] = useState(EMPTY);
  const onward = useCallback(() => setQueue((now) => ({ ...now, moments: now.moments.slice(1) })), []);
  const { table, position } = sitting;
  const { number, viewer } = position;
  if (queue.game !== table.id || queue.number !== number || queue.viewer !== viewer) {
    // Taken back, opened anew, or another person's turn to look: what waited is no longer of interest.
    const goesOn = queue.game === table.id && queue.viewer === viewer && queue.number < number;
    const moments = goesOn ? [...queue.moments, ...momentsOf(sitting)] : returning();
    const heard = queue.game === table.id ? queue.heard : {};
    setQueue({ game: table.id, number, viewer, moments, heard: { ...heard, [viewer]: sitting.heard.length } });
  }

  /** Whoever comes back to the screen learns how their fight ended while another called the monster's attack. */
  function returning(): readonly Moment[] {
    const from = queue.game === table.id && queue.viewer !== viewer ? queue.heard[viewer] : undefined;
    if (from === undefined || viewer === 'spectator') return momentsOf(sitting);
    return missedBy(viewer, { table, position, events: sitting.heard.slice(from) });
  }

  const [first] = queue.moments;
  const { hold } = sitting;
  // While somebody looks at how something ended, the table does not go on before their eyes.
  useEffect(() => hold(first !== undefined), [hold, first]);
  return [first, onward];
}
