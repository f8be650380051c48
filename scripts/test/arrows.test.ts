import { expect, test } from 'vitest';
import { checkArrows } from '../checks/arrows.mjs';
import { workspace } from './workspace.ts';

const games = ['old-world', 'path-of-destiny'];
const rooms = ['kernel', ...games, 'bots', 'table', 'server', 'web', 'cli'];

const manifest = (name: string) =>
  JSON.stringify({
    name: `@medallion/${name}`,
    exports: { '.': './src/index.ts', './testing': './src/testing.ts' },
    ...(games.includes(name) ? { medallion: { game: true } } : {}),
  });

/** What the check says about a workspace of all rooms with some files added. */
const complaints = (files: Readonly<Record<string, string>>) =>
  checkArrows(
    workspace({
      ...Object.fromEntries(rooms.map((name) => [`packages/${name}/package.json`, manifest(name)])),
      ...files,
    }),
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);

test.each([
  ['the kernel', 'a game', 'packages/kernel/src/a.ts', '@medallion/old-world'],
  ['a game', 'another game', 'packages/old-world/src/a.ts', '@medallion/path-of-destiny'],
  ['a game', 'the bots', 'packages/old-world/src/a.ts', '@medallion/bots'],
  ['the bots', 'the server', 'packages/bots/src/a.ts', '@medallion/server'],
  ['the bots', 'the table', 'packages/bots/src/a.ts', '@medallion/table'],
  ['the table', 'the page', 'packages/table/src/a.ts', '@medallion/web'],
  ['the page', 'the server', 'packages/web/src/a.tsx', '@medallion/server'],
  ['the server', 'the page', 'packages/server/src/a.ts', '@medallion/web'],
])('%s may not import %s', (_from, _to, file, target) => {
  expect(complaints({ [file]: `import { x } from '${target}';` })).toHaveLength(1);
  expect(complaints({ [file]: `export * from '${target}';` })).toHaveLength(1);
  expect(complaints({ [file]: `await import('${target}');` })).toHaveLength(1);
  expect(complaints({ [file]: `import type { X } from '${target}';` })).toHaveLength(1);
});

test('imports that point inwards are fine', () => {
  expect(
    complaints({
      'packages/old-world/src/a.ts': `import { x } from '@medallion/kernel';`,
      'packages/bots/src/a.ts': `import { x } from '@medallion/old-world'; import { y } from '@medallion/kernel/testing';`,
      'packages/web/src/a.tsx': `import { x } from '@medallion/bots'; import react from 'react';`,
      'packages/server/src/a.ts': `import { readFile } from 'node:fs/promises';`,
      'packages/web/test/a.browser.test.ts': `import { createServer } from '@medallion/server';`,
    }),
  ).toEqual([]);
});

test('nobody reaches past what a package exports', () => {
  expect(complaints({ 'packages/web/src/a.ts': `import { x } from '@medallion/kernel/src/pile.ts';` })).toEqual([
    'packages/web/src/a.ts:1 @medallion/kernel does not export ./src/pile.ts',
  ]);
  expect(complaints({ 'packages/web/src/a.ts': `import { x } from '../../kernel/src/pile.ts';` })).toEqual([
    'packages/web/src/a.ts:1 reaches into packages/kernel by path: import @medallion/kernel',
  ]);
});

test('rules and bots cannot use what only Node has, their tests can', () => {
  const line = `import { readFileSync } from 'node:fs';`;
  expect(complaints({ 'packages/kernel/src/a.ts': line, 'packages/bots/src/a.ts': line })).toHaveLength(2);
  expect(complaints({ 'packages/kernel/test/a.test.ts': line })).toEqual([]);
});

test('a relative import names a file with its extension', () => {
  expect(
    complaints({
      'packages/kernel/src/a.ts': `import { b } from './b';`,
      'packages/kernel/src/b.ts': 'export const b = 1;',
    }),
  ).toEqual([`packages/kernel/src/a.ts:1 './b' is no file: name it with its extension`]);
});

test('a circle of imports is found once, however long', () => {
  expect(
    complaints({
      'packages/kernel/src/a.ts': `\nimport { b } from './b.ts';`,
      'packages/kernel/src/b.ts': `export { c } from './deep/c.ts';`,
      'packages/kernel/src/deep/c.ts': `import { a } from '../a.ts';`,
      'packages/kernel/src/index.ts': `export * from './a.ts'; export * from './b.ts';`,
    }),
  ).toEqual([
    'packages/kernel/src/deep/c.ts:1 closes a circle: packages/kernel/src/a.ts → packages/kernel/src/b.ts → ' +
      'packages/kernel/src/deep/c.ts → packages/kernel/src/a.ts',
  ]);
});

test('types may refer to each other in a circle', () => {
  expect(
    complaints({
      'packages/kernel/src/a.ts': `import type { B } from './b.ts'; export const a = 1;`,
      'packages/kernel/src/b.ts': `import { a } from './a.ts'; export type B = typeof a;`,
    }),
  ).toEqual([]);
});

test('a package becomes a game by saying so, and is then under the same arrows as the others', () => {
  const chess = JSON.stringify({
    name: '@medallion/chess',
    exports: { '.': './src/index.ts' },
    medallion: { game: true },
  });
  expect(
    complaints({
      'packages/chess/package.json': chess,
      'packages/chess/src/a.ts': `import { x } from '@medallion/old-world'; import { y } from 'node:fs';`,
      'packages/bots/src/a.ts': `import { x } from '@medallion/chess';`,
    }),
  ).toEqual([
    'packages/chess/src/a.ts:1 chess may not import old-world: imports point from rooms to table to bots to games to kernel',
    'packages/chess/src/a.ts:1 chess runs in browsers too and cannot use node:fs',
  ]);
});

test.each([
  ['what any table uses', 'a game', 'packages/web/src/table/a.tsx', '@medallion/old-world'],
  ['the kit', 'a game', 'packages/web/src/kit/a.tsx', '@medallion/path-of-destiny'],
  ['the screens of a game', 'another game', 'packages/web/src/old-world/a.tsx', '@medallion/path-of-destiny'],
])('%s may not know %s', (_from, _to, file, target) => {
  expect(complaints({ [file]: `import { x } from '${target}';` })).toHaveLength(1);
});

test('screens of one game do not reach into those of another, and what any table uses into none', () => {
  const dice = { 'packages/web/src/old-world/b.ts': '', 'packages/web/src/poker/b.ts': '' };
  const from = (file: string, target: string) => complaints({ ...dice, [file]: `import '${target}';` });
  expect(from('packages/web/src/table/a.ts', '../old-world/b.ts')).toHaveLength(1);
  expect(from('packages/web/src/old-world/a.ts', '../poker/b.ts')).toHaveLength(1);
  expect(from('packages/web/src/poker/a.ts', '../old-world/b.ts')).toEqual([]);
});

test('folders of a game’s screens point one way, types included; a file beside them stands for itself', () => {
  const around = {
    'packages/web/src/old-world/map/a.ts': `import type { B } from '../journey/b.ts'; import '../sitting.ts';`,
    'packages/web/src/old-world/journey/b.ts': `import '../frame/c.ts';`,
    'packages/web/src/old-world/frame/c.ts': '',
    'packages/web/src/old-world/sitting.ts': '',
    'packages/web/src/old-world/Table.tsx': `import './map/a.ts';`,
  };
  expect(complaints(around)).toEqual([]);
  expect(
    complaints({ ...around, 'packages/web/src/old-world/frame/c.ts': `import type { A } from '../map/a.ts';` }),
  ).toEqual(['packages/web/src/old-world/frame/c.ts:1 folders of screens point one way: map → journey → frame → map']);
});

test.each(['packages/web/src/kit/a.tsx', 'packages/web/src/table/a.ts', 'packages/table/src/host.ts'])(
  '%s names no game',
  (file) => {
    expect(complaints({ [file]: `const title = 'Old World';` })).toEqual([]);
    expect(complaints({ [file]: `\nconst isMap = game === 'old-world';` })).toEqual([
      `${file}:2 names old-world: what serves any game finds them in the registry`,
    ]);
    expect(complaints({ 'packages/table/src/registry/index.ts': `const id = 'old-world';` })).toEqual([]);
  },
);
