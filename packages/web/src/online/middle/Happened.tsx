import type { AnyShape } from '@medallion/kernel';
import { Suspense, useMemo } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { screensOf } from '../../screens.ts';
import { useSitting } from '../../table/sitting.ts';
import { useTelling } from '../../table/telling.ts';
import { onlineWords } from '../words/index.ts';

/** One sentence large, and so many before it. */
const BEFORE = 3;

/** What just happened, until something else does. */
export function Happened() {
  const say = useVocabulary(onlineWords);
  const { heard, table } = useSitting<AnyShape>();
  const { event: tell } = useTelling();
  const lines = useMemo(() => {
    const found: { readonly text: string; readonly seat: number | undefined; readonly at: number }[] = [];
    for (let at = heard.length - 1; at >= 0 && found.length <= BEFORE; at -= 1) {
      const event = heard[at];
      const told = event === undefined ? undefined : tell(event);
      if (event === undefined || told === undefined || told.minor === true) continue;
      const { seat, who } = event.data as { readonly seat?: unknown; readonly who?: unknown };
      const by = typeof seat === 'number' ? seat : typeof who === 'number' ? who : undefined;
      found.push({ text: told.text, seat: by, at });
    }
    return found;
  }, [heard, tell]);
  const [last, ...before] = lines;
  const Sign = screensOf(table.game)?.SeatSign;
  return (
    <section className="middle-happened parchment" aria-label={say('middle.happened')}>
      {last?.seat !== undefined && Sign !== undefined && (
        <span className="by">
          <Suspense fallback={null}>
            <Sign seat={last.seat} />
          </Suspense>
        </span>
      )}
      <div>
        <h2>{say('middle.happened')}</h2>
        <p key={last?.at} className="last" aria-live="polite">
          {last?.text}
        </p>
      </div>
      <ol>
        {before.map(({ at, text }) => (
          <li key={at}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
