/** Fills a table of ICU messages; each is parsed when it is first needed. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../language.ts';
import type { Table } from './shape.ts';

export type Sayer<M> = <K extends keyof M>(key: K, ...params: keyof M[K] extends never ? [] : [M[K]]) => string;

export function sayer<M>(language: Language, texts: Table<M>): Sayer<M> {
  const parsed = new Map<keyof M, IntlMessageFormat>();
  return (key, ...params) => {
    let message = parsed.get(key);
    if (message === undefined) {
      message = new IntlMessageFormat(texts[key], language);
      parsed.set(key, message);
    }
    return String(message.format({ ...params[0] }));
  };
}

/** A sentence whose subject is the reader or somebody with a name. */
export function by(you: string, other: string): string {
  return `{who, select, you {${you}} other {${other}}}`;
}
