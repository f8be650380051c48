/** Drawings of one colour in a box of 512 by 512. Their bodies are fixed, and put in when the page is built. */

interface Drawn {
  readonly body: string;
}

/** In the colour and size of the text around it. */
export function Drawing({ body, className }: Drawn & { readonly className?: string | undefined }) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

/** Where a drawing lies inside another one: its middle, and how wide it is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

export function DrawingAt({ body, x, y, size, fill }: Drawn & Spot) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      style={{ color: fill }}
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
