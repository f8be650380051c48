import type { AnyShape } from '@medallion/kernel';
import { type Chapters, type Eyes, type Point, type RecordFault, Unusable } from '@medallion/table';
import { useEffect, useRef, useState } from 'react';
import type { ReelHead } from '../reader/protocol.ts';
import { Reader } from '../reader/reader.ts';

export interface Opened {
  readonly reader: Reader;
  readonly head: ReelHead;
}

const faultOf = (fault: unknown): RecordFault =>
  fault instanceof Unusable ? fault.fault : { code: 'missing' as const };

/** A kept game, opened for looking. */
export function useOpened(id: string): { readonly opened?: Opened; readonly fault?: RecordFault } {
  const [state, setState] = useState<{ readonly opened?: Opened; readonly fault?: RecordFault }>({});
  useEffect(() => {
    const reader = new Reader();
    let gone = false;
    reader.ask('open', { id }).then(
      (head) => gone || setState({ opened: { reader, head } }),
      (why: unknown) => gone || setState({ fault: faultOf(why) }),
    );
    return () => {
      gone = true;
      reader.close();
    };
  }, [id]);
  return state;
}

export interface Looked {
  readonly point?: Point<AnyShape>;
  readonly chapters?: Chapters<AnyShape>;
}

/** The point that is wanted, with the eyes that are wanted; until it is there, the one before. */
export function useLook(opened: Opened | undefined, number: number, eyes: Eyes | undefined): Looked {
  const [point, setPoint] = useState<Point<AnyShape>>();
  const [heard, setHeard] = useState<{ readonly eyes: Eyes; readonly chapters: Chapters<AnyShape> }>();
  const looking = useRef(false);
  const wanted = useRef({ number, eyes });
  useEffect(() => {
    wanted.current = { number, eyes };
    // Whoever drags along the line wants the place they end at, not everything on the way.
    if (opened === undefined || looking.current) return;
    const look = (): void => {
      const { number: at, eyes: by } = wanted.current;
      if (by === undefined) return;
      looking.current = true;
      const done = (seen?: Point<AnyShape>): void => {
        looking.current = false;
        const { current } = wanted;
        if (seen !== undefined && seen.eyes === current.eyes) setPoint(seen);
        if (by !== current.eyes || at !== current.number) look();
      };
      opened.reader.ask('look', { number: at, eyes: by }).then(done, () => done());
    };
    look();
  }, [opened, number, eyes]);
  useEffect(() => {
    if (opened === undefined || eyes === undefined) return;
    opened.reader.ask('chapters', { eyes }).then(
      (chapters) => setHeard({ eyes, chapters }),
      () => undefined,
    );
  }, [opened, eyes]);
  return {
    // What other eyes saw is never shown, not even for a moment.
    ...(point !== undefined && point.eyes === eyes ? { point } : {}),
    ...(heard !== undefined && heard.eyes === eyes ? { chapters: heard.chapters } : {}),
  };
}
