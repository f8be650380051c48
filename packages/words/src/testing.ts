/** For the tests of sentences. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './say.ts';

/** The names of everything that is filled into a message, in all its branches. */
export function filledWith(message: string, language: Language): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    else if (typeof value === 'object' && value !== null) {
      const { type, value: name } = value as { type?: number; value?: unknown };
      // 0 is text and 7 is the number of a plural: all other parts name what they are filled with.
      if (typeof type === 'number' && type !== 0 && type !== 7 && typeof name === 'string') found.add(name);
      for (const inner of Object.values(value)) if (typeof inner === 'object') walk(inner);
    }
  };
  walk(new IntlMessageFormat(message, language).getAst());
  return found;
}
