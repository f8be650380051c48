import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** What has parts of its own machine code, and what those need: not to be bundled, but laid beside the bundle. */
const NATIVE = ['@photostructure/sqlite', 'node-gyp-build'];

/**
 * Bundled modules of the old kind still ask for `require` and for the folder they lie in; modules of the new kind have
 * neither.
 */
const OLD_KIND = [
  "import { createRequire as __requireFrom } from 'node:module';",
  "import { dirname as __folderOf } from 'node:path';",
  "import { fileURLToPath as __pathOf } from 'node:url';",
  'const require = __requireFrom(import.meta.url);',
  'const __filename = __pathOf(import.meta.url);',
  'const __dirname = __folderOf(__filename);',
].join('\n');

/**
 * How our programs are bundled for plain Node, whatever they are.
 * @type {import('esbuild').BuildOptions}
 */
export const BUNDLED = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  external: NATIVE,
  banner: { js: OLD_KIND },
  logLevel: 'error',
};

/**
 * The server as two files that plain Node runs, one for it and one for the threads in which bots think, with the little
 * that cannot be bundled in a node_modules of their own.
 * @param {string} folder where they go; made where it is missing
 */
export async function buildServer(folder) {
  const { build } = await import('esbuild');
  const server = join(root, 'packages/server/src');
  await build({
    entryPoints: { medallion: join(server, 'built.ts'), thread: join(server, 'think/worker.ts') },
    outdir: folder,
    ...BUNDLED,
    legalComments: 'linked',
  });
  for (const name of NATIVE) {
    const to = join(folder, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    // Its sources are for whoever compiles it; what runs is dist and prebuilds.
    cpSync(join(root, 'node_modules', name), to, {
      recursive: true,
      filter: (path) => !/[\\/](?:src|build|vendor|doc|docs|test)$/.test(path),
    });
  }
  const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const about = { name: 'medallion', version, private: true, license, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...about, main: 'medallion.mjs' }, null, 2)}\n`);
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(folder, file));
}

/** @returns {boolean} whether the folder holds a server that was built here before, or nothing at all */
export function mayBuildInto(/** @type {string} */ folder) {
  return !existsSync(folder) || existsSync(join(folder, 'medallion.mjs'));
}
