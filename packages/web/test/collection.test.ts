import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACTION_CARDS, MONSTERS, POTION_TITLES } from '@medallion/old-world/content';
import { ACTION_CARDS as PATH_CARDS } from '@medallion/path-of-destiny/content';
import { describe, expect, it } from 'vitest';
import { look, nearest } from '../src/collection/look.ts';
import type { Thing } from '../src/collection/thing.ts';
import { thingsOf } from '../src/old-world/collection/things.ts';
import { thingsOf as pathThings } from '../src/path-of-destiny/collection/things.ts';

const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
const articles = fileURLToPath(new URL('../../../docs/rules/old-world/en/', import.meta.url));
const rules = readdirSync(articles)
  .map((file) => readFileSync(articles + file, 'utf8'))
  .join('\n');

const ids = (things: readonly Thing[]): readonly string[] => things.map(({ id }) => id);

describe.each(LANGUAGES)('the collection in %s', (language) => {
  it.each([
    ['Old World', thingsOf],
    ['Path of Destiny', pathThings],
  ] as const)('names everything of %s once, and nothing stands on a shelf without words', async (_, of) => {
    const { things, shelves, facets } = await of(language);
    expect(new Set(ids(things)).size).toBe(things.length);
    expect(things.filter(({ name, kind, lines }) => name === '' || kind === '' || lines.join('') === '')).toEqual([]);
    for (const { id } of shelves) expect(things.some(({ shelf }) => shelf === id)).toBe(true);
    // Every button of a filter finds something.
    expect(facets.filter(({ filter, value }) => look(things, '', { [filter]: [value] }).length === 0)).toEqual([]);
    expect(JSON.stringify([things.map(({ name, kind, lines }) => [name, kind, lines]), shelves])).not.toMatch(
      /undefined|\b(?:train|dice|trail|trade|clear)-[a-z]/,
    );
  });

  it('holds every card, monster and potion of Old World', async () => {
    const { things } = await thingsOf(language);
    const count = (shelf: string) => things.filter((thing) => thing.shelf === shelf).length;
    expect(count('cards')).toBe(new Set(ACTION_CARDS.map(({ title }) => title)).size);
    expect(count('monsters')).toBe(MONSTERS.length);
    expect(count('potions')).toBe(POTION_TITLES.length);
    const path = await pathThings(language);
    expect(path.things.filter(({ shelf }) => shelf === 'cards').length).toBe(PATH_CARDS.length);
  });

  it('points to paragraphs that exist', async () => {
    const { things } = await thingsOf(language);
    const clauses = new Set(things.map(({ clause }) => clause?.toLowerCase() ?? ''));
    expect([...clauses].filter((clause) => !rules.includes(`id="${clause}"`))).toEqual([]);
  });
});

describe('looking along the shelves', async () => {
  const { things } = await thingsOf('en');

  it('finds by name first, then by what is printed', () => {
    expect(ids(look(things, 'leshen', {})).slice(0, 1)).toEqual(['monster-leshen']);
    expect(ids(look(things, 'shield barghest', {}))).toEqual(['monster-barghest']);
    expect(look(things, 'shield', {}).length).toBeGreaterThan(10);
  });

  it('lets filters combine: one of each, all of them', () => {
    const found = look(things, '', { colour: ['red', 'blue'], cost: ['0'] });
    expect(ids(found)).toEqual(['card-precise-cut', 'card-rend', 'card-quick-slash', 'card-shattering-blow']);
  });

  it('finds without accents, and knows what was perhaps meant', async () => {
    const polish = (await thingsOf('pl')).things;
    expect(ids(look(polish, 'mlynek', {}))).toContain('card-whirl');
    expect(ids(nearest(things, 'leshun'))[0]).toBe('monster-leshen');
  });
});
