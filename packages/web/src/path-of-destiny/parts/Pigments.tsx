import { COLOURS, SYMBOLS, type Colour, type Symbol } from '@medallion/path-of-destiny/content';
import { glyphBody } from '../icons/Glyph.tsx';
import { SYMBOL_GLYPH } from '../icons/which.ts';
import { BANNER_CHARGE, bannerOutline, CHARGE_AT, type Fill, FILLS, HUES, INKS, OUTLINE } from './shapes.ts';

/** Heights of a banner twenty wide: hanging over a card, and as a chip in a sentence. */
export const LONG = 48;
export const CHIP = 26;

/** What drawings share, once per page: gradients, the four Symbols in their six fills, the five banners. */
export function Pigments() {
  return (
    <svg width="0" height="0" className="pigments" aria-hidden="true">
      <defs>
        <linearGradient id="pd-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f7e0a0" />
          <stop offset=".45" stopColor="#d6a64c" />
          <stop offset="1" stopColor="#8a5a1c" />
        </linearGradient>
        <linearGradient id="pd-ivory" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#ecd9ab" />
        </linearGradient>
        <linearGradient id="pd-ink" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a3426" />
          <stop offset="1" stopColor="#1a0f08" />
        </linearGradient>
        <radialGradient id="pd-bronze" cx=".35" cy=".28" r=".9">
          <stop offset="0" stopColor="#ffe9b0" />
          <stop offset=".35" stopColor="#d8a145" />
          <stop offset=".75" stopColor="#8f5b1d" />
          <stop offset="1" stopColor="#55310c" />
        </radialGradient>
        <radialGradient id="pd-halo">
          <stop offset="0" stopColor="#fff3c4" stopOpacity=".95" />
          <stop offset=".35" stopColor="#f2c25a" stopOpacity=".55" />
          <stop offset="1" stopColor="#f2c25a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="pd-flame-light">
          <stop offset="0" stopColor="#ffdf8e" stopOpacity=".75" />
          <stop offset=".4" stopColor="#f0a13a" stopOpacity=".26" />
          <stop offset="1" stopColor="#f0a13a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="pd-wax" x1="0" x2="1">
          <stop offset="0" stopColor="#a98553" />
          <stop offset=".35" stopColor="#fff0cc" />
          <stop offset="1" stopColor="#b58e52" />
        </linearGradient>
        <linearGradient id="pd-wax-lit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffcf7a" stopOpacity=".8" />
          <stop offset=".4" stopColor="#ffcf7a" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="pd-curl" x1=".1" y1=".1" x2=".75" y2=".75">
          <stop offset="0" stopColor="#b08c55" />
          <stop offset=".35" stopColor="#f8ecca" />
          <stop offset=".7" stopColor="#dfc893" />
          <stop offset="1" stopColor="#9b7844" />
        </linearGradient>
        {SYMBOLS.flatMap((symbol) =>
          FILLS.map((fill) => <SymbolShape key={symbol + fill} symbol={symbol} fill={fill} />),
        )}
        {COLOURS.flatMap((colour) =>
          [LONG, CHIP].map((height) => <BannerShape key={colour + height} colour={colour} height={height} />),
        )}
      </defs>
    </svg>
  );
}

function SymbolShape({ symbol, fill }: { readonly symbol: Symbol; readonly fill: Fill }) {
  const { ground, edge, charge, width } = INKS[fill];
  const [x, y, size] = CHARGE_AT[symbol];
  return (
    <symbol id={`pd-${symbol}-${fill}`} viewBox="0 0 32 32">
      <path
        d={OUTLINE[symbol]}
        fill={ground}
        stroke={edge}
        strokeWidth={width}
        {...(fill === 'idle' ? { strokeDasharray: '2.6 1.7' } : {})}
      />
      {(fill === 'left' || fill === 'right') && (
        <path
          d={OUTLINE[symbol]}
          fill="none"
          stroke={fill === 'left' ? '#c9a25a' : '#7d5a2a'}
          strokeWidth=".7"
          transform="translate(2.1 2.1) scale(.869)"
        />
      )}
      <g
        transform={`translate(${x} ${y}) scale(${size / 512})`}
        style={{ color: charge }}
        dangerouslySetInnerHTML={{ __html: glyphBody(SYMBOL_GLYPH[symbol]) }}
      />
      {fill === 'lost' && (
        <path
          d="M4 27C10 20 20 12 28 4M5 6C12 12 20 20 27 27"
          stroke="#9e2b1e"
          strokeWidth="3.2"
          strokeLinecap="round"
          fill="none"
        />
      )}
    </symbol>
  );
}

function BannerShape({ colour, height }: { readonly colour: Colour; readonly height: number }) {
  const [cloth, shadow, thread] = HUES[colour];
  return (
    <symbol id={`pd-${colour}-${height}`} viewBox={`0 -1 20 ${height + 1}`}>
      <path d={bannerOutline(colour, height)} fill={cloth} stroke={shadow} strokeWidth="1" />
      <path d={`M3.6 0V${height - 9}M16.4 0V${height - 9}`} stroke={shadow} strokeWidth=".8" opacity=".7" />
      <path d="M0 0H20V2.6H0Z" fill={shadow} opacity=".65" />
      <g
        transform={`translate(10 ${Math.max(9, height * 0.36)}) scale(${height < 30 ? 0.86 : 1})`}
        stroke={thread}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ color: thread }}
        dangerouslySetInnerHTML={{ __html: BANNER_CHARGE[colour] }}
      />
    </symbol>
  );
}
