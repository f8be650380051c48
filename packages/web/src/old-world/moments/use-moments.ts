import type { Viewer } from '@medallion/kernel';
import { useCallback, useState } from 'react';
import type { OldWorldSitting } from '../local/use-old-world.ts';
import type { Position } from '../local/protocol.ts';
import { type Moment, momentsOf } from './moments.ts';

interface Queue {
  /** The game and the position whose events are in the queue already. */
  readonly game: string;
  readonly number: number;
  /** Whose eyes they are for: nobody sees what another person heard. */
  readonly viewer: Viewer;
  readonly moments: readonly Moment[];
}

const EMPTY: Queue = { game: '', number: -1, viewer: 'spectator', moments: [] };

/** The first of what has to be looked at, and how to go on. */
export function useMoments(sitting: OldWorldSitting | undefined): readonly [Moment | undefined, onward: () => void] {
  const [queue, setQueue] = useState(EMPTY);
  const onward = useCallback(() => setQueue((now) => ({ ...now, moments: now.moments.slice(1) })), []);
  const position = sitting?.position;
  if (position !== undefined && !isOf(queue, position)) {
    // Taken back, opened anew, or another person's turn to look: what waited is no longer of interest.
    const goesOn = queue.game === position.id && queue.viewer === position.viewer && queue.number < position.number;
    setQueue({
      game: position.id,
      number: position.number,
      viewer: position.viewer,
      moments: [...(goesOn ? queue.moments : []), ...momentsOf(position)],
    });
  }
  return [queue.moments[0], onward];
}

const isOf = ({ game, number, viewer }: Queue, position: Position): boolean =>
  game === position.id && number === position.number && viewer === position.viewer;
