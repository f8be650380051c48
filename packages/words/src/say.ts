/** The four languages, and sentences filled by name. */

import { IntlMessageFormat } from 'intl-messageformat';

/** The languages of the table. */
export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One ICU message per key; `M` says what is filled into each. */
export type Texts<M> = Readonly<Record<keyof M, string>>;

/** What is filled into a message that needs nothing. */
export type None = Readonly<Record<never, never>>;

/** Everything the messages of several keys need, taken together. */
type Needed<M, K extends keyof M> = (K extends unknown ? (params: M[K]) => void : never) extends (
  params: infer N,
) => void
  ? N
  : never;

/** Says a sentence by its key; what it needs to be told is part of its type. One of several keys needs what any of them needs. */
export interface Say<M> {
  <K extends keyof M>(key: K, ...params: keyof Needed<M, K> extends never ? [] : [Needed<M, K>]): string;
  /** Never there. Without it a speaker of other words could be handed over unnoticed, and would say nothing. */
  readonly saysAll?: (key: keyof M) => void;
}

/** Fills a language's ICU messages; each is parsed when it is first needed. */
export function speaker<M>(language: Language, texts: Texts<M>): Say<M> {
  const parsed = new Map<keyof M, IntlMessageFormat>();
  return (key, ...params) => {
    let message = parsed.get(key);
    if (message === undefined) {
      const text: string | undefined = texts[key];
      // Types keep it from happening; should it happen all the same, a key is better than a gap.
      if (text === undefined) return String(key);
      // Most words are just words.
      if (!/[{<]|''/.test(text)) return unbroken(language, text);
      message = new IntlMessageFormat(text, language);
      parsed.set(key, message);
    }
    return unbroken(
      language,
      String(message.format({ ...(params[0] as Readonly<Record<string, string>> | undefined) })),
    );
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
