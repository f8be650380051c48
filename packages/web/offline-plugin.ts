import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/offline/service-worker.ts', import.meta.url));
const FILE = 'service-worker.js';
/** Stands in the source where the list of files goes. */
const MARK = '__FILES__';

/**
 * Builds the service worker beside the page, and tells it which files the page is made of. Their names and contents
 * give its version: a page that did not change is not fetched again.
 */
export function offline(): Plugin {
  return {
    name: 'medallion-offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE });
    },
    // Everything is in its place by now, what lies in public/ included.
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== FILE)
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((name) => !name.startsWith('.'))
        .sort();
      const hash = createHash('sha256');
      for (const name of files) hash.update(`${name}\n`).update(readFileSync(join(dir, name)));
      const list = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files });
      const worker = join(dir, FILE);
      writeFileSync(
        worker,
        readFileSync(worker, 'utf8').replace(MARK, () => list),
      );
    },
  };
}
