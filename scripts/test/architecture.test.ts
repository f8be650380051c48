import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

/** Every file and folder of the project, each with a slash before it. */
const paths = ['packages', 'scripts', 'docs', '']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '', encoding: 'utf8' }).map((path) =>
      join('/', folder, path),
    ),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\/(?:node_modules|dist|\.cache)\//.test(path));

/** What a page names as a file, or as a folder by the slash at its end. */
const named = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]+(?:\.(?:ts|tsx|mjs|json|html|css|md)|\/))`/g)].flatMap(
    ([, name]) => name ?? [],
  );

const missing = (text: string): string[] =>
  named(text).filter((name) => !paths.some((path) => path.endsWith(`/${name.replace(/\/$/, '')}`)));

test('every file and folder that the page about the architecture names is there', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  expect(named(text).length).toBeGreaterThan(30);
  expect(missing(text)).toEqual([]);
  expect(missing('`table/link/local-link.ts` and `table/link/socket-link.ts`, in `nowhere/`')).toEqual([
    'table/link/socket-link.ts',
    'nowhere/',
  ]);
});

/** Names that stand together, as in `{en,pl}/names.ts`, one by one; steps up to another package are left out. */
const spelledOut = (text: string): string =>
  text
    .replaceAll(/`([^`{]*)\{([\w,]+)\}([^`]*)`/g, (_, before: string, names: string, after: string) =>
      names
        .split(',')
        .map((name) => `\`${before}${name}${after}\``)
        .join(' '),
    )
    .replaceAll('`../', '`');

test('every file that the recipes name is there', () => {
  const text = readFileSync(join(root, 'docs/contributing.md'), 'utf8');
  const recipes = spelledOut(text.slice(text.indexOf('## Recipes'), text.indexOf('## Adding a dependency')));
  expect(named(recipes).length).toBeGreaterThan(30);
  expect(missing(recipes)).toEqual([]);
  expect(missing(spelledOut('`../web/src/{styles,stiles}/base.css`'))).toEqual(['web/src/stiles/base.css']);
});
