import type { School } from '@medallion/old-world/content';
import { useLayoutEffect, useRef } from 'react';
import { isStill } from '../../settings/settings.ts';
import { GlyphAt } from '../icons/Glyph.tsx';
import { SCHOOL_GLYPH } from '../icons/which.ts';
import { ROADS } from './layout.ts';
import type { Way } from './ways-walked.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How long a pawn walks one road, in milliseconds. */
const STEP = 520;

/** A hooded figure in the colour of its school. It walks the ways its witcher went, road by road. */
export function Pawn({
  school,
  own,
  at,
  ways,
  number,
  active,
}: {
  readonly school: School | undefined;
  readonly own: boolean;
  readonly at: Spot;
  /** Where the witcher went on the way to this position. */
  readonly ways: readonly Way[];
  /** The number of the position. */
  readonly number: number;
  readonly active: boolean;
}) {
  const figure = useRef<SVGGElement>(null);
  const shown = useRef({ number, at });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { number, at };
    if (before.number === number || ways.length === 0 || isStill()) return;
    const frames = [before.at, ...ways.flatMap(along), at];
    figure.current?.animate(
      frames.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: STEP * ways.length, easing: 'cubic-bezier(0.4, 0.1, 0.3, 1)' },
    );
  }, [at, number, ways]);
  const fill = school === undefined ? 'var(--umber)' : `var(--${school})`;
  return (
    <g
      ref={figure}
      className={active ? 'pawn active' : 'pawn'}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <ellipse cx="2" cy="1" rx="19" ry="7" fill="#000" opacity=".45" />
      {own && (
        <g fill="none">
          <ellipse cy="-1" rx="23" ry="9" stroke="#fff0c0" strokeWidth="3" />
          <ellipse cy="-1" rx="23" ry="9" stroke="#d9861f" strokeWidth="1.5" />
        </g>
      )}
      <path d="M-17-3a17 6.500 0 0 0 34 0v-4h-34z" fill="#1b110a" />
      <ellipse cy="-7" rx="17" ry="6.5" fill={fill} stroke="#1b110a" strokeWidth="1.6" />
      <path
        d="M-13-7C-15-24-13-33-6-40C-8-47-5-56 1-57C7-57 9-49 7-41C14-34 15-24 13-7Q0-1-13-7Z"
        fill={fill}
        stroke="#1b110a"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M2-40C9-34 11-22 10-5Q12-6 13-7C15-24 14-34 7-41Z" opacity=".3" />
      <path d="M-4-42q4-10 8-1q-4 5-8 1z" fill="#1b110a" />
      <path d="M-2.500-55l-4-7m8 6l1-7" stroke="#1b110a" strokeWidth="2.4" />
      <path d="M-4-42C-10-36-12-24-11-8" stroke="#fff" strokeWidth="1.3" fill="none" opacity=".35" />
      <circle cy="-22" r="10.5" fill="#f6e9c6" stroke="#1b110a" strokeWidth="1.6" />
      <GlyphAt name={school === undefined ? 'cowled' : SCHOOL_GLYPH[school]} x={0} y={-22} size={15.5} fill="#22150b" />
    </g>
  );
}

/** Points along the road between two places; none where there is no road, and one goes straight. */
function along({ from, to }: Way): readonly Spot[] {
  const road = ROADS.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (road === undefined) return [];
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', road.path);
  const length = path.getTotalLength();
  const steps = 8;
  return Array.from({ length: steps - 1 }, (_, i) => {
    const share = (i + 1) / steps;
    const { x, y } = path.getPointAtLength(length * (road.a === from ? share : 1 - share));
    return { x, y };
  });
}
