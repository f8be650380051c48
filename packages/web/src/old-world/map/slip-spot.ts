import type { CSSProperties } from 'react';
import { PLACES, WORLD } from './layout.ts';
import type { Sight } from './use-pan-zoom.ts';

/** The slip as wide as its style makes it, and about as tall as it gets. */
const WIDE = 218;
const TALL = 210;

/** Beside the place, on the side away from one's own pawn, and never outside the frame. */
export function slipSpot(
  place: number,
  own: number | undefined,
  { k, x, y }: Sight,
  size: { readonly width: number; readonly height: number },
): CSSProperties {
  const at = PLACES[place] ?? { x: 0, y: 0, label: 'below' as const };
  const pawn = PLACES[own ?? place] ?? at;
  const [px, py] = [(at.x - WORLD.x) * k + x, (at.y - WORLD.y) * k + y];
  // A name beside its place is not covered either.
  const named = at.label === 'above' || at.label === 'below' ? 40 : 0;
  const gap = (62 + named) * Math.max(k, 0.7);
  const fitsLeft = px - gap - WIDE > 6;
  const fitsRight = px + gap + WIDE < size.width - 6;
  const left = (at.x <= pawn.x && fitsLeft) || !fitsRight;
  return {
    left: Math.max(6, Math.min(size.width - WIDE - 6, left ? px - gap - WIDE : px + gap)),
    top: Math.max(6, Math.min(size.height - TALL - 6, py - TALL / 2)),
  };
}
