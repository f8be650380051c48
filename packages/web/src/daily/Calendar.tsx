import { compared } from '@medallion/table';
import { useState } from 'react';
import { addressOf } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { Sign } from '../table/icons/Sign.tsx';
import { type History, type Hunted, keyOf } from './history.ts';
import { dailyWords } from './words/index.ts';

const MARKS = ['better', 'equal', 'worse', 'begun'] as const;
type Mark = (typeof MARKS)[number];

function markOf({ result, master }: Hunted): Mark {
  if (result === undefined) return 'begun';
  const than = master === undefined ? -1 : compared(result, master);
  return than > 0 ? 'better' : than === 0 ? 'equal' : 'worse';
}

/** Told by shape, not by colour alone. */
function MarkSign({ mark }: { readonly mark: Mark }) {
  if (mark === 'better') return <Sign name="laurels" />;
  return <span aria-hidden="true">{mark === 'equal' ? '◆' : mark === 'worse' ? '◈' : '◇'}</span>;
}

interface CalendarProps {
  readonly game: string;
  readonly day: string;
  readonly today: string;
  readonly history: History;
}

/** The own hunts of a month, a day that was missed costs nothing. */
export function Calendar({ game, day, today, history }: CalendarProps) {
  const say = useVocabulary(dailyWords);
  const { language } = useWords();
  const [month, setMonth] = useState(() => day.slice(0, 7));
  const first = new Date(`${month}-01T00:00:00Z`);
  const step = (by: number): string =>
    new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)).toISOString().slice(0, 7);
  const name = (options: Intl.DateTimeFormatOptions, at: Date): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  // Weeks begin on Monday; the fifth of January 1970 was one.
  const before = (first.getUTCDay() + 6) % 7;
  const weekdays = Array.from({ length: 7 }, (_, at) =>
    name({ weekday: 'short' }, new Date(Date.UTC(1970, 0, 5 + at))),
  );
  return (
    <section className="calendar panel" aria-labelledby="calendar">
      <h2 id="calendar" className="heading">
        {say('calendar')}
      </h2>
      <div className="month">
        <button type="button" className="button" aria-label={say('previous')} onClick={() => setMonth(step(-1))}>
          ‹
        </button>
        <b>{name({ month: 'long', year: 'numeric' }, first)}</b>
        <button
          type="button"
          className="button"
          aria-label={say('next')}
          disabled={step(1) > today.slice(0, 7)}
          onClick={() => setMonth(step(1))}
        >
          ›
        </button>
      </div>
      <ol className="days">
        {weekdays.map((weekday) => (
          <li key={weekday} className="weekday" aria-hidden="true">
            {weekday}
          </li>
        ))}
        {Array.from({ length }, (_, at) => {
          const each = `${month}-${String(at + 1).padStart(2, '0')}`;
          const hunted = history[keyOf(game, each)];
          const mark = hunted && markOf(hunted);
          const told = `${name({ dateStyle: 'long' }, new Date(Date.parse(each)))}: ${say(`mark.${mark ?? 'missed'}`)}`;
          return (
            <li key={each} style={at === 0 ? { gridColumnStart: before + 1 } : undefined}>
              {each > today ? (
                <span className="day">{at + 1}</span>
              ) : (
                <a
                  className="day"
                  href={addressOf.daily(game, each === today ? '' : each)}
                  aria-current={each === day ? 'date' : undefined}
                  aria-label={told}
                  data-mark={mark}
                >
                  {at + 1}
                  {mark !== undefined && <MarkSign mark={mark} />}
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="legend">
        {MARKS.map((mark) => (
          <li key={mark}>
            <MarkSign mark={mark} /> {say(`mark.${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
