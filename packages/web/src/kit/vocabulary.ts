/** Words that are fetched with the feature that says them, typed by what is filled into each. */

import { type Language, type Say, speaker, type Texts } from '@medallion/words';
import { use } from 'react';
import { useWords } from '../words/index.tsx';

type Fetched<M> = Readonly<Record<Language, () => Promise<Texts<M>>>>;

export interface Vocabulary<M> {
  /** The words of a language; the same promise whenever it is asked for again. */
  spoken(this: void, language: Language): Promise<Say<M>>;
}

/** The words of a feature in each language. */
export function vocabulary<M>(fetched: Fetched<M>): Vocabulary<M> {
  const known = new Map<Language, Promise<Say<M>>>();
  return {
    spoken: (language) => {
      let say = known.get(language);
      if (say === undefined) {
        say = fetched[language]().then((texts) => speaker(language, texts));
        known.set(language, say);
        // What did not arrive is asked for again the next time.
        say.catch(() => known.delete(language));
      }
      return say;
    },
  };
}

/** Says what a feature has to say in the language of the page. Waits, as Suspense does, until the words are there. */
export function useVocabulary<M>(words: Vocabulary<M>): Say<M> {
  return use(words.spoken(useWords().language));
}
