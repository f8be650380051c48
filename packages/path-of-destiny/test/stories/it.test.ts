/** The Italian tales: the same cards as in English, of the right length, in Italian type. */

import { describe, expect, it } from 'vitest';
import { tales } from '../../src/stories/index.ts';
import { having, sharedWithRulebook, textsOf, words } from './texts.ts';
import { testTheTranslation } from './told.ts';

const told = tales('it');
const texts = textsOf(told);
const prose = texts.filter(({ kind }) => kind !== 'title');
const titles = texts.filter(({ kind }) => kind === 'title');

const textAt = (where: string): string => texts.find((text) => text.where === where)?.text ?? '';

testTheTranslation(
  {
    language: 'it',
    called: 'Italian',
    strange: /[^A-Za-zÀÈÉÌÒÙàèéìòù ’«»“”.,:;?!]/u,
    quotes: ['“”', '«»'],
    heroes: { geralt: 'Geralt', yennefer: 'Yennefer', dandelion: 'Ranuncolo', ciri: 'Ciri', vesemir: 'Vesemir' },
  },
  ['Il confine del mondo', 'La strige', 'Il male minore'],
);

describe('the tales in Italian', () => {
  it('have no English words among their own', () => {
    expect(
      having(texts, /(?<!\p{L})(?:the|and|of|with|you|your|from|this|that|was|were|his|her|they|not|but)(?!\p{L})/iu),
    ).toEqual([]);
  });

  it('keep J, K, W, X and Y for names', () => {
    expect(having(texts, /(?<!\p{L})\p{Ll}*[jkwxy]/u)).toEqual([]);
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

  it('call men men and women women, and say neither of the hero nobody knows', () => {
    for (const tale of Object.values(told)) {
      for (const { heroes } of Object.values(tale.epilogues)) {
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
