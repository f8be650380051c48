import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../icons/Glyph.tsx';
import { said } from '../parts/Sym.tsx';

interface CardBackProps {
  /** Action cards are wine red, goals purple, Renfri's allies ivory, Stregobor's blue. */
  readonly kind?: 'action' | 'goal' | 'renfri' | 'stregobor';
  readonly label?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

const GLYPHS: Readonly<Record<NonNullable<CardBackProps['kind']>, GlyphName>> = {
  action: 'polar-star',
  goal: 'semi-closed-eye',
  renfri: 'sword-in-stone',
  stregobor: 'evil-tower',
};

/** A card face down. Nothing of its face is in it. */
export function CardBack({ kind = 'action', label, className = '', children }: CardBackProps) {
  return (
    <span className={`pd-card back ${kind} ${className}`} {...said(label)}>
      <span className="inlay">
        <Glyph name={GLYPHS[kind]} />
      </span>
      {children}
    </span>
  );
}
