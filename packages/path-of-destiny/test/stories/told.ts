/** What has to be true of the tales in every language: the test of a language adds what is its own. */
import { describe, expect, it } from 'vitest';
import { type Hero, type StoryLanguage, tales } from '../../src/stories/index.ts';
import { having, LENGTHS, textsOf, words } from './texts.ts';

/** How a language tells its tales. */
export interface Manner {
  readonly language: StoryLanguage;
  /** What the language is called in English. */
  readonly called: string;
  /** A mark that the language does not write. */
  readonly strange: RegExp;
  /** Its quotation marks in pairs, those inside others first. */
  readonly quotes: readonly string[];
  /** The names of the heroes, as far as all their cases have them. */
  readonly heroes: Readonly<Record<Exclude<Hero, 'other'>, string>>;
}

/** The tests that the tales of every language have to pass. */
export function testTheTales({ language, called, strange, quotes, heroes }: Manner): void {
  const told = tales(language);
  const texts = textsOf(told);

  describe(`the tales in ${called}`, () => {
    it('have 86 texts each, and a title on each of their 22 cards', () => {
      for (const id of Object.keys(told)) {
        const own = texts.filter(({ where }) => where.startsWith(`${id} `));
        expect(own.filter(({ kind }) => kind !== 'title')).toHaveLength(86);
        expect(own.filter(({ kind }) => kind === 'title')).toHaveLength(22);
      }
    });

    it('fit their cards', () => {
      const wrong = texts.filter(({ kind, text }) => words(text) < LENGTHS[kind][0] || words(text) > LENGTHS[kind][1]);
      expect(wrong.map(({ where, text }) => `${where}: ${words(text)} words`)).toEqual([]);
    });

    it(`use ${called} letters and marks only, and no digits`, () => {
      expect(having(texts, strange)).toEqual([]);
    });

    it('open and close their quotation marks in turn', () => {
      const all = new RegExp(`[^${quotes.join('')}]`, 'gu');
      const crooked = texts.filter(
        ({ text }) => quotes.reduce((marks, pair) => marks.replaceAll(pair, ''), text.replaceAll(all, '')) !== '',
      );
      expect(crooked.map(({ where }) => where)).toEqual([]);
    });

    it('never say the same thing twice', () => {
      expect(new Set(texts.map(({ text }) => text.toLowerCase())).size).toBe(texts.length);
    });

    it('name the hero in the closing line, and nobody in the line for anybody', () => {
      for (const tale of Object.values(told)) {
        for (const epilogue of Object.values(tale.epilogues)) {
          for (const [hero, name] of Object.entries(heroes)) {
            expect(epilogue.heroes[hero as Hero]).toContain(name);
            expect(epilogue.heroes.other).not.toContain(name);
          }
        }
      }
    });
  });
}

/** The tests of a language that tells the tales after the English, under the names by which players know them. */
export function testTheTranslation(manner: Manner, titles: readonly string[]): void {
  const english = textsOf(tales('en'));
  const told = tales(manner.language);
  const texts = textsOf(told);

  describe(`the tales in ${manner.called} beside the English`, () => {
    it('tell the same cards', () => {
      const cards = (all: typeof texts): string[] => all.map(({ where, kind }) => `${where} ${kind}`).sort();
      expect(cards(texts)).toEqual(cards(english));
    });

    it('are not left in English', () => {
      const same = new Set(english.map(({ text }) => text));
      expect(texts.filter(({ text }) => same.has(text)).map(({ where }) => where)).toEqual([]);
    });

    it('bear the names of their own language', () => {
      expect(Object.values(told).map(({ title }) => title)).toEqual(titles);
    });
  });

  testTheTales(manner);
}
