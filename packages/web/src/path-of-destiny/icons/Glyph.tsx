import bodies from 'virtual:path-icons';
import { DRAWN } from './drawn.ts';
import type used from './used.json';

export type GlyphName = keyof typeof used | keyof typeof DRAWN;

/** The drawing of a glyph, in a box of 512 by 512. */
export function glyphBody(name: GlyphName): string {
  return name in DRAWN ? DRAWN[name as keyof typeof DRAWN] : bodies[name as keyof typeof used];
}

/** A glyph in the colour and size of the text around it. */
export function Glyph({ name, className }: { readonly name: GlyphName; readonly className?: string }) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      // The body is a fixed drawing, put in when the page is built.
      dangerouslySetInnerHTML={{ __html: glyphBody(name) }}
    />
  );
}
