/** What the library is made of. Filled when the page is built. */

import type { Language } from '../words/index.tsx';

export interface Article {
  /** Its name in the address: `moving`. */
  readonly slug: string;
  readonly title: string;
  /** What it tells, in half a sentence. */
  readonly about: string;
  readonly html: string;
}

/** A paragraph, a line of a list or a row of a table: what a search finds. */
export interface Passage {
  /** The slug of its article. */
  readonly article: string;
  /** The anchor that leads to it. */
  readonly at: string;
  readonly heading: string;
  readonly text: string;
  /** Words it is also looked for by: a name, a question players ask. */
  readonly asked?: string;
}

export interface Shelf {
  readonly articles: readonly Article[];
  readonly passages: readonly Passage[];
}

/** The words of a game in four languages. */
export type Terms = readonly Readonly<Record<Language, string>>[];
