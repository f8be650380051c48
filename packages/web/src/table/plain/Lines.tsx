import type { AnyShape, HeardEvent } from '@medallion/kernel';
import { Clause } from '../../library/Clause.tsx';
import type { Telling } from '../telling.ts';

/** What happened, line by line, with the pages of the tale where they were read. */
export function Lines({
  events,
  telling,
  whole = false,
}: {
  readonly events: readonly HeardEvent<AnyShape>[];
  readonly telling: Telling;
  /** Small things, too. */
  readonly whole?: boolean;
}) {
  return (
    <ol className="plain-lines">
      {events.map((event, at) => {
        const told = telling.event(event);
        const prose = telling.after(event);
        const shown = told !== undefined && (whole || told.minor !== true);
        if (!shown && prose.length === 0) return null;
        return (
          <li key={at} className={told?.minor === true ? 'minor' : undefined}>
            {shown && (
              <p>
                {told.text} {told.clause !== undefined && <Clause id={told.clause} />}
              </p>
            )}
            {prose.map(({ title, text }) => (
              <blockquote key={text}>
                {title !== undefined && <cite>{title}</cite>}
                {text.split('\n').map((paragraph, nth) => (
                  <p key={nth}>{paragraph}</p>
                ))}
              </blockquote>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
