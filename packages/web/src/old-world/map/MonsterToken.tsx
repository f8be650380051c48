import { monster } from '@medallion/old-world/content';
import { GlyphAt } from '../icons/Glyph.tsx';
import { MONSTER_GLYPH } from '../icons/which.ts';
import { ROMAN } from '../parts/roman.ts';

const THORNS = Array.from({ length: 12 }, (_, i) => i * 30);

/** A red disc with thorns, and the level of the monster. */
export function MonsterToken({ x, y, index }: { readonly x: number; readonly y: number; readonly index: number }) {
  const { id, level } = monster(index);
  return (
    <g transform={`translate(${x} ${y})`} className="monster-token">
      <circle r="27" fill="#5e0f0b" opacity=".3" />
      <circle r="22" cx="1.5" cy="3" opacity=".45" />
      <g>
        {THORNS.map((turn) => (
          <path
            key={turn}
            d="M-3.500-20L0-28L3.500-20Z"
            transform={`rotate(${turn})`}
            fill="#4a0f0b"
            stroke="#1a0604"
          />
        ))}
      </g>
      <circle r="21.5" fill="#2a0d0a" stroke="#1a0604" strokeWidth="1.5" />
      <circle r="18.5" fill="#7a1913" stroke="#e8b98a" strokeWidth="1.2" />
      <GlyphAt name={MONSTER_GLYPH[id]} x={0} y={-1} size={26} fill="#fbe6c8" />
      <g transform="translate(0 20)">
        <rect x="-12" y="-7" width="24" height="13" rx="3" fill="#1a0604" stroke="#e8b98a" />
        <text y="4" textAnchor="middle" className="numeral">
          {ROMAN[level]}
        </text>
      </g>
    </g>
  );
}
