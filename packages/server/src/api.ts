/** The doors of the server: open a room, sit down in it, take its record home, and the socket of everybody in it. */

import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { BadInput } from '@medallion/kernel';
import { NoTable, type Tables } from '@medallion/table';
import { toTableSchema } from '@medallion/table/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ANSWERS, doorOf, heardSchema, problemSchema } from './described.ts';
import { addDaily } from './daily/daily-api.ts';
import type { HuntStore } from './daily/hunt-store.ts';
import { SocketRefused } from './live/live-room.ts';
import { clockSchema, toRoomSchema } from './live/messages.ts';
import type { Drain } from './live/drain.ts';
import { type Doorway, doorsOf } from './live/doors.ts';
import type { Rooms } from './live/rooms.ts';
import { FRAME_LIMIT, serveSocket } from './live/socket.ts';
import type { Metrics } from './metrics.ts';
import { addCalls, type CallsApi, MOST_SEATS } from './calls/calls-api.ts';
import { schemaOf, secretSchema } from './schemas.ts';
import { mayWatch, MOST_CHAIRS, Refused, seatOf } from './room/room.ts';

const name = z.string().min(1).max(40);
const nonce = z
  .string()
  .regex(/^[0-9a-f]{32}/)
  .max(96);

const openSchema = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(64), z.unknown()).default({}),
  name,
  nonce: nonce.optional(),
  clock: clockSchema.optional(),
  others: z
    .array(z.strictObject({ bot: z.string().max(40).optional() }))
    .max(MOST_CHAIRS - 1)
    .default([]),
});
const joinSchema = z.strictObject({ name, nonce: nonce.optional(), invite: secretSchema });
const doorSchema = z.strictObject({ key: secretSchema });
const doorsSchema = z.strictObject({
  keys: z.array(z.strictObject({ id: z.string().min(1).max(40), key: secretSchema })).max(MOST_SEATS),
});
const codeSchema = z.strictObject({ name, nonce: nonce.optional(), code: z.string().min(3).max(60) });

/** For every address, within a minute. Codes are short enough to be tried, so they are tried slowly. */
const OPEN_RATE = 30;
const CODE_RATE = 12;
const DOOR_RATE = 120;
const SOCKETS_A_PERSON = 64;

export interface Api {
  readonly rooms: Rooms;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly hunts: HuntStore;
  readonly calls: CallsApi;
  /** Where it is kept whom tables wait for. */
  readonly doorway: Doorway;
  readonly now: () => number;
  readonly report: (fault: unknown) => void;
  /** Messages a second from one line. */
  readonly rate: number;
  /** Where people in the same house find it; none where it listens to this machine alone. */
  readonly addresses: () => readonly string[];
  /** Whether everything the server needs answers. */
  readonly isReady: () => Promise<boolean>;
  readonly drain: Drain;
  /** How requests are counted where several nodes count together. */
  readonly limits?: FastifyRateLimitStoreCtor;
}

export async function addApi(server: FastifyInstance, api: Api): Promise<void> {
  const { limits } = api;
  await server.register(rateLimit, { global: false, ...(limits !== undefined && { store: limits }) });
  await server.register(websocket, { options: { maxPayload: FRAME_LIMIT, perMessageDeflate: false } });
  await server.register(swagger, {
    openapi: {
      info: { title: 'Medallion', version: '1', description: 'Tables of any game. The socket is told in docs/api.md.' },
      components: {
        schemas: {
          ToRoom: schemaOf(toRoomSchema) as never,
          ToTable: schemaOf(toTableSchema) as never,
          Heard: schemaOf(heardSchema) as never,
        },
      },
    },
    // Only described: what is sent is not cut to it.
    transform: ({ schema, url, route }) => ({ url, schema: { ...schema, ...answersOf(String(route.method), url) } }),
  });
  server.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return reply.code(403).send(problem('other-origin', 'This page is not of this server.'));
  });

  await server.register(async (doors) => {
    doors.setErrorHandler((fault: Error & { statusCode?: number }, _request, reply) => explain(fault, reply, api));

    doors.get('/api', { schema: { hide: true } as never }, async () => server.swagger());

    doors.post(
      '/api/rooms',
      { config: { rateLimit: { max: OPEN_RATE } }, schema: { summary: 'Opens a room', body: schemaOf(openSchema) } },
      async (request, reply) => {
        const { others, ...wanted } = openSchema.parse(request.body);
        const place = await api.rooms.open({ ...wanted, others });
        api.metrics.opened.inc();
        return reply.code(201).send(place);
      },
    );

    doors.post(
      '/api/rooms/:id/seats',
      {
        config: { rateLimit: { max: OPEN_RATE } },
        schema: { summary: 'Sits down by a link', body: schemaOf(joinSchema) },
      },
      async (request, reply) => {
        const { invite, ...person } = joinSchema.parse(request.body);
        return reply.code(201).send(await api.rooms.join(roomOf(request), { invite }, person));
      },
    );

    doors.post(
      '/api/rooms/:id/door',
      {
        config: { rateLimit: { max: DOOR_RATE } },
        schema: { summary: 'What a link or a seat’s secret opens, without using it', body: schemaOf(doorSchema) },
      },
      async (request) => api.rooms.door(roomOf(request), doorSchema.parse(request.body).key),
    );

    doors.delete(
      '/api/rooms/:id',
      {
        config: { rateLimit: { max: OPEN_RATE } },
        schema: { summary: 'Takes the room and its table away; its keeper proves it by the header x-seat-secret' },
      },
      async (request, reply) => {
        await api.rooms.remove(roomOf(request), keyOf(request));
        return reply.code(204).send();
      },
    );

    doors.post(
      '/api/doors',
      {
        config: { rateLimit: { max: DOOR_RATE } },
        schema: { summary: 'The same for many keys at once', body: schemaOf(doorsSchema) },
      },
      async (request) => ({ doors: await doorsOf(doorsSchema.parse(request.body).keys, api.doorway) }),
    );

    doors.get('/api/house', { schema: { summary: 'Where people in the same room find this server' } }, async () => ({
      addresses: api.addresses(),
    }));

    doors.post(
      '/api/seats',
      {
        config: { rateLimit: { max: CODE_RATE } },
        schema: { summary: 'Sits down by a code that was said aloud', body: schemaOf(codeSchema) },
      },
      async (request, reply) => {
        const { code, ...person } = codeSchema.parse(request.body);
        return reply.code(201).send(await api.rooms.joinByCode(code, person));
      },
    );

    doors.get(
      '/api/rooms/:id/record',
      {
        schema: {
          summary: 'The record of a finished game; who sat or watched there proves it by the header x-seat-secret',
        },
      },
      async (request, reply) => {
        const id = roomOf(request);
        const room = await api.rooms.look(id);
        const key = keyOf(request);
        if (seatOf(room, key) === undefined && !mayWatch(room, key)) throw new Refused('not-yours');
        const line = (await api.tables.reel(id)).line;
        // Before the end the record would tell what nobody may know yet.
        if (!line.over) throw new SocketRefused('already-playing');
        return reply.type('application/jsonl; charset=utf-8').send(await api.tables.file(id));
      },
    );

    addDaily(doors, api);
    addCalls(doors, api.calls);

    doors.get('/api/rooms/:id/live', { websocket: true, schema: { hide: true } as never }, (socket, request) => {
      const from = request.ip;
      const open = (socketsFrom.get(from) ?? 0) + 1;
      if (open > SOCKETS_A_PERSON) return socket.close(1013, 'too many connections');
      socketsFrom.set(from, open);
      socket.on('close', () => {
        const left = (socketsFrom.get(from) ?? 1) - 1;
        if (left > 0) socketsFrom.set(from, left);
        else socketsFrom.delete(from);
      });
      serveSocket(socket, roomOf(request), api);
    });
  });

  server.get('/readyz', async (_request, reply) =>
    api.drain.isLeaving
      ? reply.code(503).send({ status: 'leaving' })
      : (await api.isReady())
        ? { status: 'ready' }
        : reply.code(503).send({ status: 'not-ready' }),
  );
  server.get('/metrics', async (_request, reply) =>
    reply.type(api.metrics.registry.contentType).send(await api.metrics.registry.metrics()),
  );
}

const socketsFrom = new Map<string, number>();

/** A page of another site may not speak for whoever looks at it. Programs send no origin. */
function isFromHere({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const roomOf = ({ params }: FastifyRequest): string => (params as { id: string }).id;

/** The secret of a seat, or the link of who watches. */
const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['x-seat-secret'];
  return typeof key === 'string' ? key : undefined;
};

/** What a door answers, as far as it is told. */
function answersOf(method: string, url: string): { readonly response?: Record<string, unknown> } {
  const door = doorOf(method, url);
  if (door === undefined) return {};
  const { status, schema } = ANSWERS[door];
  const said = (description: string, of: z.ZodType) => ({ description, ...schemaOf(of) });
  return { response: { [status]: said('Done', schema), '4xx': said('Not done, and why', problemSchema) } };
}

const problem = (error: string, message: string): { readonly error: string; readonly message: string } => ({
  error,
  message,
});

function explain(fault: Error & { statusCode?: number }, reply: FastifyReply, api: Api): FastifyReply {
  if (fault instanceof BadInput)
    return reply.code(400).send(problem('bad-input', `${fault.message} (${fault.where}).`));
  if (fault instanceof z.ZodError) {
    const where = fault.issues[0]?.path.map(String).join('.') ?? '';
    return reply.code(400).send(problem('bad-input', `This is not what is expected here (${where || 'body'}).`));
  }
  if (fault instanceof SocketRefused || fault instanceof Refused)
    return reply.code(STATUS[fault.code] ?? 409).send(problem(fault.code, SENTENCES[fault.code] ?? fault.code));
  if (fault instanceof NoTable) return reply.code(404).send(problem(fault.fault.code, 'There is no such table.'));
  const { statusCode = 500 } = fault;
  if (statusCode < 500) return reply.code(statusCode).send(problem('bad-request', fault.message));
  api.report(fault);
  return reply.code(500).send(problem('fault', 'Something went wrong here. Nothing was changed.'));
}

const STATUS: Readonly<Record<string, number>> = {
  'no-such-room': 404,
  'not-yours': 403,
  'not-the-keeper': 403,
  'not-kept': 503,
};
const SENTENCES: Readonly<Record<string, string>> = {
  'no-such-room': 'There is no such room, or its code has expired.',
  'not-yours': 'This link does not open anything here.',
  'not-the-keeper': 'Only whoever keeps this table can do that.',
  'chair-taken': 'Somebody sits there already.',
  'no-chair-open': 'No chair is open.',
  'already-playing': 'The game is on its way.',
  'bad-nonce': 'A nonce is 32 hexadecimal digits, and up to 64 more characters.',
  'no-name': 'Say who you are.',
  resigned: 'This seat was given up.',
  'not-over': 'The game is not over yet.',
  'not-kept': 'It could not be written down. Try again.',
};
