import './open.css';
import { type RecordFault, Unusable } from '@medallion/table';
import { useEffect, useState } from 'react';
import { goTo } from '../../addresses.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { replayWords } from '../replay/words/index.ts';
import { faultWords } from '../replay/fault-words.ts';
import { tableWords } from '../words/index.ts';
import { take } from './take.ts';
import type { Given } from './use-given.ts';

/** Opens what was dropped or pasted, or says on a slip at the edge why it cannot be opened. What was open stays open then. */
export default function Opening({ given, onDone }: { readonly given: Given; readonly onDone: () => void }) {
  const say = useVocabulary(replayWords);
  const sayTable = useVocabulary(tableWords);
  const [failed, setFailed] = useState<{ readonly given: Given; readonly fault: RecordFault }>();
  const names = sayTable('new.names');
  useEffect(() => {
    let wanted = true;
    take(given, names.split(', ')).then(
      (address) => {
        if (!wanted) return;
        goTo(address);
        onDone();
      },
      (why: unknown) => {
        const fault: RecordFault = why instanceof Unusable ? why.fault : { code: 'not-a-record' };
        if (wanted) setFailed({ given, fault });
      },
    );
    return () => {
      wanted = false;
    };
  }, [given, names, onDone]);
  const fault = failed?.given === given ? failed.fault : undefined;
  return (
    <output className="given parchment" aria-busy={fault === undefined}>
      <span>{fault === undefined ? say('replay.import.busy') : faultWords(say, fault)}</span>
      {fault !== undefined && (
        <button type="button" className="button" onClick={onDone}>
          {sayTable('close')}
        </button>
      )}
    </output>
  );
}
