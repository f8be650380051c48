import type { School } from '@medallion/old-world/content';
import { GlyphAt } from '../icons/Glyph.tsx';
import { SCHOOL_GLYPH } from '../icons/which.ts';

const TICKS = Array.from({ length: 36 }, (_, i) => i * 10);

/** The crest of a school on a milled disc; without a school a hooded stranger. */
export function Crest({
  school,
  label,
}: {
  readonly school: School | 'manticore' | undefined;
  readonly label?: string;
}) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="crest" viewBox="-32 -32 64 64" {...named}>
      <circle r="30" cy="1.5" fill="#000" opacity=".5" />
      <circle r="30" fill="url(#coin)" stroke="#2a1708" strokeWidth="1.5" />
      {TICKS.map((turn) => (
        <path key={turn} d="M0-28.500V-26" transform={`rotate(${turn})`} stroke="#5b3a0c" />
      ))}
      <circle
        r="25"
        fill={school === undefined ? 'var(--umber)' : `var(--${school})`}
        stroke="#2a1708"
        strokeWidth="1.8"
      />
      <circle r="25" fill="url(#sheen)" />
      <circle r="22.5" fill="none" stroke="#fff1cc" strokeWidth=".7" opacity=".7" />
      <GlyphAt
        name={school === undefined ? 'cowled' : SCHOOL_GLYPH[school]}
        x={0}
        y={0}
        size={34}
        fill={school === 'griffin' || school === 'wolf' ? '#2a1708' : '#fff6e0'}
      />
    </svg>
  );
}
