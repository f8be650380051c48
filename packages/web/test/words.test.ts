import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, speaker } from '@medallion/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { words as gameWords } from '@medallion/old-world/words';
import { describe, expect, it } from 'vitest';
import { wonBy } from '../src/old-world/tavern/reading.ts';
import type { OldWorldSay } from '../src/old-world/words/index.ts';
import { shapeIn, sources, vocabularies } from './vocabularies.ts';

const ALL = await vocabularies();

/** Words that are the same in two languages on purpose: names, numbers, loan words. */
const SAME = new Set([
  'odds.ways',
  'hand.five',
  'hand.full-house',
  'hand.four',
  'bot',
  'legend.banner',
  'legend.symbol',
  'bot.other',
  'toReplay',
  'new.bot',
]);

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

describe.each(ALL)('the words of $folder', ({ folder, shape, texts }) => {
  const keys = Object.keys(shape);

  it('are all there in four languages, and none is empty', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(texts[language]).sort()).toEqual([...keys].sort());
      expect(keys.filter((key) => texts[language][key]?.trim() === '')).toEqual([]);
    }
  });

  // A language may do without something another needs, but no message asks for what nobody gives.
  it('are filled with what their types say', () => {
    const missing = LANGUAGES.flatMap((language) =>
      keys.flatMap((key) =>
        parameters(texts[language][key] ?? '', language)
          .filter((name) => !shape[key]?.includes(name))
          .map((name) => `${language} ${key}: ${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('speak of every number of things without falling silent', () => {
    const silent = LANGUAGES.flatMap((language) =>
      keys.flatMap((key) => {
        const message = new IntlMessageFormat(texts[language][key] ?? '', language);
        const say = (n: number) =>
          String(message.format(Object.fromEntries((shape[key] ?? []).map((name) => [name, n]))));
        return Array.from({ length: 26 }, (_, n) => n)
          .filter((n) => say(n).trim() === '')
          .map((n) => `${language} ${key} with ${n}`);
      }),
    );
    expect(silent).toEqual([]);
  });

  it('are set with typographic apostrophes', () => {
    for (const language of LANGUAGES)
      expect(keys.filter((key) => /['"`]/.test(texts[language][key] ?? ''))).toEqual([]);
  });

  it('are translated', () => {
    const left = keys.filter(
      (key) => /[a-z]{3}/i.test((texts.en[key] ?? '').replace(/\{\w+\}/g, '')) && !SAME.has(key),
    );
    for (const language of ['pl', 'it', 'ru'] as const)
      expect(left.filter((key) => texts[language][key] === texts.en[key])).toEqual([]);
  });

  it('are said somewhere', () => {
    const spoken = sources()
      .filter((file) => !/[\\/]words[\\/](?:en|pl|it|ru|shape|messages)\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'));
    // A key stands in the code as it is, or a template begins with as much of it as is known.
    const written = new Set(spoken.flatMap((text) => [...text.matchAll(/['`]([\w.-]+)['`]/g)].map(([, key]) => key)));
    const begun = new Set(spoken.flatMap((text) => [...text.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, start]) => start)));
    const silent = keys.filter((key) => !written.has(key) && ![...begun].some((start) => key.startsWith(start ?? key)));
    expect({ folder, silent }).toEqual({ folder, silent: [] });
  });
});

it('a type that forgets what a message is filled with is noticed', () => {
  const shape = shapeIn(`
    import type { None } from '@medallion/words';
    interface Name { readonly name: string }
    export interface SomeMessages { plain: None; 'said.by': Name & { readonly n: number } }
  `);
  expect(shape).toEqual({ plain: [], 'said.by': ['n', 'name'] });
});

it('no word of a vocabulary has the key of one it is used together with', () => {
  const shared = ['old-world/words', 'old-world/dice/words', 'old-world/setup/words', 'poker/words'];
  const keys = ALL.filter(({ folder }) => ['table/words', 'settings/words', ...shared].includes(folder)).flatMap(
    ({ folder, shape }) => Object.keys(shape).map((key) => [key, folder] as const),
  );
  expect(keys.length).toBeGreaterThan(400);
  expect(keys.filter(([key], at) => keys.findIndex(([other]) => other === key) !== at)).toEqual([]);
});

/** Everything the page says around Old World and its dice, in one language. */
const wordsIn = (language: Language): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...ALL.filter(({ folder }) => !/^(?:path-of-destiny|online|teacher|daily|collection)/.test(folder)).map(
      ({ texts }) => texts[language],
    ),
  ) as Record<string, string>;
const WORDS = { en: wordsIn('en'), pl: wordsIn('pl'), it: wordsIn('it'), ru: wordsIn('ru') };
const KEYS = Object.keys(WORDS.en);

describe('one thing has one name', () => {
  it.each([
    ['en', /\brow\b/i, /\boffer|\bon offer/i],
    ['pl', /\bpul/i, /ofert|(?<!\p{L})rz[ęą]d/iu],
    ['it', /\bfila\b/i, /offert/i],
    ['ru', /(?<![а-яё])ряд/i, /предложен/i],
  ] as const)('the row of six, in %s', (language, row, other) => {
    const words = WORDS[language];
    expect(row.test(gameWords(language).name.term('row'))).toBe(true);
    for (const key of ['ow.h.row', 'ow.tab.offer', 'ow.exchange.give', 'ow.exchange.take'] as const)
      expect([key, row.test(words[key] ?? '')]).toEqual([key, true]);
    expect(KEYS.filter((key) => !key.startsWith('guide.') && other.test(words[key] ?? ''))).toEqual([]);
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
    const words = WORDS[language];
    expect(KEYS.filter((key) => other.test(words[key] ?? '')).map((key) => `${key}: ${words[key]}`)).toEqual([]);
  });
});

describe('subjects', () => {
  it('of several persons have a verb for several', () => {
    const game = { against: 'locals', active: 0, other: 1 } as Parameters<typeof wonBy>[0];
    const lost = { winner: 'other', gold: 3 } as Parameters<typeof wonBy>[1];
    const told = (language: Language, against: 'locals' | 'witcher') =>
      wonBy({ ...game, against }, lost, {
        say: speaker(language, WORDS[language]) as OldWorldSay,
        nameOf: () => 'Anna',
      });
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
      expect(KEYS.filter((key) => odd[language].test(WORDS[language][key] ?? ''))).toEqual([]);
  });
});

describe('plurals', () => {
  it.each([
    ['pl', ['1 żeton złota', '2 żetony złota', '5 żetonów złota', '22 żetony złota']],
    ['ru', ['1 золото', '2 золота', '5 золота', '22 золота']],
    ['it', ['1 Oro', '2 Oro', '5 Oro', '22 Oro']],
  ] as const)('count gold in %s', (language, expected) => {
    const message = new IntlMessageFormat(WORDS[language]['poker.gold'] ?? '', language);
    expect([1, 2, 5, 22].map((n) => message.format({ n }))).toEqual(expected);
  });

  it('count dice in Russian', () => {
    const message = new IntlMessageFormat(WORDS.ru['stage.done'] ?? '', 'ru');
    expect([0, 1, 2, 5].map((n) => message.format({ n }))).toEqual([
      'без переброса',
      '1 кубик, готово',
      '2 кубика, готово',
      '5 кубиков, готово',
    ]);
  });
});
