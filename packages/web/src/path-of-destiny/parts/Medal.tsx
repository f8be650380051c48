import type { Character } from '@medallion/path-of-destiny/content';
import { Glyph } from '../icons/Glyph.tsx';
import { CHARACTER_GLYPH } from '../icons/which.ts';
import { said } from './Sym.tsx';

interface MedalProps {
  /** Nobody's yet where it is unset. */
  readonly character: Character | undefined;
  readonly automa?: boolean;
  readonly label?: string;
  readonly className?: string;
}

/** The figure of a participant: an emblem on metal of its own. Its size is --size. */
export function Medal({ character, automa = false, label, className = '' }: MedalProps) {
  return (
    <span className={`pd-medal ${character ?? 'nobody'} ${automa ? 'automa' : ''} ${className}`} {...said(label)}>
      {character === undefined ? <Glyph name="hood" /> : <Glyph name={CHARACTER_GLYPH[character]} />}
      {automa && (
        <i>
          <Glyph name="mirror" />
        </i>
      )}
    </span>
  );
}
