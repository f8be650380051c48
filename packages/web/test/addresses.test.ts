import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { addressOf, readAddress } from '../src/addresses.ts';
import { sources } from './vocabularies.ts';

it('one module knows all addresses: nobody else writes one', () => {
  const written = sources()
    .filter((file) => !/[\\/]addresses\.ts$/.test(file))
    .flatMap((file) => {
      // What a comment says by way of example leads nowhere.
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
      return [...code.matchAll(/['"`]#\/|location\.hash = /g)].map(() => relative(process.cwd(), file));
    });
  expect(written).toEqual([]);
});

it('an address is read as it was written', () => {
  expect(readAddress(addressOf.rules('ow-move-03'))).toMatchObject({ page: 'rules', path: 'ow-move-03' });
  expect(readAddress(addressOf.table('old-world-poker', 'x1'))).toMatchObject({ page: 'poker', path: 'x1' });
  expect(readAddress(addressOf.room('r', 'key'))).toMatchObject({ page: 'room', path: 'r', rest: 'key' });
  expect(readAddress(addressOf.home).page).toBe('');
});
