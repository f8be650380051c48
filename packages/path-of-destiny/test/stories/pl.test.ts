/** The Polish tales: the same cards as in English, of the right length, in Polish type. */

import { describe, expect, it } from 'vitest';
import { tales } from '../../src/stories/index.ts';
import { LENGTHS, sharedWithRulebook, type Text, textsOf, words } from './texts.ts';

const english = textsOf(tales('en'));
const told = tales('pl');
const texts = textsOf(told);
const prose = texts.filter(({ kind }) => kind !== 'title');
const titles = texts.filter(({ kind }) => kind === 'title');

const having = (among: readonly Text[], pattern: RegExp): string[] =>
  among.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${pattern.exec(text)?.[0]}`);

const textAt = (where: string): string => texts.find((text) => text.where === where)?.text ?? '';

describe('the tales in Polish', () => {
  it('tell the same cards as English, 86 texts a tale', () => {
    expect(texts.map(({ where, kind }) => `${where} ${kind}`).sort()).toEqual(
      english.map(({ where, kind }) => `${where} ${kind}`).sort(),
    );
    for (const id of Object.keys(told))
      expect(prose.filter(({ where }) => where.startsWith(`${id} `))).toHaveLength(86);
  });

  it('bear their Polish names', () => {
    expect(Object.values(told).map(({ title }) => title)).toEqual(['Kraniec świata', 'Strzyga', 'Mniejsze zło']);
  });

  it('fit their cards', () => {
    const wrong = texts.filter(({ kind, text }) => words(text) < LENGTHS[kind][0] || words(text) > LENGTHS[kind][1]);
    expect(wrong.map(({ where, text }) => `${where}: ${words(text)} words`)).toEqual([]);
  });

  it('are not left in English', () => {
    const same = new Set(english.map(({ text }) => text));
    expect(texts.filter(({ text }) => same.has(text)).map(({ where }) => where)).toEqual([]);
  });

  it('use Polish letters and marks only, and no digits', () => {
    expect(having(texts, /[^A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż \-–„”.,:;?!]/)).toEqual([]);
    // Q, V and X are for names alone, and for what comes from Novigrad.
    const foreign = texts.flatMap(({ where, text }) =>
      (text.match(/\p{L}+/gu) ?? [])
        .filter((word) => /[qvx]/i.test(word) && !/^(?:\p{Lu}|novigradzk)/u.test(word))
        .map((word) => `${where}: ${word}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(texts, /\s\s|^\s|\s$|\.\.|--|\s[,.;:?!”]|„\s|,,/)).toEqual([]);
    // A dash stands between spaces, a hyphen between letters.
    expect(having(texts, /[^ ]–|–[^ ]|\P{L}-|-\P{L}/u)).toEqual([]);
    // In Polish the full stop and the comma follow the closing mark.
    expect(having(texts, /[.,]”/)).toEqual([]);
    // What is said and who says it stand apart by a dash, never by a comma.
    expect(having(texts, /”,? (?:mówi|powiedział|rzek|pyta|spyta|woła|odpar)\p{L}*/u)).toEqual([]);
    expect(having(titles, /[.,]$/)).toEqual([]);
    expect(having(prose, /[^.?!]$/)).toEqual([]);
    expect(having(texts, /^„?\p{Ll}/u)).toEqual([]);
    expect(having(texts, /[.?!] \p{Ll}/u)).toEqual([]);
  });

  it('open and close their quotation marks in turn', () => {
    const crooked = texts.filter(({ text }) => text.replaceAll(/[^„”]/g, '').replaceAll('„”', '') !== '');
    expect(crooked.map(({ where }) => where)).toEqual([]);
  });

  it('never say the same thing twice', () => {
    const all = prose.map(({ text }) => text.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
    const names = titles.map(({ text }) => text.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('name the hero in the closing line, and nobody in the line for anybody', () => {
    // Geralta, Vesemirowi, Jaskra; Yennefer and Ciri stay as they are.
    const names = { geralt: 'Geralt', yennefer: 'Yennefer', dandelion: 'Jask', ciri: 'Ciri', vesemir: 'Vesemir' };
    for (const tale of Object.values(told)) {
      for (const { heroes } of Object.values(tale.epilogues)) {
        for (const [hero, name] of Object.entries(names)) {
          expect(heroes[hero as keyof typeof names]).toContain(name);
          expect(heroes.other).not.toContain(name);
        }
      }
    }
  });

  it('call men men and women women', () => {
    const about = (heroes: readonly string[]): Text[] =>
      texts.filter(({ where }) => heroes.some((hero) => where.endsWith(` ${hero}`)));
    expect(having(about(['geralt', 'dandelion', 'vesemir']), /bohaterk/i)).toEqual([]);
    expect(having(about(['yennefer', 'ciri']), /bohater(?!k)/i)).toEqual([]);
  });

  it('do not say whether the hero nobody knows is a man or a woman', () => {
    const others = texts.filter(({ where }) => where.endsWith(' other'));
    expect(others).toHaveLength(24);
    // What is done in the past is done by a person, a hand, a back: nouns with a gender of their own.
    expect(having(others, /bohater|(?<!\p{L})(?:kto|ktoś|ten|on|ona|sam|sama) \p{L}+(?:ł|ła)(?!\p{L})/iu)).toEqual([]);
    expect(having(others, /(?<!\p{L})(?:wiedźmin|czarodziejk)\p{L}*/iu)).toEqual([]);
  });

  it('keep what is said twice', () => {
    const curse =
      '„Jak moje leży zamknięte w mroku i bez imienia, tak niech legnie i twoje; a gdy zbudzi się głodne, nie znajdzie drzwi”';
    expect(words(curse)).toBe(22);
    expect(textAt('striga 5 result')).toContain(curse);
    expect(textAt('striga 12 scene')).toContain(curse);
    expect(textAt('striga 12 result')).toContain('„drzwi”');
    expect(textAt('striga 20 ending')).toMatch(/^„Znajdzie”\. „Nie”\. „Głodne”\..*„imienia”.*„moje”/);
    expect(textAt('striga 19 ending')).toContain('„jak”');
    expect(textAt('striga 20 yennefer')).toMatch(/dwadzieścia dwa.*„twoje”/);
    expect(textAt('striga 6 result')).toContain('„Dowiesz się”');
    expect(textAt('striga 20 dandelion')).toContain('oba słowa');
    const [, evasion = ''] = /„(Paliło[^”]*)”.*sześcioma słowami/.exec(textAt('striga 10 scene')) ?? [];
    expect(words(evasion)).toBe(6);
    for (const where of ['evil 3 scene', 'evil 22 ending'])
      expect(textAt(where)).toMatch(/w dziesiąty kamień, myśląc,?(?: mam nadzieję,)? o kolacji/);
    for (const where of ['evil 13 scene', 'evil 21 ending'])
      expect(textAt(where).toLowerCase()).toContain('trzydzieści jeden');
    expect(textAt('evil 2 scene')).toContain('sześcioro');
    expect(textAt('evil 17 ending')).toMatch(/„Sześcioro”.*„Pięcioro.*Jestem tu”/);
    expect(textAt('evil 17 dandelion')).toContain('„Jestem tu”');
    for (const where of ['evil 20 ending', 'evil 20 dandelion'])
      expect(textAt(where)).toContain(textAt('evil 20 title'));
  });
});

const shared = sharedWithRulebook(texts, 'path-of-destiny.it.txt');
if (shared === undefined)
  console.info('No rulebook text beside the project: the Polish tales are not compared with it.');

describe.skipIf(shared === undefined)('the tales in Polish beside the rulebook', () => {
  it('share no run of eight words with it', () => {
    expect(shared).toEqual([]);
  });
});
