import { said } from './Sym.tsx';

const RIDGES = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const at = (radius: number) =>
    `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(25.6)}L${at(29)}`;
}).join('');

const ROMAN = ['', 'I', 'II', 'III'];
export const roman = (n: number): string => ROMAN[n] ?? String(n);

/** A Destiny token: a bronze coin with its number. */
export function Destiny({
  n,
  label,
  className = '',
}: {
  readonly n: number;
  readonly label?: string;
  readonly className?: string;
}) {
  return (
    <span className={`pd-destiny ${className}`} {...said(label)}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" fill="url(#pd-bronze)" stroke="#3d220a" strokeWidth="1.5" />
        <circle cx="32" cy="32" r="25" fill="none" stroke="#5a360f" strokeWidth="1.2" />
        <circle cx="32" cy="32" r="23.2" fill="none" stroke="#ffe7a8" strokeWidth=".8" opacity=".8" />
        <path d={RIDGES} stroke="#5a360f" strokeWidth="1.1" />
      </svg>
      <b>{roman(n)}</b>
    </span>
  );
}

/** The place a Destiny token may come to. */
export function DestinySlot({ n }: { readonly n: number }) {
  return (
    <span className="pd-slot" aria-hidden="true">
      {roman(n)}
    </span>
  );
}
