import { useVocabulary } from '../../kit/vocabulary.ts';
import { Panel } from '../../kit/Panel.tsx';
import { QrCode } from '../LinkTools.tsx';
import { linkTo, useBase } from '../share.ts';
import { onlineWords } from '../words/index.ts';
import { useMiddle } from './middle.ts';

/** A code to be scanned from the sofa: a chair while one can be taken, then the table on one's own screen. */
export function CallAside() {
  const say = useVocabulary(onlineWords);
  const base = useBase();
  const { state, watch, anyChair } = useMiddle();
  const { room, watching } = state;
  if (room === undefined) return null;
  const sits = room.state === 'lobby' && anyChair !== '';
  const text = say(sits ? 'middle.scan' : 'middle.watch');
  return (
    <Panel className="middle-call" label={text}>
      <QrCode text={linkTo(base, room.id, sits ? anyChair : watch)} label={text} />
      <div>
        <h2 className="heading">{say('middle.phone')}</h2>
        <p>{text}</p>
        {watching > 0 && <p className="watchers">{say('watching', { n: watching })}</p>}
      </div>
    </Panel>
  );
}
