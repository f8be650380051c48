// The kernel's laws that the linter has no rule for: rules count in whole numbers, because whole numbers
// come out the same on every machine. The other laws (no clock, no locale, no Math.random) are in .oxlintrc.json.
import { pathToFileURL } from 'node:url';
import { visitorKeys } from 'oxc-parser';
import { gamesIn } from '../lib/games.mjs';
import { root } from '../lib/run.mjs';
import { lineAt, parse, report, typescriptUnder } from './source.mjs';

/** @typedef {{ type: string, start: number, [key: string]: any }} Node */
/** @typedef {import('./source.mjs').Complaint} Complaint */

/** Card text may ask for plural rules, and test equipment may measure time: neither decides a game. */
const exempt = /\/(?:words|testing)\/|\.test\.ts$/;

const rounding = new Set(['trunc', 'floor', 'ceil', 'round', 'imul']);
const transparent = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression', 'UnaryExpression']);
const arithmetic = new Set(['+', '-', '*', '/', '%']);
const toInteger = new Set(['|', '>>', '>>>', '<<', '&', '^']);

const isRounding = (/** @type {Node} */ node) =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === 'Math' &&
  rounding.has(node.callee.property.name);

/** Whether a fraction cannot get out of the expression it arises in: arithmetic around it ends in a rounding. */
function isGuarded(/** @type {readonly Node[]} */ ancestors) {
  for (const node of ancestors.toReversed()) {
    if (isRounding(node)) return true;
    if (node.type === 'BinaryExpression' && toInteger.has(node.operator)) return true;
    if (node.type === 'BinaryExpression' && arithmetic.has(node.operator)) continue;
    if (!transparent.has(node.type)) return false;
  }
  return false;
}

const isWholeLiteral = (/** @type {Node} */ node) => node.type === 'Literal' && Number.isInteger(node.value);

/** @returns {string | undefined} which law a node breaks */
function brokenLaw(/** @type {Node} */ node, /** @type {readonly Node[]} */ ancestors) {
  if (node.type === 'Literal' && typeof node.value === 'number') {
    if (!Number.isInteger(node.value) || /^[\d_]*\./.test(node.raw)) return `${node.raw}: rules count in whole numbers`;
  }
  if (node.type === 'BinaryExpression') {
    if (node.operator === '/' && !isGuarded(ancestors)) return 'a division may leave a fraction: Math.trunc(a / b)';
    if (node.operator === '**' && !(isWholeLiteral(node.left) && isWholeLiteral(node.right))) {
      return '** may leave the whole numbers: multiply instead';
    }
  }
  if (node.type === 'AssignmentExpression' && (node.operator === '/=' || node.operator === '**=')) {
    return `${node.operator} may leave a fraction: x = Math.trunc(x / y)`;
  }
  return undefined;
}

/**
 * Walks a tree and collects what breaks a law.
 * @param {Node} node
 * @param {readonly Node[]} ancestors
 * @param {(node: Node, message: string) => void} complain
 */
function walk(node, ancestors, complain) {
  const message = brokenLaw(node, ancestors);
  if (message) complain(node, message);
  const path = [...ancestors, node];
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, path, complain);
  }
}

/** @returns {Complaint[]} every broken law in the kernel and the games of a workspace */
export function checkLaws(/** @type {string} */ base) {
  const folders = ['kernel', ...gamesIn(base)].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/reference`,
  ]);
  return typescriptUnder(base, folders)
    .filter((file) => !exempt.test(file))
    .flatMap((file) => {
      const { text, tree } = parse(base, file);
      /** @type {Complaint[]} */
      const complaints = [];
      walk(/** @type {Node} */ (/** @type {unknown} */ (tree.program)), [], (node, message) => {
        complaints.push({ file, line: lineAt(text, node.start), message });
      });
      return complaints;
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report(checkLaws(root), 'Rules keep the laws.');
