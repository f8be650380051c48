/** The Russian tales: the same cards as in English, of the right length, in Russian type. */

import { describe, expect, it } from 'vitest';
import { tales } from '../../src/stories/index.ts';
import { LENGTHS, sharedWithRulebook, type Text, textsOf, words } from './texts.ts';

const english = textsOf(tales('en'));
const told = tales('ru');
const texts = textsOf(told);
const prose = texts.filter(({ kind }) => kind !== 'title');
const titles = texts.filter(({ kind }) => kind === 'title');

const having = (among: readonly Text[], pattern: RegExp): string[] =>
  among.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${pattern.exec(text)?.[0]}`);

const textAt = (where: string): string => texts.find((text) => text.where === where)?.text ?? '';

describe('the tales in Russian', () => {
  it('tell the same cards as English, 86 texts a tale', () => {
    expect(texts.map(({ where, kind }) => `${where} ${kind}`).sort()).toEqual(
      english.map(({ where, kind }) => `${where} ${kind}`).sort(),
    );
    for (const id of Object.keys(told))
      expect(prose.filter(({ where }) => where.startsWith(`${id} `))).toHaveLength(86);
  });

  it('bear their Russian names', () => {
    expect(Object.values(told).map(({ title }) => title)).toEqual(['Край света', 'Стрыга', 'Меньшее зло']);
  });

  it('fit their cards', () => {
    const wrong = texts.filter(({ kind, text }) => words(text) < LENGTHS[kind][0] || words(text) > LENGTHS[kind][1]);
    expect(wrong.map(({ where, text }) => `${where}: ${words(text)} words`)).toEqual([]);
  });

  it('are not left in English', () => {
    const same = new Set(english.map(({ text }) => text));
    expect(texts.filter(({ text }) => same.has(text)).map(({ where }) => where)).toEqual([]);
  });

  it('use Russian letters and marks only, and no digits', () => {
    expect(having(texts, /[^А-Яа-яЁё \-—«»„“.,:;?!…]/)).toEqual([]);
  });

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

  it('open and close their quotation marks in turn', () => {
    const crooked = texts.filter(({ text }) => {
      const marks = text.replaceAll(/[^«»„“]/g, '').replaceAll('„“', '');
      return marks.replaceAll('«»', '') !== '';
    });
    expect(crooked.map(({ where }) => where)).toEqual([]);
  });

  it('write ё wherever a word has it', () => {
    const bare =
      /(?<![а-яё])(?:еще|ее|нее|твое|мое|свое|идет|ведет|берет|дает|встает|чье|нес|шел|пошел|пришел|ушел|прошел|найдет|проснется|черн(?:ый|ая|ое|ые|ую|ой|ого|ым|ых))(?![а-яё])/i;
    expect(having(texts, bare)).toEqual([]);
  });

  it('never say the same thing twice', () => {
    const all = prose.map(({ text }) => text.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
    const names = titles.map(({ text }) => text.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('name the hero in the closing line, and nobody in the line for anybody', () => {
    const names = { geralt: 'Геральт', yennefer: 'Йеннифэр', dandelion: 'Лютик', ciri: 'Цири', vesemir: 'Весемир' };
    for (const tale of Object.values(told)) {
      for (const { heroes } of Object.values(tale.epilogues)) {
        for (const [hero, name] of Object.entries(names)) {
          expect(heroes[hero as keyof typeof names]).toContain(name);
          expect(heroes.other).not.toContain(name);
        }
      }
    }
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

const shared = sharedWithRulebook(texts, 'path-of-destiny.it.txt');
if (shared === undefined)
  console.info('No rulebook text beside the project: the Russian tales are not compared with it.');

describe.skipIf(shared === undefined)('the tales in Russian beside the rulebook', () => {
  it('share no run of eight words with it', () => {
    expect(shared).toEqual([]);
  });
});
