/** A candle of a given height, its foot at the bottom of the drawing. The light around the flame may flicker. */
export function Candle({ height }: { readonly height: number }) {
  const h = height;
  return (
    <svg className="candle" viewBox={`-60 ${-h - 66} 120 ${h + 82}`} aria-hidden="true">
      <circle className="flicker" cy={-h - 24} r="190" fill="url(#flame-light)" />
      <ellipse cy="2" rx="44" ry="11" fill="#2b1a0c" stroke="#0a0603" strokeWidth="2" />
      <ellipse cy="-2" rx="40" ry="9" fill="#8a6226" stroke="#3a2308" strokeWidth="1.5" />
      <path d={`M-20-4V${-h}Q0 ${-h - 8} 20 ${-h}V-4Q0 6-20-4Z`} fill="#e9d6a4" stroke="#4a3214" strokeWidth="1.8" />
      <path d={`M6-2V${-h + 1}Q14 ${-h - 2} 20 ${-h}V-4Q14 0 6-2Z`} fill="#a9824c" opacity=".5" />
      <path
        d={`M-20 ${-h}q-3 20 2 34q3 6 5-4q1-14 5-12q4 2 4 26q1 10 5 2q0-18 4-26q5-8 6 10q2 10 6 2q2-18 3-32Q0 ${-h + 10}-20 ${-h}Z`}
        fill="#f5e7bf"
        stroke="#4a3214"
        strokeWidth="1.2"
      />
      <ellipse cy={-h} rx="20" ry="5.5" fill="#fff3cf" stroke="#4a3214" strokeWidth="1.2" />
      <path d={`M0 ${-h + 1}v-9`} stroke="#2a1608" strokeWidth="2.4" />
      <path
        d={`M0 ${-h - 50}C10 ${-h - 34} 12 ${-h - 20} 0 ${-h - 6}C-12 ${-h - 20}-9 ${-h - 32} 0 ${-h - 50}Z`}
        fill="#ffb53f"
      />
      <path
        d={`M0 ${-h - 38}C6 ${-h - 26} 6 ${-h - 16} 0 ${-h - 8}C-6 ${-h - 16}-5 ${-h - 26} 0 ${-h - 38}Z`}
        fill="#fff6d2"
      />
    </svg>
  );
}
