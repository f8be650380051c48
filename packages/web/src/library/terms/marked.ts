import { type Meanings, piecesOf } from './meanings.ts';

/** Inside of these a word stays as it is: it leads somewhere already, is a name, or a drawing. */
const LEFT_ALONE = /^(?:a|h\d|pre|code|button)$/;

/** Markup of an article in which each word of the game can be asked what it means, where it stands first. */
export function marked(meanings: Meanings | undefined, html: string): string {
  if (meanings === undefined) return html;
  const seen = new Set<string>();
  let inside: string | undefined;
  return html.replaceAll(/<(\/?)(\w+)[^>]*>|[^<]+/g, (part, closes: string | undefined, tag: string | undefined) => {
    if (tag !== undefined) {
      if (inside === undefined && closes === '' && LEFT_ALONE.test(tag)) inside = tag;
      else if (closes === '/' && tag === inside) inside = undefined;
      return part;
    }
    if (inside !== undefined) return part;
    return piecesOf(meanings, part)
      .map(({ text, term }) => {
        if (term === undefined || seen.has(term)) return text;
        seen.add(term);
        return `<button type="button" class="term" data-term="${term}">${text}</button>`;
      })
      .join('');
  });
}
