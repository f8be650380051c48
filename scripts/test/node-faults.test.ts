/**
 * Nodes, PostgreSQL and Redis fail while people play, who have the page's own line to their rooms: it finds its way by
 * itself. Afterwards every answer that was acknowledged is there once, in the order it was acknowledged.
 * `npm run faults` kills a hundred times.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type AnyShape, Dice } from '../../packages/kernel/src/index.ts';
import type { LinkState } from '../../packages/table/src/index.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RoomLink, type Wire } from '../../packages/web/src/online/room-link.ts';
import { openPostgres } from '../../packages/server/src/store/postgres.ts';
import { SqlStore } from '../../packages/server/src/store/sql-store.ts';
import { freePort } from '../../packages/server/test/free-port.ts';
import { Inn, party } from '../../packages/server/test/guests.ts';
import { PrivatePostgres } from '../../packages/server/test/private-postgres.ts';
import { PrivateRedis } from '../../packages/server/test/private-redis.ts';
import { Proxy } from '../../packages/server/test/proxy.ts';

const KILLS = Number(process.env.FAULTS_KILLS ?? 2);
const TABLES = 4;
/** Kills after which new tables are set: a game of a thousand rounds comes to its end too. */
const KILLS_A_TABLE = 5;
/** Milliseconds a player takes for the next answer. */
const THINKING = 15;

const postgres = await PrivatePostgres.start();
const redis = await PrivateRedis.start();
if (postgres === undefined || redis === undefined)
  console.log('Left out: faults of nodes, for which PostgreSQL or Redis is missing.');
const databaseUrl = postgres?.url ?? '';
const redisUrl = redis?.url ?? '';
afterAll(async () => {
  await redis?.tearDown();
  await postgres?.tearDown();
});

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A line to whichever node is the next to be tried. */
function wireTo(url: string, room: string): Wire {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${room}/live`);
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (frame) => socket.send(frame),
    close: () => socket.close(),
  };
  socket.on('open', () => wire.onopen?.());
  socket.on('message', (data: Buffer) => wire.onmessage?.({ data: data.toString() }));
  socket.on('close', () => wire.onclose?.());
  // It closes then, too.
  socket.on('error', () => undefined);
  return wire;
}

interface Acknowledged {
  readonly seat: number;
  readonly ask: number;
  readonly choice: string;
  /** How many answers at this table had been acknowledged when this one was given. */
  readonly after: number;
}

/** Two people at a table who answer whatever they are asked, each by a line of their own that may go to any node. */
class Sitting {
  readonly id: string;
  /** In the order in which they heard of it. */
  readonly acknowledged: Acknowledged[] = [];
  number = 0;
  private readonly links: readonly RoomLink[];
  private stopped = false;

  constructor(id: string, secrets: readonly string[], nodes: () => readonly string[]) {
    this.id = id;
    this.links = secrets.map((secret, seat) => {
      let tries = seat;
      return new RoomLink(id, { secret }, () => {
        tries += 1;
        const urls = nodes();
        return wireTo(urls[tries % urls.length] ?? '', id);
      });
    });
  }

  play(): void {
    for (const [seat, link] of this.links.entries()) {
      link.open();
      void this.playSeat(seat, link);
    }
  }

  stop(): void {
    this.stopped = true;
    for (const link of this.links) link.close();
  }

  private async playSeat(seat: number, { table }: RoomLink): Promise<void> {
    while (!this.stopped) {
      const { position, busy, is } = table.snapshot();
      this.number = Math.max(this.number, position?.number ?? 0);
      const ask = position?.asks.find(({ reply }) => reply === undefined);
      if (is !== 'open' || busy || position === undefined || ask === undefined || position.viewer !== seat) {
        await rest(10);
        continue;
      }
      const choice = ask.choices[0]?.id ?? '';
      const after = this.acknowledged.length;
      table.answer(ask.id, choice);
      const answered = await this.answered(table);
      if (answered === undefined) return;
      const stillAsked = answered.position?.asks.some(({ id, reply }) => id === ask.id && reply === undefined);
      // Refused is not acknowledged: it is tried again, like a person who presses again.
      const isDone = answered.refusal === undefined && stillAsked !== true;
      if (isDone) this.acknowledged.push({ seat, ask: ask.id, choice, after });
      await rest(isDone ? THINKING : 50);
    }
  }

  /** How the table stands once it has said what became of the answer. */
  private async answered(table: RoomLink['table']): Promise<LinkState<AnyShape> | undefined> {
    while (table.snapshot().busy) {
      if (this.stopped) return undefined;
      await rest(2);
    }
    return table.snapshot();
  }
}

/** Tables that have begun, everybody at them on the way to any node. */
async function sittings(inn: Inn, nodes: () => readonly string[], house: number): Promise<readonly Sitting[]> {
  const made: Sitting[] = [];
  for (let n = 0; n < TABLES; n++) {
    const { id, secrets, guests } = await party(inn, 'caravan', 2, house + n, { rounds: 1000 });
    for (const guest of guests) guest.close();
    made.push(new Sitting(id, secrets, nodes));
  }
  for (const sitting of made) sitting.play();
  return made;
}

/** Every table goes on by so many answers from where it is. */
async function goesOn(playing: readonly Sitting[], by = 6): Promise<void> {
  const wanted = playing.map(({ number }) => number + by);
  while (playing.some(({ number }, at) => number < (wanted[at] ?? 0))) await rest(20);
}

/** What the store has against what people were told. */
async function expectWhole(playing: readonly Sitting[]): Promise<void> {
  const store = await SqlStore.on(openPostgres(databaseUrl));
  for (const { id, acknowledged } of playing) {
    const { entries = [] } = (await store.since(id, 0)) ?? {};
    const kept = entries.map(({ entry }) => JSON.stringify(entry));
    expect(new Set(kept).size, 'nothing is there twice').toBe(kept.length);
    const senders = entries.map(({ entry, by }) => `${String(entry[0])} ${by}`);
    expect(new Set(senders).size, 'no message was done twice').toBe(senders.length);
    const at = acknowledged.map(({ seat, ask, choice }) => kept.indexOf(JSON.stringify([seat, ask, choice])));
    expect(at.length).toBeGreaterThan(0);
    expect(at, 'all that was acknowledged is there').not.toContain(-1);
    // One who heard late of their own answer may hear of it after the next person heard of theirs. But whoever gives an
    // answer gives it after all that anybody had been told of.
    for (const [nth, { after }] of acknowledged.entries())
      expect(at[nth], 'in the order it was acknowledged').toBeGreaterThan(Math.max(-1, ...at.slice(0, after)));
  }
  await store.close();
}

describe.skipIf(postgres === undefined || redis === undefined)('while people play at two nodes', () => {
  let inns: Inn[] = [];
  let proxy: Proxy | undefined;
  let redisProxy: Proxy | undefined;
  let playing: readonly Sitting[] = [];
  let house = 100;
  const open = (): readonly string[] => inns.map(({ url }) => url);

  beforeAll(async () => {
    const { port } = new URL(databaseUrl);
    proxy = await Proxy.to(Number(port));
    const far = databaseUrl.replace(`:${port}/`, `:${proxy.port}/`);
    redisProxy = await Proxy.to(Number(new URL(redisUrl).port));
    inns = [
      await new Inn().start({}, { databaseUrl, redisUrl }),
      await new Inn().start({}, { databaseUrl: far, redisUrl: `redis://127.0.0.1:${redisProxy.port}` }),
    ];
  });
  afterEach(async () => {
    for (const sitting of playing) sitting.stop();
    await expectWhole(playing);
  });
  afterAll(async () => {
    for (const inn of inns) await inn.tearDown();
    proxy?.close();
    redisProxy?.close();
  });

  async function begin(): Promise<readonly Sitting[]> {
    house += TABLES;
    playing = await sittings(inns[0] as Inn, open, house);
    await goesOn(playing);
    return playing;
  }

  test('Redis stops: they play on, slower, and it is used again when it is back', { timeout: 60_000 }, async () => {
    await begin();
    await redis?.stop();
    await goesOn(playing, 4);
    await redis?.run();
    await goesOn(playing);
  });

  test('PostgreSQL is killed and starts again: they go on', { timeout: 60_000 }, async () => {
    await begin();
    await postgres?.stop('SIGKILL');
    await rest(300);
    await postgres?.run();
    await goesOn(playing);
  });

  test('a node loses its store without a word, and finds it again', { timeout: 90_000 }, async () => {
    await begin();
    proxy?.cut();
    await rest(1000);
    proxy?.mend();
    await goesOn(playing);
  });

  test('a node loses Redis without a word: they play on, slower', { timeout: 90_000 }, async () => {
    await begin();
    redisProxy?.cut();
    await goesOn(playing, 4);
    redisProxy?.mend();
    await goesOn(playing);
  });

  test('a node leaves: what it was told is done, and its people are at the other one', {
    timeout: 60_000,
  }, async () => {
    await begin();
    const leaving = inns[0] as Inn;
    const left = leaving.drain();
    expect((await fetch(`${leaving.url}/readyz`)).status).toBe(503);
    await left;
    await leaving.stop();
    await goesOn(playing);
    await leaving.start({}, { databaseUrl, redisUrl });
  });
});

/** A node as a process of its own, which can be killed as a machine without power is. */
class Node {
  readonly url: string;
  private readonly port: number;
  private child: ChildProcess | undefined;

  constructor(port: number) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<this> {
    const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
    this.child = spawn(process.execPath, ['--import', 'tsx', main], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        REDIS_URL: redisUrl,
        BEHIND_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => this.child?.stdout?.once('data', resolve));
    return this;
  }

  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill('SIGKILL');
    await gone;
  }
}

describe.skipIf(postgres === undefined || redis === undefined)('nodes that are killed', () => {
  test(`${KILLS} times while ${TABLES} tables play: people go on at the others, and nothing acknowledged is lost`, {
    timeout: 120_000 + KILLS * 40_000,
  }, async () => {
    const nodes: Node[] = [];
    for (let n = 0; n < 3; n++) nodes.push(new Node(await freePort()));
    await Promise.all(nodes.map((node) => node.start()));
    const inn = new Inn();
    inn.url = nodes[0]?.url ?? '';
    const dice = new Dice('killed nodes');
    const all: Sitting[] = [];
    let playing: readonly Sitting[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill % KILLS_A_TABLE === 0) {
        for (const sitting of playing) sitting.stop();
        playing = await sittings(inn, () => nodes.map(({ url }) => url), 500 + all.length);
        all.push(...playing);
      }
      await goesOn(playing, 2);
      await rest(dice.int(400));
      const node = nodes[dice.int(nodes.length)] as Node;
      await node.kill();
      // The others serve everybody; only then is it there again.
      await goesOn(playing, 2);
      await node.start();
    }
    await goesOn(playing);
    for (const sitting of playing) sitting.stop();
    for (const node of nodes) await node.kill();
    await expectWhole(all);
    await inn.tearDown();
  });
});
