/** Pictures in the rules: an article names them, and the page draws them from what lies on the table. */

/** The pictures there are. Articles show `docs/pictures/rules/<name>-<language>.webp`, taken of what the page draws. */
export const FIGURES = ['map', 'icons', 'card', 'turn'] as const;

export type ArticlePart = { readonly html: string } | { readonly figure: string; readonly caption: string };

const PLACE = /<figure data-figure="(\w+)">([^<]*)<\/figure>/;

/** An article in the order it is read: text, a picture, text. */
export function splitFigures(html: string): readonly ArticlePart[] {
  const parts = html.split(PLACE);
  return parts.flatMap((text, at): ArticlePart[] => {
    if (at % 3 === 0) return text.trim() === '' ? [] : [{ html: text }];
    if (at % 3 === 1) return [{ figure: text, caption: plain(parts[at + 1] ?? '') }];
    return [];
  });
}

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
