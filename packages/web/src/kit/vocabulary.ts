/** Words that are fetched with the feature that says them, in the language of the page alone, typed by what is filled into each. */

import { type Language, type Say, speaker, type Texts } from '@medallion/words';
import { use } from 'react';
import { useWords } from '../words/index.tsx';

export interface Vocabulary<M> {
  /** The messages of a language, if they are here already. */
  here(this: void, language: Language): Texts<M> | undefined;
  /** The messages of a language; the same promise whenever it is asked for again. */
  coming(this: void, language: Language): Promise<Texts<M>>;
  /** The same function whenever it is asked for again. */
  say(this: void, language: Language, texts: Texts<M>): Say<M>;
}

/** The words of a feature, which are fetched for each language apart. */
export function vocabulary<M>(fetched: Readonly<Record<Language, () => Promise<Texts<M>>>>): Vocabulary<M> {
  const here = new Map<Language, Texts<M>>();
  const fetch = async (language: Language): Promise<Texts<M>> => {
    const texts = await fetched[language]();
    here.set(language, texts);
    return texts;
  };
  return { here: (language) => here.get(language), coming: remembered(fetch), say: speaking() };
}

/** The words of one feature and those of another that it uses as well. No key stands in both. */
export function together<A, B>(one: Vocabulary<A>, other: Vocabulary<B>): Vocabulary<A & B> {
  const laid = new Map<Language, Texts<A & B>>();
  const lay = (language: Language, a: Texts<A>, b: Texts<B>): Texts<A & B> => {
    const texts = laid.get(language) ?? ({ ...a, ...b } as Texts<A & B>);
    laid.set(language, texts);
    return texts;
  };
  return {
    here(language) {
      const [a, b] = [one.here(language), other.here(language)];
      return a === undefined || b === undefined ? undefined : lay(language, a, b);
    },
    coming: remembered(async (language) => {
      const [a, b] = await Promise.all([one.coming(language), other.coming(language)]);
      return lay(language, a, b);
    }),
    say: speaking(),
  };
}

/** Asks once for each language; what did not arrive is asked for again the next time. */
function remembered<T>(fetch: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const known = new Map<Language, Promise<T>>();
  return (language) => {
    let coming = known.get(language);
    if (coming === undefined) {
      coming = fetch(language);
      known.set(language, coming);
      coming.catch(() => known.delete(language));
    }
    return coming;
  };
}

function speaking<M>(): Vocabulary<M>['say'] {
  const known = new Map<Language, Say<M>>();
  return (language, texts) => {
    const say = known.get(language) ?? speaker(language, texts);
    known.set(language, say);
    return say;
  };
}

/** Says what a feature has to say in the language of the page. Waits, as Suspense does, until the words are there. */
export function useVocabulary<M>({ here, coming, say }: Vocabulary<M>): Say<M> {
  const { language } = useWords();
  return say(language, here(language) ?? use(coming(language)));
}
