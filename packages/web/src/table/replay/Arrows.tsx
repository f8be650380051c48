/** The signs on the buttons of the line, drawn with the same pen. */
const SHAPES = {
  first: 'M5 4v16M20 4 8 12l12 8Z',
  turnBack: 'M12 5 3 12l9 7ZM21 5l-9 7 9 7Z',
  back: 'M17 4 6 12l11 8Z',
  play: 'M6 3.500 20 12 6 20.500Z',
  pause: 'M7 4h3.500v16H7ZM14 4h3.500v16H14Z',
  on: 'M7 4l11 8-11 8Z',
  turnOn: 'M12 5l9 7-9 7ZM3 5l9 7-9 7Z',
  last: 'M19 4v16M4 4l12 8-12 8Z',
} as const;

export type ArrowName = keyof typeof SHAPES;

export function Arrow({ name }: { readonly name: ArrowName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
