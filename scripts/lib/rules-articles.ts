/** What has to be true of the rules told to players, whatever the game: the tests of both games use it. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@medallion/words';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const docs = join(root, 'docs');
const rulebooks = join(root, '../shared/rulebooks');

const folder = (game: string, language: Language): string => join(docs, 'rules', game, language);
/** The names of a game's articles in a language. */
export const rulesFiles = (game: string, language: Language): string[] =>
  existsSync(folder(game, language)) ? readdirSync(folder(game, language)).sort() : [];

/** The text of one article. */
export const article = (game: string, language: Language, file: string): string =>
  readFileSync(join(folder(game, language), file), 'utf8');

/** Has anybody begun to tell a game in a language? */
export const isTold = (game: string, language: Language): boolean => existsSync(folder(game, language));

/** The text of a page under `docs`. */
export const page = (path: string): string => readFileSync(join(docs, path), 'utf8');

export const anchors = (text: string): string[] =>
  [...text.matchAll(/<a id="([^"]*)"><\/a>/g)].map(([, id]) => id ?? '');

/** The clauses of a catalogue as anchors, by the letters their numbers begin with. */
export const clausesOf = (catalogue: string, letters: string): string[] =>
  [...catalogue.matchAll(new RegExp(`^- \\*\\*(${letters}-[0-9A-Z]+-\\d+)\\*\\*`, 'gm'))].map(([, id]) =>
    (id ?? '').toLowerCase(),
  );

/** What a reader reads: no anchors, no addresses of links. */
const prose = (text: string): string => text.replace(/<a id="[^"]*"><\/a>/g, '').replace(/\]\([^)]*\)/g, ']');

/** Paragraphs, list items and table rows of sentence length; diagrams are left out. */
const paragraphs = (text: string): string[] =>
  prose(text)
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => (line.match(/\p{L}{2,}/gu) ?? []).length >= 4);

const grams = (text: string): string[] => {
  const tokens = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return tokens.slice(7).map((_, at) => tokens.slice(at, at + 8).join(' '));
};

export interface Told {
  /** The folder of its articles under `docs/rules`. */
  readonly game: string;
  readonly languages: readonly Language[];
  /** Anchors of all its clauses. */
  readonly clauses: readonly string[];
  /** English pages under `docs` that belong to the articles: rulings, editions. */
  readonly appendix: readonly string[];
  /** The languages of the rulebooks we have. */
  readonly rulebooks: readonly Language[];
}

/** The tests that every game's articles have to pass. */
export function testTheRulesTold({ game, languages, clauses, appendix, rulebooks: books }: Told): void {
  const files = (language: Language): string[] => rulesFiles(game, language);
  const read = (language: Language, file: string): string => article(game, language, file);
  const pages: readonly { readonly language: Language; readonly path: string }[] = [
    ...languages.flatMap((language) =>
      files(language).map((file) => ({ language, path: join(folder(game, language), file) })),
    ),
    ...appendix.map((path) => ({ language: 'en' as const, path: join(docs, path) })),
  ];

  describe.each(languages)('the rules in %s', (language) => {
    it('tell every clause in exactly one place', () => {
      const told = files(language).flatMap((file) => anchors(read(language, file)));
      expect(told.filter((id, at) => told.indexOf(id) !== at)).toEqual([]);
      expect([...told].sort()).toEqual([...clauses].sort());
    });

    it('put every anchor in front of the words it is about', () => {
      const stray = files(language).flatMap((file) =>
        read(language, file)
          .split('\n')
          .filter((line) => line.includes('<a '))
          .filter((line) => !/^(?:- |\d+\. )?(?:<a id="[^"]+"><\/a>)+ (?!.*<a )\S.*\p{L}/u.test(line)),
      );
      expect(stray).toEqual([]);
    });

    it('have the files of the English rules, with the anchors in the same order', () => {
      const order = (tongue: Language): object =>
        Object.fromEntries(files(tongue).map((file) => [file, anchors(read(tongue, file))]));
      expect(order(language)).toEqual(order('en'));
    });

    it('have headings, tables, examples and diagrams where the English rules have them', () => {
      const shape = (text: string): string[] =>
        text.split('\n').flatMap((line) => /^(?:#+ |\||```|> |- |\d+\. )/.exec(line)?.[0] ?? []);
      const outline = (tongue: Language): object =>
        Object.fromEntries(files(tongue).map((file) => [file, shape(read(tongue, file))]));
      expect(outline(language)).toEqual(outline('en'));
    });
  });

  it.each(languages.filter((language) => language !== 'en'))('nothing in %s is left in English', (language) => {
    for (const file of files(language)) {
      const english = new Set(paragraphs(read('en', file)));
      expect(paragraphs(read(language, file)).filter((each) => english.has(each))).toEqual([]);
    }
  });

  it('every link inside the articles and the pages beside them leads somewhere', () => {
    const broken: string[] = [];
    for (const { path } of pages) {
      const text = readFileSync(path, 'utf8');
      for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(target)) continue;
        const [file = '', anchor] = target.split('#');
        const there = file === '' ? path : join(dirname(path), file);
        if (!existsSync(there) || (anchor !== undefined && !anchors(readFileSync(there, 'utf8')).includes(anchor))) {
          broken.push(`${path}: ${target}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it.skipIf(!existsSync(rulebooks))(
    `no eight words in a row come from a rulebook${existsSync(rulebooks) ? '' : ' (skipped: no rulebooks beside this project)'}`,
    () => {
      const borrowed: string[] = [];
      for (const language of books) {
        const book = new Set(grams(readFileSync(join(rulebooks, `${game}.${language}.txt`), 'utf8')));
        for (const { path } of pages.filter((each) => each.language === language)) {
          const found = grams(prose(readFileSync(path, 'utf8'))).filter((gram) => book.has(gram));
          borrowed.push(...found.map((gram) => `${path}: ${gram}`));
        }
      }
      expect(borrowed).toEqual([]);
    },
    20_000,
  );
}
