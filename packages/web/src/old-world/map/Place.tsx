import { type Location, location } from '@medallion/old-world/content';
import { memo } from 'react';
import { GlyphAt } from '../icons/Glyph.tsx';
import { ACTION_GLYPH, SCHOOL_GLYPH } from '../icons/which.ts';
import { terrainShape } from '../parts/terrain.ts';
import { TerrainMedallion } from '../parts/Terrain.tsx';
import { type LabelSide, PLACES, RADIUS } from './layout.ts';

/** A place: its terrain, its number, what can be done there, its name. Gold where one can go now. */
export const Place = memo(function Place({
  number,
  name,
  lit,
  pointed,
}: {
  readonly number: number;
  readonly name: string;
  readonly lit: boolean;
  readonly pointed: boolean;
}) {
  const at = PLACES[number];
  if (at === undefined) return null;
  const place = location(number);
  const ring = terrainShape(place.terrain, RADIUS + 5);
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={lit ? 'place lit' : 'place'}>
      {lit && (
        <g className="halo">
          <circle r="66" fill="url(#reach)" />
          <path d={ring} fill="none" stroke="#fff3c9" strokeWidth="7" />
          <path d={ring} fill="none" stroke="#d9861f" strokeWidth="3.5" />
        </g>
      )}
      {pointed && (
        <path
          d={terrainShape(place.terrain, RADIUS + 11)}
          fill="none"
          stroke="#7a2a10"
          strokeWidth="2.5"
          strokeDasharray="5 4"
        />
      )}
      <g transform={pointed ? 'scale(1.06)' : undefined}>
        <TerrainMedallion terrain={place.terrain} r={RADIUS} />
      </g>
      <g transform={`translate(${-RADIUS + 1} ${RADIUS - 7})`}>
        <path d="M-13-10h26l4 10l-4 10h-26l-3-10z" fill="#2a1b0f" stroke="#f3e3b8" strokeWidth="1.8" />
        <text y="6" textAnchor="middle" className="number">
          {number}
        </text>
      </g>
      <Badge place={place} />
      <Name at={at.label} keep={place.school !== undefined} text={name} />
    </g>
  );
});

/** What can be done there: the shield of a school, or the sign of an action. */
function Badge({ place }: { readonly place: Location }) {
  if (place.school === undefined) {
    return (
      <g transform={`translate(${RADIUS + 1} 9)`}>
        <circle r="17" cx="1.5" cy="2.5" opacity=".35" />
        <circle r="17" fill="#f4e5bd" stroke="#24170c" strokeWidth="2.2" />
        <circle r="14" fill="none" stroke="#8a6a3a" strokeWidth=".9" />
        <GlyphAt name={ACTION_GLYPH[place.action]} x={0} y={0} size={22.5} fill="#2a1608" />
      </g>
    );
  }
  return (
    <g transform={`translate(${RADIUS + 1} 8) scale(1.14)`}>
      <path d="M-14-15h28v14q0 13-14 19q-14-6-14-19z" opacity=".35" transform="translate(1.5 2.5)" />
      <path
        d="M-14-15h28v14q0 13-14 19q-14-6-14-19z"
        fill={`var(--${place.school})`}
        stroke="#24170c"
        strokeWidth="2.2"
      />
      <path d="M-11-12h22v11q0 10-11 15q-11-5-11-15z" fill="none" stroke="#f7e8c2" strokeWidth="1.1" opacity=".8" />
      <GlyphAt
        name={SCHOOL_GLYPH[place.school]}
        x={0}
        y={-1}
        size={19}
        fill={place.school === 'griffin' || place.school === 'wolf' ? '#2a1b0f' : '#fff6df'}
      />
    </g>
  );
}

function Name({ at, keep, text }: { readonly at: LabelSide; readonly keep: boolean; readonly text: string }) {
  const spots = {
    below: { x: 0, y: RADIUS + 27, anchor: 'middle' },
    above: { x: 0, y: -RADIUS - (keep ? 50 : 38), anchor: 'middle' },
    left: { x: -RADIUS - 13, y: 6, anchor: 'end' },
    right: { x: RADIUS + 26, y: 6, anchor: 'start' },
  } as const;
  const { x, y, anchor } = spots[at];
  return (
    <text className={keep ? 'name keep' : 'name'} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}
