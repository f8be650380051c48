import { IntlMessageFormat } from 'intl-messageformat';
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
import { unbroken } from '@medallion/words';
import type { WordKey, Words } from './en.ts';

export type { WordKey } from './en.ts';

export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages' own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  it: 'Italiano',
  ru: 'Русский',
};

/** Nobody reads four languages at once: each is fetched when it is first spoken. */
const FETCHED: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  it: () => import('./it.ts').then(({ it }) => it),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
};
const known = new Map<Language, Words>();

const STORED = 'medallion.language';

export type Say = (key: WordKey, params?: Readonly<Record<string, string | number>>) => string;

interface Speech {
  readonly language: Language;
  readonly say: Say;
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech>({ language: 'en', say: (key) => key, speak: () => {} });

/** Gives every screen below it the words of the chosen language, which is remembered. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(spoken);
  const speak = useCallback((next: Language) => {
    void learn(next).then((learnt) => {
      if (!learnt) return;
      localStorage.setItem(STORED, next);
      // What is on the screen stays until everything on it can be said in the new language.
      startTransition(() => setLanguage(next));
    });
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(() => ({ language, say: sayIn(language), speak }), [language, speak]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useWords(): Speech {
  return useContext(SpeechContext);
}

/** A function that says things in one language; messages are parsed once. */
function sayIn(language: Language): Say {
  const parsed = new Map<WordKey, IntlMessageFormat>();
  return (key, params) => {
    let message = parsed.get(key);
    if (message === undefined) {
      const text = known.get(language)?.[key] ?? key;
      // Most words are just words.
      if (!/[{<]|''/.test(text)) return unbroken(language, text);
      message = new IntlMessageFormat(text, language);
      parsed.set(key, message);
    }
    return unbroken(language, String(message.format({ ...params })));
  };
}

let spoken: Language = 'en';

/** Fetches the words the page begins with; nothing is drawn before. Without them English is tried. */
export async function beginWords(): Promise<void> {
  const wish = firstLanguage();
  spoken = (await learn(wish)) ? wish : 'en';
  await learn(spoken);
}

/** Whether the words of a language are there, now or after fetching them. */
async function learn(language: Language): Promise<boolean> {
  if (known.has(language)) return true;
  try {
    known.set(language, await FETCHED[language]());
    return true;
  } catch {
    return false;
  }
}

/** What was chosen before, else what the browser prefers, else English. */
function firstLanguage(): Language {
  const wishes = [localStorage.getItem(STORED), ...navigator.languages].map((wish) => wish?.slice(0, 2));
  return wishes.flatMap((wish) => LANGUAGES.filter((language) => language === wish))[0] ?? 'en';
}
