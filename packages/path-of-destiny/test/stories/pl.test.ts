/** The Polish tales: the same cards as in English, of the right length, in Polish type. */

import { describe, expect, it } from 'vitest';
import { tales } from '../../src/stories/index.ts';
import { having, type Text, textsOf, words } from './texts.ts';
import { testTheTranslation } from './told.ts';

const texts = textsOf(tales('pl'));
const prose = texts.filter(({ kind }) => kind !== 'title');
const titles = texts.filter(({ kind }) => kind === 'title');

/** A text as it is written: spaces that do not break are spaces. */
const textAt = (where: string): string =>
  texts.find((text) => text.where === where)?.text.replaceAll('\u00a0', ' ') ?? '';

testTheTranslation(
  {
    language: 'pl',
    called: 'Polish',
    strange: /[^A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż \u00a0\-–„”.,:;?!]/u,
    quotes: ['„”'],
    // Geralta, Vesemirowi, Jaskra; Yennefer and Ciri stay as they are.
    heroes: { geralt: 'Geralt', yennefer: 'Yennefer', dandelion: 'Jask', ciri: 'Ciri', vesemir: 'Vesemir' },
  },
  ['Kraniec świata', 'Strzyga', 'Mniejsze zło'],
);

describe('the tales in Polish', () => {
  it('keep Q, V and X for names, and for what comes from Novigrad', () => {
    expect(having(texts, /(?<!\p{L})(?!novigradzk)\p{Ll}*[qvx]/u)).toEqual([]);
  });

  it('leave no word of one letter alone at the end of a line', () => {
    expect(having(texts, /(?<![\p{L}\p{N}])[aiouwz] (?![\s–])/iu)).toEqual([]);
    expect(having(texts, /\u00a0/).length).toBeGreaterThan(100);
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
