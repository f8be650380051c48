import bodies from 'virtual:game-icons';
import type used from './used.json';

export type IconName = keyof typeof used;

/** A glyph of game-icons.net, in the colour of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      aria-hidden="true"
      // The body is a fixed drawing from the icon set, put in when the page is built.
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  );
}

/** The same glyph inside another drawing, centred on a point. */
export function IconAt({
  name,
  x,
  y,
  size,
  fill,
}: {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      style={{ color: fill }}
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  );
}
