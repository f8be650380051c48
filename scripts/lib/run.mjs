import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The command line of a tool installed in the workspace, run by this very Node. */
export const tool = (/** @type {string} */ file) => `${root}node_modules/${file}`;

/**
 * Where a program's output goes: shown as it comes; shown on stderr, so that our stdout stays clean; kept for the
 * caller; or its stdout kept and its stderr shown.
 * @typedef {'show' | 'stderr' | 'keep' | 'keep stdout'} Output
 * @type {Record<Output, ['pipe' | 'inherit' | 2, 'pipe' | 'inherit']>}
 */
const streams = {
  show: ['inherit', 'inherit'],
  stderr: [2, 'inherit'],
  keep: ['pipe', 'pipe'],
  'keep stdout': ['pipe', 'inherit'],
};

/**
 * Runs a program to its end. Ending us ends it: a SIGTERM sent to `npm start` during the build must not
 * leave the bundler working on alone.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: Output }} [options]
 * @returns {Promise<{ code: number, text: string }>} its exit code, and what was kept of its output
 */
export function run(command, args, { cwd = root, env = process.env, output = 'show' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', ...streams[output]] });
    let text = '';
    const keep = (/** @type {string} */ chunk) => (text += chunk);
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    let stopping = false;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stopping = true;
      child.kill(signal);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const end = (/** @type {number} */ code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, text });
    };
    child.on('error', (error) => {
      text += error.message;
      end(127);
    });
    child.on('close', (code) => (stopping ? process.exit(1) : end(code ?? 1)));
  });
}

/**
 * Runs a script of the workspace with Node.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * One sentence to stderr, and the end.
 * @param {string} sentence
 * @param {number} [code]
 * @returns {never}
 */
export function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
