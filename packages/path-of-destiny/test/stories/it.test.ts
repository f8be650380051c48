/** The Italian tales: the same cards as in English, of the right length, in Italian type. */

import { describe, expect, it } from 'vitest';
import { tales } from '../../src/stories/index.ts';
import { LENGTHS, sharedWithRulebook, type Text, textsOf, words } from './texts.ts';

const english = textsOf(tales('en'));
const told = tales('it');
const texts = textsOf(told);
const prose = texts.filter(({ kind }) => kind !== 'title');
const titles = texts.filter(({ kind }) => kind === 'title');

const having = (among: readonly Text[], pattern: RegExp): string[] =>
  among.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${pattern.exec(text)?.[0]}`);

const textAt = (where: string): string => texts.find((text) => text.where === where)?.text ?? '';

describe('the tales in Italian', () => {
  it('tell the same cards as English, 86 texts a tale', () => {
    expect(texts.map(({ where, kind }) => `${where} ${kind}`).sort()).toEqual(
      english.map(({ where, kind }) => `${where} ${kind}`).sort(),
    );
    for (const id of Object.keys(told))
      expect(prose.filter(({ where }) => where.startsWith(`${id} `))).toHaveLength(86);
  });

  it('bear their Italian names', () => {
    expect(Object.values(told).map(({ title }) => title)).toEqual([
      'Il confine del mondo',
      'La strige',
      'Il male minore',
    ]);
  });

  it('fit their cards', () => {
    const wrong = texts.filter(({ kind, text }) => words(text) < LENGTHS[kind][0] || words(text) > LENGTHS[kind][1]);
    expect(wrong.map(({ where, text }) => `${where}: ${words(text)} words`)).toEqual([]);
  });

  it('are not left in English', () => {
    const same = new Set(english.map(({ text }) => text));
    expect(texts.filter(({ text }) => same.has(text)).map(({ where }) => where)).toEqual([]);
    expect(
      having(texts, /(?<!\p{L})(?:the|and|of|with|you|your|from|this|that|was|were|his|her|they|not|but)(?!\p{L})/iu),
    ).toEqual([]);
  });

  it('use Italian letters and marks only, and no digits', () => {
    expect(having(texts, /\d/u)).toEqual([]);
    expect(having(texts, /[^A-Za-zÀÈÉÌÒÙàèéìòù ’«»“”.,:;?!]/u)).toEqual([]);
    // J, K, W, X and Y are for names alone.
    expect(having(texts, /(?<!\p{L})\p{Ll}*[jkwxy]\p{Ll}*(?!\p{L})(?<!\p{Lu}\p{Ll}*)/u)).toEqual([]);
  });

  it('put accents and apostrophes where they belong', () => {
    expect(
      having(
        texts,
        /(?<!\p{L})(?:(?:per|fin|poi|ben|affin|giac|non|sic)chè|nè|sè|pò|sà|stà|fà|quì|quà|sù|trè|ventitre)(?!\p{L})/iu,
      ),
    ).toEqual([]);
    expect(
      having(
        texts,
        /(?<!\p{L})(?:perche|finche|poiche|piu|gia|cosi|puo|cioe|giu|laggiu|lassu|pero|citta|qual’è|un altra|un’altro|un’uomo)(?!\p{L})/iu,
      ),
    ).toEqual([]);
    // An apostrophe joins two letters, or ends “po’”.
    expect(having(texts, /(?<!(?<!\p{L})po)’(?!\p{L})/iu)).toEqual([]);
    expect(having(texts, /(?<!\p{L})’/u)).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(texts, /\s\s|^\s|\s$|\.\.|\s[,.;:?!»”]|[«“]\s|,,|[,;:]»/u)).toEqual([]);
    // A sentence that is spoken has its full stop before the closing mark; a comma comes after it.
    expect(having(texts, /«\p{Lu}[^»]*»\./u)).toEqual([]);
    expect(having(texts, /[^?!]» \p{Ll}/u)).toEqual([]);
    expect(having(texts, /[^.?!]» \p{Lu}/u)).toEqual([]);
    expect(having(prose, /[^.?!»]$/u)).toEqual([]);
    expect(having(prose, /[^.?!]»$/u)).toEqual([]);
    expect(having(titles, /[.,;:?!»”]$/u)).toEqual([]);
    expect(having(texts, /^«?\p{Ll}|\. \p{Ll}/u)).toEqual([]);
  });

  it('open and close their quotation marks in turn', () => {
    const crooked = texts.filter(
      ({ text }) =>
        text
          .replaceAll(/[^«»“”]/gu, '')
          .replaceAll('“”', '')
          .replaceAll('«»', '') !== '',
    );
    expect(crooked.map(({ where }) => where)).toEqual([]);
  });

  it('never say the same thing twice', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  it('name their hero, and in the line for anybody neither a name nor a hero of either sex', () => {
    const names = { geralt: 'Geralt', yennefer: 'Yennefer', dandelion: 'Ranuncolo', ciri: 'Ciri', vesemir: 'Vesemir' };
    for (const tale of Object.values(told)) {
      for (const { heroes } of Object.values(tale.epilogues)) {
        for (const [hero, name] of Object.entries(names)) {
          expect(heroes[hero as keyof typeof names]).toContain(name);
          expect(heroes.other).not.toContain(name);
        }
        expect(heroes.other).not.toMatch(/(?<!\p{L})(?:ero[ei]|eroin[ae]|protagonista)(?!\p{L})/iu);
        for (const man of ['geralt', 'dandelion', 'vesemir'] as const) expect(heroes[man]).not.toMatch(/eroin[ae]/iu);
        for (const woman of ['yennefer', 'ciri'] as const)
          expect(heroes[woman]).not.toMatch(/(?<!\p{L})eroe(?!\p{L})/iu);
      }
    }
  });

  it('keep what is said again word for word, and count it right', () => {
    const curse =
      'Come il mio è chiuso al buio senza nome, così sia il tuo; si desti con la fame, e non trovi nessuna porta.';
    expect(words(curse)).toBe(23);
    expect(textAt('striga 5 result')).toContain(curse);
    expect(textAt('striga 12 scene')).toContain(curse);
    expect(textAt('striga 20 yennefer')).toContain('ventitré');
    const excuse = /«(?<said>[^»]+)»/u.exec(textAt('striga 10 scene'))?.groups?.['said'] ?? '';
    expect(words(excuse)).toBe(6);
    const verse = /«(?<said>[^»]+)»/u.exec(textAt('striga 6 result'))?.groups?.['said'] ?? '';
    expect(words(verse)).toBe(2);
    for (const where of ['evil 3 scene', 'evil 22 ending'])
      expect(textAt(where)).toMatch(/alla decima pietra, pensando,?(?: spero,)? alla cena/u);
    expect(textAt('evil 17 ending')).toMatch(/«Sei».*«Cinque».*«Io sono qui\.»/u);
    expect(textAt('evil 17 dandelion')).toContain('Io sono qui');
    expect(textAt('evil 20 ending')).toContain(textAt('evil 20 title'));
    expect(textAt('evil 20 dandelion')).toContain(textAt('evil 20 title'));
    const pieces = /“(?<said>[^”]+)”/u.exec(textAt('evil 21 geralt'))?.groups?.['said'] ?? '';
    expect(words(pieces)).toBe(4);
  });
});

const shared = sharedWithRulebook(texts, 'path-of-destiny.it.txt');
if (shared === undefined)
  console.info('No rulebook text beside the project: the Italian tales are not compared with it.');

describe.skipIf(shared === undefined)('the tales in Italian beside the rulebook', () => {
  it('share no run of eight words with it', () => {
    expect(shared).toEqual([]);
  });
});
