import { useState } from 'react';

interface Props {
  /** Cards left, cards there were, and cards that are about to fall. */
  readonly left: number;
  readonly full: number;
  readonly falls?: number;
  readonly of: 'witcher' | 'monster';
}

/** A life pool as a stack of cards: one slab each, those about to fall in red. */
export function LifeStack({ left, full, falls = 0, of }: Props) {
  const most = Math.max(left, full, 1);
  // What has just been lost slides off the top, card by card.
  const [seen, setSeen] = useState({ left, lost: 0, id: 0 });
  if (seen.left !== left) setSeen({ left, lost: Math.max(0, seen.left - left), id: seen.id + 1 });
  return (
    <span className={`life-stack of-${of}`} aria-hidden="true" style={{ '--cards': most }}>
      {Array.from({ length: most }, (_, at) => (
        <i key={at} className={at >= left ? 'gone' : at >= left - falls ? 'falls' : ''} style={{ '--nth': at }} />
      ))}
      {Array.from({ length: seen.lost }, (_, at) => (
        <i key={`${seen.id}-${at}`} className="leaving" style={{ '--nth': left + seen.lost - 1 - at, '--turn': at }} />
      ))}
    </span>
  );
}

/** The same as a row of small marks, where there is no room for a stack. */
export function LifePips({ left, full, falls = 0, of }: Props) {
  const most = Math.max(left, full, 1);
  return (
    <span className={`life-pips of-${of}`} aria-hidden="true">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} className={at >= left ? 'gone' : at >= left - falls ? 'falls' : ''} />
      ))}
    </span>
  );
}
