import { Suspense, useMemo } from 'react';
import type { Seat } from '@medallion/kernel';
import { Live } from '../old-world/frame/Live.tsx';
import { scenes } from '../old-world/frame/scenes.ts';
import { Journey } from '../old-world/journey/Journey.tsx';
import { type OldWorldSitting, SittingContext, useTableWords } from '../old-world/local/use-old-world.ts';
import type { Position } from '../old-world/local/protocol.ts';
import type { Chapters, Point, ReelHead } from './protocol.ts';
import { heardUpTo } from './use-reel.ts';

interface StageProps {
  readonly head: ReelHead;
  readonly point: Point;
  readonly chapters: Chapters;
}

/** A point of a game as a sitting at which nothing is asked, so that the table shows it and nothing can be done. */
export function useWatching({ head, point, chapters }: StageProps): OldWorldSitting | undefined {
  const position = useMemo((): Position => {
    const latest = chapters[point.number];
    return {
      id: head.id,
      number: point.number,
      sitters: head.sitters,
      viewer: point.view.viewer,
      view: point.view,
      events: latest === undefined || latest === 'undo' ? [] : latest,
      canUndo: false,
      // Nobody at this screen is on turn.
      botsTurn: true,
    };
  }, [head, point, chapters]);
  const words = useTableWords(position);
  return useMemo(() => {
    if (words === undefined) return undefined;
    const { view } = position;
    return {
      state: { is: 'open', position, log: heardUpTo(chapters, position.number), notKept: false, busy: false },
      position,
      view,
      me: seatBefore(point),
      ask: undefined,
      words,
      answer: () => undefined,
      undo: undefined,
    };
  }, [position, words, chapters, point]);
}

/** Whose board and hand lie before the one who looks: with all eyes, those of the witcher on turn. */
function seatBefore({ eyes, view }: Point): Seat | undefined {
  if (eyes === 'all') return view.table.active;
  return eyes === 'spectator' ? undefined : eyes;
}

/** What lay on the table at one point of the game. */
export function Stage({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { position } = sitting;
  // Here there is time to read what a bot went through, too.
  const sitters = position.sitters.map(({ name }) => ({ name }));
  const read = { ...sitting, position: { ...position, sitters } };
  const Scene = scenes.find(({ lies }) => lies(read))?.Scene ?? Journey;
  return (
    <SittingContext value={sitting}>
      <Suspense fallback={<main />}>
        <Scene sitting={sitting} />
      </Suspense>
      <Live sitting={sitting} />
    </SittingContext>
  );
}
