/** The title of the map on a scroll, and the names of sea and north: what has to be said in words. */
export function Cartouche({
  title,
  line,
  note,
  sea,
  north,
}: Readonly<Record<'title' | 'line' | 'note' | 'sea' | 'north', string>>) {
  const scroll = 'M-100-40q-14-4-14 8t12 8v44q-14-2-13 9t14 9h202q14 2 14-9t-13-9v-44q12 4 12-8t-14-8z';
  return (
    <>
      <text className="north" x="-2" y="639" textAnchor="middle">
        {north}
      </text>
      <text className="sea" x="-2" y="838" textAnchor="middle" textLength={sea.length > 14 ? 216 : undefined}>
        {sea}
      </text>
      <g transform="translate(-2 926)">
        <path d={scroll} opacity=".28" transform="translate(3 5)" />
        <path d={scroll} fill="#efdfb6" stroke="#3a2716" strokeWidth="1.8" />
        <path d="M-102-24h202M-102 20h202" stroke="#3a2716" strokeWidth=".9" opacity=".6" />
        <path
          d="M-100-40q12 3 2 16M100-40q-12 3-2 16M-101 38q10-6 2-18M101 38q-10-6-2-18"
          fill="none"
          stroke="#3a2716"
        />
        <text
          className="title"
          y="-2"
          textAnchor="middle"
          lengthAdjust="spacingAndGlyphs"
          textLength={title.length > 13 ? 186 : undefined}
        >
          {title}
        </text>
        <text className="line" y="15" textAnchor="middle">
          {line}
        </text>
        <text className="note" y="33" textAnchor="middle">
          {note}
        </text>
      </g>
    </>
  );
}
