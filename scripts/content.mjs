// npm run content [-- --json]: checks the cards and stories of all games.
// A game takes part by exporting checkContent() from src/content/check.ts; printing is done here,
// because rules have no console.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesIn } from './lib/games.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';

/** @typedef {{ counts: Record<string, number>, languages: Record<string, Record<string, number>>, problems: string[] }} Report */

const checks = gamesIn(root)
  .map((game) => join(root, 'packages', game, 'src/content/check.ts'))
  .filter((file) => existsSync(file));
if (checks.length === 0) fail('There is no content to check yet.');

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();

/** @type {Report} */
const total = { counts: {}, languages: {}, problems: [] };
for (const file of checks) {
  const { checkContent } = /** @type {{ checkContent: () => Report }} */ (await import(pathToFileURL(file).href));
  const { counts, languages, problems } = checkContent();
  Object.assign(total.counts, counts);
  for (const [language, told] of Object.entries(languages)) Object.assign((total.languages[language] ??= {}), told);
  total.problems.push(...problems);
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(total));
} else {
  for (const [what, count] of Object.entries(total.counts)) console.log(`${String(count).padStart(6)} ${what}`);
  for (const problem of total.problems) console.log(`✗ ${problem}`);
  console.log(total.problems.length === 0 ? 'All content is sound.' : `${total.problems.length} problems.`);
}
process.exitCode = total.problems.length > 0 ? 1 : 0;
