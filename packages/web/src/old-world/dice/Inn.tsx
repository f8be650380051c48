import type { ReactNode } from 'react';

/** The same scattered grain of the boards every time. */
const GRAIN = Array.from({ length: 140 }, (_, at) => {
  const scatter = (step: number) => ((at * step + 8) % 997) / 997;
  return {
    x: Math.round(scatter(389) * 1060),
    y: Math.round(scatter(571) * 330),
    long: Math.round(20 + scatter(211) * 60),
  };
});

const INK = '#070403';

interface TavernProps {
  readonly who: 'locals' | 'witcher' | 'innkeeper';
  readonly faces?: boolean;
}

/**
 * The wall of the inn and who sits before it, lit by one candle from the right. Where there is less room than wall,
 * `faces` keeps the people in the picture; otherwise they sit at the lower edge, behind the table.
 */
export function Tavern({ who, faces = false }: TavernProps) {
  return (
    <svg
      className="tavern"
      viewBox="0 0 1060 330"
      preserveAspectRatio={faces ? 'xMidYMid slice' : 'xMidYMax slice'}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="tavern-wall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c120a" />
          <stop offset="1" stopColor="#3a2413" />
        </linearGradient>
        <radialGradient id="tavern-light" gradientUnits="userSpaceOnUse" cx="990" cy="330" r="760">
          <stop offset="0" stopColor="#ffb45c" stopOpacity=".5" />
          <stop offset=".45" stopColor="#c8641c" stopOpacity=".14" />
          <stop offset="1" stopColor="#000" stopOpacity=".5" />
        </radialGradient>
      </defs>
      <rect width="1060" height="330" fill="url(#tavern-wall)" />
      {Array.from({ length: 9 }, (_, at) => (
        <path key={at} d={`M${at * 130 - 20} 0V330`} stroke="#0d0704" strokeWidth="3" opacity=".8" />
      ))}
      {GRAIN.map(({ x, y, long }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}v${long}`} stroke="#000" opacity=".25" />
      ))}
      <path d="M0 30H1060V52H0Z" fill="#0f0805" />
      <Window />
      <Shelf />
      {who === 'locals' && (
        <>
          <Figure x={300} scale={1.05} coat="#1a130d" rim="#ffb45c">
            <path d="M-30-112Q0-128 30-112Q34-70 0-58Q-34-70-30-112Z" fill="#3a2414" stroke={INK} strokeWidth="3" />
            <path d="M-14-92l5 22M0-92v26M14-92l-5 22" stroke={INK} strokeWidth="1.6" opacity=".6" />
            <path
              d="M-66-160Q0-188 66-160Q50-178 44-206Q0-226-44-206Q-50-178-66-160Z"
              fill="#18201a"
              stroke={INK}
              strokeWidth="3"
            />
          </Figure>
          <Figure x={700} scale={1.1} coat="#1d120e" rim="#ffb45c">
            <path d="M-16-112q16-7 32 0" stroke="#5a1e14" strokeWidth="4" fill="none" />
            <path
              d="M-56-104C-64-190-30-214 0-214C30-214 64-190 56-104C46-130 46-150 40-166C10-182-20-180-40-162C-46-150-46-130-56-104Z"
              fill="#3d1710"
              stroke={INK}
              strokeWidth="3"
            />
          </Figure>
          <Moustache />
        </>
      )}
      {who === 'innkeeper' && <Moustache />}
      {who === 'witcher' && <Witcher />}
      <rect width="1060" height="330" fill="url(#tavern-light)" />
    </svg>
  );
}

function Window() {
  return (
    <g transform="translate(820 60)">
      <rect width="170" height="150" fill="#0d1a22" stroke="#0a0503" strokeWidth="10" />
      <circle cx="120" cy="46" r="20" fill="#efe0b0" opacity=".85" />
      <path d="M0 150Q40 104 80 126T170 110V150Z" fill="#0a1013" />
      <path d="M85 0V150M0 75H170" stroke="#1c110a" strokeWidth="8" />
    </g>
  );
}

const BOTTLES = [
  { x: 10, high: 24, glass: '#2c4a3a' },
  { x: 52, high: 32, glass: '#5a2a1a' },
  { x: 92, high: 40, glass: '#3a3f52' },
  { x: 134, high: 24, glass: '#6a4a1a' },
  { x: 176, high: 32, glass: '#2c4a3a' },
];

function Shelf() {
  return (
    <g transform="translate(60 76)">
      <path d="M0 0H220V12H0ZM0 84H220V96H0Z" fill="#0f0805" />
      {BOTTLES.map(({ x, high, glass }) => (
        <path
          key={x}
          d={`M${x} 0v-${high}q0-8 6-8v-12h12v12q6 0 6 8v${high}z`}
          fill={glass}
          stroke="#0a0503"
          strokeWidth="2"
        />
      ))}
      {[16, 76, 140].map((x) => (
        <g key={x}>
          <rect x={x} y="40" width="44" height="44" rx="6" fill="#5b3a1c" stroke="#0a0503" strokeWidth="3" />
          <path d={`M${x} 52h44M${x} 72h44`} stroke="#0a0503" strokeWidth="3" />
        </g>
      ))}
    </g>
  );
}

interface FigureProps {
  readonly x: number;
  readonly scale: number;
  readonly coat: string;
  readonly rim: string;
  /** Hat, beard, mouth. */
  readonly children: ReactNode;
}

/** Somebody at the table: mostly shadow and hatch, one lit side. */
function Figure({ x, scale, coat, rim, children }: FigureProps) {
  return (
    <g transform={`translate(${x} 330) scale(${scale})`}>
      <path
        d="M-120 10C-116-70-80-104-46-116C-52-130-54-150-50-168C-44-204 44-204 50-168C54-150 52-130 46-116C80-104 116-70 120 10Z"
        fill={coat}
        stroke={INK}
        strokeWidth="4"
      />
      <path d="M52-112C84-98 116-66 120 10H102C98-50 84-86 44-106Z" fill={rim} opacity=".6" />
      {Array.from({ length: 16 }, (_, at) => (
        <path
          key={at}
          d={`M${-96 + at * 11} ${-40 - Math.sin(at / 5) * 40}l-10 46`}
          stroke={INK}
          strokeWidth="2"
          opacity=".55"
        />
      ))}
      <path d="M-40-164Q-44-120-20-104Q0-94 20-104Q44-120 40-164Z" fill="#4a2d18" stroke={INK} strokeWidth="3" />
      <path d="M2-101Q44-112 41-164L16-162Q30-130 2-101Z" fill="#f0a858" opacity=".8" />
      {Array.from({ length: 11 }, (_, at) => (
        <path
          key={at}
          d={`M${-36 + at * 4} ${-156 + at * 3}l10 ${34 - at * 1.5}`}
          stroke={INK}
          strokeWidth="1.6"
          opacity=".6"
        />
      ))}
      <path d="M-20-146q8-4 14 0M8-146q8-4 14 0" stroke={INK} strokeWidth="4" fill="none" />
      <circle cx="-13" cy="-138" r="3.5" fill={INK} />
      <circle cx="15" cy="-138" r="3.5" fill={INK} />
      <path d="M0-138l-5 16h9" stroke="#5b3418" strokeWidth="3" fill="none" />
      {children}
    </g>
  );
}

function Moustache() {
  return (
    <Figure x={500} scale={1.26} coat="#21170f" rim="#ffc878">
      <path d="M-22-112Q0-98 22-112" stroke="#4a1a10" strokeWidth="4" fill="none" />
      <path
        d="M-30-120Q-10-128 0-122Q10-128 30-120"
        stroke="#a08a66"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-44-160Q-52-206 0-208Q52-206 44-160Q40-186 0-186Q-40-186-44-160Z"
        fill="#3f3629"
        stroke={INK}
        strokeWidth="3"
      />
    </Figure>
  );
}

/** A hood, two hilts over the shoulder, and eyes that keep the candle's light. */
function Witcher() {
  return (
    <g transform="translate(520 330) scale(1.3)">
      {[-58, -26].map((x) => (
        <g key={x} transform={`translate(${x} -150) rotate(-24)`}>
          <path d="M-5 40V-40H5V40Z" fill="#3a2414" stroke={INK} strokeWidth="3" />
          <path d="M-4-30h8M-4-18h8M-4-6h8M-4 6h8" stroke="#8a6a3a" strokeWidth="2" />
          <path d="M-22 36H22V44H-22Z" fill="#7d6a44" stroke={INK} strokeWidth="3" />
          <circle cy="-46" r="8" fill="#8a7448" stroke={INK} strokeWidth="3" />
        </g>
      ))}
      <path
        d="M-134 10C-128-66-92-100-52-112C-62-150-56-196 0-214C56-196 62-150 52-112C92-100 128-66 134 10Z"
        fill="#17120e"
        stroke={INK}
        strokeWidth="4"
      />
      <path d="M56-110C94-96 130-62 134 10H112C108-48 88-84 46-104Z" fill="#ffb45c" opacity=".55" />
      <path d="M0-214C56-196 62-150 52-112Q46-118 42-124C50-156 38-190 0-204Z" fill="#ffb45c" opacity=".5" />
      {Array.from({ length: 19 }, (_, at) => (
        <path
          key={at}
          d={`M${-108 + at * 11} ${-38 - Math.sin(at / 6) * 40}l-10 48`}
          stroke={INK}
          strokeWidth="2"
          opacity=".55"
        />
      ))}
      <path d="M-36-160Q-40-122-18-104Q0-92 18-104Q40-122 36-160Q20-190 0-192Q-20-190-36-160Z" fill="#0b0705" />
      <path
        d="M-26-150Q-26-118-12-106Q0-98 12-106Q28-118 28-150Q14-158 0-156Q-14-158-26-150Z"
        fill="#3d2717"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M3-101Q26-112 28-150L14-154Q20-124 3-101Z" fill="#e09a50" opacity=".75" />
      {Array.from({ length: 8 }, (_, at) => (
        <path
          key={at}
          d={`M${-25 + at * 4} ${-146 + at * 2}l8 ${28 - at}`}
          stroke={INK}
          strokeWidth="1.6"
          opacity=".6"
        />
      ))}
      <path d="M-18-138l14 4M18-138l-14 4" stroke={INK} strokeWidth="4" />
      <ellipse cx="-10" cy="-130" rx="4.5" ry="3" fill="#ffb53f" />
      <ellipse cx="11" cy="-130" rx="4.5" ry="3" fill="#ffb53f" />
      <path d="M-10-133v6M11-133v6" stroke={INK} strokeWidth="1.8" />
      <path d="M0-130l-4 12h7M-8-109q8 4 16 0" stroke="#1a0d06" strokeWidth="2.5" fill="none" />
      <path d="M17-142l5 26" stroke="#7a2a1a" strokeWidth="2" />
      <path d="M-52-104Q0-74 52-104" stroke="#7d6a44" strokeWidth="4" fill="none" />
      <circle cy="-82" r="9" fill="#8a7448" stroke={INK} strokeWidth="3" />
      <path d="M-5-82Q0-88 5-82Q0-76-5-82Z" fill="#ffb53f" stroke={INK} strokeWidth="1.2" />
    </g>
  );
}
