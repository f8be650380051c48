// npm run soak [-- --minutes 30 --tables 300]: two nodes on a PostgreSQL and a Redis of their own serve tables of a person, a
// bot and a watcher for a long time. Every minute tells what they hold and how long an answer takes until person and
// watcher, at different nodes, hold it; the end tells whether that stayed as it was.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { type ServerProcess, startServer } from '../bench/server/children.ts';
import { quantile } from '../bench/server/tables.ts';
import { Dice } from '../packages/kernel/src/index.ts';
import { PrivatePostgres } from '../packages/server/test/private-postgres.ts';
import { PrivateRedis } from '../packages/server/test/private-redis.ts';
import { changed, type Difference } from '../packages/table/src/difference.ts';
import { buildBench } from './lib/bench-build.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, tables: { type: 'string', default: '300' } },
});
const MINUTES = Number(values.minutes);
const TABLES = Number(values.tables);
/** Milliseconds somebody thinks before an answer, in the middle. */
const PAUSE = 15_000;
const MINUTE = 60_000;
const GAMES = ['old-world', 'path-of-destiny'] as const;
const NONCE = '0123456789abcdef0123456789abcdef';

interface Seen {
  readonly number: number;
  readonly over?: unknown;
  readonly asks: readonly {
    readonly id: number;
    readonly reply?: string;
    readonly choices: readonly { readonly id: string }[];
  }[];
}

interface Heard {
  readonly said: string;
  readonly to?: string;
  readonly position?: Seen;
  readonly change?: Difference;
}

/** A line that keeps its position as a page does. */
class Line {
  position: Seen | undefined;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<string, (heard: Heard) => void>();
  private moved: (() => void)[] = [];
  private said = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Heard));
  }

  static async to(url: string, room: string, headers: Record<string, string>): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${room}/live`, { headers });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Line(socket);
  }

  say(message: object): Promise<Heard> {
    this.said += 1;
    const id = `soak-${this.said}`;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Resolves when the table is that far. */
  async reach(number: number): Promise<void> {
    while ((this.position?.number ?? -1) < number) await new Promise<void>((resolve) => this.moved.push(resolve));
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(heard: Heard): void {
    if (heard.said === 'position' || heard.said === 'refusal') {
      this.position = heard.position ?? (changed(this.position, heard.change) as Seen);
      for (const tell of this.moved.splice(0)) tell();
    }
    this.waiting.get(heard.to ?? '')?.(heard);
    this.waiting.delete(heard.to ?? '');
  }
}

let latencies: number[] = [];
let answers = 0;
let refusals = 0;
let games = 0;
let stopped = false;
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One table after the other, of a person at one node and a watcher at the other. */
async function sit(at: number, nodes: readonly ServerProcess[]): Promise<void> {
  const dice = new Dice(`soak ${at}`);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.7.${at >> 8}.${at & 255}` };
  const url = nodes[at % nodes.length]?.url ?? '';
  const other = nodes[(at + 1) % nodes.length]?.url ?? '';
  while (!stopped) {
    const body = { game: GAMES[at % GAMES.length], name: 'P', nonce: NONCE, others: [{ bot: 'novice' }] };
    const made = await fetch(`${url}/api/rooms`, { method: 'POST', headers, body: JSON.stringify(body) });
    const room = (await made.json()) as { id: string; secret: string; links: { watch: string } };
    const person = await Line.to(url, room.id, headers);
    const watcher = await Line.to(other, room.id, headers);
    await person.say({ do: 'hello', secret: room.secret, changes: true });
    await watcher.say({ do: 'hello', watch: room.links.watch, name: 'W', changes: true });
    await person.say({ do: 'begin' });
    await person.say({ do: 'look', as: 0 });
    await watcher.say({ do: 'look', as: 'spectator' });
    while (!stopped && person.position?.over === undefined) {
      await rest(PAUSE / 2 + dice.int(PAUSE));
      const { number = 0, asks = [] } = person.position ?? {};
      const ask = asks.find(({ reply }) => reply === undefined);
      if (ask === undefined) continue;
      const since = performance.now();
      const choice = dice.pick(ask.choices).id;
      const { said } = await person.say({ do: 'answer', number, ask: ask.id, choice });
      if (said !== 'position') refusals += 1;
      else {
        await watcher.reach(number + 1);
        latencies.push(performance.now() - since);
        answers += 1;
      }
    }
    games += 1;
    person.close();
    watcher.close();
  }
}

const handles = ({ pid }: ServerProcess): number => readdirSync(`/proc/${pid}/fd`).length;

const postgres = await PrivatePostgres.start();
const redis = await PrivateRedis.start();
if (postgres === undefined || redis === undefined) throw new Error('The soak needs PostgreSQL and Redis.');
const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
// As production runs it.
const built = dirname(await buildBench('server'));
const nodes = [await startServer('our-server', env, built), await startServer('our-server', env, built)];
const failed = (fault: unknown): void => {
  if (stopped) return;
  console.error(fault);
  process.exitCode = 1;
};
for (let at = 0; at < TABLES; at++) {
  void sit(at, nodes).catch(failed);
  // People do not all come in the same second.
  await rest(100);
}

interface Minute {
  readonly minute: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly heapMiB: number;
  readonly handles: number;
  readonly refusals: number;
}
const round = (value: number): number => Number(value.toFixed(1));
const minutes: Minute[] = [];
for (let minute = 1; minute <= MINUTES; minute++) {
  latencies = [];
  answers = 0;
  refusals = 0;
  await rest(MINUTE);
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  const rate = answers / (MINUTE / 1000);
  let heap = 0;
  for (const node of nodes) heap += await node.memory();
  minutes.push({
    minute,
    answersPerSecond: round(rate),
    p50: round(p50),
    p99: round(p99),
    heapMiB: round(heap / 2 ** 20),
    handles: nodes.reduce((sum, node) => sum + handles(node), 0),
    refusals,
  });
  console.log(JSON.stringify(minutes.at(-1)));
}

/** The last third against the one before it; the first is for warming up. */
const third = Math.max(1, Math.floor(minutes.length / 3));
const middle = (rows: readonly Minute[], of: (row: Minute) => number): number => quantile(rows.map(of), 0.5);
const growth = (of: (row: Minute) => number): number =>
  round((middle(minutes.slice(-third), of) / middle(minutes.slice(-2 * third, -third), of) - 1) * 100);
console.log(
  JSON.stringify({
    soak: { tables: TABLES, minutes: MINUTES, games },
    growthPercent: {
      heap: growth(({ heapMiB }) => heapMiB),
      handles: growth((row) => row.handles),
      p50: growth(({ p50 }) => p50),
      p99: growth(({ p99 }) => p99),
    },
  }),
);
stopped = true;
for (const node of nodes) await node.stop();
await redis.tearDown();
await postgres.tearDown();
process.exit();
