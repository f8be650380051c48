import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATALOGUE, TABLE_NAMES, tablesIn, withTables } from '../../../scripts/lib/catalogue-tables.ts';

const catalogue = readFileSync(CATALOGUE, 'utf8');

it('every table of part 5 of the catalogue has its place once', () => {
  expect([...tablesIn(catalogue)].sort()).toEqual([...TABLE_NAMES].sort());
});

it('the tables of the catalogue are the cards as they are: npm run catalogue writes them anew', () => {
  expect(withTables(catalogue)).toBe(catalogue);
});
