/** The language of the page, and the words that are there from the beginning. What a feature says comes with the feature: kit/vocabulary.ts. */

import { LANGUAGES, type Language, type Say, speaker, type Texts } from '@medallion/words';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { PageMessages } from './shape.ts';

export { LANGUAGES, type Language } from '@medallion/words';

/** The languages' own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  it: 'Italiano',
  ru: 'Русский',
};

/** Nobody reads four languages at once: each is fetched when it is first spoken. */
const FETCHED: Readonly<Record<Language, () => Promise<Texts<PageMessages>>>> = {
  en: () => import('./en.ts').then(({ page }) => page),
  pl: () => import('./pl.ts').then(({ page }) => page),
  it: () => import('./it.ts').then(({ page }) => page),
  ru: () => import('./ru.ts').then(({ page }) => page),
};

/** A language that is there, and how the page speaks it. */
export interface Spoken {
  readonly language: Language;
  readonly say: Say<PageMessages>;
}
const known = new Map<Language, Spoken>();

const STORED = 'medallion.language';

interface Speech extends Spoken {
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

/** Gives every screen below it the language of the page, which is remembered. */
export function WordsProvider({ begins, children }: { readonly begins: Spoken; readonly children: ReactNode }) {
  const [spoken, setSpoken] = useState(begins);
  const speak = useCallback((next: Language) => {
    void learnt(next).then((words) => {
      if (words === undefined) return;
      localStorage.setItem(STORED, next);
      // What is on the screen stays until everything on it can be said in the new language.
      startTransition(() => setSpoken(words));
    });
  }, []);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken]);
  const speech = useMemo(() => ({ ...spoken, speak }), [spoken, speak]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The language of the page, and the words that are there from the beginning. */
export function useWords(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === undefined) throw new Error('nothing is shown without a language');
  return speech;
}

/** Fetches the words the page begins with; nothing is drawn before. Without them English is tried. */
export async function beginWords(): Promise<Spoken> {
  const words = (await learnt(firstLanguage())) ?? (await learnt('en'));
  if (words === undefined) throw new Error('the words of the page could not be fetched');
  return words;
}

/** How a language is spoken, now or after fetching its words; undefined if they do not come. */
async function learnt(language: Language): Promise<Spoken | undefined> {
  const before = known.get(language);
  if (before !== undefined) return before;
  try {
    const words = { language, say: speaker(language, await FETCHED[language]()) };
    known.set(language, words);
    return words;
  } catch {
    return undefined;
  }
}

/** What was chosen before, else what the browser prefers, else English. */
function firstLanguage(): Language {
  const wishes = [localStorage.getItem(STORED), ...navigator.languages].map((wish) => wish?.slice(0, 2));
  return wishes.flatMap((wish) => LANGUAGES.filter((language) => language === wish))[0] ?? 'en';
}
