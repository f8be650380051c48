/** Where a note lies: beside what it points at, and not on top of what one needs. */

import { computePosition, offset, type Placement, shift } from '@floating-ui/dom';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 22;
const EDGE = 8;
/** More than any way through the screen or anything else that is covered costs. */
const HIDING = 1e7;

const SIDES = ['right', 'left', 'bottom', 'top'] as const;
const PLACEMENTS: readonly Placement[] = SIDES.flatMap((side) => [side, `${side}-start`, `${side}-end`] as const);

interface Scenery {
  /** What should stay free, if it can. */
  readonly free: readonly Box[];
  /** How much of the top belongs to the header. */
  readonly top: number;
}

/** The best place around the target, within the screen. */
export async function noteSpot(target: Element, note: HTMLElement, { free, top }: Scenery): Promise<Box> {
  const { width, height } = note.getBoundingClientRect();
  const over = boxOf(target);
  const padding = { top, right: EDGE, bottom: EDGE, left: EDGE };
  const spots = await Promise.all(
    PLACEMENTS.map(async (placement): Promise<Box> => {
      const middleware = [offset(GAP), shift({ padding, crossAxis: true })];
      const { x, y } = await computePosition(target, note, { placement, strategy: 'fixed', middleware });
      return { x, y, width, height };
    }),
  );
  const middle = centreOf(over);
  const cost = (spot: Box): number => {
    const at = centreOf(spot);
    const covered = free.reduce((sum, box) => sum + overlap(spot, box), 0);
    const hides = overlap(spot, over);
    // What a note speaks of comes before everything else: only where nothing else is possible it is covered a little.
    return (hides > 0 ? HIDING + hides * 10 : 0) + covered * 2 + Math.hypot(at.x - middle.x, at.y - middle.y) * 20;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** How much two boxes cover each other, in pixels. */
function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const between = (least: number, wish: number, most: number): number => Math.max(least, Math.min(wish, most));

/** The line from a note to its target: from edge to edge, slightly bent. */
export function pointer(note: Box, target: Box): string | undefined {
  if (overlap(note, target) > 0) return undefined;
  const start = edge(note, centreOf(target));
  const end = edge(target, centreOf(note));
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * 0.12,
    y: (start.y + end.y) / 2 - (end.x - start.x) * 0.12,
  };
  const r = Math.round;
  return `M${r(start.x)} ${r(start.y)}Q${r(bend.x)} ${r(bend.y)} ${r(end.x)} ${r(end.y)}`;
}

/** The point of a box that is nearest to a point outside of it. */
const edge = (box: Box, { x, y }: { readonly x: number; readonly y: number }) => ({
  x: between(box.x, x, box.x + box.width),
  y: between(box.y, y, box.y + box.height),
});
