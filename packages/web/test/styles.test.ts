import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { LAYERS, stylesInReach } from '../styles-plugin.ts';
import { HEIGHTS, WIDTHS } from '../src/styles/widths.ts';
import { widthsByText } from '../text-widths-plugin.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const config = await resolveConfig(
  { configFile: false, root: WEB, css: { postcss: { plugins: [stylesInReach(), widthsByText()] } } },
  'build',
);

/** A file of styles as the page gets it. */
const read = async (file: string, text = readFileSync(join(WEB, 'src', file), 'utf8')): Promise<string> =>
  (await preprocessCSS(text, join(WEB, 'src', file), config)).code;

/** What of a text stands in no layer. */
function outsideLayers(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const sign of text.replaceAll(/\/\*.*?\*\//gs, '')) {
    if (sign === '}') depth -= 1;
    if (depth === 0) outside += sign === '}' ? '\n' : sign;
    if (sign === '{') depth += 1;
  }
  const layers: readonly string[] = LAYERS.map((layer) => `@layer ${layer} {`);
  return outside
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !layers.includes(line));
}

it('every file of styles lies in layers, whole', async () => {
  expect(files.length).toBeGreaterThan(50);
  expect(outsideLayers('@layer kit { a { b: c } } .x { d: e }')).toEqual(['.x {']);
  const found: string[] = [];
  for (const file of files) for (const line of outsideLayers(await read(file))) found.push(`${file}: ${line}`);
  expect(found).toEqual([]);
}, 60_000);

it('a class of one game reaches nothing outside its root', async () => {
  expect(await read('old-world/x.css', '.now, .old-world .seal, .old-world[data-busy] { color: red }')).toContain(
    ':where(.old-world, .of-old-world) .now, .old-world .seal, .old-world[data-busy] {',
  );
  expect(await read('poker/x.css', '@media print { .seal { color: red } }')).toContain(':where(.poker) .seal {');
  expect(await read('path-of-destiny/x.css', '.pd-path .fate, .fate { color: red }')).toContain(
    '.pd-path .fate, :where(.path-of-destiny) .fate {',
  );
  expect(await read('old-world/x.css', '@keyframes a { from { opacity: 0 } }')).toContain('from { opacity: 0 }');
});

it('styles of a game that speak of the whole page have to ask for its root', async () => {
  await expect(read('old-world/x.css', ':root { --red: red }')).rejects.toThrow('reaches outside its game');
  expect(await read('poker/x.css', 'html:has(.poker) { color: red }')).toContain('html:has(.poker) {');
});

it('a folder nobody has given a layer is refused', async () => {
  await expect(read('elsewhere/x.css', '.x { color: red }')).rejects.toThrow('does not know how far');
});

it('the page knows the order of the layers before any of them arrives', () => {
  expect(readFileSync(join(WEB, 'index.html'), 'utf8')).toContain(`@layer ${LAYERS.join(', ')};`);
});

it('a boundary of the page lies further out for larger text, whatever it says', async () => {
  const code = await read(
    'old-world/x.css',
    '@media (--to-table) and (--from-standing) { .now, html:has(.old-world) { color: red } }',
  );
  expect(code.match(/@media [^{]*/g)?.map((each) => each.trim())).toEqual([
    '@media (max-width: 999.98px) and (min-height: 500px)',
    '@media (max-width: 1124.98px) and (min-height: 562.5px)',
    '@media (max-width: 1249.98px) and (min-height: 625px)',
  ]);
  expect(code).toContain(':where(html[data-text="larger"]) :where(.old-world, .of-old-world) .now, html:where(');
  expect(await read('styles/tokens.css')).toContain('@media (min-width: 1920px)');
});

it('a page is laid out otherwise at sizes with a name alone, and those are a handful', async () => {
  await expect(read('poker/x.css', '@media (max-width: 800px) { .x { color: red } }')).rejects.toThrow('widths.ts');
  await expect(read('poker/x.css', '@media (width < 40rem) { .x { color: red } }')).rejects.toThrow('widths.ts');
  await expect(read('poker/x.css', '@media (--to-moon) { .x { color: red } }')).rejects.toThrow(
    'no size called to-moon',
  );
  expect(await read('poker/x.css', '@media (hover: hover) { .x { color: red } }')).toContain('(hover: hover)');
  expect(Object.keys(WIDTHS).length + Object.keys(HEIGHTS).length).toBeLessThanOrEqual(10);
});

it('every size with a name is one at which something changes', () => {
  const said = files.map((file) => readFileSync(join(WEB, 'src', file), 'utf8')).join();
  const silent = [...Object.keys(WIDTHS), ...Object.keys(HEIGHTS)].filter(
    (name) => !new RegExp(`-${name}\\)`).test(said),
  );
  expect(silent).toEqual([]);
});
