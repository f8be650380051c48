// npm run bench -- server [--json]: our server and boardgame.io's, in the same run, at the same game of two. Each is a
// process of its own, the clients are in this one; sockets only, as fast as answers come. A move is done when both
// clients hold the new state. Ours has written it to the disk by then, the peer keeps its matches in memory.
import { startServer, type ServerProcess } from './server/children.ts';
import { ourTable } from './server/our-tables.ts';
import { peerTable } from './server/peer-tables.ts';
import { type BenchTable, type Measured, playFor, quantile } from './server/tables.ts';
import { nodeRows } from './server/nodes.ts';
import { wireOf } from './server/wire.ts';

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: number;
  readonly ratio?: number;
}

/** Both sides take turns, so that a busy moment of the machine meets both; the median of the rounds counts. */
const ROUNDS = 3;
const ROUND_MS = 2000;
const WARM_UP_MS = 1000;
const IDLE_TABLES = 200;
const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

async function set(count: number, table: (n: number) => Promise<BenchTable>): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = [];
  for (let n = 0; n < count; n++) tables.push(await table(n));
  return tables;
}

/** A round, and how many microseconds of a core its server took: what other programs do at the time changes it least. */
interface Played extends Measured {
  readonly worked: number;
}

const speed = ({ moves, ms }: Measured): number => (moves / ms) * 1000;
const p99 = ({ latencies }: Measured): number => quantile(latencies, 0.99);
const work = ({ moves, worked }: Played): number => worked / moves;
const middle = (of: (each: Played) => number, rounds: readonly Played[]): number => quantile(rounds.map(of), 0.5);

async function compare(ours: ServerProcess, peer: ServerProcess, count: number): Promise<readonly Row[]> {
  const sides = { ours: (n: number) => ourTable(ours.url, n), peer: () => peerTable(peer.url) };
  const servers = { ours, peer };
  const done: { ours: Played[]; peer: Played[] } = { ours: [], peer: [] };
  // New tables every time: a game that ends has nothing left to measure.
  const play = async (side: 'ours' | 'peer', ms: number): Promise<Played> => {
    const tables = await set(count, sides[side]);
    const before = await servers[side].worked();
    const measured = await playFor(tables, ms);
    const worked = (await servers[side].worked()) - before;
    for (const table of tables) table.leave();
    return { ...measured, worked };
  };
  await play('ours', WARM_UP_MS);
  await play('peer', WARM_UP_MS);
  for (let n = 0; n < ROUNDS; n++) {
    done.ours.push(await play('ours', ROUND_MS));
    done.peer.push(await play('peer', ROUND_MS));
  }
  const row = (what: string, unit: string, of: (each: Played) => number): Row => {
    const [mine, theirs] = [middle(of, done.ours), middle(of, done.peer)];
    return { what, unit, ours: round(mine), peer: round(theirs), ratio: round(mine / theirs, 2) };
  };
  return [
    row(`tables-${count}`, 'moves/s', speed),
    row(`p99-${count}`, 'ms', p99),
    row(`work-${count}`, 'µs of the server a move', work),
  ];
}

/** What a table costs that everybody has left. */
async function idleTable(): Promise<number> {
  const server = await startServer('our-server');
  const visit = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n++) {
      const table = await ourTable(server.url, n);
      await playFor([table], 20);
      table.leave();
    }
  };
  // What a first table loads is not what a table costs.
  await visit(0, 20);
  const before = await server.memory();
  await visit(20, 20 + IDLE_TABLES);
  const after = await server.memory();
  await server.stop();
  return Math.max(0, after - before) / IDLE_TABLES / 1024;
}

const ours = await startServer('our-server');
const peer = await startServer('peer-server');
const rows: Row[] = [];
for (const count of [1, 20, 100]) rows.push(...(await compare(ours, peer, count)));
await ours.stop();
await peer.stop();
const wires = new Map(
  await Promise.all(['old-world', 'path-of-destiny'].map(async (game) => [game, await wireOf(game)] as const)),
);
const most = (of: 'bytes' | 'compressed' | 'micros'): number =>
  Math.max(...[...wires.values()].map((wire) => wire[of]));
rows.push({ what: 'wire', unit: 'bytes per seat and answer, median', ours: most('bytes') });
for (const [game, { bytes }] of wires) rows.push({ what: `wire-${game}`, unit: 'bytes', ours: bytes });
rows.push({ what: 'wire-compressed', unit: 'bytes, if it were', ours: most('compressed') });
rows.push({ what: 'compressing', unit: 'µs a message', ours: round(most('micros')) });
rows.push({ what: 'idle-table', unit: 'KiB', ours: round(await idleTable()) });

rows.push(...(await nodeRows()));

if (process.argv.includes('--json')) console.log(JSON.stringify({ bench: 'server', rows }));
else console.table(rows);
