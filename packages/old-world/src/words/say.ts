/** Fills a language's ICU messages; each is parsed once. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './language.ts';
import type { MessageKey, Messages, Texts } from './shape.ts';

export type Say = <K extends MessageKey>(
  key: K,
  ...params: keyof Messages[K] extends never ? [] : [Messages[K]]
) => string;

export function speaker(language: Language, texts: Texts): Say {
  const parsed = new Map<MessageKey, IntlMessageFormat>();
  return (key, ...params) => {
    let message = parsed.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(texts[key], language);
      parsed.set(key, message);
    }
    return String(message.format({ ...params[0] }));
  };
}

/** With a capital first letter. */
export function sentence(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}
