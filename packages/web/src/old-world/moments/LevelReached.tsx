import './herald.css';
import { useKeys } from '../../kit/use-keys.ts';
import { linesOf } from '../log/lines.ts';
import { Crest } from '../parts/Crest.tsx';
import { ROMAN } from '../parts/roman.ts';
import type { MomentProps } from './moment-props.ts';
import type { LevelMoment } from './moments.ts';
import { Onward } from './Onward.tsx';

/** A higher level: which one, and what comes of it. */
export function LevelReached({ moment, sitting, onward }: MomentProps & { readonly moment: LevelMoment }) {
  const { view, words } = sitting;
  const { say, tell } = words;
  useKeys({ Enter: onward });
  const lines = linesOf(moment.events, tell).filter(({ minor }) => minor !== true);
  return (
    <main className="moment-card level-reached" id="table" tabIndex={-1}>
      <section className="parchment" aria-labelledby="moment">
        <Crest school={view.table.witchers[moment.seat]?.school} />
        <h2 id="moment">{say('moment.level', { level: ROMAN[moment.level] ?? moment.level })}</h2>
        <p>{say('moment.level.text')}</p>
        {lines.slice(0, 4).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
        <Onward onward={onward} say={say} />
      </section>
    </main>
  );
}
