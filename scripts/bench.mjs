// npm run bench -- <name> [--json]: measures one part of the project, as bench/<name>.ts says, in the form production runs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildBench } from './lib/bench-build.mjs';
import { dispatch } from './lib/dispatch.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';

/** @returns {string[]} */
function names() {
  try {
    return readdirSync(join(root, 'bench')).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  } catch {
    return [];
  }
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !names().includes(name)) {
  fail(`Usage: npm run bench -- <${names().join('|') || 'name'}> [--json]`, 2);
}
await ensureInstalled();
await dispatch(await buildBench(name), args);
