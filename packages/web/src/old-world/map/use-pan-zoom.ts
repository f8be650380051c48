import {
  type PointerEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HEART, WORLD } from './layout.ts';

/** Which part of the world is seen: pixels per unit, and where the world's corner lies in the frame. */
export interface Sight {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Under this scale names get too small to read: the map then opens around one's own pawn. */
const READABLE = 0.64;
const CLOSEST = 2.2;
/** A finger that moves less than this has pressed, not dragged. */
const SLACK = 6;
/** A pawn nearer to the edge than this is as good as out of sight. */
const EDGE = 70;

/** The smallest scale at which the world still covers the frame. */
const coverOf = ({ width, height }: Size): number => Math.max(width / WORLD.width, height / WORLD.height);

function clamp(sight: Sight, size: Size): Sight {
  const k = Math.min(Math.max(sight.k, coverOf(size)), CLOSEST);
  const within = (at: number, frame: number, world: number): number => Math.min(0, Math.max(frame - world * k, at));
  return { k, x: within(sight.x, size.width, WORLD.width), y: within(sight.y, size.height, WORLD.height) };
}

/** Puts a point of the world into the middle of the frame. */
function around(point: { readonly x: number; readonly y: number }, k: number, size: Size): Sight {
  return clamp({ k, x: size.width / 2 - (point.x - WORLD.x) * k, y: size.height / 2 - (point.y - WORLD.y) * k }, size);
}

/** The whole heart of the map where it can be read, else the surroundings of a point. */
function opening(size: Size, home: { readonly x: number; readonly y: number }): Sight {
  const whole = Math.max(coverOf(size), Math.min(size.width / HEART.width, size.height / HEART.height));
  if (whole >= READABLE - 0.04)
    return around({ x: HEART.x + HEART.width / 2, y: HEART.y + HEART.height / 2 }, whole, size);
  return around(home, Math.max(READABLE, coverOf(size)), size);
}

function zoomAt(sight: Sight, factor: number, at: { readonly x: number; readonly y: number }, size: Size): Sight {
  const k = Math.min(Math.max(sight.k * factor, coverOf(size)), CLOSEST);
  const grown = k / sight.k;
  return clamp({ k, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }, size);
}

/** What lies nearer to the edge than this cannot be touched well. */
const REACH = 40;

type Point = { readonly x: number; readonly y: number };

/** The same sight where all these points lie in it, else the closest one around them that shows them all. */
function showing(now: Sight, points: readonly Point[], size: Size): Sight {
  const isSeen = ({ x, y }: Point): boolean => {
    const at = { x: (x - WORLD.x) * now.k + now.x, y: (y - WORLD.y) * now.k + now.y };
    return at.x >= REACH && at.y >= REACH && at.x <= size.width - REACH && at.y <= size.height - REACH;
  };
  if (points.every(isSeen)) return now;
  const spanOf = (all: readonly number[]) => ({ from: Math.min(...all), to: Math.max(...all) });
  const [wide, high] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))];
  // One more than its own width of room on each side, for the signs and names that belong to a place.
  const fits = (frame: number, { from, to }: { from: number; to: number }) => (frame - 2.4 * REACH) / (to - from + 1);
  const k = Math.min(now.k, fits(size.width, wide), fits(size.height, high));
  return around({ x: (wide.from + wide.to) / 2, y: (high.from + high.to) / 2 }, k, size);
}

export interface PanZoom {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sight: Sight;
  readonly size: Size;
  /** Whether the frame has been measured: before that nothing is worth drawing in it. */
  readonly measured: boolean;
  /** While a hand is on the map. */
  readonly moving: boolean;
  readonly zoom: (factor: number) => void;
  readonly centre: (point: { readonly x: number; readonly y: number }) => void;
  /** Brings all of these into sight, if they are not. */
  readonly show: (points: readonly Point[]) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onClickCapture: (event: React.MouseEvent) => void;
  };
}

/** The frame as it was last measured: a map that comes back mostly finds it unchanged. */
let lastSize: Size | undefined;

/** Drag to move, pinch or wheel to come closer. */
export function usePanZoom(home: { readonly x: number; readonly y: number }): PanZoom {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(lastSize ?? { width: 822, height: 654 });
  const [measured, setMeasured] = useState(lastSize !== undefined);
  const [sight, setSight] = useState<Sight>(() => opening(size, home));
  const [moving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);
  const start = useRef(home);
  const looked = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      const now = { width: element.clientWidth, height: element.clientHeight };
      if (now.width === 0 || now.height === 0) return;
      if (lastSize?.width === now.width && lastSize.height === now.height) return;
      const first = lastSize === undefined;
      lastSize = now;
      const lay = () => {
        setMeasured(true);
        setSize(now);
        // Whoever has looked around keeps what they look at.
        setSight((sight) => (looked.current ? clamp(sight, now) : opening(now, start.current)));
      };
      // The first drawing is long: it may be interrupted.
      if (first) startTransition(lay);
      else lay();
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (start.current === home) return;
    start.current = home;
    // The pawn has walked: it stays in sight.
    setSight((now) => {
      const at = { x: (home.x - WORLD.x) * now.k + now.x, y: (home.y - WORLD.y) * now.k + now.y };
      const inside = at.x > EDGE && at.y > EDGE && at.x < size.width - EDGE && at.y < size.height - EDGE;
      return inside ? now : around(home, now.k, size);
    });
  }, [home, size]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      looked.current = true;
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      setSight((now) => zoomAt(now, Math.exp(-event.deltaY * 0.0016), at, size));
    };
    // React listens passively, and then the page would scroll as well.
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [size]);

  const zoom = useCallback(
    (factor: number) => setSight((now) => zoomAt(now, factor, { x: size.width / 2, y: size.height / 2 }, size)),
    [size],
  );
  const centre = useCallback(
    (point: { readonly x: number; readonly y: number }) =>
      setSight(({ k }) => around(point, Math.max(k, READABLE), size)),
    [size],
  );

  const show = useCallback((points: readonly Point[]) => setSight((now) => showing(now, points, size)), [size]);

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setMoving(false);
  };

  return {
    frame,
    sight,
    size,
    measured,
    moving,
    zoom,
    centre,
    show,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        if (fingers.current.size === 0) dragged.current = false;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
        if (!dragged.current && Math.hypot(dx, dy) < SLACK) return;
        if (!dragged.current) {
          dragged.current = true;
          looked.current = true;
          setMoving(true);
          frame.current?.setPointerCapture(event.pointerId);
        }
        const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const [other] = others;
        if (other === undefined) return setSight((now) => clamp({ k: now.k, x: now.x + dx, y: now.y + dy }, size));
        const [, rest] = other;
        const box = frame.current?.getBoundingClientRect();
        const was = Math.hypot(before.x - rest.x, before.y - rest.y);
        const is = Math.hypot(event.clientX - rest.x, event.clientY - rest.y);
        const middle = {
          x: (event.clientX + rest.x) / 2 - (box?.left ?? 0),
          y: (event.clientY + rest.y) / 2 - (box?.top ?? 0),
        };
        if (was > 0) setSight((now) => zoomAt(now, is / was, middle, size));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(event) {
        // The end of a drag is not a press on whatever lies beneath.
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      },
    },
  };
}
