/** The gradients and hatchings that the drawings of this table share, once per page. */
export function Inks() {
  return (
    <svg width="0" height="0" className="pigments" aria-hidden="true">
      <defs>
        <linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".28" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".28" />
        </linearGradient>
        <pattern id="hatch" width="5" height="5" patternTransform="rotate(38)" patternUnits="userSpaceOnUse">
          <path d="M0 2.500H5" stroke="#2a1b0f" strokeWidth=".9" opacity=".55" />
        </pattern>
      </defs>
    </svg>
  );
}
