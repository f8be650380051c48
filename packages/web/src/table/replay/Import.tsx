import './import.css';
import { type RecordFault, Unusable } from '@medallion/table';
import { useId, useState } from 'react';
import { goTo } from '../../addresses.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { replayWords } from './words/index.ts';
import { take } from '../open/take.ts';
import { tableWords } from '../words/index.ts';
import { faultWords } from './fault-words.ts';

/** A game from a file: read, checked answer by answer, and put beside the games of this device. */
export function Import() {
  const say = useVocabulary(replayWords);
  const sayTable = useVocabulary(tableWords);
  const [fault, setFault] = useState<RecordFault>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const open = async (file: File) => {
    setBusy(true);
    setFault(undefined);
    try {
      goTo(await take(file, sayTable('new.names').split(', ')));
    } catch (why) {
      setFault(why instanceof Unusable ? why.fault : { code: 'not-a-record' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="import">
      <label className="button" aria-busy={busy}>
        {say(busy ? 'replay.import.busy' : 'replay.import')}
        <input
          type="file"
          accept=".jsonl,.ndjson,.json,.txt,application/x-ndjson"
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) void open(file);
            // The same file may be tried again.
            currentTarget.value = '';
          }}
        />
      </label>
      <output id={id}>{fault === undefined ? say('replay.import.text') : faultWords(say, fault)}</output>
    </div>
  );
}
