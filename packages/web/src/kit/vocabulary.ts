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
  const both = (a: Texts<A>, b: Texts<B>) => ({ ...a, ...b }) as Texts<A & B>;
  const here = (language: Language): Texts<A & B> | undefined => {
    const [a, b] = [one.here(language), other.here(language)];
    return a === undefined || b === undefined ? undefined : both(a, b);
  };
  const fetch = (language: Language): Promise<Texts<A & B>> => {
    const texts = here(language);
    if (texts !== undefined) return known(texts);
    return Promise.all([one.coming(language), other.coming(language)]).then(([a, b]) => both(a, b));
  };
  return { here, coming: remembered(fetch), say: speaking<A & B>() };
}

/** A promise React need not wait for: it reads these two names, and knows at once what others learn a moment later. */
function known<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Asks once for each language; what did not arrive is asked for again the next time. */
function remembered<T>(fetch: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const asked = new Map<Language, Promise<T>>();
  return (language) => {
    let coming = asked.get(language);
    if (coming === undefined) {
      coming = fetch(language);
      asked.set(language, coming);
      coming.catch(() => asked.delete(language));
    }
    return coming;
  };
}

function speaking<M>(): Vocabulary<M>['say'] {
  const spoken = new Map<Language, Say<M>>();
  return (language, texts) => {
    const say = spoken.get(language) ?? speaker(language, texts);
    spoken.set(language, say);
    return say;
  };
}

/** Says what a feature has to say in the language of the page. Waits, as Suspense does, until the words are there. */
export function useVocabulary<M>({ coming, say }: Vocabulary<M>): Say<M> {
  const { language } = useWords();
  return say(language, use(coming(language)));
}
