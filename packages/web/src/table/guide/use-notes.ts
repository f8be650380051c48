import { useEffect, useState } from 'react';
import { type Language, useWords } from '../../words/index.tsx';

/** What the guides of a game say, fetched in the language of the page. `books` is the same one at every call. */
export function useNotes<N>(books: Readonly<Record<Language, () => Promise<{ readonly notes: N }>>>): N | undefined {
  const { language } = useWords();
  const [held, setHeld] = useState<{ readonly language: Language; readonly notes: N }>();
  useEffect(() => {
    let wanted = true;
    books[language]().then(
      ({ notes }) => wanted && setHeld({ language, notes }),
      // Without its notes the guide is silent; the table is as good as without it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [books, language]);
  return held?.language === language ? held.notes : undefined;
}
