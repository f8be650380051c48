import { fail, node } from './run.mjs';

const isObject = (/** @type {string} */ line) => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

/**
 * Runs a program of ours and ends as it ends. With `--json` our stdout carries one line, the JSON
 * object the program printed last; whatever else it said goes to stderr.
 * @param {string} file
 * @param {readonly string[]} args
 */
export async function dispatch(file, args) {
  const json = args.includes('--json');
  const { code, text } = await node([file, ...args], {
    output: json ? 'keep stdout' : 'show',
  });
  process.exitCode = code;
  if (!json) return;
  const lines = text.trimEnd().split('\n');
  const result = isObject(lines.at(-1) ?? '') ? lines.pop() : undefined;
  if (lines.length > 0) console.error(lines.join('\n'));
  if (result) console.log(result);
  else if (code === 0) fail(`${file} printed no JSON object as its last line.`);
}
