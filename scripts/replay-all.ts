// npm run replay-all: every kept game against the rules there are now, a verdict each: the project's own fixtures, and the tables
// of a database (DATABASE_URL, or DATA_DIR where it holds one). Ends with 1 where a game cannot go on.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { openPostgres } from '../packages/server/src/store/postgres.ts';
import { SqlStore } from '../packages/server/src/store/sql-store.ts';
import { openSqlite } from '../packages/server/src/store/sqlite.ts';
import { parseRecord } from '../packages/kernel/src/index.ts';
import { root } from './lib/run.mjs';
import { keptGames, tablesOf, type Verdict, verdictOn } from './lib/verdict.ts';

const counts = new Map<Verdict['is'], number>();
function tell(name: string, { is, why }: Verdict): void {
  counts.set(is, (counts.get(is) ?? 0) + 1);
  console.log(`${is.padEnd(10)} ${name}${why === undefined ? '' : ` (${why})`}`);
  if (is === 'UNREADABLE') process.exitCode = 1;
}

for (const file of keptGames()) tell(relative(root, file), await verdictOn(parseRecord(readFileSync(file, 'utf8'))));

const { DATABASE_URL: url, DATA_DIR: folder = 'data' } = process.env;
const dataDir = resolve(root, folder);
if (url !== undefined || existsSync(join(dataDir, 'medallion.sqlite'))) {
  const store = await SqlStore.on(url === undefined ? openSqlite(dataDir) : openPostgres(url));
  for await (const { name, verdict } of tablesOf(store)) tell(name, verdict);
  await store.close();
} else console.log(`There is no database in ${dataDir}: set DATABASE_URL or DATA_DIR to look at one.`);
console.log([...counts].map(([is, count]) => `${count} ${is}`).join(', '));
