/** The Russian tales: the same cards as in English, of the right length, in Russian type. */

import { describe, expect, it } from 'vitest';
import { tales } from '../../src/stories/index.ts';
import { having, textsOf, words } from './texts.ts';
import { testTheTranslation } from './told.ts';

const texts = textsOf(tales('ru'));
const prose = texts.filter(({ kind }) => kind !== 'title');
const titles = texts.filter(({ kind }) => kind === 'title');

const textAt = (where: string): string => texts.find((text) => text.where === where)?.text ?? '';

testTheTranslation(
  {
    language: 'ru',
    called: 'Russian',
    strange: /[^А-Яа-яЁё \-—«»„“.,:;?!…]/u,
    quotes: ['„“', '«»'],
    heroes: { geralt: 'Геральт', yennefer: 'Йеннифэр', dandelion: 'Лютик', ciri: 'Цири', vesemir: 'Весемир' },
  },
  ['Край света', 'Стрыга', 'Меньшее зло'],
);

describe('the tales in Russian', () => {
  it('are set in proper type', () => {
    expect(having(texts, /\s\s|^\s|\s$|\.\.|--|\s[,.;:?!»“]|[«„]\s|,,/)).toEqual([]);
    // A dash stands between spaces, a hyphen between letters.
    expect(having(texts, /[^ ]—|—[^ ]|[^А-Яа-яЁё]-|-[^А-Яа-яЁё]/)).toEqual([]);
    // In Russian the full stop and the comma follow the closing mark.
    expect(having(texts, /[.,][»“]/)).toEqual([]);
    expect(having(titles, /[.,]$/)).toEqual([]);
    expect(having(prose, /[^.?!…]$/)).toEqual([]);
    expect(having(texts, /^[«„]?[а-яё]/)).toEqual([]);
  });

  it('write ё wherever a word has it', () => {
    const bare =
      /(?<![а-яё])(?:еще|ее|нее|твое|мое|свое|идет|ведет|берет|дает|встает|чье|нес|шел|пошел|пришел|ушел|прошел|найдет|проснется|черн(?:ый|ая|ое|ые|ую|ой|ого|ым|ых))(?![а-яё])/i;
    expect(having(texts, bare)).toEqual([]);
  });

  it('do not say whether the hero nobody knows is a man or a woman', () => {
    const others = texts.filter(({ where }) => where.endsWith(' other'));
    expect(others).toHaveLength(24);
    expect(having(others, /геро(?:й|иня),? (?:[а-яё]+,? )?[а-яё]+(?:л|ла|лся|лась)(?![а-яё])/i)).toEqual([]);
    expect(having(others, /героин|(?<![а-яё])(?:он|она|ему|сам|сама|один|одна)(?![а-яё])/i)).toEqual([]);
  });

  it('keep what is said twice', () => {
    const curse =
      '«Как моё заперто во тьме без имени, так да будет и твоё; да проснётся оно голодным и не найдёт двери»';
    expect(words(curse)).toBe(20);
    expect(textAt('striga 5 result')).toContain(curse);
    expect(textAt('striga 12 scene')).toContain(curse);
    expect(textAt('striga 20 yennefer')).toContain('двадцать');
    expect(textAt('striga 10 scene')).toMatch(/«Был пожар, вот и закрыли».*пятью словами/);
    for (const where of ['evil 3 scene', 'evil 22 ending'])
      expect(textAt(where)).toMatch(/на десятый камень, думая,?(?: надеюсь,)? об ужине/);
    for (const where of ['evil 13 scene', 'evil 21 ending']) expect(textAt(where)).toContain('Тридцать один');
    expect(textAt('evil 20 ending')).toContain(textAt('evil 20 title'));
  });
});
