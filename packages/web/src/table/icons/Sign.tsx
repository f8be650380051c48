import bodies from 'virtual:table-icons';
import type used from './used.json';

export type SignName = keyof typeof used;

/** A glyph on the frame of any table, in the colour and size of the text around it. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 512 512"
      aria-hidden="true"
      // The body is a fixed drawing, put in when the page is built.
      dangerouslySetInnerHTML={{ __html: bodies[name] }}
    />
  );
}
