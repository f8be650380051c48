/** What has to be true of the tales in every language: the test of a language adds what is its own. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { location, type Quest } from '../../src/content/index.ts';
import type { StoryLanguage } from '../../src/stories/index.ts';
import { words } from '../../src/words/index.ts';
import { destinations, having, outside, runs, type Text, textsOf, tooOften, wordsOf } from './texts.ts';

type Kind = 'scenes' | 'outcomes' | 'labels' | 'titles' | 'names';
type Terrain = Extract<Quest['place'], { readonly terrain: unknown }>['terrain'];

/** How a language tells its tales. */
export interface Manner {
  readonly language: StoryLanguage;
  /** What the language is called in English. */
  readonly called: string;
  /** Fewest and most words. */
  readonly lengths: Readonly<Record<Kind, readonly [number, number]>>;
  /** A mark that the language does not write. */
  readonly strange: RegExp;
  /** Its quotation marks in pairs, those inside others first. */
  readonly quotes: readonly string[];
  /** Words in a row that may stand in one tale only. */
  readonly run: number;
  /** Words by which a tale names a kind of place. */
  readonly kindsOfPlace: Readonly<Record<Terrain, RegExp>>;
  /** The part of a place's name that stays in all its cases; the whole name where there are none. */
  readonly stem?: (name: string) => string;
}

/** The lengths that a translation may have. */
export const translated = (titles: number, names: number): Manner['lengths'] => ({
  scenes: [35, 100],
  outcomes: [15, 70],
  labels: [2, 14],
  titles: [1, titles],
  names: [1, names],
});

/** The words of a publisher's rulebook, when the texts lie beside the project. */
function rulebook(language: StoryLanguage): string | undefined {
  const file = fileURLToPath(new URL(`../../../../../shared/rulebooks/old-world.${language}.txt`, import.meta.url));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const opening = (texts: readonly Text[], length: number): string[] =>
  texts.map(({ text }) => wordsOf(text).slice(0, length).join(' '));

/** The tests that the tales of every language have to pass. */
export function testTheTales(manner: Manner): void {
  const { language, called, lengths, strange, quotes, run, kindsOfPlace, stem = (name) => name } = manner;
  const texts = textsOf(language);
  const { scenes, outcomes, labels, everything, results } = texts;

  describe(`the tales in ${called}`, () => {
    it.each(Object.entries(lengths))('keep to the length of their %s', (kind, [least, most]) => {
      expect(outside(texts[kind as Kind], least, most)).toEqual([]);
    });

    it('leave the numbers to the rules', () => {
      expect(having(everything, /\d/)).toEqual([]);
    });

    it(`use ${called} letters and marks only`, () => {
      expect(having(everything, strange)).toEqual([]);
    });

    it('open and close their quotation marks in turn', () => {
      const all = new RegExp(`[^${quotes.join('')}]`, 'gu');
      const crooked = everything.filter(
        ({ text }) => quotes.reduce((marks, pair) => marks.replaceAll(pair, ''), text.replaceAll(all, '')) !== '',
      );
      expect(crooked.map(({ where }) => where)).toEqual([]);
    });

    it('never say the same thing twice', () => {
      const said = everything.map(({ text }) => wordsOf(text).join(' '));
      expect(tooOften(said, 1)).toEqual([]);
      const phrases = [...scenes, ...outcomes].flatMap(({ text }) => runs(text, run));
      expect(tooOften(phrases, 1)).toEqual([]);
    });

    it('do not all begin alike', () => {
      expect(tooOften(opening(scenes, 1), Math.floor(scenes.length / 8))).toEqual([]);
      expect(tooOften(opening(scenes, 2), 3)).toEqual([]);
      expect(tooOften(opening(outcomes, 1), Math.floor(outcomes.length / 7))).toEqual([]);
      expect(tooOften(opening(outcomes, 2), 5)).toEqual([]);
      expect(tooOften(opening(labels, 1), 12)).toEqual([]);
    });

    it('say where a quest or a road leads', () => {
      const lost = results.filter((result) =>
        destinations(result).some((place) =>
          'location' in place
            ? !result.text.includes(stem(words(language).name.place(location(place.location).id)))
            : !kindsOfPlace[place.terrain].test(result.text),
        ),
      );
      expect(lost.map(({ where }) => where)).toEqual([]);
    });
  });

  const printed = rulebook(language);
  if (printed === undefined)
    console.info(`No rulebook text beside the project: the ${called} tales are not compared with it.`);

  describe.skipIf(printed === undefined)(`the tales in ${called} beside the rulebook`, () => {
    it('share no run of eight words with it', () => {
      const lines = new Set(runs(printed ?? '', 8));
      expect(lines.size).toBeGreaterThan(0);
      const shared = everything.flatMap(({ where, text }) =>
        runs(text, 8)
          .filter((each) => lines.has(each))
          .map((each) => `${where}: ${each}`),
      );
      expect(shared).toEqual([]);
    });
  });
}

/** The tests of a language that tells the tales after the English; some names may stay as they are. */
export function testTheTranslation(manner: Manner, kept: readonly string[] = []): void {
  const english = textsOf('en');
  const { shape, everything } = textsOf(manner.language);

  describe(`the tales in ${manner.called} beside the English`, () => {
    it('tell the same cards, in the same parts', () => {
      expect(shape).toEqual(english.shape);
    });

    it('are not left in English', () => {
      const same = new Set(english.everything.map(({ text }) => text));
      const left = everything.filter(({ text }) => same.has(text) && !kept.includes(text));
      expect(left.map(({ where }) => where)).toEqual([]);
    });
  });

  testTheTales(manner);
}
