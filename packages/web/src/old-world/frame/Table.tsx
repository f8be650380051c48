import { Suspense, useEffect, useRef } from 'react';
import { useSounds } from '../../settings/use-sounds.ts';
import { useWords } from '../../words/index.tsx';
import { Journey } from '../journey/Journey.tsx';
import { oldWorldTable, useOldWorld, useTableState } from '../local/use-old-world.ts';
import { MomentScene } from '../moments/MomentScene.tsx';
import { useMoments } from '../moments/use-moments.ts';
import { Inks } from '../parts/Inks.tsx';
import { Lens } from '../reading/Lens.tsx';
import { Curtain } from './Curtain.tsx';
import { Header } from './Header.tsx';
import { Live } from './Live.tsx';
import { Notice } from './Notice.tsx';
import { scenes } from './scenes.ts';
import { useBots } from './use-bots.ts';

/** The table of one game: what lies on it now, and the question that is open. */
export function Table({ id }: { readonly id: string }) {
  const { say } = useWords();
  const { is, notKept } = useTableState();
  const sitting = useOldWorld();
  useEffect(() => oldWorldTable().open(id), [id]);
  const table = useRef<HTMLDivElement>(null);
  useSounds(sitting?.position);
  const [moment, onward] = useMoments(sitting);
  // While somebody looks at how something ended, nobody plays on.
  useBots(moment === undefined ? sitting : undefined);
  const asked = sitting?.ask !== undefined && sitting.position.calls === undefined;
  const title = `${say(asked ? 'ow.yourTurn' : 'ow.title')} · Medallion`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (is === 'lost') return <Notice text={say('ow.lost')} />;
  if (sitting === undefined || sitting.position.id !== id) return <Notice text={say('ow.opening')} />;
  const { calls } = sitting.position;
  const Scene = scenes.find(({ lies }) => lies(sitting))?.Scene ?? Journey;
  return (
    <div
      className="old-world table-ground"
      ref={table}
      data-number={sitting.position.number}
      data-busy={sitting.state.busy}
    >
      <Inks />
      <Header sitting={sitting} />
      {/* Whoever is still at the screen sees how it ended before the next one is called. */}
      {moment !== undefined ? (
        <MomentScene moment={moment} sitting={sitting} onward={onward} />
      ) : calls !== undefined ? (
        <Curtain sitting={sitting} calls={calls} />
      ) : (
        <Suspense fallback={null}>
          <Scene sitting={sitting} />
        </Suspense>
      )}
      {notKept && <output className="not-kept">{say('ow.notKept')}</output>}
      <Live sitting={sitting} />
      <Lens table={table} />
    </div>
  );
}
