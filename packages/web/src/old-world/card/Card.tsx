import { actionCard, type Icon } from '@medallion/old-world/content';
import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import { TerrainMark } from '../parts/Terrain.tsx';
import { useOldWorldWords } from '../words/use-words.ts';
import { CardArt } from './CardArt.tsx';
import { CardTab, iconGlyph } from './CardTab.tsx';
import { TYPE_SHAPE } from './shapes.ts';

/** Under 70 px a card bears no name, under 110 px the cost climbs above it. */
export type CardSize = 'tiny' | 'compact' | 'full';
/** `can`: it may be chosen now; `chosen`: it is; `dim`: it cannot be, and a reason says why. */
export type CardState = 'plain' | 'can' | 'chosen' | 'dim';

interface Shown {
  /** The number of the action card. */
  readonly card: number;
  readonly size?: CardSize;
  readonly state?: CardState;
  /** Another card lies over its right side. */
  readonly covered?: boolean;
  /** The tab the next card hangs on. */
  readonly lit?: number;
  readonly style?: CSSProperties;
  /** Marks and clasps that lie upon it. */
  readonly children?: ReactNode;
}

/** The face of an action card. Its width is the custom property --card; everything on it is measured by that. */
export function Card({ card, size = 'compact', state = 'plain', covered = false, lit = -1, style, children }: Shown) {
  const { name } = useOldWorldWords();
  const { title, colour, icons, tabs, terrain, cost } = actionCard(card);
  const called = name.title(title);
  const wide = size !== 'full' && longestWord(called) > 9;
  const classes = [
    'card',
    colour,
    wide ? 'wide-name' : '',
    size === 'tiny' ? 'tiny compact' : size,
    state === 'plain' ? '' : state,
  ];
  return (
    <span className={[...classes, covered ? 'covered' : ''].filter(Boolean).join(' ')} style={style} data-face={card}>
      <span className="face">
        <span className="picture">
          <CardArt title={title} colour={colour} />
        </span>
        <span className="spine">
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path
              d={TYPE_SHAPE[colour]}
              fill="rgb(20 12 6 / 35%)"
              stroke="#fff2cf"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <span className="effects">
          {icons.flatMap((icon, at) => effect(icon).map((drawn, copy) => <span key={`${at}-${copy}`}>{drawn}</span>))}
        </span>
        <span className="foot">
          <span className="ground">
            <TerrainMark terrain={terrain} />
          </span>
          <span className="name" style={{ fontSize: nameSize(called, size, covered) }}>
            {called}
          </span>
          <span className="cost">{cost}</span>
        </span>
      </span>
      <span className="tabs">
        {tabs.map((tab, at) => (
          <CardTab key={at} tab={tab} lit={at === lit} />
        ))}
      </span>
      {children}
    </span>
  );
}

/** Damage and shield are drawn as things, one by one; the others as a number. */
function effect(icon: Icon): ReactNode[] {
  const glyph = <Glyph name={iconGlyph(icon)} />;
  if ('damage' in icon) {
    return icon.damage > 3
      ? [
          <span key="0" className="effect wide damage">
            {glyph}
            <b>{icon.damage}</b>
          </span>,
        ]
      : Array.from({ length: icon.damage }, (_, i) => (
          <span key={i} className="effect damage">
            {glyph}
          </span>
        ));
  }
  if ('shield' in icon) {
    return Array.from({ length: icon.shield }, (_, i) => (
      <span key={i} className="effect shield">
        {glyph}
      </span>
    ));
  }
  return [
    <span key="0" className="effect wide">
      {glyph}
      {'draw' in icon && (
        <b>
          {icon.draw < 0 ? '−' : '+'}
          {Math.abs(icon.draw)}
        </b>
      )}
    </span>,
  ];
}

/** On a small card a name with a longer word gets the whole line, and the terrain climbs above it. */
const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length));

/** The name shrinks until its longest word fits, in hundredths of the card's width. */
function nameSize(name: string, size: CardSize, covered: boolean): string {
  const longest = longestWord(name);
  const wide = longest > 9 ? 22 : 0;
  const [top, least, room] = size === 'full' ? [9.3, 6.6, 50] : covered ? [13.2, 7, 48 + wide] : [13.2, 7.6, 69 + wide];
  return `calc(var(--u) * ${Math.max(least, Math.min(top, room / (longest * 0.6))).toFixed(2)})`;
}
