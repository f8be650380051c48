import type { Who } from '@medallion/path-of-destiny';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Keep } from '../chapter/Keep.tsx';
import { Reckoning } from '../chapter/Reckoning.tsx';
import { Draft } from '../draft/Draft.tsx';
import { Leaf } from '../board/Leaf.tsx';
import { useLaid } from '../laid.ts';
import { stageOf } from '../show/stage.ts';
import { ChapterOpening, Introduction } from '../story/Reading.tsx';
import { Result } from '../story/Result.tsx';
import { RevealScene } from './RevealScene.tsx';
import { TableScene } from './TableScene.tsx';

const fetchEnd = () => import('../end/End.tsx');
/** Nobody needs the last page before the last chapter: it is fetched while that is played. */
const End = lazy(() => fetchEnd().then(({ End: page }) => ({ default: page })));

/** What fills the screen now. */
export function Scene() {
  const { view, heard, ask, hold, over } = useLaid();
  const [looking, setLooking] = useState<Who>();
  const [reading, setReading] = useState(false);
  const isLast = view.chapter === 3;
  useEffect(() => {
    if (isLast) void fetchEnd();
  }, [isLast]);
  const stage = stageOf(view, heard, ask, hold, over !== undefined);
  return (
    <>
      {reading && stage === 'table' ? <ChapterOpening onBack={() => setReading(false)} /> : scene()}
      {looking !== undefined && <Leaf who={looking} onClose={() => setLooking(undefined)} />}
    </>
  );

  function scene() {
    switch (stage) {
      case 'draft':
        return <Draft />;
      case 'introduction':
        return <Introduction />;
      case 'chapter':
        return <ChapterOpening />;
      case 'table':
        return <TableScene onRead={() => setReading(true)} onLook={setLooking} />;
      case 'reveal':
        return <RevealScene />;
      case 'reckoning':
        return <Reckoning />;
      case 'keep':
        return <Keep onLook={setLooking} />;
      case 'result':
        return <Result />;
      case 'end':
        return (
          <Suspense fallback={<main id="table" tabIndex={-1} aria-busy="true" />}>
            <End />
          </Suspense>
        );
    }
  }
}
