/** For the tests of sentences. */
import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGES, type Language } from './say.ts';

/** Names that no language would inflect. */
export const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  pl: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  it: ['Ada', 'Bert', 'Cleo', 'Dirk', 'Edna'],
  ru: ['Ада', 'Берт', 'Клео', 'Дирк', 'Эдна'],
};

/** The messages of a game in every language, by the part of the table that says them and by key. */
type Messages = Readonly<Record<Language, object>>;
type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The names of everything that is filled into a message, in all its branches. */
function filledWith(message: string, language: Language): ReadonlySet<string> {
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

/** Every message in every language, beside the English one. */
function* beside(messages: Messages) {
  for (const [part, keys] of Object.entries(messages.en as Parts)) {
    for (const [key, english] of Object.entries(keys)) {
      for (const language of LANGUAGES) {
        const message = (messages[language] as Parts)[part]?.[key] ?? '';
        yield { where: `${language} ${part} ${key}`, language, message, english };
      }
    }
  }
}

/** Messages that want to be filled with something the English one does not know. */
export function oddlyFilled(messages: Messages): string[] {
  return [...beside(messages)].flatMap(({ where, language, message, english }) => {
    const known = filledWith(english, 'en');
    return [...filledWith(message, language)].filter((name) => !known.has(name)).map((name) => `${where}: ${name}`);
  });
}

/** Messages that are the English one, though it has words. */
export function leftInEnglish(messages: Messages): string[] {
  return [...beside(messages)]
    .filter(({ language, message, english }) => language !== 'en' && message === english)
    .filter(({ english }) => /[a-z]{3}/i.test(english.replace(/\{\w+\}/g, '')))
    .map(({ where }) => where);
}
