import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en, type WordKey } from '../src/words/en.ts';
import { it as italian } from '../src/words/it.ts';
import { pl } from '../src/words/pl.ts';
import { ru } from '../src/words/ru.ts';

const LANGUAGES = { en, pl, it: italian, ru };
const KEYS = Object.keys(en) as WordKey[];

/** Words that are the same in two languages on purpose: names, numbers, loan words. */
const SAME = new Set(['odds.ways', 'hand.five', 'hand.full-house', 'hand.four']);

interface Part {
  readonly value?: unknown;
  readonly type: number;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** The names of the parameters a message takes. */
function parameters(message: string, language: string): string[] {
  const names = new Set<string>();
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      // Everything but plain text (0) and the # of a plural (7) names a parameter.
      if (part.type !== 0 && part.type !== 7) names.add(String(part.value));
      for (const option of Object.values(part.options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, language).getAst() as readonly Part[]);
  return [...names].sort();
}

describe.each(Object.entries(LANGUAGES))('words in %s', (language, words) => {
  it('has every word, and none empty', () => {
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort());
    expect(KEYS.filter((key) => words[key].trim() === '')).toEqual([]);
  });

  it('takes the same parameters as the English words', () => {
    const asked = (of: Readonly<Record<WordKey, string>>, in_: string) =>
      Object.fromEntries(KEYS.map((key) => [key, parameters(of[key], in_)]));
    expect(asked(words, language)).toEqual(asked(en, 'en'));
  });

  it('speaks of every number of things without falling silent', () => {
    const silent = KEYS.flatMap((key) => {
      const names = parameters(words[key], language);
      const message = new IntlMessageFormat(words[key], language);
      const say = (n: number) => String(message.format(Object.fromEntries(names.map((name) => [name, n]))));
      return Array.from({ length: 26 }, (_, n) => n)
        .filter((n) => say(n).trim() === '')
        .map((n) => `${key} with ${n}`);
    });
    expect(silent).toEqual([]);
  });

  if (language === 'en') return;
  it('is translated', () => {
    const left = KEYS.filter((key) => words[key] === en[key] && !SAME.has(key));
    expect(left).toEqual([]);
  });
});

describe('plurals', () => {
  it.each([
    ['pl', pl, ['1 sztuka złota', '2 sztuki złota', '5 sztuk złota', '22 sztuki złota']],
    ['ru', ru, ['1 золотой', '2 золотых', '5 золотых', '22 золотых']],
    ['it', italian, ['1 moneta', '2 monete', '5 monete', '22 monete']],
  ])('count gold in %s', (language, words, expected) => {
    const message = new IntlMessageFormat(words['poker.gold'], language);
    expect([1, 2, 5, 22].map((n) => message.format({ n }))).toEqual(expected);
  });

  it('count dice in Russian', () => {
    const message = new IntlMessageFormat(ru['stage.done'], 'ru');
    expect([0, 1, 2, 5].map((n) => message.format({ n }))).toEqual([
      'ни одного, стоят',
      '1 кубик, готово',
      '2 кубика, готово',
      '5 кубиков, готово',
    ]);
  });
});
