// npm run bench -- answer [--json]: what an answer costs a host in each game, apart from sockets and disks; what it takes to
// open a table in the middle of its game, how long an entry is, and how much memory a table takes that people are at. The
// page about growth (docs/growth.md) reckons with these. Answers are by chance, so games are longer than people's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SqlStore } from '../packages/server/src/store/sql-store.ts';
import { openSqlite } from '../packages/server/src/store/sqlite.ts';
import { MemoryStore } from '../packages/table/src/stores/memory.ts';
import { byChance, type ByChance, tablesIn } from './server/by-chance.ts';

const GAMES = ['caravan', 'old-world', 'path-of-destiny'] as const;
const SEATS = 2;
/** Answers of a game at most: people need fewer than chance. */
const MOST = 300;
const TABLES = 12;
/** Tables after which the machine has warmed to a game. */
const WARM_UP = 3;
/** What an entry takes beside its text: its table, its number, its time. */
const BESIDE = 40;

setFlagsFromString('--expose-gc');
const clean: () => void = runInNewContext('gc');

/** Microseconds of a core. */
async function worked(deed: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await deed();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function playOn({ host, answer }: ByChance): Promise<number> {
  let answers = 0;
  while (answers < MOST && !host.over) {
    await answer();
    answers += 1;
  }
  return answers;
}

/** On a disk in a folder of its own, which is gone afterwards. */
async function onDisk<T>(deed: (store: SqlStore) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-answer-'));
  const store = await SqlStore.on(openSqlite(folder));
  const done = await deed(store);
  await store.close();
  rmSync(folder, { recursive: true });
  return done;
}

async function costsOf(game: string): Promise<Record<'answer' | 'open' | 'entry', number>> {
  const [answers, opened, entries] = [
    { n: 0, of: 0 },
    { n: 0, of: 0 },
    { n: 0, of: 0 },
  ];
  for (let n = 0; n < TABLES; n++) {
    const store = new MemoryStore();
    const table = await byChance(tablesIn(store), { game, seats: SEATS, seed: `answer ${n}` });
    let given = 0;
    const used = await worked(async () => {
      given = await playOn(table);
    });
    const kept = await store.load(table.id);
    if (kept === undefined) throw new Error('the table is gone');
    const opening = await onDisk(async (disk) => {
      await disk.create(kept);
      return worked(() => tablesIn(disk).host(table.id));
    });
    if (n < WARM_UP) continue;
    answers.n += given;
    answers.of += used;
    opened.n += 1;
    opened.of += opening;
    entries.n += kept.entries.length;
    for (const entry of kept.entries) entries.of += JSON.stringify(entry).length + BESIDE;
  }
  return { answer: answers.of / answers.n, open: opened.of / opened.n, entry: entries.of / entries.n };
}

/** KiB of a table people are at, whose record lies in a database. */
async function memoryOf(game: string): Promise<number> {
  return onDisk(async (disk) => {
    const tables = tablesIn(disk);
    const play = async (seed: string): Promise<ByChance> => {
      const table = await byChance(tables, { game, seats: SEATS, seed });
      await playOn(table);
      return table;
    };
    const held = [await play('first')];
    clean();
    const before = process.memoryUsage().heapUsed;
    for (let n = 0; n < TABLES; n++) held.push(await play(`memory ${n}`));
    clean();
    return (process.memoryUsage().heapUsed - before) / (held.length - 1) / 1024;
  });
}

const rows: { what: string; unit: string; ours: number }[] = [];
for (const game of GAMES) {
  const costs = await costsOf(game);
  rows.push(
    { what: `answer-${game}`, unit: 'µs of a core', ours: Math.round(costs.answer) },
    { what: `open-${game}`, unit: 'µs of a core', ours: Math.round(costs.open) },
    { what: `entry-${game}`, unit: 'bytes', ours: Math.round(costs.entry) },
    { what: `memory-${game}`, unit: 'KiB a table', ours: Math.round(await memoryOf(game)) },
  );
}
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ bench: 'answer', rows })}\n`);
else console.table(rows);
