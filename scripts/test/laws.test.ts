import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLaws } from '../checks/laws.mjs';
import { root, tool } from '../lib/run.mjs';
import { workspace } from './workspace.ts';

/** What the laws say of a file in a workspace of a kernel, bots, and a game nobody has heard of before. */
const complaintsAbout = (line: string, file = 'packages/kernel/src/a.ts') =>
  checkLaws(
    workspace({
      'packages/kernel/package.json': '{}',
      'packages/chess/package.json': '{ "medallion": { "game": true } }',
      'packages/bots/package.json': '{}',
      [file]: line,
    }),
  );

test.each([
  ['a fraction', 'export const a = 0.5;'],
  ['a whole number written as a fraction', 'export const a = 2.0;'],
  ['a division', 'export const f = (a: number, b: number) => a / b;'],
  ['a division beside a rounding', 'export const f = (a: number) => Math.trunc(a) / 2;'],
  ['a division handed to another function first', 'export const f = (a: number) => Math.trunc(Number(a / 2));'],
  ['a dividing assignment', 'export function f(a: number) { a /= 2; return a; }'],
  ['a power', 'export const f = (a: number) => 6 ** a;'],
])('%s breaks the laws', (_, line) => {
  expect(complaintsAbout(line)).toHaveLength(1);
});

test.each([
  ['a truncated division', 'export const f = (a: number, b: number) => Math.trunc(a / b);'],
  [
    'a division rounded together with what surrounds it',
    'export const f = (a: number) => Math.floor((a + 1) / 2 - 1);',
  ],
  ['a division made whole by a bit operation', 'export const f = (a: number) => (a / 2) | 0;'],
  ['a division made whole by an unsigned shift', 'export const f = (a: number) => (a / 2) >>> 0;'],
  ['a power of two constants', 'export const a = 2 ** 32;'],
  ['a large whole number', 'export const a = 1e9 + 0x9e37_79b9;'],
  ['a slash in a text or pattern', "export const a = 'a/b 0.5'.replace(/0.5/, '');"],
])('%s keeps the laws', (_, line) => {
  expect(complaintsAbout(line)).toEqual([]);
});

test('the laws hold in the kernel and in games, not in card text, test equipment and other rooms', () => {
  const fraction = 'export const a = 0.5;';
  expect(complaintsAbout(fraction, 'packages/chess/src/rules/a.ts')).toHaveLength(1);
  expect(complaintsAbout(fraction, 'packages/chess/src/words/a.ts')).toEqual([]);
  expect(complaintsAbout(fraction, 'packages/kernel/src/testing/a.ts')).toEqual([]);
  expect(complaintsAbout(fraction, 'packages/bots/src/a.ts')).toEqual([]);
});

test('a complaint says where', () => {
  expect(complaintsAbout('\n\nexport const a = 0.5;')).toEqual([
    { file: 'packages/kernel/src/a.ts', line: 3, message: '0.5: rules count in whole numbers' },
  ]);
});

test('the linter keeps clocks, locales and foreign chance out of the rules of any game', () => {
  const bad = [
    'export const a = Math.random();',
    "export const b = Math['random']();",
    'export const { random } = Math;',
    'export const c = Date.now();',
    'export const d = performance.now();',
    "export const e = new Intl.PluralRules('en');",
    'export const f = crypto.randomUUID();',
    'export const g = (1000).toLocaleString();',
    "export const h = 'a'.localeCompare('b');",
    'export const i = Math.sqrt(2);',
    'export const j = Math.pow(2, 3);',
    'export const k = globalThis.Date;',
  ].join('\n');
  const base = workspace({
    '.oxlintrc.json': readFileSync(`${root}.oxlintrc.json`, 'utf8'),
    'packages/chess/src/rules/bad.ts': bad,
    'packages/chess/src/words/allowed.ts': bad,
    'packages/bots/src/allowed.ts': bad,
    'packages/table/src/allowed.ts': bad,
  });
  const { stdout } = spawnSync(process.execPath, [tool('oxlint/bin/oxlint'), '-f', 'unix'], {
    cwd: base,
    encoding: 'utf8',
  });
  const lines = [...stdout.matchAll(/^(.+?):(\d+):\d+:.*no-restricted/gm)];
  expect(new Set(lines.map(([, file]) => file))).toEqual(new Set(['packages/chess/src/rules/bad.ts']));
  expect(new Set(lines.map(([, , line]) => Number(line))).size).toBe(bad.split('\n').length);
});
