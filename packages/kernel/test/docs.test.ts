import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ticTacToe } from '../reference/index.ts';
import type { Game } from '../src/index.ts';
import {
  checkAnswers,
  checkReplay,
  checkRoundTrips,
  checkSecrecy,
  checkUndo,
  randomPlay,
} from '../src/testing/index.ts';
import { type AnyShape, sittings } from './games.ts';

const docs = new URL('../../../docs/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, docs), 'utf8');

it('the game written out in docs/kernel.md is a game, and keeps the properties', { timeout: 60_000 }, async () => {
  const [, source = ''] = /```ts\n(import[\s\S]*?)```/.exec(read('kernel.md')) ?? [];
  const built = await build({
    stdin: { contents: source, loader: 'ts', resolveDir: fileURLToPath(docs) },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const code = Buffer.from(built.outputFiles[0]?.text ?? '').toString('base64');
  const { nerve } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    nerve: Game<AnyShape>;
  };
  for (const sitting of sittings(20, [2, 3, 4])) {
    expect(randomPlay(nerve, sitting).over).toBeDefined();
    for (const check of [checkRoundTrips, checkReplay, checkUndo, checkAnswers, checkSecrecy]) check(nerve, sitting);
  }
});

it('the position printed in docs/notation.md is one', () => {
  const [, position = ''] = /```\n(board[\s\S]*?)```/.exec(read('notation.md')) ?? [];
  const state = ticTacToe.notation?.parse(position);
  expect(state?.table.cells).toEqual([0, -1, -1, -1, 1, -1, -1, -1, -1]);
  expect(state === undefined ? '' : ticTacToe.notation?.print(state)).toBe(position);
});
