import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { BUNDLED } from './server-build.mjs';

/** Modules know where they lie as if they had not been bundled: what they look for lies beside their sources. */
const whereTheyLay = {
  name: 'where they lay',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (path.includes('node_modules') || !text.includes('import.meta.url')) return undefined;
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/**
 * A bench as plain Node runs it, bundled as the server is for production: with tsx between, its loader and its names of
 * functions took a third of a playout. Servers it starts (`bench/<name>/*-server.ts`) lie beside it.
 * @returns {Promise<string>} the file to run
 */
export async function buildBench(/** @type {string} */ name) {
  const { build } = await import('esbuild');
  const folder = join(root, 'bench', name);
  const servers = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('-server.ts')) : [];
  const outdir = join(root, '.cache/bench');
  await build({
    ...BUNDLED,
    entryPoints: Object.fromEntries([
      [name, `${folder}.ts`],
      ...servers.map((file) => [basename(file, '.ts'), join(folder, file)]),
    ]),
    outdir,
    legalComments: 'none',
    plugins: [whereTheyLay],
  });
  return join(outdir, `${name}.mjs`);
}
