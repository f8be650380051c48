import type { TerrainIcon } from '@medallion/old-world/content';
import { GlyphAt } from '../icons/Glyph.tsx';
import { TERRAIN_GLYPH } from '../icons/which.ts';
import { terrainShape } from './terrain.ts';

/** The medallion of a terrain inside a drawing, its middle at 0, 0. */
export function TerrainMedallion({ terrain, r }: { readonly terrain: TerrainIcon; readonly r: number }) {
  const outer = terrainShape(terrain, r);
  const inner = terrainShape(terrain, r * 0.86);
  const sink = terrain === 'mountain' ? r * 0.08 : terrain === 'water' ? r * 0.1 : 0;
  return (
    <g>
      <path d={outer} transform={`translate(0 ${r * 0.1})`} fill="#000" opacity=".4" />
      <path d={outer} fill="#f3e3b8" stroke="#2a1b0f" strokeWidth={r * 0.09} strokeLinejoin="round" />
      <path d={inner} fill={`var(--${terrain})`} stroke="#1d120a" strokeWidth={r * 0.05} strokeLinejoin="round" />
      <path d={inner} fill="url(#sheen)" />
      <GlyphAt
        name={TERRAIN_GLYPH[terrain]}
        x={0}
        y={sink}
        size={r * (terrain === 'wild' ? 1.15 : 1.18)}
        fill="#fbf1d6"
      />
    </g>
  );
}

/** The same as a small picture in a line of text; `label` where no word beside it says so. */
export function TerrainMark({ terrain, label }: { readonly terrain: TerrainIcon; readonly label?: string }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="terrain-mark" viewBox="-26 -28 52 54" {...named}>
      <TerrainMedallion terrain={terrain} r={21} />
    </svg>
  );
}
