import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesUnder } from '../lib/files.mjs';

/** @typedef {{ file: string, line: number, message: string }} Complaint */

/** @returns {string[]} the TypeScript files under some folders of the workspace, as paths from its root */
export const typescriptUnder = (/** @type {string} */ root, /** @type {readonly string[]} */ folders) =>
  folders
    .map((folder) => `${root}${folder}`)
    .filter(existsSync)
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => relative(root, file).split(sep).join('/'));

/** Parses one file of the workspace. */
export const parse = (/** @type {string} */ root, /** @type {string} */ file) => {
  const text = readFileSync(root + file, 'utf8');
  return { text, tree: parseSync(file, text) };
};

/** The line a position of a text is on, counted from one. */
export const lineAt = (/** @type {string} */ text, /** @type {number} */ position) =>
  text.slice(0, position).split('\n').length;

/** Shows what was found, in the form editors make clickable, and ends with the matching exit code. */
export function report(/** @type {readonly Complaint[]} */ complaints, /** @type {string} */ praise) {
  for (const { file, line, message } of complaints) console.log(`${file}:${line}  ${message}`);
  if (complaints.length === 0) console.log(praise);
  else process.exitCode = 1;
}
