import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { en, type WordKey, type Words } from './en.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

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

const ALL: Readonly<Record<Language, Words>> = { en, pl, it, ru };
const STORED = 'medallion.language';

export type Say = (key: WordKey, params?: Readonly<Record<string, string | number>>) => string;

interface Speech {
  readonly language: Language;
  readonly say: Say;
  readonly speak: (language: Language) => void;
}

const SpeechContext = createContext<Speech>({ language: 'en', say: (key) => en[key], speak: () => {} });

/** Gives every screen below it the words of the chosen language, which is remembered. */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const speak = useCallback((next: Language) => {
    localStorage.setItem(STORED, next);
    setLanguage(next);
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
export function sayIn(language: Language): Say {
  const parsed = new Map<WordKey, IntlMessageFormat>();
  return (key, params) => {
    let message = parsed.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(ALL[language][key], language);
      parsed.set(key, message);
    }
    return String(message.format({ ...params }));
  };
}

/** What was chosen before, else what the browser prefers, else English. */
function firstLanguage(): Language {
  const wishes = [localStorage.getItem(STORED), ...navigator.languages].map((wish) => wish?.slice(0, 2));
  return wishes.flatMap((wish) => LANGUAGES.filter((language) => language === wish))[0] ?? 'en';
}
