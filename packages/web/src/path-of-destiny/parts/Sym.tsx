import { SYMBOLS, type Side, type Symbol } from '@medallion/path-of-destiny/content';
import type { Fill } from './shapes.ts';

/** The Symbols of the two Paths, by their place in SYMBOLS. */
export type ActivePair = readonly [number, number];

export const symbolAt = (index: number | undefined): Symbol => SYMBOLS[index ?? 0] ?? 'combat';

/** What a Symbol is worth while these two are Active. */
export function fillOf(symbol: number, active: ActivePair | undefined): Fill {
  if (active === undefined) return 'printed';
  return symbol === active[0] ? 'left' : symbol === active[1] ? 'right' : 'idle';
}

interface SymProps {
  readonly symbol: Symbol;
  readonly fill?: Fill;
  /** Said aloud; without it the words around the Symbol say enough. */
  readonly label?: string;
}

/** A Symbol, as large as the text around it. */
export function Sym({ symbol, fill = 'printed', label }: SymProps) {
  return (
    <svg className={`pd-sym ${fill}`} viewBox="0 0 32 32" {...said(label)}>
      <use href={`#pd-${symbol}-${fill}`} />
    </svg>
  );
}

/** The coin of a Path: light to the left, dark to the right. It stands for whatever Symbol that Path has. */
export function Arrow({ side, label }: { readonly side: Side; readonly label?: string }) {
  const left = side === 'left';
  return (
    <svg className="pd-sym" viewBox="0 0 32 32" {...said(label)}>
      <path
        d={left ? 'M2 16L11 5H27Q30 5 30 8V24Q30 27 27 27H11Z' : 'M30 16L21 5H5Q2 5 2 8V24Q2 27 5 27H21Z'}
        fill={left ? 'url(#pd-ivory)' : 'url(#pd-ink)'}
        stroke={left ? '#5b3b14' : '#d6a64c'}
        strokeWidth="1.8"
      />
      <path
        d={left ? 'M19 10L12 16L19 22M12 16H25' : 'M13 10L20 16L13 22M20 16H7'}
        fill="none"
        stroke={left ? '#2a1a10' : '#f4d68c'}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Any Symbol that is not Active. */
export function Idle({ label }: { readonly label?: string }) {
  return (
    <svg className="pd-sym" viewBox="0 0 32 32" {...said(label)}>
      <circle
        cx="16"
        cy="16"
        r="13"
        fill="rgb(120 88 50 / 12%)"
        stroke="#6d5132"
        strokeWidth="1.8"
        strokeDasharray="3.4 2.2"
      />
      <path d="M10.5 16H21.5" stroke="#6d5132" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

export const said = (label: string | undefined) =>
  label === undefined || label === ''
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
