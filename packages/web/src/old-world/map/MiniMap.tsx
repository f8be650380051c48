import type { OldWorldView } from '@medallion/old-world';
import { type PointerEvent, useState } from 'react';
import ground from './ground.webp';
import { PLACES, ROADS, WORLD } from './layout.ts';
import { type Corner, freeCorner } from './mini-spot.ts';
import type { Sight, Size } from './use-pan-zoom.ts';

interface Props {
  readonly table: OldWorldView;
  readonly me: number | undefined;
  readonly lit: ReadonlySet<number>;
  readonly sight: Sight;
  readonly size: Size;
  /** While a hand is on the map. */
  readonly moving: boolean;
  readonly onGo: (point: { readonly x: number; readonly y: number }) => void;
}

/**
 * The whole world in a corner, where the screen shows only a part of it: pressed, it takes one there. It moves to
 * another corner rather than lie on a place, and where all have one it is only there while the map is being moved.
 */
export function MiniMap({ table, me, lit, sight, size, moving, onGo }: Props) {
  const [held, setHeld] = useState(false);
  const [corner, setCorner] = useState<Corner>('low-left');
  // Under a hand nothing jumps.
  const still = !moving && !held;
  const free = freeCorner(sight, size);
  if (still && free !== undefined && free !== corner) setCorner(free);
  const seen = {
    x: WORLD.x - sight.x / sight.k,
    y: WORLD.y - sight.y / sight.k,
    width: size.width / sight.k,
    height: size.height / sight.k,
  };
  // A world that is seen almost whole needs no map of the map.
  if (seen.width * seen.height > WORLD.width * WORLD.height * 0.6) return null;
  if (still && free === undefined) return null;
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onGo({
      x: WORLD.x + ((event.clientX - left) / width) * WORLD.width,
      y: WORLD.y + ((event.clientY - top) / height) * WORLD.height,
    });
  };
  // For those who listen or press keys the map is a list of places: this is for the eye and the finger.
  return (
    <svg
      className="mini-map"
      data-corner={corner}
      viewBox={`${WORLD.x} ${WORLD.y} ${WORLD.width} ${WORLD.height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        // The finger may leave it, and lets go of it wherever it is lifted.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
        go(event);
      }}
      onLostPointerCapture={() => setHeld(false)}
      onPointerMove={(event) => event.buttons > 0 && go(event)}
    >
      <image href={ground} x={WORLD.x} y={WORLD.y} width={WORLD.width} height={WORLD.height} />
      <g fill="none" stroke="#4a3218" strokeWidth="13">
        {ROADS.map(({ a, b, path }) => (
          <path key={`${a}-${b}`} d={path} />
        ))}
      </g>
      {PLACES.map(({ x, y }, number) => (
        <circle
          key={number}
          cx={x}
          cy={y}
          r={lit.has(number) ? 52 : 26}
          fill={lit.has(number) ? '#ffc24a' : '#4a3218'}
          stroke="#2a1608"
          strokeWidth={lit.has(number) ? 14 : 0}
        />
      ))}
      {table.slots.map(({ token }, slot) => {
        const place = PLACES[token];
        return place === undefined ? null : (
          <path key={slot} d={`M${place.x + 50} ${place.y - 100}l50 50l-50 50l-50-50z`} fill="#a02a1c" />
        );
      })}
      {table.witchers.map(({ seat, school, at }) => {
        const place = PLACES[at];
        return school === undefined || place === undefined ? null : (
          <circle
            key={seat}
            cx={place.x - 50}
            cy={place.y - 10 + seat * 6}
            r={seat === me ? 56 : 40}
            fill={`var(--${school})`}
            stroke={seat === me ? '#fff6da' : '#1b110a'}
            strokeWidth="18"
          />
        );
      })}
      <rect {...seen} fill="none" stroke="#a02a1c" strokeWidth="24" />
    </svg>
  );
}
