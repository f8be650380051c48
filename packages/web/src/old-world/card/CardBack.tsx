import type { School } from '@medallion/old-world/content';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { type GlyphName, GlyphAt } from '../icons/Glyph.tsx';

export type BackKind = 'action' | School | 'monster' | 'city' | 'wilds' | 'potion';

const BACKS: Readonly<Record<BackKind, readonly [ground: string, line: string, glyph: GlyphName]>> = {
  action: ['#4a1a14', '#d9a94a', 'medallist'],
  wolf: ['#3d454b', '#dfe3e2', 'wolf-head'],
  bear: ['#5a2a10', '#f1c48a', 'bear-head'],
  viper: ['#24401c', '#cfe0a8', 'snake'],
  griffin: ['#5a4410', '#f3dc94', 'griffin-symbol'],
  cat: ['#2b3560', '#cfd8f5', 'feline'],
  monster: ['#2a0d0a', '#e8b98a', 'beast-eye'],
  city: ['#2c3f52', '#e4cfa0', 'castle'],
  wilds: ['#34441f', '#e4d8a0', 'evil-tree'],
  potion: ['#1d4a4a', '#d7ecc9', 'standing-potion'],
};

/** A card that lies face down. */
export function CardBack({ kind, children }: { readonly kind: BackKind; readonly children?: ReactNode }) {
  const id = useId();
  const [ground, line, glyph] = BACKS[kind];
  return (
    <span className="card back">
      <span className="face">
        <svg viewBox="0 0 100 140" aria-hidden="true">
          <defs>
            <radialGradient id={`${id}g`} cx=".5" cy=".42" r=".8">
              <stop offset="0" stopColor={ground} />
              <stop offset="1" stopColor="#0d0705" />
            </radialGradient>
            <pattern
              id={`${id}p`}
              width="12"
              height="12"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
              opacity=".3"
            >
              <path d="M0 6H12M6 0V12" stroke={line} strokeWidth=".4" />
              <circle cx="6" cy="6" r="1.2" fill={line} />
            </pattern>
          </defs>
          <rect width="100" height="140" fill={ground} />
          <rect width="100" height="140" fill={`url(#${id}g)`} opacity=".85" />
          <rect width="100" height="140" fill={`url(#${id}p)`} />
          <rect
            x="6.5"
            y="6.5"
            width="87"
            height="127"
            rx="3"
            fill="none"
            stroke={line}
            strokeWidth="1.2"
            opacity=".8"
          />
          <rect x="9" y="9" width="82" height="122" rx="2" fill="none" stroke={line} strokeWidth=".5" opacity=".6" />
          {[0, 1, 2, 3].map((i) => (
            <path
              key={i}
              d="M0 18Q0 0 18 0Q6 4 4 18Z"
              transform={`translate(${i % 2 === 1 ? 91 : 9} ${i > 1 ? 131 : 9}) scale(${i % 2 === 1 ? -1 : 1} ${i > 1 ? -1 : 1})`}
              fill={line}
              opacity=".75"
            />
          ))}
          <circle cx="50" cy="70" r="29" fill={ground} stroke={line} strokeWidth="1.3" />
          <circle cx="50" cy="70" r="25.5" fill="none" stroke={line} strokeWidth=".6" strokeDasharray="1.5 2" />
          <GlyphAt name={glyph} x={50} y={70} size={38} fill={line} />
        </svg>
      </span>
      {children}
    </span>
  );
}
