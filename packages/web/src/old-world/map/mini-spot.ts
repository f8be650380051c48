import { PLACES, RADIUS, WORLD } from './layout.ts';
import type { Sight, Size } from './use-pan-zoom.ts';

/** The corners the mini-map may lie in, the usual one first. The tools lie in the fourth. */
const CORNERS = ['low-left', 'high-right', 'high-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** From the edge of the frame to the far edge of its gilding; its height follows from the world's. */
const WIDE = 120;
const WIDE_ON_A_PHONE = 100;
const PHONE = 600;

/** The first corner in which it lies on no place, or none. */
export function freeCorner({ k, x, y }: Sight, size: Size): Corner | undefined {
  const width = size.width <= PHONE ? WIDE_ON_A_PHONE : WIDE;
  const height = (width * WORLD.height) / WORLD.width + 6;
  const places = PLACES.map((place) => ({ x: (place.x - WORLD.x) * k + x, y: (place.y - WORLD.y) * k + y }));
  // The medallion with its number and its badge, but never less than a fingertip.
  const reach = Math.max(22, (RADIUS + 20) * k);
  return CORNERS.find((corner) => {
    const left = corner === 'high-right' ? size.width - width : 0;
    const top = corner === 'low-left' ? size.height - height : 0;
    return places.every(
      (at) => at.x + reach < left || at.x - reach > left + width || at.y + reach < top || at.y - reach > top + height,
    );
  });
}
