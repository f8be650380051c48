interface Line {
  readonly name: string;
  /** As styles write it. */
  readonly colour: string;
  readonly values: readonly number[];
}

const WIDE = 320;
const HIGH = 130;
const LEFT = 26;
const FOOT = 18;

/** Each line also has its own dashes and its own mark: colour is never alone. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 3'];
const MARKS = [
  'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z',
  'M-4-4H4V4H-4Z',
  'M0-5L5 4H-5Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M-4-4L4 4M4-4L-4 4',
];

/** How something went over the turns, one line for each player. */
export function Chart({
  title,
  turns,
  lines,
}: {
  readonly title: string;
  readonly turns: readonly number[];
  readonly lines: readonly Line[];
}) {
  const top = Math.max(4, ...lines.flatMap(({ values }) => values));
  const step = top > 24 ? 10 : top > 10 ? 5 : top > 5 ? 2 : 1;
  const last = Math.max(1, turns.length - 1);
  const x = (at: number) => LEFT + (at / last) * (WIDE - LEFT - 10);
  const y = (value: number) => HIGH - FOOT - (value / top) * (HIGH - FOOT - 10);
  const ends = lines.map(({ name, values }) => `${name} ${values.at(-1) ?? 0}`).join(', ');
  return (
    <figure className="chart">
      <figcaption>
        {title}
        <span className="unseen">: {ends}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step).map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${WIDE - 6}`} className="rule" />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {turns.map((turn, at) =>
          at === 0 || at === last || (turns.length > 8 && at % Math.ceil(turns.length / 6) === 0 && last - at > 2) ? (
            <text key={turn} x={x(at)} y={HIGH - 3} textAnchor="middle">
              {turn}
            </text>
          ) : null,
        )}
        {lines.map(({ name, colour, values }, nth) => {
          const d = values
            .map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
            .join('');
          const end = values.length - 1;
          return (
            <g key={name} fill="none" strokeLinejoin="round">
              <path d={d} stroke="#2a1b0f" strokeWidth="4.4" />
              <path d={d} stroke={colour} strokeWidth="2.8" strokeDasharray={DASHES[nth % DASHES.length]} />
              <path
                d={MARKS[nth % MARKS.length]}
                transform={`translate(${x(end).toFixed(1)} ${y(values[end] ?? 0).toFixed(1)})`}
                fill={colour}
                stroke="#2a1b0f"
                strokeWidth="1.6"
              />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
