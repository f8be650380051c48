/** The rules told to players: every clause has its paragraph in every language, links lead somewhere, words are ours. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LOCATIONS, SPECIALTIES } from '../src/content/index.ts';
import { PRESETS, RULE_OPTIONS } from '../src/rules/options.ts';
import { LANGUAGES, words, type Language } from '../src/words/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const docs = join(root, 'docs');
const rulebooks = join(root, '../shared/rulebooks');

const folder = (language: Language): string => join(docs, 'rules/old-world', language);
const files = (language: Language): string[] =>
  existsSync(folder(language)) ? readdirSync(folder(language)).sort() : [];
const article = (language: Language, file: string): string => readFileSync(join(folder(language), file), 'utf8');
const read = (path: string): string => readFileSync(join(docs, path), 'utf8');

const catalogue = read('catalogue/old-world.md');
const clauses = [...catalogue.matchAll(/^- \*\*(OW-[0-9A-Z]+-\d+)\*\*/gm)].map(([, id]) => (id ?? '').toLowerCase());
const numbered = (letter: 'D' | 'R'): string[] =>
  [...catalogue.matchAll(new RegExp(`^\\| (${letter}-\\d+) \\|`, 'gm'))].map(([, id]) => (id ?? '').toLowerCase());

const anchors = (text: string): string[] => [...text.matchAll(/<a id="([^"]*)"><\/a>/g)].map(([, id]) => id ?? '');

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

const pages: readonly { readonly language: Language; readonly path: string }[] = [
  ...LANGUAGES.flatMap((language) => files(language).map((file) => ({ language, path: join(folder(language), file) }))),
  { language: 'en', path: join(docs, 'rulings.md') },
  { language: 'en', path: join(docs, 'editions.md') },
];

it('the catalogue lists its clauses', () => {
  expect(clauses.length).toBeGreaterThan(400);
  expect(new Set(clauses).size).toBe(clauses.length);
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  it('tell every clause in exactly one place', () => {
    const told = files(language).flatMap((file) => anchors(article(language, file)));
    expect(told.filter((id, at) => told.indexOf(id) !== at)).toEqual([]);
    expect([...told].sort()).toEqual([...clauses].sort());
  });

  it('put every anchor in front of the words it is about', () => {
    const stray = files(language).flatMap((file) =>
      article(language, file)
        .split('\n')
        .filter((line) => line.includes('<a '))
        .filter((line) => !/^(?:- |\d+\. )?(?:<a id="[^"]+"><\/a>)+ (?!.*<a )\S.*\p{L}/u.test(line)),
    );
    expect(stray).toEqual([]);
  });

  it('have the files of the English rules, with the anchors in the same order', () => {
    const order = (tongue: Language): object =>
      Object.fromEntries(files(tongue).map((file) => [file, anchors(article(tongue, file))]));
    expect(order(language)).toEqual(order('en'));
  });

  it('have headings, tables, examples and diagrams where the English rules have them', () => {
    const shape = (text: string): string[] =>
      text.split('\n').flatMap((line) => /^(?:#+ |\||```|> |- |\d+\. )/.exec(line)?.[0] ?? []);
    const outline = (tongue: Language): object =>
      Object.fromEntries(files(tongue).map((file) => [file, shape(article(tongue, file))]));
    expect(outline(language)).toEqual(outline('en'));
  });
});

it.each(LANGUAGES.filter((language) => language !== 'en'))('nothing in %s is left in English', (language) => {
  for (const file of files(language)) {
    const english = new Set(paragraphs(article('en', file)));
    expect(paragraphs(article(language, file)).filter((each) => english.has(each))).toEqual([]);
  }
});

it('every link inside the rules, the rulings and the editions leads somewhere', () => {
  const broken: string[] = [];
  for (const { path } of pages) {
    const text = readFileSync(path, 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const page = file === '' ? path : join(dirname(path), file);
      if (!existsSync(page) || (anchor !== undefined && !anchors(readFileSync(page, 'utf8')).includes(anchor))) {
        broken.push(`${path}: ${target}`);
      }
    }
  }
  expect(broken).toEqual([]);
});

it('the rulings answer every question of the catalogue, in its order', () => {
  expect(anchors(read('rulings.md'))).toEqual(numbered('R'));
});

it('the editions are compared in every point of the catalogue', () => {
  expect([...anchors(read('editions.md'))].sort()).toEqual(numbered('D').sort());
});

it('the editions page shows every rule option with its value in each preset', () => {
  const rows = read('editions.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replace(/[`*\s]/g, '')),
    );
  const expected = Object.entries(RULE_OPTIONS).map(([name, values]) => [
    name,
    ...(['default', 'en', 'pl', 'it', 'ru'] as const).map((edition) =>
      String((PRESETS[edition] as Record<string, unknown>)[name] ?? values[0]),
    ),
  ]);
  expect(rows.map((row) => row.slice(0, 6))).toEqual(expected);
});

it.each(LANGUAGES)('the article about places names all of them in %s', (language) => {
  const text = article(language, '06-places.md');
  const { name } = words(language);
  for (const { number, id } of LOCATIONS) {
    expect(text).toMatch(new RegExp(`\\b${number} ${name.place(id)}\\s*[,/|]`, 'u'));
  }
});

it.each(LANGUAGES)('the tables of the specialties in %s show the numbers we play with', (language) => {
  const { wolf, griffin, bear, cat, viper } = SPECIALTIES;
  const rows = [...article(language, '19-specialties.md').matchAll(/^\|[^|\d]+((?:\| \d ){5})\|$/gm)]
    .map(([, cells = '']) => (cells.match(/\d/g) ?? []).map(Number))
    .filter((row) => row.join() !== '1,2,3,4,5');
  expect(rows).toEqual([
    wolf.map(({ damage }) => damage),
    wolf.map(({ draw }) => draw),
    griffin.map(({ discard }) => discard),
    bear.map(({ shield }) => shield),
    bear.map(({ draw }) => draw),
    cat.map(({ look }) => look),
    cat.map(({ keep }) => keep),
    viper.map(({ look }) => look),
    viper.map(({ discard }) => discard),
  ]);
});

it.skipIf(!existsSync(rulebooks))(
  `no eight words in a row come from a rulebook${existsSync(rulebooks) ? '' : ' (skipped: no rulebooks beside this project)'}`,
  () => {
    const borrowed: string[] = [];
    for (const language of LANGUAGES) {
      const book = new Set(grams(readFileSync(join(rulebooks, `old-world.${language}.txt`), 'utf8')));
      for (const { path } of pages.filter((page) => page.language === language)) {
        const found = grams(prose(readFileSync(path, 'utf8'))).filter((gram) => book.has(gram));
        borrowed.push(...found.map((gram) => `${path}: ${gram}`));
      }
    }
    expect(borrowed).toEqual([]);
  },
  20_000,
);
