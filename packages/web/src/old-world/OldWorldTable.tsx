import './styles.ts';
import { ControlsContext } from './asked/use-controls.ts';
import { controls } from './controls.ts';
import { Suspense, useRef } from 'react';
import { useSounds } from './use-sounds.ts';
import { useGuard } from '../kit/guard.ts';
import { Curtain } from '../table/Curtain.tsx';
import { Header } from './frame/Header.tsx';
import { Live } from './frame/Live.tsx';
import { concerns, scenes } from './scenes.ts';
import { Journey } from './journey/Journey.tsx';
import { MomentScene } from './MomentScene.tsx';
import { useMoments } from './moments/use-moments.ts';
import { Crest } from './parts/Crest.tsx';
import { usePassing } from './open-choices.ts';
import { Inks } from './parts/Inks.tsx';
import { Hovered } from './reading/Hovered.tsx';
import { Lens } from './reading/Lens.tsx';
import { useOldWorld } from './sitting.ts';

/** The table of one game: what lies on it now, and the question that is open. */
export default function OldWorldTable() {
  const sitting = useOldWorld();
  const table = useRef<HTMLDivElement>(null);
  useSounds(sitting);
  const [moment, onward] = useMoments(sitting);
  const { calls, view, busy, ask } = sitting;
  const passes = usePassing(sitting, moment !== undefined);
  useGuard(moment?.id ?? `${view.number}/${ask?.id ?? 'none'}`);
  const Scene = scenes.find(({ lies }) => lies(sitting))?.Scene ?? Journey;
  return (
    <ControlsContext value={controls}>
      <div className="old-world table-ground" ref={table} data-number={view.number} data-busy={busy}>
        <Inks />
        <Header sitting={sitting} />
        {/* Whoever is still at the screen sees how it ended before the next one is called. */}
        {moment !== undefined ? (
          <MomentScene moment={moment} sitting={sitting} onward={onward} />
        ) : passes ? (
          <main />
        ) : calls !== undefined ? (
          <Curtain calls={calls} sign={<Crest school={view.table.witchers[calls]?.school} />} />
        ) : (
          <Suspense fallback={null}>
            <Scene sitting={sitting} />
          </Suspense>
        )}
        <Live sitting={sitting} moment={moment} reads={concerns(sitting)} />
        <Lens table={table} />
        <Hovered table={table} of={`${view.number}/${String(view.viewer)}/${moment?.id ?? calls ?? ''}`} />
      </div>
    </ControlsContext>
  );
}
