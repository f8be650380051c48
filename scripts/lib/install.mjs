import { existsSync, readFileSync } from 'node:fs';
import { fail, root, run } from './run.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Locked */

/** @returns {Record<string, Locked>} */
const packagesIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules holds what the lock file asks for. npm notes what it installed in a hidden lock file,
 * written last, so an interrupted install counts as none. Comparing versions rather than dates keeps a fresh
 * checkout or a touched file from causing a reinstall.
 */
export function isInstalled(base = root) {
  const hidden = `${base}node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const wanted = packagesIn(`${base}package-lock.json`);
  const present = packagesIn(hidden);
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    const found = present[path];
    return found ? found.version === version : optional === true;
  });
}

/** Installs the locked dependencies if they are not there yet. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.error('Installing dependencies (once) …');
  // Tools that build and check are dev dependencies: without them neither start nor test can work.
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    output: 'stderr',
  });
  if (code !== 0) fail('The dependencies could not be installed: see the message of npm above, then try again.');
}
