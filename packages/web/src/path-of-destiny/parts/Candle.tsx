interface CandleProps {
  /** Turns still to come, the present one included, of nine. */
  readonly left: number;
  readonly label?: string;
}

const TURNS = 9;
const WIDTH = 44;
const HEIGHT = 130;
const BASE = 26;
const TOP = 34;
const FULL = HEIGHT - BASE - TOP;

/** The candle is the clock of the evening: a notch for each of nine turns, and it burns down turn by turn. */
export function Candle({ left, label }: CandleProps) {
  const wax = Math.max(4, (FULL * left) / TURNS);
  const y = HEIGHT - BASE - wax;
  const x = WIDTH * 0.3;
  const width = WIDTH * 0.4;
  const body = `M${x} ${HEIGHT - BASE}V${y + 3}q${width * 0.2}-6 ${width * 0.5}-3q${width * 0.35}-4 ${width * 0.5} 3V${HEIGHT - BASE}Z`;
  const notches = Array.from({ length: TURNS - 1 }, (_, n) => HEIGHT - BASE - (FULL * (n + 1)) / TURNS).filter(
    (at) => at > y,
  );
  const middle = WIDTH / 2;
  return (
    <svg
      className="pd-candle"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle className="flicker" cx={middle} cy={y - 16} r={WIDTH * 2.1} fill="url(#pd-flame-light)" />
      <path d={body} fill="url(#pd-wax)" />
      <path d={body} fill="url(#pd-wax-lit)" />
      <path d={`M${x + width * 0.72} ${y + 1}v${Math.min(26, wax * 0.4)}q2.4 5 4.6 0V${y + 2}Z`} fill="#fff4d8" />
      <path d={notches.map((at) => `M${x} ${at}h${width * 0.38}`).join('')} stroke="#8a6a3a" strokeWidth="1.2" />
      <path d={`M${middle} ${y - 1}v-7`} stroke="#2a1606" strokeWidth="1.8" />
      <path d={`M${middle} ${y - 32}c7 10 8 15 5 21c-2 4-8 4-10 0c-3-6-1-11 5-21Z`} fill="#ffb73d" />
      <path d={`M${middle} ${y - 23}c3.4 6 3.6 9 2 12c-1 2-3.4 2-4.4 0c-1.4-3-.2-6 2.4-12Z`} fill="#fff6d2" />
      <path
        d={`M${WIDTH * 0.12} ${HEIGHT - BASE}H${WIDTH * 0.88}L${WIDTH * 0.76} ${HEIGHT - BASE + 9}H${WIDTH * 0.24}Z`}
        fill="url(#pd-gold)"
        stroke="#3d220a"
      />
      <path
        d={`M${WIDTH * 0.4} ${HEIGHT - BASE + 9}h${WIDTH * 0.2}v7h${WIDTH * 0.16}q${WIDTH * 0.12} 4 ${WIDTH * 0.14} 9H${WIDTH * 0.1}q2-5 ${WIDTH * 0.14}-9h${WIDTH * 0.16}Z`}
        fill="url(#pd-gold)"
        stroke="#3d220a"
      />
    </svg>
  );
}
