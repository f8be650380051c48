/** The rules told to players: every clause has its paragraph in every language, links lead somewhere, words are ours. */
import { describe, expect, it } from 'vitest';
import { anchors, article, clausesOf, isTold, page, testTheRulesTold } from '../../../scripts/lib/rules-articles.ts';
import { RULE_OPTIONS } from '../src/rules/options.ts';
import { LANGUAGES } from '../src/words/index.ts';
import { words } from '../src/words/every.ts';

const GAME = 'path-of-destiny';
const catalogue = page('catalogue/path-of-destiny.md');
const clauses = clausesOf(catalogue, 'PD');
const rulings = [...catalogue.matchAll(/^- \*\*(R-\d+) /gm)].map(([, id]) => `pd-${(id ?? '').toLowerCase()}`);
const told = LANGUAGES.filter((language) => isTold(GAME, language));

it('the catalogue lists its clauses and rulings', () => {
  expect(clauses).toHaveLength(225);
  expect(new Set(clauses).size).toBe(clauses.length);
  expect(rulings).toHaveLength(116);
});

// Translations come together: once there is one, all have to be there.
it('the rules are told in English, and then in all our languages', () => {
  expect(told).toEqual(told.length === 1 ? ['en'] : LANGUAGES);
});

testTheRulesTold({
  game: GAME,
  languages: told,
  clauses,
  appendix: ['rulings-path-of-destiny.md'],
  rulebooks: ['it'],
});

it('the rulings answer every question of the catalogue, in its order', () => {
  expect(anchors(page('rulings-path-of-destiny.md'))).toEqual(rulings);
});

it('the rulings show every rule option with its values, at its ruling', () => {
  const text = page('rulings-path-of-destiny.md');
  const rows = [...text.matchAll(/^\| `(\w+)` \| (.*) \| \[R-\d+\]\(#(pd-r-\d+)\) \|$/gm)];
  expect(rows.map(([, name, values]) => [name, values])).toEqual(
    Object.entries(RULE_OPTIONS).map(([name, values]) => [name, values.map((each) => `\`${each}\``).join(', ')]),
  );
  for (const [, name, , anchor] of rows) expect(text).toMatch(new RegExp(`<a id="${anchor}"></a>.*\`${name}: `));
});

/** Apostrophes may be typed or set. */
const plain = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00A0', ' ');

describe.each(told)('the articles in %s', (language) => {
  const { names } = words(language);
  // Names are not always there before the rules are told.
  const named = language === 'en' || names.abilities['GER-1'] !== words('en').names.abilities['GER-1'];

  it.skipIf(!named)('tell every Ability, Side Quest and difficulty by its name', () => {
    const missing = (file: string, all: object): string[] => {
      const text = plain(article(GAME, language, file));
      return (Object.values(all) as string[]).filter((name) => !text.includes(plain(name)));
    };
    expect(missing('09-experience-and-abilities.md', names.abilities)).toEqual([]);
    expect(missing('10-the-end-of-the-game.md', names.sideQuests)).toEqual([]);
    expect(missing('11-alone-against-the-automa.md', names.difficulties)).toEqual([]);
  });
});
