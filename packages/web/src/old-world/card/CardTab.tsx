import type { Colour, Icon, Tab } from '@medallion/old-world/content';
import { type GlyphName, GlyphAt } from '../icons/Glyph.tsx';
import { TAB_SHAPE, TYPE_SHAPE } from './shapes.ts';

/** A tab of a card; lit when the next card hangs on it. */
export function CardTab({ tab, lit = false }: { readonly tab: Tab; readonly lit?: boolean }) {
  const { colour, icon } = tab;
  const d = TAB_SHAPE[colour];
  const x = colour === 'purple' ? 8 : 10.5;
  const amount = amountOf(icon);
  return (
    <svg className={lit ? 'tab lit' : 'tab'} viewBox="-3 -3 31 32" aria-hidden="true">
      <path
        d={d}
        fill={`var(--${colour})`}
        stroke={lit ? '#fff2c4' : '#2a1b0f'}
        strokeWidth={lit ? 2.6 : 1.6}
        strokeLinejoin="round"
      />
      <path d={d} fill="url(#sheen)" />
      {icon === undefined ? (
        <g transform={`translate(${colour === 'purple' ? 7.5 : 10} 13) scale(.52)`}>
          <path d={TYPE_SHAPE[colour]} fill="#fff6dc" opacity=".92" />
        </g>
      ) : (
        <GlyphAt
          name={iconGlyph(icon)}
          x={amount > 1 ? x - 4 : x}
          y={13}
          size={amount > 1 ? 12.5 : 15}
          fill="#fff6dc"
        />
      )}
      {amount > 1 && (
        <text
          x={colour === 'purple' ? 14.5 : 17.2}
          y={18.4}
          textAnchor="middle"
          fontSize={15}
          fontWeight={800}
          fontFamily="var(--body)"
          fill="#fff6dc"
        >
          {amount}
        </text>
      )}
    </svg>
  );
}

/** How much of it a tab gives. */
function amountOf(icon: Icon | undefined): number {
  if (icon === undefined) return 0;
  if ('damage' in icon) return icon.damage;
  return 'shield' in icon ? icon.shield : 1;
}

/** The glyph of a fight icon. */
export function iconGlyph(icon: Icon): GlyphName {
  if ('damage' in icon) return 'blade';
  if ('shield' in icon) return 'checked-shield';
  if ('draw' in icon) return 'card';
  return 'take' in icon ? 'card-pickup' : 'return-arrow';
}

/** The shape of a type alone, for lists and questions. */
export function TypeShape({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="type-shape" viewBox="-12 -12 24 24" aria-hidden="true">
      <path
        d={TYPE_SHAPE[colour]}
        fill={`var(--${colour})`}
        stroke="#f6e7c0"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
