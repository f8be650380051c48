import type { Measure, Moment } from '@medallion/bots';
import { type PointerEvent, useState } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import type { TurningPoint } from './protocol.ts';
import { worthOf } from './worth.ts';
import { teacherWords } from './words/index.ts';

interface ChanceChartProps {
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  readonly measure: Measure;
  /** Whose line is thick. */
  readonly own: readonly number[];
  readonly points: readonly TurningPoint[];
  /** So many turns are a chapter. */
  readonly chapter: number | undefined;
  /** The game is over and the last moment its end. */
  readonly whole: boolean;
}

const [WIDE, HIGH, LEFT, FOOT, TOP] = [920, 400, 52, 34, 16];
/** Colour is never alone: everybody has dashes and a mark of their own. */
const COLOURS = ['#b8642a', '#4a6fa5', '#4f8a3c', '#a3811d', '#8c3a6a'] as const;
const DASHES = ['', '9 5', '3 5', '13 4 3 4', '6 4'] as const;
const MARKS = [
  'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z',
  'M-6-6H6V6H-6Z',
  'M0-7L7 6H-7Z',
  'M0-7L7 0L0 7L-7 0Z',
  'M-6-6L6 6M6-6L-6 6',
] as const;

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** From which moment to which every chapter goes; the last one to the end. */
function chaptersOf(moments: readonly Moment[], turns: number): { readonly from: number; readonly to: number }[] {
  const begins = moments.flatMap(({ turn }, at) => ((turn - 1) % turns === 0 && at < moments.length - 1 ? [at] : []));
  return begins.map((from, nth) => ({ from, to: begins[nth + 1] ?? moments.length - 1 }));
}

/** How likely everybody was to win, turn by turn. Pointer, finger or arrow keys move along the turns. */
export function ChanceChart({ moments, names, measure, own, points, chapter, whole }: ChanceChartProps) {
  const say = useVocabulary(teacherWords);
  const [cursor, setCursor] = useState<number>();
  const last = Math.max(1, moments.length - 1);
  const x = (at: number): number => LEFT + (at / last) * (WIDE - LEFT - 24);
  const y = (chance: number): number => TOP + (1 - Math.min(1, Math.max(0, chance))) * (HIGH - FOOT - TOP);
  const turnName = (at: number): string =>
    whole && at === moments.length - 1 ? say('chart.end') : say('chart.turn', { n: moments[at]?.turn ?? 0 });
  const at = cursor === undefined ? undefined : Math.min(cursor, moments.length - 1);
  const shown = at === undefined ? undefined : moments[at];
  const before = at === undefined ? undefined : moments[at - 1];
  const chapters = chapter === undefined ? [] : chaptersOf(moments, chapter);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const along = ((event.clientX - box.left) / box.width) * WIDE;
    setCursor(Math.max(0, Math.min(moments.length - 1, Math.round(((along - LEFT) / (WIDE - LEFT - 24)) * last))));
  };
  return (
    <figure className="chances">
      <ul className="key">
        {names.map((name, who) => (
          <li key={who}>
            <svg viewBox="-24 -9 48 18" aria-hidden="true">
              <path d="M-24 0H24" stroke="#2a1b0f" strokeWidth={own.includes(who) ? 7 : 5} />
              <path
                d="M-24 0H24"
                stroke={COLOURS[who % 5]}
                strokeWidth={own.includes(who) ? 4.6 : 3}
                strokeDasharray={DASHES[who % 5]}
              />
              <path d={MARKS[who % 5]} fill={COLOURS[who % 5]} stroke="#2a1b0f" strokeWidth="1.8" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {/* The table below tells the same to whoever cannot see the lines. */}
      <div className="plot">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setCursor(undefined)}
        >
          {chapters.map(({ from, to }, nth) => (
            <g key={from} className="chapter">
              {nth % 2 === 0 && <path d={`M${x(from)} ${TOP}H${x(to)}V${HIGH - FOOT}H${x(from)}Z`} />}
              <text x={(x(from) + x(to)) / 2} y={HIGH - FOOT - 10} textAnchor="middle">
                {say('chart.chapter', { n: ROMAN[nth] ?? String(nth + 1) })}
              </text>
            </g>
          ))}
          {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
            <g key={chance}>
              <path d={`M${LEFT} ${y(chance)}H${WIDE - 16}`} className="rule" />
              <text x={LEFT - 8} y={y(chance) + 5} textAnchor="end">
                {worthOf(measure, chance)}
              </text>
            </g>
          ))}
          {moments.map(({ turn }, nth) =>
            nth % Math.ceil(moments.length / 9) === 0 ? (
              <text key={turn} x={x(nth)} y={HIGH - 8} textAnchor="middle">
                {turn}
              </text>
            ) : null,
          )}
          {points.map(({ to }, nth) => {
            const where = moments.findIndex(({ number }) => number === to.number) - 0.5;
            return (
              <g key={to.number} className="seal">
                <path d={`M${x(where)} ${TOP + 26}V${HIGH - FOOT}`} />
                <circle cx={x(where)} cy={TOP + 14} r="13" />
                <text x={x(where)} y={TOP + 19} textAnchor="middle">
                  {nth + 1}
                </text>
              </g>
            );
          })}
          {names.map((_, who) => {
            const d = moments
              .map(
                ({ chances }, nth) => `${nth === 0 ? 'M' : 'L'}${x(nth).toFixed(1)} ${y(chances[who] ?? 0).toFixed(1)}`,
              )
              .join('');
            const thick = own.includes(who);
            const end = at ?? moments.length - 1;
            return (
              <g key={who} fill="none" strokeLinejoin="round">
                <path d={d} stroke="#2a1b0f" strokeWidth={thick ? 7.4 : 5} />
                <path d={d} stroke={COLOURS[who % 5]} strokeWidth={thick ? 5 : 3} strokeDasharray={DASHES[who % 5]} />
                {moments.length > 0 && (
                  <path
                    d={MARKS[who % 5]}
                    transform={`translate(${x(end).toFixed(1)} ${y(moments[end]?.chances[who] ?? 0).toFixed(1)})`}
                    fill={COLOURS[who % 5]}
                    stroke="#2a1b0f"
                    strokeWidth="2"
                  />
                )}
              </g>
            );
          })}
          {at !== undefined && <path className="cursor" d={`M${x(at)} ${TOP}V${HIGH - FOOT}`} />}
        </svg>
        {shown !== undefined && at !== undefined && (
          <output
            className={`slip ${x(at) > WIDE / 2 ? 'left' : ''}`}
            style={{ insetInlineStart: `${(100 * x(at)) / WIDE}%` }}
          >
            <b>{turnName(at)}</b>
            {names.map((name, who) => {
              const change = Math.round(
                100 * ((shown.chances[who] ?? 0) - (before?.chances[who] ?? shown.chances[who] ?? 0)),
              );
              return (
                <span key={who}>
                  <span>{name}</span> <b>{worthOf(measure, shown.chances[who] ?? 0)}</b>{' '}
                  <small>
                    {measure.of !== 'winning' || change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`}
                  </small>
                </span>
              );
            })}
          </output>
        )}
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(0, moments.length - 1)}
        value={at ?? Math.max(0, moments.length - 1)}
        aria-label={say('chart.move')}
        aria-valuetext={moments.length === 0 ? '' : turnName(at ?? moments.length - 1)}
        onChange={({ target }) => setCursor(Number(target.value))}
      />
      <table className="unseen">
        <caption>{say('chart.table')}</caption>
        <tbody>
          {moments.map(({ number, chances }, nth) => (
            <tr key={number}>
              <th scope="row">{turnName(nth)}</th>
              {names.map((name, who) => (
                <td key={who}>
                  {name}: {worthOf(measure, chances[who] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
