import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline-plugin.ts';
import { libraryPages } from './library-pages.ts';

/** Lists of the icons that screens use, and the module each becomes. A list of its own is loaded with its own screens. */
const ICONS: Readonly<Record<string, string>> = {
  'virtual:game-icons': './src/kit/icons/used.json',
  'virtual:table-icons': './src/table/icons/used.json',
  'virtual:old-world-icons': './src/old-world/icons/used.json',
};

/** The few icons the screens use, taken out of the set of four thousand when the page is built. */
function gameIcons(): Plugin {
  return {
    name: 'medallion-game-icons',
    resolveId: (source) => (source in ICONS ? `\0${source}` : undefined),
    load(source) {
      const list = ICONS[source.slice(1)];
      if (list === undefined) return undefined;
      const used = fileURLToPath(new URL(list, import.meta.url));
      this.addWatchFile(used);
      const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string } | undefined>;
      };
      const names = Object.keys(JSON.parse(readFileSync(used, 'utf8')) as Record<string, string>);
      const bodies = names.map((name) => {
        const icon = icons[name];
        if (icon === undefined) throw new Error(`There is no icon called ${name}: see ${list}.`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), gameIcons(), libraryPages(), offline()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 2048, outDir: 'dist', emptyOutDir: true },
});
