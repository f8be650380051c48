import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages that are games: those whose package.json says `"medallion": { "game": true }`. Laws, arrows and
 * content checks ask here, so that a new game is under all of them from its first line.
 * @returns {string[]}
 */
export function gamesIn(/** @type {string} */ root) {
  const packages = join(root, 'packages');
  if (!existsSync(packages)) return [];
  return readdirSync(packages)
    .filter((name) => {
      const manifest = join(packages, name, 'package.json');
      return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).medallion?.game === true;
    })
    .toSorted();
}
