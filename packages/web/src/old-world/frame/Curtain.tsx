import { useEffect, useRef } from 'react';
import { type OldWorldSitting, oldWorldTable } from '../local/use-old-world.ts';
import { Crest } from '../parts/Crest.tsx';

/** Between two persons at one screen: nothing of the table is seen until the next one sits down. */
export function Curtain({ sitting, calls }: { readonly sitting: OldWorldSitting; readonly calls: number }) {
  const { view, words } = sitting;
  const { say, nameOf } = words;
  const sit = useRef<HTMLButtonElement>(null);
  useEffect(() => sit.current?.focus(), []);
  return (
    <main className="curtain">
      <div className="folds" aria-hidden="true" />
      <div className="call">
        <Crest school={view.table.witchers[calls]?.school} />
        <h2>{say('ow.curtain.title', { name: nameOf(calls) })}</h2>
        <p>{say('ow.curtain.text')}</p>
        <button type="button" ref={sit} className="button gold" onClick={() => oldWorldTable().sit(calls)}>
          {say('ow.curtain.sit', { name: nameOf(calls) })}
        </button>
      </div>
    </main>
  );
}
