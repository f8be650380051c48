import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  ACTION_TITLES,
  ATTRIBUTES,
  ATTRIBUTE_TROPHIES,
  COLOURS,
  EVENTS,
  EXPLORATIONS,
  LOCATIONS,
  MONSTERS,
  MONSTER_FIGHT_DECK,
  MONSTER_TROPHIES,
  POKER_HANDS,
  POTION_TITLES,
  SCHOOLS,
  TERRAINS,
  WITCHER_TROPHIES,
} from '../../src/content/index.ts';
import { LANGUAGES, TERMS, words, type Language, type Words } from '../../src/words/index.ts';
import { text as en } from '../../src/words/en/text.ts';
import { text as itText } from '../../src/words/it/text.ts';
import { text as pl } from '../../src/words/pl/text.ts';
import { text as ru } from '../../src/words/ru/text.ts';

/** Every text a card can show, by what it belongs to. */
function everyText(w: Words): Record<string, string> {
  const all: Record<string, string> = {};
  const put = (key: string, text: string): void => {
    all[key] = text;
  };
  for (const card of ACTION_CARDS) put(`card ${card.number} ${card.title}`, w.card(card));
  for (const { id, power } of POTION_TITLES) put(`potion ${id}`, w.power(power));
  for (const [id, power] of Object.entries(MONSTER_TROPHIES)) put(`trophy of ${id}`, w.power(power));
  for (const [id, power] of Object.entries(WITCHER_TROPHIES)) put(`trophy of school ${id}`, w.power(power));
  for (const [id, power] of Object.entries(ATTRIBUTE_TROPHIES)) put(`trophy of attribute ${id}`, w.power(power));
  for (const { id } of MONSTERS) put(`ability of ${id}`, w.ability(id));
  MONSTER_FIGHT_DECK.forEach((card, index) => {
    for (const type of ['charge', 'bite'] as const) {
      put(`${type} ${index}`, w.attack(card[type]));
      put(`${type} ${index} of level 1`, w.attack(card[type], 1));
      put(`${type} ${index} of level 3`, w.attack(card[type], 3));
    }
  });
  for (const school of SCHOOLS)
    for (const level of [1, 2, 3, 4, 5]) put(`${school} ${level}`, w.specialty(school, level));
  EXPLORATIONS.forEach((card) => w.exploration(card).forEach((line, index) => put(`${card.id}.${index}`, line)));
  EVENTS.forEach((card) => w.event(card).forEach((line, index) => put(`event ${card.number}.${index}`, line)));
  return all;
}

/** Every name that has to be translated; places and a few creatures are called the same everywhere. */
function everyName(w: Words): Record<string, string> {
  const { name } = w;
  return Object.fromEntries<string>([
    ...LOCATIONS.map(({ number, id }) => [`place ${id}`, name.place(number)] as const),
    ...MONSTERS.flatMap(({ id }) => [
      [`monster ${id}`, name.monster(id)] as const,
      [`monster trophy ${id}`, name.monsterTrophy(id)] as const,
    ]),
    ...ACTION_TITLES.map(({ id }) => [`title ${id}`, name.title(id)] as const),
    ...POTION_TITLES.map(({ id }) => [`potion ${id}`, name.potion(id)] as const),
    ...SCHOOLS.flatMap((id) => [
      [`school ${id}`, name.school(id)] as const,
      [`specialty ${id}`, name.specialty(id)] as const,
      [`witcher trophy ${id}`, name.witcherTrophy(id)] as const,
    ]),
    ...ATTRIBUTES.flatMap((id) => [
      [`attribute ${id}`, name.attribute(id)] as const,
      [`attribute trophy ${id}`, name.attributeTrophy(id)] as const,
    ]),
    ...COLOURS.flatMap((id) => [
      [`colour ${id}`, name.colour(id)] as const,
      [`type ${id}`, name.cardType(id)] as const,
    ]),
    ...([...TERRAINS, 'wild'] as const).map((id) => [`terrain ${id}`, name.terrain(id)] as const),
    ...POKER_HANDS.map((id) => [`poker ${id}`, name.pokerHand(id)] as const),
    ...(['phase-1', 'phase-2', 'phase-3'] as const).map((id) => [`phase ${id}`, name.phase(id)] as const),
    ...([1, 2, 3, 4, 5] as const).map((rank) => [`rank ${rank}`, name.soloRank(rank)] as const),
    ...TERMS.map((id) => [`term ${id}`, name.term(id)] as const),
  ]);
}

/** Words that are the same in English and another language of Latin letters. */
const SHARED: Readonly<Record<'pl' | 'it', readonly string[]>> = {
  pl: ['Arachas', 'Barghest', 'Bruxa', 'Glustyworp', 'Yghern', 'bank'],
  it: [
    'Arachas',
    'Barghest',
    'Bruxa',
    'Ekimmara',
    'Glustyworp',
    'Leshen',
    'Yghern',
    'Aard',
    'Axii',
    'Quen',
    'Yrden',
    'Witcher',
    'Combo',
  ],
};

const FOREIGN: readonly Exclude<Language, 'en'>[] = ['pl', 'it', 'ru'];
const ENGLISH_WORDS =
  /\b(the|your|card|cards|draw|damage|shield|potion|gain|lose|hand|fight|turn|if|with|any|quest|event)\b/i;

/** The texts for which something holds, to be listed when a test fails. */
function those(texts: Record<string, string>, holds: (text: string, key: string) => boolean): [string, string][] {
  return Object.entries(texts).filter(([key, text]) => holds(text, key));
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const w = words(language);

  it('say something about every card, without a gap', () => {
    const all = { ...everyText(w), ...everyName(w) };
    expect(those(all, (text) => text.trim() === '')).toEqual([]);
    expect(those(all, (text) => /[{}#]|undefined|NaN|\[object|\s{2}|\.\./.test(text))).toEqual([]);
  });

  it('begin every sentence with a capital or a number and end it with a full stop', () => {
    expect(those(everyText(w), (text) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  });

  it('are set with typographic apostrophes', () => {
    expect(those({ ...everyText(w), ...everyName(w) }, (text) => /['"`]/.test(text))).toEqual([]);
  });

  it('name the same numbers as in English', () => {
    const numbers = (text: string): string => (text.match(/\d+/g) ?? []).sort().join(' ');
    const english = everyText(words('en'));
    expect(those(everyText(w), (text, key) => numbers(text) !== numbers(english[key] ?? ''))).toEqual([]);
  });

  it('are the same object every time', () => {
    expect(words(language)).toBe(w);
  });
});

describe.each(FOREIGN)('in %s nothing is left in English', (language) => {
  it('in the texts of the cards', () => {
    const english = everyText(words('en'));
    const foreign = everyText(words(language));
    expect(Object.keys(foreign)).toEqual(Object.keys(english));
    expect(those(foreign, (text, key) => text === english[key] || ENGLISH_WORDS.test(text))).toEqual([]);
  });

  it('in the names', () => {
    const english = everyName(words('en'));
    const own = language === 'ru' ? [] : SHARED[language];
    const same = those(everyName(words(language)), (text, key) => text.toLowerCase() === english[key]?.toLowerCase());
    expect(same.filter(([key, text]) => !key.startsWith('place') && !own.includes(text))).toEqual([]);
  });
});

it('in Polish no line can end with a word of one letter', () => {
  const all = everyText(words('pl'));
  expect(those(all, (text) => /(?<![\p{L}\p{N}])[aiouwz] (?!–)/iu.test(text))).toEqual([]);
  expect(those(all, (text) => text.includes('\u00a0')).length).toBeGreaterThan(100);
});

it('the Russian words have no Latin letter but the numerals', () => {
  const all = { ...everyText(words('ru')), ...everyName(words('ru')) };
  expect(those(all, (text) => /[a-z]/i.test(text.replaceAll(/\bI{1,3}\b/g, '')))).toEqual([]);
});

it('the sentences of all languages fill in the same things', () => {
  const holes = (message: string): string =>
    [
      ...new Set(
        [...message.matchAll(/(?<!(?:one|few|many|other|any|=0) )\{(\w+)[,}]/g)].map((match) => String(match[1])),
      ),
    ]
      .sort()
      .join();
  for (const texts of [pl, itText, ru])
    expect(those(texts, (message, key) => holes(message) !== holes(en[key as keyof typeof en]))).toEqual([]);
});

describe('plural forms', () => {
  const draw = (language: Language): string[] => [1, 2, 5, 12, 21, 22].map((n) => words(language).effect({ draw: n }));

  it('of English', () => expect(draw('en').slice(0, 2)).toEqual(['draw 1 card', 'draw 2 cards']));

  it('of Polish', () => {
    expect(draw('pl')).toEqual([
      'dobierz 1 kartę',
      'dobierz 2 karty',
      'dobierz 5 kart',
      'dobierz 12 kart',
      'dobierz 21 kart',
      'dobierz 22 karty',
    ]);
    expect([1, 3, 5].map((n) => words('pl').icon({ damage: n }))).toEqual(['1 obrażenie', '3 obrażenia', '5 obrażeń']);
    expect([1, 2, 5].map((n) => words('pl').effect({ gold: -n }))).toEqual([
      'strać 1 żeton złota',
      'strać 2 żetony złota',
      'strać 5 żetonów złota',
    ]);
  });

  it('of Italian', () => {
    expect([1, 2].map((n) => words('it').icon({ damage: n }))).toEqual(['1 danno', '2 danni']);
    expect([1, 2].map((n) => words('it').effect({ potions: n }))).toEqual(['pesca 1 pozione', 'pesca 2 pozioni']);
  });

  it('of Russian', () => {
    expect(draw('ru')).toEqual([
      'возьмите 1 карту',
      'возьмите 2 карты',
      'возьмите 5 карт',
      'возьмите 12 карт',
      'возьмите 21 карту',
      'возьмите 22 карты',
    ]);
    expect([1, 2, 5].map((n) => words('ru').effect({ potions: n }))).toEqual([
      'возьмите 1 эликсир',
      'возьмите 2 эликсира',
      'возьмите 5 эликсиров',
    ]);
    expect(words('ru').powerCondition({ handAtMost: 1 })).toBe('если у вас в руке не больше 1 карты');
  });
});

describe('cases', () => {
  it('of the attributes', () => {
    expect(LANGUAGES.map((language) => words(language).effect({ raise: 'defense' }))).toEqual([
      'raise Defense by 1',
      'podnieś obronę o\u00a01',
      'alza la Difesa di 1',
      'повысьте защиту на 1',
    ]);
    expect(LANGUAGES.map((language) => words(language).measure({ attribute: 'alchemy' }))).toEqual([
      'Your level of Alchemy',
      'Twój poziom alchemii',
      'Il tuo livello di Alchimia',
      'Ваш уровень алхимии',
    ]);
  });

  it('of the colours', () => {
    expect(LANGUAGES.map((language) => words(language).powerCondition({ comboHas: 'yellow' }))).toEqual([
      'if the combo holds a yellow card',
      'jeśli kombinacja zawiera żółtą kartę',
      'se la combo contiene una carta gialla',
      'если в комбинации есть жёлтая карта',
    ]);
  });
});

it('a whole card reads like one', () => {
  const w = words('en');
  expect(w.card(92)).toBe('2 damage, draw 1 card fewer. No extension.');
  expect(w.card(0)).toBe('1 damage. Extensions: green (1 damage).');
  expect(w.power(MONSTER_TROPHIES.arachas)).toBe(
    'Before your life pool is built, if you have at most 1 card in hand: draw 2 cards.',
  );
  expect(w.power(MONSTER_TROPHIES.griffin)).toBe(
    'Once per fight, in step 1 of your first fight turn: roll a die (1–2: nothing; 3–5: 2 damage; 6: 3 damage).',
  );
  expect(w.power(MONSTER_TROPHIES.leshen)).toBe(
    'Once per fight, when the monster’s card is revealed: choose charge or bite yourself.',
  );
  expect(w.attack({ lower: 'combat', damage: { level: -1 } }, 2)).toBe('Lower Combat by 1; 1 damage.');
  expect(w.event(35)[1]).toBe('0–2: Draw 2 cards fewer in Phase III of this turn.');
});

it('a tier ends where its test does', () => {
  const ranges = (event: number): string[] =>
    words('en')
      .event(event)
      .slice(1)
      .map((line) => line.replace(/:.*/, ''));
  // A die, a level, an attribute, twice an attribute and a die; a short fight has no end.
  expect([46, 15, 6, 32, 35].map(ranges)).toEqual([
    ['1', '2–4', '5', '6'],
    ['1', '2–3', '4–5'],
    ['1', '2–3', '4–5'],
    ['1–5', '6–8', '9–16'],
    ['0–2', '3–5', '6 or more'],
  ]);
});

it('the Cat looks only where there is something to choose', () => {
  const cat = (level: number): string => words('en').specialty('cat', level).replace(/^.*: /, '');
  expect([1, 2, 4, 5].map(cat)).toEqual([
    'take the top card of your deck into your hand.',
    'look at the top 3 cards of your deck, take 1 of them into your hand and put the rest back on top in any order.',
    'take the top 3 cards of your deck into your hand.',
    'take the top 3 cards of your deck into your hand.',
  ]);
});
