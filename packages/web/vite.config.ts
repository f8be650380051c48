import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The few icons the screens use, taken out of the set of four thousand when the page is built. */
function gameIcons(): Plugin {
  const id = 'virtual:game-icons';
  const used = fileURLToPath(new URL('./src/icons/used.json', import.meta.url));
  return {
    name: 'medallion-game-icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(used);
      const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
        icons: Record<string, { body: string } | undefined>;
      };
      const names = Object.keys(JSON.parse(readFileSync(used, 'utf8')) as Record<string, string>);
      const bodies = names.map((name) => {
        const icon = icons[name];
        if (icon === undefined) throw new Error(`There is no icon called ${name}: see src/icons/used.json.`);
        return [name, icon.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), gameIcons()],
  worker: { format: 'es' },
  build: { target: 'es2022', assetsInlineLimit: 2048, outDir: 'dist', emptyOutDir: true },
});
