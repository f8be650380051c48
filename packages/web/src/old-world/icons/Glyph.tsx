import bodies from 'virtual:old-world-icons';
import { Drawing, DrawingAt, type Spot } from '../../kit/icons/Drawing.tsx';
import { DRAWN } from './drawn.ts';
import type used from './used.json';

export type GlyphName = keyof typeof used | keyof typeof DRAWN;

export const glyphBody = (name: GlyphName): string =>
  name in DRAWN ? DRAWN[name as keyof typeof DRAWN] : bodies[name as keyof typeof used];

/** A glyph in the colour and size of the text around it. */
export const Glyph = ({ name, className }: { readonly name: GlyphName; readonly className?: string }) => (
  <Drawing body={glyphBody(name)} className={className} />
);

/** The same glyph inside another drawing, centred on a point. */
export const GlyphAt = ({ name, ...spot }: { readonly name: GlyphName } & Spot) => (
  <DrawingAt body={glyphBody(name)} {...spot} />
);
