// What is made for any game names none, and a new game is a few lines outside its rules.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@medallion/table/registry';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|json)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/\/(?:node_modules|dist|\.cache)\//.test(file));
const linesOf = (file: string): string[] => readFileSync(join(ROOT, file), 'utf8').split('\n');

/** Lines that name a game, however it is written: old-world, oldWorld, OldWorld, OLD_WORLD, Old World. */
const namesGame = (line: string): boolean =>
  GAMES.some(({ id }) => new RegExp(`(?<![a-z])${id.split('-').join('[-_ ]?')}(?![a-z])`, 'i').test(line));

test('games are recognised however they are written', () => {
  expect(['old-world', 'oldWorld', 'OLD_WORLD', 'Old World', "'caravan'", 'PathOfDestiny'].every(namesGame)).toBe(true);
  expect(['the world of old', 'a path', 'caravans'].some(namesGame)).toBe(false);
});

test('nothing that serves any game names one, except the registry', () => {
  const files = ['packages/web/src/kit', 'packages/web/src/table', 'packages/table/src'].flatMap(filesUnder);
  expect(files.length).toBeGreaterThan(80);
  const free = files.filter((file) => !/^packages\/table\/src\/(?:registry|testing)\//.test(file));
  expect(
    free.flatMap((file) =>
      linesOf(file)
        .filter(namesGame)
        .map((line) => `${file}: ${line.trim()}`),
    ),
  ).toEqual([]);
});

test('the caravan took at most 100 lines outside its rules', () => {
  const made = ['packages', 'scripts'].flatMap(filesUnder).filter((file) => !/\/test\/|\/reference\//.test(file));
  const own = made.filter((file) => /caravan/.test(file));
  const mentions = made
    .filter((file) => !own.includes(file))
    .flatMap((file) => linesOf(file).filter((line) => /caravan/i.test(line)));
  expect(own).toEqual(['packages/table/src/registry/caravan.ts']);
  expect(own.flatMap(linesOf).length + mentions.length).toBeLessThanOrEqual(100);
});
