/** The doors by which people say how they want to be called: a push to their device, or a feed they read. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '@medallion/words';
import * as z from 'zod';
import { ATOM, atomOf } from './atom.ts';
import { digestOf, type Waits } from './digest.ts';
import { areKeys, type BrowserKeys } from './encrypted.ts';
import type { FeedStore } from './feed-store.ts';
import { calendarOf, ICALENDAR } from './icalendar.ts';
import { mayBeAsked } from './outside.ts';
import type { PushStore } from './push-store.ts';
import { hashOfSecret } from '../room/secrets.ts';
import { schemaOf, secretSchema } from '../schemas.ts';
import { type SeatKept, seatsOpened } from './seats.ts';

/** Tables of one device; the page remembers no more. */
export const MOST_SEATS = 60;
/** For every address, within a minute. */
const CHANGE_RATE = 60;
const MAKE_RATE = 10;
const READ_RATE = 60;

const person = {
  seats: z.array(z.strictObject({ id: z.string().min(1).max(40), secret: secretSchema })).max(MOST_SEATS),
  language: z.enum(LANGUAGES),
  /** Where the page lies, for links to it. */
  page: z.url({ protocol: /^https?$/ }).max(300),
};
const subscription = {
  endpoint: z.string().max(1024),
  keys: z.strictObject({ p256dh: z.string().max(100), auth: z.string().max(40) }),
};
const pushSchema = z.strictObject({ ...subscription, ...person });
const movedSchema = z.strictObject({ ...subscription, old: z.string().max(1024) });
const feedSchema = z.strictObject({ ...person, old: secretSchema.optional() });
const changeSchema = z.strictObject({ ...person, secret: secretSchema, end: z.literal(true).optional() });

export interface CallsApi {
  readonly waits: Waits;
  readonly pushes: PushStore;
  /** What a browser is told when it subscribes. */
  readonly publicKey: string;
  /** Origins the host allows besides push services outside. */
  readonly allowed: readonly string[];
  readonly feeds: FeedStore;
  readonly now: () => number;
}

const refuse = (reply: FastifyReply, status: number, error: string, message: string): FastifyReply =>
  reply.code(status).send({ error, message });

/** Adds the doors. Whoever calls it sees to errors. */
export function addCalls(doors: FastifyInstance, { waits, pushes, publicKey, allowed, feeds, now }: CallsApi): void {
  const config = { rateLimit: { max: CHANGE_RATE } };
  /** Those of the seats that are theirs. */
  const own = async (seats: z.infer<typeof feedSchema>['seats']): Promise<readonly SeatKept[]> =>
    seatsOpened(seats, await waits.rooms(seats.map(({ id }) => id)));

  const isGood = (endpoint: string, keys: BrowserKeys): boolean => mayBeAsked(endpoint, allowed) && areKeys(keys);
  const refuseEndpoint = (reply: FastifyReply): FastifyReply =>
    refuse(reply, 400, 'bad-endpoint', 'This is no address of a push service, or these are no keys for one.');

  doors.get(
    '/api/push',
    { schema: { summary: 'The public key of this server, for a browser that subscribes' } },
    () => ({
      key: publicKey,
    }),
  );

  doors.post(
    '/api/push',
    {
      config,
      schema: { summary: 'This device is called for these seats, and for no others', body: schemaOf(pushSchema) },
    },
    async (request, reply) => {
      const { endpoint, keys, seats, ...rest } = pushSchema.parse(request.body);
      if (!isGood(endpoint, keys)) return refuseEndpoint(reply);
      const kept = await own(seats);
      await pushes.set({ endpoint, ...keys, ...rest }, kept, now());
      return { seats: kept.map(({ room }) => room) };
    },
  );

  doors.post(
    '/api/push/moved',
    {
      config,
      schema: { summary: 'A push service has given this browser another address', body: schemaOf(movedSchema) },
    },
    async (request, reply) => {
      const { old, endpoint, keys } = movedSchema.parse(request.body);
      if (!isGood(endpoint, keys)) return refuseEndpoint(reply);
      await pushes.move(old, { endpoint, ...keys });
      return reply.code(204).send();
    },
  );

  doors.post(
    '/api/feeds',
    {
      config: { rateLimit: { max: MAKE_RATE } },
      schema: {
        summary: 'Makes a feed of the tables that wait for these seats; `old` ends with it',
        body: schemaOf(feedSchema),
      },
    },
    async (request, reply) => {
      const { old, seats, ...rest } = feedSchema.parse(request.body);
      const kept = await own(seats);
      if (kept.length === 0) return refuse(reply, 403, 'not-yours', 'None of these seats is yours.');
      const made = await feeds.make({ ...rest, seats: kept }, now());
      if (old !== undefined) await feeds.end(old);
      return reply.code(201).send({ secret: made });
    },
  );

  doors.post(
    '/api/feeds/seats',
    {
      config,
      schema: {
        summary: 'The feed tells of these seats from now on; with `end` it ends',
        body: schemaOf(changeSchema),
      },
    },
    async (request, reply) => {
      const { secret: address, end, seats, ...rest } = changeSchema.parse(request.body);
      if (end) {
        await feeds.end(address);
        return { seats: [] };
      }
      const kept = await own(seats);
      if (!(await feeds.change(address, { ...rest, seats: kept })))
        return refuse(reply, 404, 'no-such-feed', 'There is no such feed any more.');
      return { seats: kept.map(({ room }) => room) };
    },
  );

  const read = async (request: FastifyRequest, reply: FastifyReply, as: 'atom' | 'ics'): Promise<FastifyReply> => {
    const { secret: address } = request.params as { readonly secret: string };
    const feed = secretSchema.safeParse(address).success ? await feeds.read(address, now()) : undefined;
    if (feed === undefined) return refuse(reply, 404, 'no-such-feed', 'There is no such feed any more.');
    const digest = await digestOf(address, feed, waits);
    const text = as === 'atom' ? atomOf(digest) : calendarOf(digest);
    const tag = `"${hashOfSecret(text).slice(0, 32)}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(as === 'atom' ? ATOM : ICALENDAR).send(text);
  };
  const reading = (summary: string) => ({ config: { rateLimit: { max: READ_RATE } }, schema: { summary } });
  doors.get('/api/feeds/:secret.atom', reading('The tables that wait for somebody, as Atom'), (request, reply) =>
    read(request, reply, 'atom'),
  );
  doors.get('/api/feeds/:secret.ics', reading('The same as iCalendar'), (request, reply) =>
    read(request, reply, 'ics'),
  );
}
