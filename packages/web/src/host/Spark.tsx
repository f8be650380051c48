/** A small chart: how something went over the last hour, and what it is now. */

const WIDE = 300;
const HIGH = 84;
const FOOT = 16;

export interface SparkLine {
  readonly name?: string;
  /** Unset where there was nothing to measure: the line has a gap there. */
  readonly values: readonly (number | undefined)[];
}

export function Spark({
  title,
  now,
  ago,
  today,
  lines,
}: {
  readonly title: string;
  readonly now: string;
  /** What is written below the first and the last point. */
  readonly ago: string;
  readonly today: string;
  readonly lines: readonly SparkLine[];
}) {
  const most = Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  const top = ceilingOf(most);
  const last = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const x = (at: number) => ((at / last) * (WIDE - 8) + 4).toFixed(1);
  const y = (value: number) => (HIGH - FOOT - (value / top) * (HIGH - FOOT - 14)).toFixed(1);
  return (
    <figure className="spark">
      <figcaption>
        <span>{title}</span> <strong>{now}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <path d={`M4 ${y(0)}H${WIDE - 4}M4 ${y(top)}H${WIDE - 4}`} className="rule" />
        <text x="4" y="9">
          {top}
        </text>
        {lines.map(({ name, values }, nth) => (
          <path key={name ?? ''} d={drawn(values, x, y)} className={nth === 0 ? 'first' : 'second'} />
        ))}
        <text x="4" y={HIGH - 3}>
          {ago}
        </text>
        <text x={WIDE - 4} y={HIGH - 3} textAnchor="end">
          {today}
        </text>
      </svg>
      {lines.length > 1 && (
        <ul>
          {lines.map(({ name }, nth) => (
            <li key={name} className={nth === 0 ? 'first' : 'second'}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

/** A round number a chart may end at. */
function ceilingOf(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((factor) => factor * power).find((ceiling) => ceiling >= most) ?? most;
}

function drawn(
  values: readonly (number | undefined)[],
  x: (at: number) => string,
  y: (value: number) => string,
): string {
  let isDown = false;
  return values
    .map((value, at) => {
      if (value === undefined) {
        isDown = false;
        return '';
      }
      const point = `${isDown ? 'L' : 'M'}${x(at)} ${y(value)}`;
      // A point between two gaps is seen too.
      const dot = isDown ? '' : `h.01`;
      isDown = true;
      return point + dot;
    })
    .join('');
}
