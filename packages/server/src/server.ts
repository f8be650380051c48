import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Tables } from '@medallion/table';
import { GAMES } from '@medallion/table/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { addressesOf, portOf } from './addresses.ts';
import { addApi } from './api.ts';
import { HuntStore } from './daily/hunt-store.ts';
import { addHostDoors } from './host/api.ts';
import { EVERY, Watch } from './host/watch.ts';
import { addSecurityHeaders } from './headers.ts';
import type { Doorway } from './live/doors.ts';
import { Drain } from './live/drain.ts';
import { Rooms } from './live/rooms.ts';
import { RATE } from './live/socket.ts';
import type { After } from './live/turn-clocks.ts';
import { newMetrics } from './metrics.ts';
import { Hub } from './nodes/hub.ts';
import type { Nodes } from './nodes/nodes.ts';
import { goRound } from './nodes/rounds.ts';
import { TellingRooms, TellingTables } from './nodes/telling-store.ts';
import { addPage } from './page.ts';
import { Caretaker, type TurnCall } from './post/caretaker.ts';
import { Resting } from './post/resting.ts';
import { type Settings, settingsFrom } from './settings.ts';
import { ErrandStore } from './store/errands.ts';
import { standingOf } from './store/house-books.ts';
import type { Schema } from './store/schema.ts';
import { openPostgres } from './store/postgres.ts';
import { Courier } from './calls/courier.ts';
import { FeedStore } from './calls/feed-store.ts';
import { HouseKeys } from './calls/house-keys.ts';
import { PushStore } from './calls/push-store.ts';
import { TurnPushes } from './calls/turn-pushes.ts';
import { openSqlite } from './store/sqlite.ts';
import { SqlStore } from './store/sql-store.ts';
import { Thinkers } from './think/pool.ts';

/** What a server is handed instead of its own: another database, another clock, another pace. */
export interface Parts {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly after: After;
  /** Other nodes of the same tables. */
  readonly nodes: Nodes;
  /** Messages a second from one line: nobody presses faster than the usual one, a bench does. */
  readonly rate: number;
  /** Hears of everybody who is waited for and not there, besides those who are called by the server itself. */
  readonly call: (call: TurnCall) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finishes what is under way and sends everybody elsewhere, after so many milliseconds of notice. */
    drain(notice: number): Promise<void>;
  }
}

/** A server with everything in place, not yet listening. */
export async function createServer(
  settings: Settings = settingsFrom({}),
  parts: Partial<Parts> = {},
): Promise<FastifyInstance> {
  // Closing ends open connections too: Ctrl-C should not wait for a browser to let go.
  const server = Fastify({
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
    trustProxy: settings.behindProxy,
    // What nobody asked for is an error, not something to overlook.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const db =
    parts.db ??
    (settings.databaseUrl === undefined ? openSqlite(settings.dataDir) : openPostgres(settings.databaseUrl));
  const store = await SqlStore.on(db);
  const now = parts.now ?? ((): number => Date.now());
  const metrics = newMetrics(() => rooms.size);
  const report = (fault: unknown): void => {
    metrics.faults.inc();
    // Faults name files and lines, never a secret: those are not in messages of errors.
    console.error(JSON.stringify({ at: new Date(now()).toISOString(), fault: describe(fault) }));
  };
  // The embedded database is this process's alone.
  const shared = settings.databaseUrl !== undefined || parts.nodes !== undefined;
  const watch = new Watch(metrics, () => rooms.size, now);
  const thinkers = new Thinkers(metrics);
  const { redisUrl } = settings;
  const redis =
    redisUrl === undefined ? undefined : (await import('./nodes/by-redis.ts')).byRedis(redisUrl, now, thinkers);
  const nodes = parts.nodes ?? redis?.nodes ?? new Hub(now).node();
  const tables = new Tables({
    games: GAMES,
    store: new TellingTables(store, nodes, (id) => caretaker.note(id)),
    now,
    later: (work) => void setTimeout(work, 250).unref(),
    secret: () => randomBytes(16).toString('hex'),
    think: redis?.thinkers.think ?? thinkers.think,
    report,
  });
  const roomStore = new TellingRooms(db, nodes);
  const errands = new ErrandStore(db);
  const pushes = new PushStore(db);
  const keys = await HouseKeys.of(db);
  const { pushAllowed: allowed, pushContact: contact } = settings;
  const courier = new Courier({ after: parts.after ?? later, allowed });
  const turnPushes = new TurnPushes({ keys, store: pushes, courier, contact, allowed, now, count: metrics.pushes });
  const rooms = new Rooms({
    games: GAMES,
    tables,
    rooms: roomStore,
    setTable: async (room, version, table) => {
      const set = await store.create(table, (within) => roomStore.save(room, version, now(), within));
      if (set) roomStore.tellOf(room.id, version + 1);
      return set;
    },
    now,
    after: parts.after ?? later,
    nodes,
    shared,
    report,
    look: (id) => caretaker.look(id),
    ...(settings.restAfter !== undefined && { restAfter: settings.restAfter }),
    keysAre: (room, keys) => void pushes.keepOnly(room, keys).catch(report),
  });
  const caretaker = new Caretaker({
    errands,
    standings: (ids) => roomStore.standings(ids),
    isAttended: (id) => rooms.isAttended(id),
    attend: (standing) => rooms.attend(standing),
    call: (call) => {
      turnPushes.call(call).catch(report);
      parts.call?.(call);
    },
    now,
    report,
  });
  caretaker.begin();
  const resting =
    settings.restAfter === undefined
      ? undefined
      : new Resting({
          after: settings.restAfter,
          folder: join(settings.dataDir, 'rested'),
          rooms: roomStore,
          record: (id) => tables.file(id),
          remove: (id, untouchedSince) => roomStore.remove(id, untouchedSince),
          now,
          report,
        });
  const goHome = shared
    ? goRound({
        nodes,
        store: roomStore,
        rooms: () => rooms.ids,
        compare: (standing) => rooms.compare(standing),
        report,
      })
    : undefined;

  const doorway: Doorway = {
    rooms: (ids) => roomStore.loadAll(ids),
    errands: (ids) => errands.of(ids),
    open: (id, key) => rooms.door(id, key),
    rest: (touched) => rooms.rest(touched),
  };

  const drain = new Drain();
  server.decorate('drain', (notice: number) => drain.leave(notice));
  addSecurityHeaders(server);
  server.get('/healthz', async () => ({ status: 'ok' }));
  await addApi(server, {
    rooms,
    tables,
    metrics,
    hunts: new HuntStore(db),
    doorway,
    calls: {
      waits: doorway,
      pushes,
      publicKey: keys.publicKey,
      allowed,
      feeds: new FeedStore(db),
      now,
    },
    now,
    report,
    drain,
    rate: parts.rate ?? RATE,
    ...(redis !== undefined && { limits: redis.limits }),
    addresses: () => addressesOf(settings.host, portOf(server)),
    isReady: () =>
      store.answers().then(
        () => true,
        () => false,
      ),
  });
  if (settings.adminSecret !== undefined)
    addHostDoors(server, {
      secret: settings.adminSecret,
      watch,
      standing: async () => ({
        ...(await standingOf(db)),
        ...(settings.restAfter !== undefined && {
          resting: await roomStore.countUntouched(now() - settings.restAfter),
        }),
      }),
      isDraining: () => drain.isLeaving,
      drain: () => drain.leave(settings.notice),
    });
  await addPage(server, settings.webRoot);
  const watching = setInterval(() => void watch.take().catch(report), EVERY);
  watching.unref();
  server.addHook('onClose', async () => {
    goHome?.();
    // Before bots are told that the server stops: nobody answers for them then.
    await rooms.close();
    await caretaker.close();
    await resting?.close();
    courier.close();
    await redis?.thinkers.close();
    clearInterval(watching);
    await thinkers.close();
    await nodes.close();
    await store.close();
  });
  return server;
}

const later: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
};

function describe(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : JSON.stringify(fault);
}
