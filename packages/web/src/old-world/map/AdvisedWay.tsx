import { useAdvice } from '../../teacher/advice.ts';
import { Sign } from '../../table/icons/Sign.tsx';
import { PLACES, RADIUS, ROADS } from './layout.ts';

/** The way the master would go: a line of ink, and its seal where the way ends. Where it goes nowhere, there is none. */
export function AdvisedWay() {
  const way = useAdvice()?.way ?? [];
  const end = PLACES[way.at(-1) ?? -1];
  if (way.length < 2 || end === undefined) return null;
  const roads = way.slice(1).flatMap((to, at) => {
    const road = ROADS.find(({ a, b }) => (a === way[at] && b === to) || (b === way[at] && a === to));
    return road === undefined ? [] : [road.path];
  });
  return (
    <g className="advised-way">
      {roads.map((path, at) => (
        <g key={`${at} ${path}`} fill="none" strokeLinecap="round">
          <path d={path} stroke="#f6e7bf" strokeWidth="9" opacity=".85" />
          <path d={path} stroke="#2a1b0f" strokeWidth="5" strokeDasharray="1 11" />
        </g>
      ))}
      <g transform={`translate(${end.x - RADIUS} ${end.y - RADIUS - 6})`}>
        <circle r="19" fill="#f6e7bf" stroke="#2a1b0f" strokeWidth="3" />
        <svg x="-12" y="-12" width="24" height="24" color="#2a1b0f" overflow="visible">
          <Sign name="quill-ink" />
        </svg>
      </g>
    </g>
  );
}
