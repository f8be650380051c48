import type { AnyShape } from '@medallion/kernel';
import { type Point, type RecordFault, Unusable } from '@medallion/table';
import { useState } from 'react';
import { addressOf, goTo } from '../../addresses.ts';
import { tableWords } from '../words/index.ts';
import { replayWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { AnalysisLink } from '../../teacher/AnalysisLink.tsx';
import { Sign } from '../icons/Sign.tsx';
import type { ReelHead } from '../reader/protocol.ts';
import type { Reader } from '../reader/reader.ts';
import { download } from './download.ts';
import { faultWords } from './fault-words.ts';

interface DeedsProps {
  readonly reader: Reader;
  readonly head: ReelHead;
  readonly point: Point<AnyShape>;
}

/** What can be done with a game that is looked at: play it on from here, keep it as a file, check it. */
export function Deeds({ reader, head, point }: DeedsProps) {
  const say = useVocabulary(replayWords);
  const sayTable = useVocabulary(tableWords);
  const [fault, setFault] = useState<RecordFault>();
  const { id, game } = head;
  const failed = (why: unknown) => setFault(why instanceof Unusable ? why.fault : { code: 'not-kept' });
  const ended = point.view.over !== undefined;
  const playOn = () =>
    void reader
      .ask('playOn', { id, number: point.number })
      .then((line) => goTo(addressOf.table(line.game, line.id)), failed);
  const exportIt = () => void reader.ask('file', { id }).then((text) => download(text, `${game}-${id}.jsonl`), failed);
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
        <Sign name="scroll-quill" /> <span>{say('replay.export')}</span>
      </button>
      {head.over && <AnalysisLink id={id} game={game} />}
      {head.over && (
        <a className="button" href={addressOf.fairness(id)}>
          <Sign name="checked-shield" /> <span>{sayTable('fairness')}</span>
        </a>
      )}
      <a className="button" href={addressOf.newGame(game)}>
        <span>{sayTable('toGames')}</span>
      </a>
      {fault !== undefined && <output className="refusal">{faultWords(say, fault)}</output>}
    </div>
  );
}
