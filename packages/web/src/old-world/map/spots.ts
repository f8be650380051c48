import { PLACES } from './layout.ts';
import type { Spot } from './Pawn.tsx';

/** Where pawns stand around a place, one's own first: beside it, then further round. */
const AROUND: readonly Spot[] = [
  { x: -54, y: 8 },
  { x: 70, y: -14 },
  { x: -82, y: -6 },
  { x: 96, y: 4 },
  { x: -38, y: -30 },
];
/** The same where the name stands on the left and has to stay readable. */
const AROUND_LEFT: readonly Spot[] = [
  { x: 72, y: 34 },
  { x: 98, y: 14 },
  { x: -54, y: -16 },
  { x: 74, y: 60 },
  { x: -82, y: -20 },
];

/** The spot of the nth pawn at a place. */
export function pawnSpot(place: number, nth: number): Spot {
  const at = PLACES[place];
  if (at === undefined) return { x: 0, y: 0 };
  const beside = (at.label === 'left' ? AROUND_LEFT : AROUND)[nth] ?? { x: 0, y: 0 };
  return { x: at.x + beside.x, y: at.y + beside.y };
}

/** The spot of the monster that lurks at a place. */
export function monsterSpot(place: number): Spot {
  const at = PLACES[place];
  if (at === undefined) return { x: 0, y: 0 };
  return at.label === 'above' ? { x: at.x + 60, y: at.y - 32 } : { x: at.x + 54, y: at.y - 48 };
}

/** The place one comes to when going from a place in a direction along its roads, or over land where no road leads there. */
export function towards(from: number, dx: number, dy: number): number | undefined {
  const at = PLACES[from];
  if (at === undefined) return undefined;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [number, { x, y }] of PLACES.entries()) {
    const along = (x - at.x) * dx + (y - at.y) * dy;
    const aside = Math.abs((x - at.x) * dy) + Math.abs((y - at.y) * dx);
    if (along <= 0 || number === from || aside > along * 1.6) continue;
    const far = along + aside * 1.4;
    if (far < least) {
      least = far;
      best = number;
    }
  }
  return best;
}
