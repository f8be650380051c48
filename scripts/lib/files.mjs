import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', 'coverage', '.git']);

/**
 * All files under a folder that people wrote, sorted, as full paths. A missing folder has none.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}
