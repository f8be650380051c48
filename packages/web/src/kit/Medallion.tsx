const turn = (count: number, degrees: number) => Array.from({ length: count }, (_, at) => at * degrees);

const CHAIN = Array.from({ length: 13 }, (_, at) => {
  const t = at / 12;
  return { y: -150 - t * 260, x: 10 + Math.sin(t * 2.2) * 70 * t + t * 150, tilt: -12 - t * 26 };
});

/** Our own mark on its chain: an eye whose slit is a candle flame. */
export function Medallion() {
  return (
    <svg className="medallion" viewBox="-160 -230 320 390" aria-hidden="true">
      {CHAIN.flatMap(({ x, y, tilt }) =>
        [-1, 1].map((side) => (
          <ellipse
            key={`${side} ${y}`}
            cx={side * x}
            cy={y}
            rx="7"
            ry="13"
            transform={`rotate(${side * tilt} ${side * x} ${y})`}
            fill="none"
            stroke="url(#rim)"
            strokeWidth="4.5"
          />
        )),
      )}
      <circle r="142" cy="10" fill="#000" opacity=".55" />
      <circle r="22" cy="-146" fill="none" stroke="url(#rim)" strokeWidth="8" />
      <circle r="140" fill="url(#rim)" stroke="#140c05" strokeWidth="3" />
      <circle r="122" fill="url(#disc)" stroke="#140c05" strokeWidth="4" />
      {turn(48, 7.5).map((angle, at) => (
        <path
          key={angle}
          d="M0-136V-127"
          transform={`rotate(${angle})`}
          stroke="#2a1c0c"
          strokeWidth={at % 4 === 0 ? 4 : 1.6}
        />
      ))}
      {turn(36, 10).map((angle, at) => (
        <path
          key={angle}
          d={`M0 ${angle % 90 === 0 ? -84 : at % 3 === 0 ? -92 : -100}V-112`}
          transform={`rotate(${angle})`}
          stroke="#c9a860"
          strokeWidth={at % 3 === 0 ? 3 : 1.4}
          strokeLinecap="round"
          opacity=".85"
        />
      ))}
      <g strokeLinejoin="round">
        <path d="M-100 0Q0-92 100 0Q0 92-100 0Z" fill="#000" opacity=".5" transform="translate(0 5)" />
        <path d="M-100 0Q0-92 100 0Q0 92-100 0Z" fill="url(#lid)" stroke="#140c05" strokeWidth="4" />
        <path d="M-78 0Q0-70 78 0Q0 70-78 0Z" fill="#150d07" stroke="#3a2a12" strokeWidth="3" />
        {turn(40, 9).map((angle, at) => (
          <path
            key={angle}
            d={`M0-${at % 2 === 0 ? 14 : 18}V-36`}
            transform={`rotate(${angle})`}
            stroke="#e09a3a"
            strokeWidth="1.5"
            opacity=".75"
          />
        ))}
        <circle r="38" fill="none" stroke="#d9a94a" strokeWidth="3" />
        <circle className="flicker" r="48" fill="url(#iris)" />
        <path d="M0-44C18-20 20 10 0 36C-20 10-16-18 0-44Z" fill="#ffb53f" stroke="#8a3d08" strokeWidth="1.5" />
        <path d="M0-22C9-4 10 12 0 28C-10 12-8-4 0-22Z" fill="#fff6d2" />
        {turn(11, 1).map((at) => {
          const lift = 22 + Math.sin((at / 10) * Math.PI) * 28;
          const lean = (at - 5) * 1.5;
          return (
            <path
              key={at}
              d={`M${-80 + at * 16} ${-lift}l${lean} -11M${-80 + at * 16} ${lift}l${lean} 11`}
              stroke="#140c05"
              strokeWidth="2"
            />
          );
        })}
      </g>
      <path
        d="M-104-84A134 134 0 0 1 20-132"
        stroke="#fffbe8"
        strokeWidth="7"
        fill="none"
        opacity=".6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The same eye as small as a coin, for the head of a page. */
export function Eye() {
  return (
    <svg className="eye" viewBox="-22 -22 44 44" aria-hidden="true">
      <circle r="20" fill="url(#coin)" stroke="#2a1708" strokeWidth="1.5" />
      <circle r="15.5" fill="#1d120a" stroke="#7d5314" />
      <path d="M-13 0Q0-11.500 13 0Q0 11.500-13 0Z" fill="none" stroke="#d9a94a" strokeWidth="1.8" />
      <path d="M0-8C3.400-4 3.800 2 0 7C-3.800 2-3.400-4 0-8Z" fill="#ffb53f" />
      <path d="M0-3C1.600 0 1.600 3 0 5.500C-1.600 3-1.600 0 0-3Z" fill="#fff6d2" />
      <path d="M-9 6l-2 3M9 6l2 3M0 9.500v3.500M-9-6l-2-3M9-6l2-3M0-9.500v-3.500" stroke="#d9a94a" strokeWidth="1.2" />
    </svg>
  );
}
