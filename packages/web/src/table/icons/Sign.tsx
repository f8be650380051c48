import bodies from 'virtual:table-icons';
import { Drawing } from '../../kit/icons/Drawing.tsx';
import type used from './used.json';

export type SignName = keyof typeof used;

/** A glyph on the frame of any table, in the colour and size of the text around it. */
export const Sign = ({ name }: { readonly name: SignName }) => <Drawing body={bodies[name]} />;
