// npm run build [-- folder]: the table as a folder that plain Node runs, without this project and what it is developed with.
import { cpSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { filesUnder } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';
import { buildServer, mayBuildInto } from './lib/server-build.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

const [name = 'build', ...more] = process.argv.slice(2);
if (more.length > 0 || name.startsWith('-')) fail('Usage: npm run build [-- folder]', 2);
const folder = resolve(root, name);
if (!mayBuildInto(folder)) fail(`${folder} holds something else: name a folder that is not there yet.`);

await ensureInstalled();
if (!(await ensureWebBuilt())) fail('The page could not be built: the message above says why.');
// Tables may lie in the folder's data: what is replaced is named.
for (const part of ['medallion.mjs', 'thread.mjs', 'node_modules', 'page'])
  rmSync(join(folder, part), { recursive: true, force: true });
await buildServer(folder);
cpSync(join(root, 'packages/web/dist'), join(folder, 'page'), { recursive: true });

const bytes = filesUnder(folder).reduce((sum, file) => sum + statSync(file).size, 0);
const there = relative(process.cwd(), folder);
console.log(
  `The table lies in ${there}, ${(bytes / 2 ** 20).toFixed(1)} MiB. Set it anywhere: node ${join(there, 'medallion.mjs')}`,
);
