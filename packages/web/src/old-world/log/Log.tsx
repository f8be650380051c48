import { useEffect, useMemo, useRef, useState } from 'react';
import { Clause } from '../../library/Clause.tsx';
import { Terms } from '../../library/terms/Terms.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { Crest } from '../parts/Crest.tsx';
import { linesOf } from './lines.ts';

/** How many lines are drawn before somebody asks for the rest. */
const LATEST = 60;

/** The chronicle of the game: short sentences, each with its clause. */
export function Log({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { heard, view, words } = sitting;
  const { say, tell } = words;
  const [whole, setWhole] = useState(false);
  const lines = useMemo(() => linesOf(heard, tell).filter(({ minor }) => minor !== true), [heard, tell]);
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  // The latest line is in sight, also when somebody turns to the log only now.
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const toEnd = () => current.scrollTo({ top: current.scrollHeight });
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(current);
    return () => watch.disconnect();
  }, [count]);
  const shown = whole ? lines : lines.slice(-LATEST);
  return (
    <section className="panel log" aria-label={say('ow.log')}>
      <h2 className="heading">{say('ow.log')}</h2>
      <ol ref={list}>
        {shown.length < count && (
          <li className="more">
            <button type="button" onClick={() => setWhole(true)}>
              {say('ow.log.earlier', { n: count - shown.length })}
            </button>
          </li>
        )}
        {shown.map(({ key, type, seat, text, clause }) => (
          <li key={key} className={type === 'turnBegan' ? 'turn' : ''}>
            {seat !== undefined && <Crest school={view.table.witchers[seat]?.school} />}
            <span>
              <Terms text={text} /> {clause !== undefined && <Clause id={clause} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
