/** The four languages, and sentences filled by name. */

import { IntlMessageFormat } from 'intl-messageformat';

/** The languages of the table. */
export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One ICU message per key; `M` says what is filled into each. */
export type Texts<M> = Readonly<Record<keyof M, string>>;

/** Says a sentence by its key; what it needs to be told is part of its type. */
export type Say<M> = <K extends keyof M>(key: K, ...params: keyof M[K] extends never ? [] : [M[K]]) => string;

/** Fills a language's ICU messages; each is parsed when it is first needed. */
export function speaker<M>(language: Language, texts: Texts<M>): Say<M> {
  const parsed = new Map<keyof M, IntlMessageFormat>();
  return (key, ...params) => {
    let message = parsed.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(texts[key], language);
      parsed.set(key, message);
    }
    return unbroken(language, String(message.format({ ...params[0] })));
  };
}

/** A text with lines that end where the language allows it: in Polish never after a word of one letter. */
export function unbroken(language: Language, text: string): string {
  return language === 'pl' ? text.replaceAll(/(?<![\p{L}\p{N}])([aiouwz]) (?=[^\s–])/giu, '$1\u00a0') : text;
}

/** A table of such texts. */
export function unbrokenAll<K extends string>(
  language: Language,
  texts: Readonly<Record<K, string>>,
): Record<K, string> {
  const entries = Object.entries<string>(texts).map(([key, text]) => [key, unbroken(language, text)] as const);
  return Object.fromEntries(entries) as Record<K, string>;
}

/** Whatever holds such texts, with all of them. */
export function unbrokenIn<T>(language: Language, told: T): T {
  if (typeof told === 'string') return unbroken(language, told) as T;
  if (typeof told !== 'object' || told === null) return told;
  if (Array.isArray(told)) return told.map((each: unknown) => unbrokenIn(language, each)) as T;
  return Object.fromEntries(Object.entries(told).map(([key, each]) => [key, unbrokenIn(language, each)])) as T;
}

/** With a capital first letter. */
export function sentence(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}

/** A sentence whose subject is the reader or somebody with a name. */
export function by(you: string, other: string): string {
  return `{who, select, you {${you}} other {${other}}}`;
}
