/** The gradients that drawings share, once per page. Gradients are light; form is ink and hatching. */
export function Pigments() {
  return (
    <svg width="0" height="0" className="pigments" aria-hidden="true">
      <defs>
        <linearGradient id="bone" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff6dc" />
          <stop offset="1" stopColor="#e3cd98" />
        </linearGradient>
        <linearGradient id="wax" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#b23a2c" />
          <stop offset="1" stopColor="#7d1d15" />
        </linearGradient>
        <radialGradient id="coin" cx=".4" cy=".3" r=".8">
          <stop offset="0" stopColor="#ffe9ae" />
          <stop offset=".5" stopColor="#d9a94a" />
          <stop offset="1" stopColor="#7d5314" />
        </radialGradient>
        <radialGradient id="flame-light">
          <stop offset="0" stopColor="#ffdf9a" stopOpacity=".75" />
          <stop offset=".35" stopColor="#ffab45" stopOpacity=".26" />
          <stop offset="1" stopColor="#ff8a2a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="rim" cx=".36" cy=".26" r=".95">
          <stop offset="0" stopColor="#fff3d0" />
          <stop offset=".28" stopColor="#d9c08a" />
          <stop offset=".62" stopColor="#7d6234" />
          <stop offset="1" stopColor="#2a1c0c" />
        </radialGradient>
        <radialGradient id="disc" cx=".5" cy=".4" r=".7">
          <stop offset="0" stopColor="#3a2a18" />
          <stop offset="1" stopColor="#0d0805" />
        </radialGradient>
        <linearGradient id="lid" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f6e7bf" />
          <stop offset=".5" stopColor="#b89858" />
          <stop offset="1" stopColor="#5b431f" />
        </linearGradient>
        <radialGradient id="iris">
          <stop offset="0" stopColor="#ff8a1e" stopOpacity=".65" />
          <stop offset=".75" stopColor="#ff8a1e" stopOpacity=".25" />
          <stop offset="1" stopColor="#ff8a1e" stopOpacity="0" />
        </radialGradient>
      </defs>
    </svg>
  );
}
