/** Where a note lies: beside what it points at, and not on top of what one needs. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 22;
const EDGE = 8;

/** How much two boxes cover each other, in pixels. */
function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export interface Scenery {
  readonly screen: { readonly width: number; readonly height: number };
  /** What it points at. */
  readonly target: Box;
  /** What should stay free, if it can. */
  readonly free: readonly Box[];
  /** Nothing lies on the header. */
  readonly top: number;
}

/** The best of the places around the target and in the corners of the screen. */
export function noteSpot(note: { readonly width: number; readonly height: number }, scenery: Scenery): Box {
  const { screen, target, free, top } = scenery;
  const { width, height } = note;
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const left = target.x - GAP - width;
  const right = target.x + target.width + GAP;
  const above = target.y - GAP - height;
  const below = target.y + target.height + GAP;
  const rows = [target.y, middle.y - height / 2, target.y + target.height - height];
  const columns = [middle.x - width / 2, target.x, target.x + target.width - width];
  const wanted = [
    ...rows.flatMap((y) => [
      { x: right, y },
      { x: left, y },
    ]),
    ...columns.flatMap((x) => [
      { x, y: above },
      { x, y: below },
    ]),
    ...[EDGE, screen.width - width - EDGE].flatMap((x) => [
      { x, y: top },
      { x, y: screen.height - height - EDGE },
    ]),
  ];
  const spots = wanted.map(({ x, y }): Box => {
    return {
      x: between(EDGE, x, screen.width - width - EDGE),
      y: between(top, y, screen.height - height - EDGE),
      width,
      height,
    };
  });
  const cost = (spot: Box): number => {
    const far = Math.hypot(spot.x + width / 2 - middle.x, spot.y + height / 2 - middle.y);
    const covered = free.reduce((sum, box) => sum + overlap(spot, box), 0);
    return overlap(spot, target) * 10 + covered * 2 + far * 20;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

const between = (least: number, wish: number, most: number): number => Math.max(least, Math.min(wish, most));

/** The line from a note to its target: from edge to edge, slightly bent. */
export function pointer(note: Box, target: Box): string | undefined {
  if (overlap(note, target) > 0) return undefined;
  const to = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const from = { x: note.x + note.width / 2, y: note.y + note.height / 2 };
  const start = edge(note, to);
  const end = edge(target, from);
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
