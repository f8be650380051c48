import { useState } from 'react';
import { Glyph } from '../old-world/icons/Glyph.tsx';
import { useWords } from '../words/index.tsx';
import { download } from './download.ts';
import { Unusable } from './fault.ts';
import { faultWords } from './fault-words.ts';
import type { Point, RecordFault, ReelHead } from './protocol.ts';
import type { Reader } from './reader.ts';

interface DeedsProps {
  readonly reader: Reader;
  readonly head: ReelHead;
  readonly point: Point;
}

/** What can be done with a game that is looked at: play it on from here, keep it as a file, check it. */
export function Deeds({ reader, head, point }: DeedsProps) {
  const { say } = useWords();
  const [fault, setFault] = useState<RecordFault>();
  const failed = (why: unknown) => setFault(why instanceof Unusable ? why.fault : { code: 'not-kept' });
  const ended = point.view.over !== undefined;
  const playOn = () =>
    void reader.ask('playOn', { number: point.number }).then((id) => {
      location.hash = `/old-world/${id}`;
    }, failed);
  const exportIt = () =>
    void reader
      .ask('exportRecord', { id: head.id })
      .then((text) => download(text, `old-world-${head.id}.jsonl`), failed);
  return (
    <div className="replay-deeds">
      <button
        type="button"
        className="button gold"
        aria-disabled={ended}
        title={say(ended ? 'replay.playOn.over' : 'replay.playOn.text')}
        onClick={ended ? undefined : playOn}
      >
        {say('replay.playOn')}
      </button>
      <button
        type="button"
        className="button"
        title={say(head.over ? 'replay.export.text' : 'replay.export.unfinished')}
        onClick={exportIt}
      >
        <Glyph name="scroll-quill" /> <span>{say('replay.export')}</span>
      </button>
      {head.over && (
        <a className="button" href={`#/fairness/${head.id}`}>
          <Glyph name="checked-shield" /> <span>{say('fair.link')}</span>
        </a>
      )}
      <a className="button" href="#/old-world">
        <span>{say('ow.toGames')}</span>
      </a>
      {fault !== undefined && <output className="refusal">{faultWords(say, fault)}</output>}
    </div>
  );
}
