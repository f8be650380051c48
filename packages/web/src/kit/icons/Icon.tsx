import bodies from 'virtual:game-icons';
import { Drawing, DrawingAt, type Spot } from './Drawing.tsx';
import type used from './used.json';

export type IconName = keyof typeof used;

/** A glyph of game-icons.net, in the colour of the text around it. */
export const Icon = ({ name }: { readonly name: IconName }) => <Drawing body={bodies[name]} />;

/** The same glyph inside another drawing, centred on a point. */
export const IconAt = ({ name, ...spot }: { readonly name: IconName } & Spot) => (
  <DrawingAt body={bodies[name]} {...spot} />
);
