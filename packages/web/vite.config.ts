import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline-plugin.ts';
import { libraryPages } from './library-pages.ts';
import { stylesInReach } from './styles-plugin.ts';
import { widthsByText } from './text-widths-plugin.ts';

/** Lists of the icons that screens use, and the module each becomes. A list of its own is loaded with its own screens. */
const ICONS: Readonly<Record<string, string>> = {
  'virtual:game-icons': './src/kit/icons/used.json',
  'virtual:table-icons': './src/table/icons/used.json',
  'virtual:old-world-icons': './src/old-world/icons/used.json',
  'virtual:path-icons': './src/path-of-destiny/icons/used.json',
};
/** Many icons become one drawing beside the page instead of a module within it. */
const SPRITES: Readonly<Record<string, string>> = {
  'virtual:path-card-sprite': './src/path-of-destiny/icons/on-cards.json',
};

/** The drawings of the icons in a list. */
function drawingsOf(list: string): [name: string, body: string][] {
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string } | undefined>;
  };
  return Object.keys(JSON.parse(readFileSync(pathOf(list), 'utf8')) as Record<string, string>).map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`There is no icon called ${name}: see ${list}.`);
    return [name, icon.body];
  });
}

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The few icons the screens use, taken out of the set of four thousand when the page is built. */
function gameIcons(): Plugin {
  return {
    name: 'medallion-game-icons',
    resolveId: (source) => (source in ICONS ? `\0${source}` : undefined),
    load(source) {
      const list = ICONS[source.slice(1)];
      if (list === undefined) return undefined;
      this.addWatchFile(pathOf(list));
      return `export default ${JSON.stringify(Object.fromEntries(drawingsOf(list)))};`;
    },
  };
}

/** Icons as symbols of one drawing; the module knows its address. */
function iconSprites(): Plugin {
  const drawn = (list: string): string => {
    const symbols = drawingsOf(list).map(
      ([name, body]) => `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  };
  const served = (source: string): string => `/@sprites/${source.replace('virtual:', '')}.svg`;
  let building = false;
  return {
    name: 'medallion-icon-sprites',
    config: (_, { command }) => {
      building = command === 'build';
    },
    resolveId: (source) => (source in SPRITES ? `\0${source}` : undefined),
    load(source) {
      const list = SPRITES[source.slice(1)];
      if (list === undefined) return undefined;
      if (!building) return `export default ${JSON.stringify(served(source.slice(1)))};`;
      const name = `${source.slice(1).replace('virtual:', '')}.svg`;
      const file = this.emitFile({ type: 'asset', name, source: drawn(list) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer({ middlewares }) {
      for (const [source, list] of Object.entries(SPRITES))
        middlewares.use(served(source), (_, response) => {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(drawn(list));
        });
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), gameIcons(), iconSprites(), libraryPages(), offline()],
  css: { postcss: { plugins: [stylesInReach(), widthsByText()] } },
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 2048, outDir: 'dist', emptyOutDir: true },
});
