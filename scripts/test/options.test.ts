import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_OPTIONS as OLD_WORLD } from '@medallion/old-world';
import { RULE_OPTIONS as PATH_OF_DESTINY } from '@medallion/path-of-destiny';
import { expect, test } from 'vitest';
import { filesUnder } from '../lib/files.mjs';
import { root } from '../lib/run.mjs';

/** Options of a game that no chapter of its rules asks for: whoever set them would have changed nothing. */
function unasked(game: string, options: readonly string[]): string[] {
  const chapters = [
    ...filesUnder(join(root, 'packages', game, 'src/rules')),
    join(root, 'packages', game, 'src/view.ts'),
  ]
    .filter((file) => !file.endsWith('options.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return options.filter((name) => !new RegExp(`\\b${name}\\b`).test(chapters));
}

test.each([
  ['old-world', OLD_WORLD],
  ['path-of-destiny', PATH_OF_DESTINY],
] as const)('every rule option of %s is asked for by a chapter', (game, options) => {
  expect(unasked(game, Object.keys(options))).toEqual([]);
  expect(unasked(game, ['setNowhere'])).toEqual(['setNowhere']);
});
