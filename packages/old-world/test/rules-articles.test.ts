/** The rules told to players: every clause has its paragraph in every language, links lead somewhere, words are ours. */
import { expect, it } from 'vitest';
import {
  anchors,
  article,
  clausesOf,
  page,
  rulesFiles as filesIn,
  testTheRulesTold,
} from '../../../scripts/lib/rules-articles.ts';
import {
  ACTION_CARDS,
  type ActionTitleId,
  actionTitle,
  type Colour,
  type Icon,
  LOCATIONS,
  MONSTERS,
  SPECIALTIES,
} from '../src/content/index.ts';
import { PRESETS, RULE_OPTIONS } from '../src/rules/options.ts';
import { type Language, LANGUAGES, words } from '../src/words/index.ts';

const rulesFiles = (language: Language): string[] => filesIn('old-world', language);

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

/** The combo of the article about combos, card by card: own icons, tabs, and the tab the next card hangs on. */
const COMBO: readonly {
  readonly title: ActionTitleId;
  readonly icons: readonly Icon[];
  readonly tabs?: readonly (readonly [Colour, Icon])[];
  readonly next?: Colour;
}[] = [
  {
    title: 'magic-trap',
    icons: [{ take: 'discard-top' }],
    tabs: [
      ['purple', { damage: 1 }],
      ['blue', { damage: 1 }],
    ],
    next: 'blue',
  },
  {
    title: 'crippling-strikes',
    icons: [{ damage: 2 }],
    tabs: [
      ['yellow', { damage: 1 }],
      ['purple', { damage: 1 }],
    ],
    next: 'purple',
  },
  { title: 'aard', icons: [{ damage: 1 }] },
];

it('the combo of the article can be played with our cards, and adds up to what it says', () => {
  for (const [at, { title, icons, tabs, next }] of COMBO.entries()) {
    const printed = ACTION_CARDS.filter((card) => card.title === title).some(
      (card) =>
        JSON.stringify(card.icons) === JSON.stringify(icons) &&
        (tabs === undefined || JSON.stringify(card.tabs.map((tab) => [tab.colour, tab.icon])) === JSON.stringify(tabs)),
    );
    expect([title, printed]).toEqual([title, true]);
    const follows = COMBO[at + 1];
    if (follows !== undefined) expect(actionTitle(follows.title).colour).toBe(next);
  }
  const counting = COMBO.flatMap(({ icons, tabs = [], next }) => [
    ...icons,
    ...tabs.flatMap(([colour, icon]) => (colour === next ? [icon] : [])),
  ]);
  expect(counting.reduce((sum, icon) => sum + ('damage' in icon ? icon.damage : 0), 0)).toBe(5);
});

it.each(LANGUAGES)('the examples name cards and monsters as they are printed, in %s', (language) => {
  const { name } = words(language);
  const combos = article('old-world', language, '12-combos-and-damage.md');
  for (const { title } of COMBO) expect(combos).toContain(name.title(title));
  expect(combos).toContain('1 + 2 + 1 + 1');
  // Crushing Blow lies in a slot as a card of cost 2; the Wyvern has life 15.
  expect(actionTitle('crushing-blow').cost).toBe(2);
  expect(article('old-world', language, '10-phase-three.md')).toContain(name.title('crushing-blow'));
  expect(MONSTERS.find(({ id }) => id === 'wyvern')?.life).toBe(15);
  for (const id of ['foglet', 'barghest', 'harpy'])
    expect(MONSTERS.find((monster) => monster.id === id)?.level).toBe(1);
});

/** Names our files have for things: two words or more with a hyphen, as nobody writes them in a sentence. */
const IDS = [
  ...new Set([
    ...LOCATIONS.flatMap((place) => [place.id, 'action' in place ? place.action : '']),
    ...MONSTERS.map(({ id }) => id),
    ...ACTION_CARDS.map(({ title }) => title),
  ]),
].filter((id) => id.includes('-'));

it.each(LANGUAGES)('no name of our files reaches a reader of the rules, in %s', (language) => {
  const readable = rulesFiles(language).map((file) =>
    article('old-world', language, file).replaceAll(/\]\([^)]*\)/g, ']'),
  );
  expect(IDS.filter((id) => readable.some((text) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text)))).toEqual([]);
  // Nor anything else in the letters of a machine; pictures of cards aside.
  const code = readable.flatMap((text) => text.replaceAll(/^```[\s\S]*?^```/gm, '').match(/`[^`\n]+`/g) ?? []);
  expect(code).toEqual([]);
});

it.each(LANGUAGES)('no name of our files stands in the words of the game, in %s', (language) => {
  const said = words(language);
  const texts = [
    ...ACTION_CARDS.map((card) => `${said.name.title(card.title)} ${said.card(card)}`),
    ...MONSTERS.map(({ id }) => `${said.name.monster(id)} ${said.ability(id)}`),
    ...LOCATIONS.map(
      (place) => `${said.name.place(place.id)} ${'action' in place ? said.name.action(place.action) : ''}`,
    ),
  ];
  expect(IDS.filter((id) => texts.some((text) => text.includes(id)))).toEqual([]);
});
