import type { TableWords } from '../old-world/local/use-old-world.ts';
import type { Point } from './protocol.ts';

/** What is answered next, and to which question, as far as these eyes may know it. */
export function NextLine({ point, words }: { readonly point: Point; readonly words: TableWords }) {
  const { say, tell, nameOf } = words;
  const { next } = point;
  if (next === undefined)
    return <p className="next">{say(point.view.over === undefined ? 'replay.now' : 'replay.end')}</p>;
  const name = nameOf(next.seat);
  if (next.deed !== 'answer') {
    return <p className="next">{say(next.deed === 'undo' ? 'replay.undo' : 'replay.hidden', { name })}</p>;
  }
  const { ask } = next;
  const [choice] = ask.choices;
  return (
    <p className="next">
      <span className="asked">
        <b>{name}</b> {tell.question(ask)}
      </span>{' '}
      <span className="said">{choice === undefined ? '' : tell.label(ask, choice)}</span>
    </p>
  );
}
