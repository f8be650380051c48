import { IntlMessageFormat } from 'intl-messageformat';
import { words as gameWords } from '@medallion/old-world/words';
import { describe, expect, it } from 'vitest';
import { en, type WordKey } from '../src/words/en.ts';
import { it as italian } from '../src/words/it.ts';
import { pl } from '../src/words/pl.ts';
import { wonBy } from '../src/old-world/tavern/reading.ts';
import type { Say } from '../src/words/index.tsx';
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

  it('is set with typographic apostrophes', () => {
    expect(KEYS.filter((key) => /['"`]/.test(words[key]))).toEqual([]);
  });

  if (language === 'en') return;
  it('is translated', () => {
    const left = KEYS.filter((key) => words[key] === en[key] && !SAME.has(key));
    expect(left).toEqual([]);
  });
});

/** A way to say things as the page does, in one of the languages. */
const sayIn =
  (language: keyof typeof LANGUAGES): Say =>
  (key, params) =>
    String(new IntlMessageFormat(LANGUAGES[language][key], language).format({ ...params }));

describe('one thing has one name', () => {
  it.each([
    ['en', /\brow\b/i, /\boffer|\bon offer/i],
    ['pl', /\bpul/i, /ofert|(?<!\p{L})rz[ęą]d/iu],
    ['it', /\bfila\b/i, /offert/i],
    ['ru', /(?<![а-яё])ряд/i, /предложен/i],
  ] as const)('the row of six, in %s', (language, row, other) => {
    const words = LANGUAGES[language];
    expect(row.test(gameWords(language).name.term('row'))).toBe(true);
    for (const key of ['ow.h.row', 'ow.tab.offer', 'ow.exchange.give', 'ow.exchange.take'] as const)
      expect([key, row.test(words[key])]).toEqual([key, true]);
    expect(KEYS.filter((key) => !key.startsWith('guide.') && other.test(words[key]))).toEqual([]);
  });

  it.each([
    ['en', /price list|\bhash\b/i],
    ['pl', /sztuk|cennik|rzeczy się|torze trofeów|skrót|tajemnic/i],
    ['it', /[#\d}] monet|listino|combattimento|altro Witcher/],
    [
      'ru',
      /золот(?:ой|ых|ого)(?![а-яё])|прейскурант|на руке|с руки|атрибут|летопис|хеш|(?<![а-яё])бо[йюе](?![а-яё])|боя(?![а-яё])/i,
    ],
  ] as const)('gold, rewards, fights, hands and fingerprints, in %s', (language, other) => {
    const words = LANGUAGES[language];
    expect(KEYS.filter((key) => other.test(words[key])).map((key) => `${key}: ${words[key]}`)).toEqual([]);
  });
});

describe('subjects', () => {
  it('of several persons have a verb for several', () => {
    const game = { against: 'locals', active: 0, other: 1 } as Parameters<typeof wonBy>[0];
    const lost = { winner: 'other', gold: 3 } as Parameters<typeof wonBy>[1];
    const told = (language: keyof typeof LANGUAGES, against: 'locals' | 'witcher') =>
      wonBy({ ...game, against }, lost, { say: sayIn(language), nameOf: () => 'Anna' });
    expect((['en', 'pl', 'it', 'ru'] as const).map((language) => told(language, 'locals'))).toEqual([
      'The locals win',
      'Wygrywają miejscowi',
      'Vincono gli abitanti',
      'Выигрывают горожане',
    ]);
    expect(told('en', 'witcher')).toBe('Anna wins 3 gold');
  });
});

describe('wording', () => {
  it('has no word-for-word oddities that were found once', () => {
    const odd = {
      en: /\btab by tab\b/,
      pl: /kosztuje \{n, plural, =0 \{nic\}|Odwróć stronę|Jeśli stoisz|Rozkładamy stół|Niech idzie samo/,
      it: /Niente è\b|per ultimo\b/,
      ru: /Всё равно:|^Вернуть$|Накрываем стол|На руке|Пусть идёт само/,
    };
    for (const language of ['en', 'pl', 'it', 'ru'] as const)
      expect(KEYS.filter((key) => odd[language].test(LANGUAGES[language][key]))).toEqual([]);
  });
});

describe('plurals', () => {
  it.each([
    ['pl', pl, ['1 żeton złota', '2 żetony złota', '5 żetonów złota', '22 żetony złota']],
    ['ru', ru, ['1 золото', '2 золота', '5 золота', '22 золота']],
    ['it', italian, ['1 Oro', '2 Oro', '5 Oro', '22 Oro']],
  ])('count gold in %s', (language, words, expected) => {
    const message = new IntlMessageFormat(words['poker.gold'], language);
    expect([1, 2, 5, 22].map((n) => message.format({ n }))).toEqual(expected);
  });

  it('count dice in Russian', () => {
    const message = new IntlMessageFormat(ru['stage.done'], 'ru');
    expect([0, 1, 2, 5].map((n) => message.format({ n }))).toEqual([
      'без переброса',
      '1 кубик, готово',
      '2 кубика, готово',
      '5 кубиков, готово',
    ]);
  });
});
