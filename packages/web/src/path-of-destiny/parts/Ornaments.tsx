import { useMemo } from 'react';

const CORNERS = [0, 90, 180, 270] as const;

/** The brass corners of the cover. */
export function Corners() {
  return CORNERS.map((turn) => (
    <svg key={turn} className={`pd-corner at-${turn}`} viewBox="0 0 34 34" aria-hidden="true">
      <path
        d="M0 6Q0 0 6 0H34C26 3 22 6 20 10C15 11 11 15 10 20C6 22 3 26 0 34Z"
        fill="url(#pd-gold)"
        stroke="#4a2b0a"
      />
      <circle cx="9" cy="9" r="2.6" fill="#5a360f" />
      <path d="M16 4C12 8 8 12 4 16" stroke="#6b4413" fill="none" />
    </svg>
  ));
}

/** The corner of a page that waits to be turned. */
export function Curl() {
  return (
    <svg className="pd-curl" viewBox="0 0 58 58" aria-hidden="true">
      <path d="M58 0V58H0Z" fill="#1f120a" opacity=".78" />
      <path
        d="M58 2C50 14 34 14 22 22C16 34 14 48 2 58C20 52 52 26 58 2Z"
        fill="url(#pd-curl)"
        stroke="#8a6c3f"
        strokeWidth=".7"
      />
    </svg>
  );
}

export function Fleuron() {
  return (
    <svg className="pd-fleuron" viewBox="0 0 160 16" aria-hidden="true">
      <path
        d="M2 8H52C58 8 60 3 65 3S71 9 67 10S61 6 66 6M158 8H108C102 8 100 3 95 3S89 9 93 10S99 6 94 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <path d="M80 1L86 8L80 15L74 8Z" fill="currentColor" />
      <path d="M80 5L82.6 8L80 11L77.4 8Z" fill="#f3d489" />
    </svg>
  );
}

/** Always the same little accidents. */
const chance = (seed: number): number => {
  const wild = Math.sin(seed * 91.7) * 43758.5;
  return wild - Math.floor(wild);
};
const SCROLLS = Array.from({ length: 9 }, (_, i) => {
  const x = 6 + chance(i) * 52;
  const y = 6 + chance(i + 20) * 52;
  const k = chance(i + 7) > 0.5 ? 1 : -1;
  return { x, y, k };
});

/** The first letter of a text on a ground of lapis or rubric. The real letter stays in the text. */
function DropCap({ letter, red = false }: { readonly letter: string; readonly red?: boolean }) {
  return (
    <span className="pd-dropcap" aria-hidden="true">
      <svg viewBox="0 0 64 64">
        <rect x=".8" y=".8" width="62.4" height="62.4" fill="url(#pd-gold)" stroke="#5a360f" strokeWidth="1.2" />
        <rect x="4.5" y="4.5" width="55" height="55" fill={red ? '#8c2117' : '#24508a'} stroke="#5a360f" />
        <svg x="5" y="5" width="54" height="54" viewBox="5 5 54 54">
          {SCROLLS.map(({ x, y, k }) => (
            <g key={x}>
              <path
                d={`M${x} ${y}c${k * 6}-8 ${k * 14}-2 ${k * 9} 4c${-k * 4} 4 ${-k * 8}-1 ${-k * 4}-4M${x} ${y}c${-k * 4} 6 ${-k * 12} 5 ${-k * 14} 0`}
                fill="none"
                stroke="#f1e3bd"
                strokeWidth="1.1"
                opacity=".75"
              />
              <circle cx={x} cy={y + 5} r="1.4" fill="#f3d489" />
            </g>
          ))}
        </svg>
        <rect x="4.5" y="4.5" width="55" height="55" fill="none" stroke="#f3d489" strokeWidth=".8" />
      </svg>
      <b>{letter}</b>
    </span>
  );
}

/** A text that begins with an illuminated letter. */
export function Illuminated({ text, red = false }: { readonly text: string; readonly red?: boolean }) {
  // Quotation marks and dashes before the first letter stay out of the picture.
  const at = /\p{L}/u.exec(text)?.index ?? 0;
  const letter = text.slice(at, at + 1);
  return (
    <>
      <span className="unseen">{text}</span>
      <span aria-hidden="true">
        <DropCap letter={letter.toUpperCase()} red={red} />
        {text.slice(0, at)}
        {text.slice(at + 1)}
      </span>
    </>
  );
}

const BARS = [
  [46, '#24508a'],
  [10, '#c9973a'],
  [30, '#9e2b1e'],
  [10, '#c9973a'],
] as const;

const WIDTH = 48;
/** Longer than any page: what is too long is cut at the foot. */
const HEIGHT = 1364;

/** The vine in the margin: on the left page the route grows along it. */
export function Vine({ mirror = false }: { readonly mirror?: boolean }) {
  const colour = mirror ? '#7b5a2c' : '#3d6b45';
  const drawn = useMemo(() => vineOf(), []);
  return (
    <svg
      className={`pd-vine ${mirror ? 'mirror' : ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {drawn.bars.map(({ y, height, colour: ink }) => (
        <rect key={y} x="3" y={y} width="4.5" height={height} fill={ink} stroke="#5a360f" strokeWidth=".6" />
      ))}
      <g transform="translate(4 0)">
        <path d={drawn.stem} fill="none" stroke={colour} strokeWidth="2.4" />
        <path d={drawn.leaves} fill={colour} />
        <path d={drawn.tendrils} fill="none" stroke={colour} strokeWidth="1.3" />
        {drawn.flowers.map(({ x, y }) => (
          <g key={y} transform={`translate(${x} ${y})`}>
            <circle r="3.4" fill="#b3322a" />
            <circle r="1.2" fill="#f3d489" />
          </g>
        ))}
        {drawn.berries.map(({ x, y }) => (
          <circle key={y} cx={x} cy={y} r="2" fill="#c9973a" />
        ))}
      </g>
    </svg>
  );
}

function vineOf() {
  const turns = 30;
  const step = HEIGHT / turns;
  const amp = 9;
  const middle = WIDTH / 2;
  let stem = `M${middle} ${HEIGHT}`;
  let leaves = '';
  let tendrils = '';
  const flowers: { x: number; y: number }[] = [];
  const berries: { x: number; y: number }[] = [];
  for (let i = 0; i < turns; i += 1) {
    const y0 = HEIGHT - i * step;
    const y1 = HEIGHT - (i + 1) * step;
    const k = i % 2 === 0 ? -1 : 1;
    stem += `C${middle + k * amp * 2} ${y0 - step / 3} ${middle + k * amp * 2} ${y1 + step / 3} ${middle} ${y1}`;
    const x = middle + k * amp * 1.5;
    const y = (y0 + y1) / 2;
    leaves += `M${x} ${y}q${k * 4}-2 ${k * 7}-9q${k * 3} 9 ${-k} 12q${-k * 3} 2 ${-k * 6}-3ZM${x} ${y + 4}q${k * 5} 2 ${k * 9}-1q${-k} 7 ${-k * 6} 6Z`;
    tendrils += `M${x} ${y - 4}c${-k * 8}-4 ${-k * 16} 2 ${-k * 13} 8c${k * 2} 4 ${k * 8} 2 ${k * 6}-2`;
    if (i % 3 === 1) flowers.push({ x: x - k * 17, y: y + 8 });
    else berries.push({ x: x - k * 15, y: y + 10 });
  }
  const bars: { y: number; height: number; colour: string }[] = [];
  for (let y = 0, i = 0; y < HEIGHT; i += 1) {
    const [length, colour] = BARS[i % BARS.length] ?? BARS[0];
    bars.push({ y, height: Math.min(length, HEIGHT - y), colour });
    y += length;
  }
  return { stem, leaves, tendrils, flowers, berries, bars };
}
