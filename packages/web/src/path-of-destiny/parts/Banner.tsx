import type { Colour } from '@medallion/path-of-destiny/content';
import { CHIP, LONG } from './Pigments.tsx';
import { HUES } from './shapes.ts';
import { said } from './Sym.tsx';

interface BannerProps {
  readonly colour: Colour;
  /** Hanging over the edge of a card, or as a chip in a sentence. */
  readonly long?: boolean;
  /** The letter of the colour, for whoever tells letters from each other more easily than shapes. */
  readonly letter?: string;
  readonly label?: string;
}

/** A banner in the shape, the charge and the hue of its colour. */
export function Banner({ colour, long = false, letter, label }: BannerProps) {
  const height = long ? LONG : CHIP;
  return (
    <svg className={`pd-banner ${long ? 'long' : 'chip'}`} viewBox={`0 -1 20 ${height + 1}`} {...said(label)}>
      <use href={`#pd-${colour}-${height}`} />
      {letter !== undefined && long && (
        <text x="10" y="34.5" textAnchor="middle" fontSize="10" fontWeight="800" fill={HUES[colour][2]}>
          {letter}
        </text>
      )}
    </svg>
  );
}
