/**
 * npm run catalogue: writes the tables of part 5 of Path of Destiny's catalogue anew, from the cards as they are. What
 * stands between two marks is the content's; what stands around them is written by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CATALOGUE, withTables } from './lib/catalogue-tables.ts';

writeFileSync(CATALOGUE, withTables(readFileSync(CATALOGUE, 'utf8')));
