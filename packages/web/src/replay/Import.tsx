import './import.css';
import { useId, useState } from 'react';
import { useWords } from '../words/index.tsx';
import { Unusable } from './fault.ts';
import { faultWords } from './fault-words.ts';
import type { RecordFault } from './protocol.ts';
import { askOnce } from './reader.ts';

/** No record we know of is a hundredth of this. */
const LIMIT = 8_000_000;

/** A game from a file: read, checked answer by answer, and put beside the games of this device. */
export function Import() {
  const { say } = useWords();
  const [fault, setFault] = useState<RecordFault>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const take = async (file: File) => {
    setBusy(true);
    setFault(undefined);
    try {
      if (file.size > LIMIT) throw new Unusable('not-a-record');
      const names = say('ow.new.names').split(', ');
      location.hash = `/replay/${await askOnce('importRecord', { text: await file.text(), names })}`;
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
            if (file !== undefined) void take(file);
            // The same file may be tried again.
            currentTarget.value = '';
          }}
        />
      </label>
      <output id={id}>{fault === undefined ? say('replay.import.text') : faultWords(say, fault)}</output>
    </div>
  );
}
