/** The rules told to players: every clause has its paragraph in every language, links lead somewhere, words are ours. */
import { expect, it } from 'vitest';
import { anchors, article, clausesOf, page, testTheRulesTold } from '../../../scripts/lib/rules-articles.ts';
import { LOCATIONS, SPECIALTIES } from '../src/content/index.ts';
import { PRESETS, RULE_OPTIONS } from '../src/rules/options.ts';
import { LANGUAGES, words } from '../src/words/index.ts';

const catalogue = page('catalogue/old-world.md');
const clauses = clausesOf(catalogue, 'OW');
const numbered = (letter: 'D' | 'R'): string[] =>
  [...catalogue.matchAll(new RegExp(`^\\| (${letter}-\\d+) \\|`, 'gm'))].map(([, id]) => (id ?? '').toLowerCase());

it('the catalogue lists its clauses', () => {
  expect(clauses.length).toBeGreaterThan(400);
  expect(new Set(clauses).size).toBe(clauses.length);
});

testTheRulesTold({
  game: 'old-world',
  languages: LANGUAGES,
  clauses,
  appendix: ['rulings.md', 'editions.md'],
  rulebooks: LANGUAGES,
});

it('the rulings answer every question of the catalogue, in its order', () => {
  expect(anchors(page('rulings.md'))).toEqual(numbered('R'));
});

it('the editions are compared in every point of the catalogue', () => {
  expect([...anchors(page('editions.md'))].sort()).toEqual(numbered('D').sort());
});

it('the editions page shows every rule option with its value in each preset', () => {
  const rows = page('editions.md')
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
  const text = article('old-world', language, '06-places.md');
  const { name } = words(language);
  for (const { number, id } of LOCATIONS) {
    expect(text).toMatch(new RegExp(`\\b${number} ${name.place(id)}\\s*[,/|]`, 'u'));
  }
});

it.each(LANGUAGES)('the tables of the specialties in %s show the numbers we play with', (language) => {
  const { wolf, griffin, bear, cat, viper } = SPECIALTIES;
  const rows = [...article('old-world', language, '19-specialties.md').matchAll(/^\|[^|\d]+((?:\| \d ){5})\|$/gm)]
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
