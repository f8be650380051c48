import { useEffect, useState } from 'react';
import { type Language, useWords } from '../../words/index.tsx';
import type { Notes } from './notes/note.ts';

const BOOKS: Readonly<Record<Language, () => Promise<{ readonly notes: Notes }>>> = {
  en: () => import('./notes/en.ts'),
  pl: () => import('./notes/pl.ts'),
  it: () => import('./notes/it.ts'),
  ru: () => import('./notes/ru.ts'),
};

/** What the guide says, in the language of the page. */
export function useNotes(): Notes | undefined {
  const { language } = useWords();
  const [held, setHeld] = useState<{ readonly language: Language; readonly notes: Notes }>();
  useEffect(() => {
    let wanted = true;
    BOOKS[language]().then(
      ({ notes }) => wanted && setHeld({ language, notes }),
      // Without its notes the guide is silent; the table is as good as without it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return held?.language === language ? held.notes : undefined;
}
