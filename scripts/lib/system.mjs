import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * What suites need from the operating system. A suite names what it needs; nothing is installed for a suite
 * that does not run.
 * @typedef {{ name: string, programs: readonly string[], env: string, debian: readonly string[] }} SystemPart
 */

/** @type {SystemPart} */
export const chromium = {
  name: 'Chromium',
  programs: ['chromium', 'chromium-browser', 'google-chrome'],
  env: 'CHROMIUM',
  debian: ['chromium'],
};

/** @type {SystemPart} */
export const firefox = {
  name: 'Firefox',
  programs: ['firefox-esr', 'firefox'],
  env: 'FIREFOX',
  debian: ['firefox-esr'],
};

/**
 * WebKit as the desktop of Linux has it: a driver that opens a small browser.
 * @type {SystemPart}
 */
export const webkit = {
  name: 'WebKit',
  programs: ['WebKitWebDriver'],
  env: 'WEBKIT_DRIVER',
  debian: ['webkit2gtk-driver'],
};

/**
 * A screen nobody looks at, which WebKit needs.
 * @type {SystemPart}
 */
export const xvfb = { name: 'Xvfb', programs: ['Xvfb'], env: 'XVFB', debian: ['xvfb'] };

/** Debian puts its programs into a folder of its version, which is in nobody's PATH. @type {SystemPart} */
export const postgres = {
  name: 'PostgreSQL',
  programs: ['initdb', ...[15, 16, 17, 18].map((version) => `../lib/postgresql/${version}/bin/initdb`)],
  env: 'POSTGRES_INITDB',
  debian: ['postgresql'],
};

/** @type {SystemPart} */
export const redis = { name: 'Redis', programs: ['redis-server'], env: 'REDIS_SERVER', debian: ['redis-server'] };

/** @returns {string | undefined} where the program is: as its environment variable says, or in PATH */
export function find(/** @type {SystemPart} */ { programs, env }) {
  const named = process.env[env];
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin');
  const candidates = named ? [named] : programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** How Chromium is started for tests and pictures: without a window, and without anything it does by itself. */
export const headless = () => ({
  executablePath: find(chromium),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Finds the part, installing it from the system's packages where we may: as root, where there is apt-get. */
export async function ensure(/** @type {SystemPart} */ part) {
  const found = find(part);
  if (found || process.env[part.env] || process.getuid?.() !== 0) return found;
  if ((await run('apt-get', ['--version'], { output: 'keep' })).code !== 0) return undefined;
  console.log(`Installing ${part.name} from the system's packages (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-q', '--no-install-recommends', ...part.debian];
  let last = await run('apt-get', install, { env, output: 'keep' });
  if (last.code !== 0) {
    // A machine that never fetched its package lists knows no packages.
    await run('apt-get', ['update', '-q'], { env, output: 'keep' });
    last = await run('apt-get', install, { env, output: 'keep' });
  }
  if (last.code !== 0) console.log(last.text.trim().split('\n').slice(-5).join('\n'));
  return find(part);
}
