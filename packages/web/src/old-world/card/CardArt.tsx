import type { ActionTitleId, Colour } from '@medallion/old-world/content';
import { memo, useId } from 'react';
import { glyphBody } from '../icons/Glyph.tsx';
import { TITLE_GLYPH } from '../icons/which.ts';
import { rng } from '../parts/rng.ts';

const TINT: Readonly<Record<Colour, string>> = {
  blue: '#b9c8c6',
  red: '#dfb79a',
  green: '#c2cba0',
  yellow: '#ead191',
  purple: '#c9b6c4',
};
const DARK: Readonly<Record<Colour, string>> = {
  blue: '#16314a',
  red: '#4d130d',
  green: '#1f3a1a',
  yellow: '#4d350a',
  purple: '#331a45',
};
const HATCHING = Array.from({ length: 34 }, (_, i) => `M${-40 + i * 5} 124L${20 + i * 5} 0`).join('');

/** The picture of an action card: a woodcut ground by type, the figure in ink with a pale edge. */
export const CardArt = memo(function CardArt({
  title,
  colour,
}: {
  readonly title: ActionTitleId;
  readonly colour: Colour;
}) {
  const id = useId();
  const figure = { __html: glyphBody(TITLE_GLYPH[title]) };
  const place = 'translate(15 16) scale(.176)';
  return (
    <svg className="art" viewBox="0 0 120 124" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <clipPath id={`${id}c`}>
          <g transform={place} dangerouslySetInnerHTML={figure} />
        </clipPath>
        <radialGradient id={`${id}g`} cx=".5" cy=".48" r=".75">
          <stop offset="0" stopColor="#fff6db" />
          <stop offset=".5" stopColor={TINT[colour]} />
          <stop offset="1" stopColor={`var(--${colour})`} stopOpacity=".75" />
        </radialGradient>
      </defs>
      <rect width="120" height="124" fill="#e6d3a8" />
      <rect width="120" height="124" fill={`url(#${id}g)`} />
      <Ground colour={colour} seed={title.length * 13} />
      <g
        transform={place}
        style={{ color: '#fff3d4' }}
        stroke="#fff3d4"
        strokeWidth="26"
        strokeLinejoin="round"
        opacity=".92"
        dangerouslySetInnerHTML={figure}
      />
      <g transform={place} style={{ color: DARK[colour] }} dangerouslySetInnerHTML={figure} />
      <g clipPath={`url(#${id}c)`}>
        <path d={HATCHING} stroke="#fff3d4" opacity=".34" />
      </g>
    </svg>
  );
});

/** Strokes for fast attacks, rays for strong ones, eddies for dodges, a drawn circle and flames for the two signs. */
function Ground({ colour, seed }: { readonly colour: Colour; readonly seed: number }) {
  const random = rng(seed);
  const some = <T,>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
  switch (colour) {
    case 'blue':
      return some(15, (i) => {
        const y = -20 + i * 13;
        return (
          <path
            key={i}
            d={`M-10 ${y + 48}Q60 ${y - 8 + random() * 8} 170 ${y - 62}`}
            stroke="#23465f"
            strokeWidth={1 + random() * 2.2}
            opacity={0.25 + random() * 0.35}
            fill="none"
          />
        );
      });
    case 'red':
      return some(34, (i) => {
        const angle = (i / 34) * 6.283 + random() * 0.1;
        const from = 28 + random() * 16;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return (
          <path
            key={i}
            d={`M${60 + x * from} ${62 + y * from}L${60 + x * 150} ${62 + y * 150}`}
            stroke="#6b1c14"
            strokeWidth={1 + random() * 3}
            opacity={0.3 + random() * 0.35}
          />
        );
      });
    case 'green':
      return some(13, (i) => {
        const q = 10 + i * 9;
        return (
          <path
            key={i}
            d={`M${60 - q} 70A${q} ${q * 0.86} 0 0 1 ${60 + q} 58A${q * 1.08} ${q} 0 0 1 40 ${64 + q}`}
            stroke="#2d4f26"
            strokeWidth={1 + random() * 1.6}
            opacity={0.28 + random() * 0.3}
            fill="none"
          />
        );
      });
    case 'yellow':
      return (
        <g stroke="#7b5510" fill="none">
          {some(8, (i) => (
            <circle
              key={i}
              cx="60"
              cy="62"
              r={20 + i * 11}
              strokeWidth={i % 2 === 1 ? 2 : 1}
              opacity=".4"
              strokeDasharray={i % 3 === 0 ? '6 4' : undefined}
            />
          ))}
          {some(12, (i) => (
            <path key={i} d="M60 20V10" transform={`rotate(${i * 30} 60 62)`} strokeWidth="3" opacity=".5" />
          ))}
        </g>
      );
    case 'purple':
      return some(16, (i) => {
        const x = -6 + i * 8.4;
        const h = 46 + random() * 62;
        return (
          <path
            key={i}
            d={`M${x} 134C${x - 13} ${134 - h * 0.45} ${x + 12} ${134 - h * 0.55} ${x + 1 + random() * 5} ${134 - h}C${x + 18} ${134 - h * 0.5} ${x + 4} ${134 - h * 0.3} ${x + 12} 134Z`}
            fill="#4b2a63"
            opacity={0.16 + random() * 0.22}
            stroke="#3d2152"
            strokeWidth=".8"
          />
        );
      });
  }
}
