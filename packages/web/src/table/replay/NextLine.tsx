import type { AnyShape } from '@medallion/kernel';
import type { Point } from '@medallion/table';
import { replayWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useTelling } from '../telling.ts';

/** What is answered next, and to which question, as far as these eyes may know it. */
export function NextLine({ point }: { readonly point: Point<AnyShape> }) {
  const say = useVocabulary(replayWords);
  const telling = useTelling();
  const { next } = point;
  if (next === undefined)
    return <p className="next">{say(point.view.over === undefined ? 'replay.now' : 'replay.end')}</p>;
  const name = telling.who(next.seat);
  if (next.deed !== 'answer') {
    return <p className="next">{say(next.deed === 'undo' ? 'replay.undo' : 'replay.hidden', { name })}</p>;
  }
  const { ask } = next;
  const [choice] = ask.choices;
  return (
    <p className="next">
      <span className="asked">
        <b>{name}</b> {telling.question(ask)}
      </span>{' '}
      <span className="said">{choice === undefined ? '' : telling.label(ask, choice)}</span>
    </p>
  );
}
