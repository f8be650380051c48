import type { Who } from '@medallion/path-of-destiny';
import { useMemo, useState } from 'react';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Medal } from '../parts/Medal.tsx';
import { said } from '../parts/Sym.tsx';
import type { Source } from '../words/messages.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { type Account, accountOf, SOURCES } from './points.ts';

const SIGNS: Readonly<Record<Source, GlyphName>> = {
  chapter1: 'open-book',
  chapter2: 'open-book',
  chapter3: 'open-book',
  story: 'scroll-quill',
  quest: 'footprint',
  golden: 'laurels',
  special: 'semi-closed-eye',
};

/** Every point of everybody by where it came from. A number tells its reasons; a press on a hero tells all of them. */
export function FinalTable({ order }: { readonly order: readonly Who[] }) {
  const { view, heard } = useLaid();
  const { say, heroOf, tell } = usePathWords();
  const account = useMemo(() => accountOf(heard, view.participants.length), [heard, view.participants.length]);
  const [asked, ask] = useState<Who>();
  const { points } = account;
  const shown = SOURCES.filter((source) => source !== 'special' || points.special.some((n) => n !== 0));
  const reasons = (source: Source, who: Who): readonly string[] =>
    (account.portions[source][who] ?? []).map(({ vp, why }) =>
      [signed(vp), why === undefined ? undefined : tell.event(why)?.text].filter(Boolean).join(' · '),
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than its place: the keyboard must get there to scroll it */}
      <section className="pd-scroll" tabIndex={0} aria-label={say('final')}>
        <table className="pd-final-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say('hero.who')}</span>
              </th>
              {shown.map((source) => (
                <th key={source} scope="col">
                  <Glyph name={SIGNS[source]} />
                  {say('source', { source, story: view.options.story })}
                </th>
              ))}
              <th scope="col">
                <Glyph name="queen-crown" />
                {say('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map((who, at) => (
              <tr key={who} className={at === 0 ? 'won' : ''}>
                <th scope="row">
                  <button
                    type="button"
                    aria-expanded={asked === who}
                    title={say('end.why', { name: heroOf(who) })}
                    onClick={() => ask(asked === who ? undefined : who)}
                  >
                    <Medal
                      character={participantOf(view, who).character}
                      automa={participantOf(view, who).automa === true}
                    />
                    {heroOf(who)}
                  </button>
                </th>
                {shown.map((source) => (
                  <td key={source} title={reasons(source, who).join('\n')}>
                    {points[source][who] === 0 ? '·' : points[source][who]}
                  </td>
                ))}
                <td className="total">{participantOf(view, who).vp}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {asked !== undefined && (
        <section className="pd-reasons" aria-label={say('end.why', { name: heroOf(asked) })}>
          <h3>{say('end.why', { name: heroOf(asked) })}</h3>
          <dl>
            {shown.map((source) =>
              reasons(source, asked).length === 0 ? null : (
                <div key={source}>
                  <dt>
                    <Glyph name={SIGNS[source]} /> {say('source', { source, story: view.options.story })}
                  </dt>
                  {reasons(source, asked).map((text, at) => (
                    <dd key={at}>{text}</dd>
                  ))}
                </div>
              ),
            )}
          </dl>
        </section>
      )}
      <h3>{say('chart')}</h3>
      <LeadChart order={order} sources={shown} points={points} />
    </>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** How high a medal at the end of a line is. */
const MEDAL = 26;

/** The same heights, from the top down, but none nearer to the next than this. */
function apart(heights: readonly number[], least: number): number[] {
  const moved: number[] = [];
  for (const height of heights) moved.push(Math.max(height, (moved.at(-1) ?? -Infinity) + least));
  return moved;
}

/** How the lead changed hands. Lines are told apart by dash as well as by hue. */
function LeadChart({
  order: places,
  sources,
  points,
}: {
  readonly order: readonly Who[];
  readonly sources: readonly Source[];
  readonly points: Account['points'];
}) {
  const { view } = useLaid();
  const { say, heroOf } = usePathWords();
  const width = 520;
  const height = 200;
  const x0 = 28;
  const x1 = width - 46;
  const y0 = height - 22;
  const most = Math.max(20, ...places.map((who) => participantOf(view, who).vp));
  const x = (at: number) => x0 + ((x1 - x0) * at) / sources.length;
  const y = (vp: number) => y0 - ((y0 - 10) * vp) / most;
  const step = most > 45 ? 20 : 10;
  const ends = apart(
    places.map((who) => y(participantOf(view, who).vp)),
    MEDAL,
  );
  return (
    <div className="pd-charted">
      <svg className="pd-chart" viewBox={`0 0 ${width} ${height}`} {...said(say('chart'))}>
        {Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step).map((value) => (
          <g key={value}>
            <path d={`M${x0} ${y(value)}H${x1}`} className="grid" />
            <text x={x0 - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {sources.map((source, at) => (
          <text key={source} x={x(at + 1)} y={height - 5} textAnchor="middle">
            {say('source.short', { source })}
          </text>
        ))}
        {places.map((who) => {
          let sum = 0;
          const line = [0, ...sources.map((source) => (sum += points[source][who] ?? 0))];
          const { character } = participantOf(view, who);
          return (
            <g key={who} className={`line ${character ?? ''}`}>
              <path d={line.map((vp, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(vp)}`).join('')} />
              {line.slice(1).map((vp, at) => (
                <circle key={at} cx={x(at + 1)} cy={y(vp)} r="2.8" />
              ))}
            </g>
          );
        })}
        {places.map((who, at) => (
          <path
            key={who}
            className="tie"
            d={`M${x1 + 3} ${y(participantOf(view, who).vp)}L${width - MEDAL} ${ends[at] ?? 0}`}
          />
        ))}
      </svg>
      {places.map((who, at) => {
        const { character, automa } = participantOf(view, who);
        return (
          <span key={who} className="end" style={{ '--at': (ends[at] ?? 0) / height }}>
            <Medal character={character} automa={automa === true} label={heroOf(who)} />
          </span>
        );
      })}
    </div>
  );
}
