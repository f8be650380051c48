import type { ReactNode } from 'react';
import { Glyph } from '../icons/Glyph.tsx';

interface SealProps {
  /** What it does; without it there is nothing to seal yet. */
  readonly onPress: (() => void) | undefined;
  /** The answer it gives. */
  readonly choice?: string | undefined;
  readonly children: ReactNode;
}

/** The one red thing to press on a screen. */
export function Seal({ onPress, choice, children }: SealProps) {
  return (
    <button
      type="button"
      className="pd-seal"
      aria-disabled={onPress === undefined}
      data-choice={onPress === undefined ? undefined : choice}
      onClick={onPress}
    >
      <Glyph name="wax-seal" />
      <span>{children}</span>
    </button>
  );
}
