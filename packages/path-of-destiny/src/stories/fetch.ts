/** One tale in one language: nobody reads twelve at once. */

import type { Language } from '@medallion/words';
import type { Tale, TaleId } from './types.ts';

const FETCHED: Readonly<Record<Language, Readonly<Record<TaleId, () => Promise<Tale>>>>> = {
  en: {
    edge: () => import('./en/edge.ts').then(({ edge }) => edge),
    striga: () => import('./en/striga.ts').then(({ striga }) => striga),
    evil: () => import('./en/evil.ts').then(({ evil }) => evil),
  },
  pl: {
    edge: () => import('./pl/edge.ts').then(({ edge }) => edge),
    striga: () => import('./pl/striga.ts').then(({ striga }) => striga),
    evil: () => import('./pl/evil.ts').then(({ evil }) => evil),
  },
  it: {
    edge: () => import('./it/edge.ts').then(({ edge }) => edge),
    striga: () => import('./it/striga.ts').then(({ striga }) => striga),
    evil: () => import('./it/evil.ts').then(({ evil }) => evil),
  },
  ru: {
    edge: () => import('./ru/edge.ts').then(({ edge }) => edge),
    striga: () => import('./ru/striga.ts').then(({ striga }) => striga),
    evil: () => import('./ru/evil.ts').then(({ evil }) => evil),
  },
};
const known = new Map<string, Promise<Tale>>();

/** A tale; the same promise whenever it is asked for again. */
export function fetchTale(language: Language, story: TaleId): Promise<Tale> {
  const key = `${language} ${story}`;
  let tale = known.get(key);
  if (tale === undefined) {
    tale = FETCHED[language][story]();
    known.set(key, tale);
    // What did not arrive is asked for again the next time.
    tale.catch(() => known.delete(key));
  }
  return tale;
}
