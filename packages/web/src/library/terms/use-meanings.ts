import { useEffect, useState } from 'react';
import { type Language, useWords } from '../../words/index.tsx';
import type { Meanings } from './meanings.ts';
import { termsAreHere } from './terms-here.ts';

const BOOKS: Readonly<Record<Language, () => Promise<{ readonly meanings: Meanings }>>> = {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  ru: () => import('./ru.ts'),
};

const known = new Map<Language, Meanings>();

/** What the words of the game mean, in the language of the page; until they are here, words are only words. */
export function useMeanings(): Meanings | undefined {
  const { language } = useWords();
  const [, setHere] = useState(known.size);
  useEffect(termsAreHere, []);
  useEffect(() => {
    if (known.has(language)) return undefined;
    let wanted = true;
    BOOKS[language]().then(
      ({ meanings }) => {
        known.set(language, meanings);
        if (wanted) setHere(known.size);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return known.get(language);
}
