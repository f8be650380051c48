import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesUnder } from './files.mjs';
import { node, root } from './run.mjs';

const web = join(root, 'packages/web');
const dist = join(web, 'dist');
const stampFile = join(dist, '.stamp');

/** The folders the page is made of: the web package and every package of ours it depends on. */
function sourcesOfThePage() {
  const seen = new Set(['web']);
  for (const name of seen) {
    const file = join(root, 'packages', name, 'package.json');
    if (!existsSync(file)) continue;
    for (const dependency of Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {})) {
      if (dependency.startsWith('@medallion/')) seen.add(dependency.slice('@medallion/'.length));
    }
  }
  return [...seen].map((name) => join(root, 'packages', name));
}

/** The rules told to players, which become pages of the library, and the single pages beside them. */
const told = [join(root, 'docs/rules')];
const pages = () =>
  ['docs', 'docs/catalogue'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => folder !== 'docs' || /^(?:rulings.*|editions)\.md$/.test(file))
      .map((file) => join(root, folder, file)),
  );

/** Tests build the page too, and say `test` in NODE_ENV: their page must still be the one that players get. */
const MODE = 'production';

/** A hash of everything that can change the page. By content, so that switching branches back builds nothing. */
function fingerprint() {
  const hash = createHash('sha256')
    .update(MODE)
    .update(readFileSync(join(root, 'package-lock.json')));
  for (const page of pages()) hash.update(readFileSync(page));
  for (const folder of [...sourcesOfThePage(), ...told]) {
    for (const file of filesUnder(folder)) {
      if (/[\\/]test[\\/]|\.test\.tsx?$/.test(file)) continue;
      hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Puts `.br` and `.gz` beside each file that shrinks, so that the server never compresses while people wait. */
function precompress(/** @type {string} */ folder) {
  for (const file of filesUnder(folder)) {
    if (!/\.(?:html|js|css|svg|json|webmanifest|txt)$/.test(file)) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Builds the page if anything it is made of changed since the last build.
 * The new page is made in a folder of its own and moved into place whole, so that a running table or another
 * build at the same time never sees half of it.
 * @returns {Promise<boolean>} whether there is a page
 */
export async function ensureWebBuilt() {
  const stamp = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  console.error('Building the page …');
  const fresh = join(web, '.cache', `dist-${process.pid}`);
  const vite = [join(web, 'node_modules/vite'), join(root, 'node_modules/vite')].find(existsSync) ?? '';
  const { code, text } = await node([join(vite, 'bin/vite.js'), 'build', '--outDir', fresh, '--logLevel', 'warn'], {
    cwd: web,
    output: 'keep',
    env: { ...process.env, NODE_ENV: MODE },
  });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    console.error(text.trim());
    return false;
  }
  precompress(fresh);
  writeFileSync(join(fresh, '.stamp'), stamp);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  return true;
}
