/** One node and three, on a PostgreSQL and a Redis of their own: the two of a table are at different nodes. */

import { readFileSync } from 'node:fs';
import { PrivatePostgres } from '../../packages/server/test/private-postgres.ts';
import { PrivateRedis } from '../../packages/server/test/private-redis.ts';
import { type ServerProcess, startServer, type Wires } from './children.ts';
import { ourTable } from './our-tables.ts';
import { type BenchTable, playFor, quantile } from './tables.ts';

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
}

const TABLES = 100;
const WARM_UP_MS = 1000;
const ROUND_MS = 3000;
const ROUNDS = 3;
/** Of a clock of the system, as it counts the work of processes. */
const MICROS_A_TICK = 10_000;
const round = (value: number): number => Number(value.toFixed(1));

/** What a process and its children have worked, in microseconds of a core, as Linux counts it. */
function workOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // Behind the name, which may hold anything: user and system time are the 12th and 13th.
    const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(parts[11]) + Number(parts[12])) * MICROS_A_TICK;
  }, 0);
}

async function measure(count: number, postgres: PrivatePostgres, redis: PrivateRedis): Promise<readonly Row[]> {
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const nodes: ServerProcess[] = [];
  for (let n = 0; n < count; n++) nodes.push(await startServer('our-server', env));
  const urls = nodes.map(({ url }) => url);
  const speeds: number[] = [];
  const p99s: number[] = [];
  const works = { node: 0, postgres: 0, redis: 0, client: 0 };
  const ports = { people: 'people', postgres: new URL(postgres.url).port, redis: new URL(redis.url).port };
  const wires = { people: 0, postgres: 0, redis: 0 };
  const overWires = (): Promise<readonly Wires[]> => Promise.all(nodes.map((node) => node.wires()));
  const sumOf = (all: readonly Wires[], port: string): number => all.reduce((sum, each) => sum + (each[port] ?? 0), 0);
  let moves = 0;
  for (let n = -1; n < ROUNDS; n++) {
    const tables: BenchTable[] = [];
    for (let table = 0; table < TABLES; table++) tables.push(await ourTable(urls, table));
    const worked = (): typeof works => ({
      node: workOf(nodes.map(({ pid }) => pid)),
      postgres: workOf(postgres.pids()),
      redis: workOf(redis.pids()),
      client: workOf([process.pid]),
    });
    const sent = await overWires();
    const before = worked();
    const measured = await playFor(tables, n < 0 ? WARM_UP_MS : ROUND_MS);
    const after = worked();
    const heard = await overWires();
    for (const table of tables) table.leave();
    if (n < 0) continue;
    speeds.push((measured.moves / measured.ms) * 1000);
    p99s.push(quantile(measured.latencies, 0.99));
    moves += measured.moves;
    for (const part of ['node', 'postgres', 'redis', 'client'] as const) works[part] += after[part] - before[part];
    for (const part of ['people', 'postgres', 'redis'] as const)
      wires[part] += sumOf(heard, ports[part]) - sumOf(sent, ports[part]);
  }
  for (const node of nodes) await node.stop();
  const name = `nodes-${count}`;
  return [
    { what: `${name}-tables-${TABLES}`, unit: 'moves/s', ours: round(quantile(speeds, 0.5)) },
    { what: `${name}-p99-${TABLES}`, unit: 'ms', ours: round(quantile(p99s, 0.5)) },
    ...(['node', 'postgres', 'redis', 'client'] as const).map((part) => ({
      what: `${name}-work-${part}`,
      unit: 'µs of a core a move',
      ours: round(works[part] / moves),
    })),
    ...(['people', 'postgres', 'redis'] as const).map((part) => ({
      what: `${name}-wire-${part}`,
      unit: 'bytes a move, both ways',
      ours: round(wires[part] / moves),
    })),
  ];
}

/** No rows where there is no PostgreSQL or Redis. */
export async function nodeRows(): Promise<readonly Row[]> {
  const postgres = await PrivatePostgres.start();
  const redis = await PrivateRedis.start();
  if (postgres === undefined || redis === undefined) {
    console.error('Left out: rows of several nodes, for which PostgreSQL or Redis is missing.');
    return [];
  }
  const rows = [...(await measure(1, postgres, redis)), ...(await measure(3, postgres, redis))];
  await redis.tearDown();
  await postgres.tearDown();
  return rows;
}
