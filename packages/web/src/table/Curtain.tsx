import type { AnyShape, Seat } from '@medallion/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useSitting } from './sitting.ts';
import { tableWords } from './words/index.ts';

/** Between two persons at one screen: nothing of the table is seen until the next one sits down. */
export function Curtain({
  calls,
  sign,
}: {
  readonly calls: Seat /** What the next one is known by. */;
  readonly sign?: ReactNode;
}) {
  const { table, sit } = useSitting<AnyShape>();
  const say = useVocabulary(tableWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = table.sitters[calls]?.name ?? '';
  return (
    <main className="curtain">
      <div className="folds" aria-hidden="true" />
      <div className="call">
        {sign}
        <h2>{say('curtain.title', { name })}</h2>
        <p>{say('curtain.text')}</p>
        <button type="button" ref={button} className="button gold" onClick={() => sit(calls)}>
          {say('curtain.sit', { name })}
        </button>
      </div>
    </main>
  );
}
