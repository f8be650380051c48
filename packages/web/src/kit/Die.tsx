const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const MATERIALS = {
  bone: { side: '#a9854a', line: '#b08a4e', pip: '#2a1608' },
  wax: { side: '#450c08', line: '#e8a07e', pip: '#ffe9c8' },
} as const;

export type DieMaterial = keyof typeof MATERIALS;

/** A die seen from above: bone is yours, wax red is the other side's. Decoration; its name stands in the markup around it. */
export function Die({ value, material }: { readonly value: number; readonly material: DieMaterial }) {
  const { side, line, pip } = MATERIALS[material];
  return (
    <svg className="die" viewBox="-54 -50 108 116" aria-hidden="true">
      <ellipse cx="6" cy="54" rx="48" ry="11" fill="#000" opacity=".5" />
      <rect x="-45" y="-34" width="90" height="92" rx="17" fill={side} stroke="#1a0f06" strokeWidth="3" />
      <rect
        x="-45"
        y="-45"
        width="90"
        height="90"
        rx="17"
        fill={`url(#${material})`}
        stroke="#1a0f06"
        strokeWidth="3"
      />
      <rect x="-39" y="-39" width="78" height="78" rx="13" fill="none" stroke={line} strokeWidth="1.2" opacity=".7" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x * 22} cy={y * 22} r="9" fill={pip} />
          <circle cx={x * 22 - 2} cy={y * 22 + 3} r="7" fill="#fff" opacity=".14" />
        </g>
      ))}
    </svg>
  );
}
