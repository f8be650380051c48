// npm test: everything we can check about the project, from a fresh clone on.
//   npm test                            all of it
//   npm test -- --only static           one part: static, unit or browser
//   npm test -- poker                   the tests whose file name contains "poker"
// The last line of the output is the tally. Only Node's own modules may be imported here and in lib/:
// this runs before anything is installed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, node, root, tool } from './lib/run.mjs';
import { chromium, ensure, firefox, webkit, xvfb } from './lib/system.mjs';
import { fromVitest, sum, tally, tallyLine } from './lib/tally.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

const checks = [
  { name: 'types of the rules', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.rules.json'] },
  { name: 'types of everything', args: [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--type-aware'] },
  {
    name: 'format (npm run format repairs it)',
    args: [tool('@biomejs/biome/bin/biome'), 'format', '--reporter=summary', '.'],
  },
  { name: 'laws of the rules', args: ['scripts/checks/laws.mjs'] },
  { name: 'import arrows', args: ['scripts/checks/arrows.mjs'] },
  {
    name: 'dead code',
    args: [
      tool('knip/bin/knip.js'),
      '--no-progress',
      '--no-config-hints',
      '--cache',
      '--cache-location',
      '.cache/knip',
    ],
  },
];

const heading = (/** @type {string} */ text) =>
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);
const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const indented = (/** @type {string} */ text) => text.trim().replace(/^/gm, '    ');

/** Static checks, two at a time; what a check said is shown only if it failed, or is a single line. */
async function runStatic() {
  heading('static checks');
  const waiting = [...checks];
  /** @type {Tally[]} */
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const since = performance.now();
      const { code, text } = await node(check.args, { output: 'keep' });
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds(since)})`);
      if (code !== 0 || /^.{0,100}\n?$/.test(text)) console.log(indented(text));
      results.push(code === 0 ? tally(1) : tally(0, 1));
    }
  };
  await Promise.all([worker(), worker()]);
  return sum(results);
}

/**
 * Runs a Vitest configuration and adds up its JSON report.
 * @param {string} name
 * @param {string} config
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runVitest(name, config, filters, env = process.env) {
  const report = join(root, '.cache', `${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--config', config, '--passWithNoTests', '--reporter=default', '--reporter=json'];
  const { code } = await node([tool('vitest/vitest.mjs'), ...args, `--outputFile.json=${report}`, ...filters], { env });
  return fromVitest(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
}

/** @returns {Promise<Tally>} */
async function runUnit(/** @type {readonly string[]} */ filters) {
  heading('unit and property tests');
  return runVitest('unit', 'vitest.config.ts', filters);
}

/** @returns {Promise<Tally>} */
async function runBrowser(/** @type {readonly string[]} */ filters) {
  const files = filesUnder(join(root, 'packages'))
    .filter((file) => /\.browser\.test\.tsx?$/.test(file))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
  if (files.length === 0) return tally();
  heading('browser tests');
  const program = await ensure(chromium);
  if (!program) {
    console.log('Left out: there is no Chromium. Install it, or point CHROMIUM at one.');
    return tally(0, 0, files.length);
  }
  // The other engines have one file of their own, which leaves out what is not there.
  if (files.some((file) => file.includes('engines.browser')))
    for (const part of [firefox, webkit, xvfb])
      if (!(await ensure(part))) console.log(`There is no ${part.name}: its part is left out.`);
  if (!(await ensureWebBuilt())) {
    console.log('The page could not be built: see above.');
    return tally(0, 1);
  }
  return runVitest('browser', 'vitest.browser.config.ts', filters, { ...process.env, CHROMIUM: program });
}

const usage = 'Usage: npm test -- [--only static|unit|browser] [file filter …]';
const suites = { static: runStatic, unit: runUnit, browser: runBrowser };

/** @returns {(keyof typeof suites)[]} */
function chosen(/** @type {string | undefined} */ only, /** @type {readonly string[]} */ filters) {
  if (only === undefined) return filters.length > 0 ? ['unit', 'browser'] : ['static', 'unit', 'browser'];
  if (only === 'static' || only === 'unit' || only === 'browser') return [only];
  return fail(usage, 2);
}

function commandLine() {
  try {
    return parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  } catch {
    return fail(usage, 2);
  }
}

const { values, positionals } = commandLine();
const since = performance.now();
const names = chosen(values.only, positionals);
await ensureInstalled();
/** @type {Tally[]} */
const tallies = [];
for (const name of names) tallies.push(await suites[name](positionals));
const total = sum(tallies);
heading(`done in ${seconds(since)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(tallyLine(total));
