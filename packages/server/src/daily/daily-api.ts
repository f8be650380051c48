/** The table of a day's hunts: bring the record of one's own, and read how everybody did. */

import { dayOf, isPastDay, provenHunt, Unusable } from '@medallion/table';
import { findGame, type Playable } from '@medallion/table/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { schemaOf, secretSchema } from '../schemas.ts';
import type { HuntStore } from './hunt-store.ts';

const broughtSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  hunter: secretSchema,
  record: z.string().max(240_000),
});

const BODY_LIMIT = 256 * 1024;
/** From one address, within a minute: each is replayed. */
const BRING_RATE = 12;
const DAY = 24 * 60 * 60 * 1000;

interface Where {
  readonly game: string;
  readonly day: string;
}

export interface DailyApi {
  readonly hunts: HuntStore;
  readonly now: () => number;
}

const refuse = (reply: FastifyReply, status: number, error: string, message: string): FastifyReply =>
  reply.code(status).send({ error, message });

/** Adds the doors. Whoever calls it sees to errors. */
export function addDaily(doors: FastifyInstance, { hunts, now }: DailyApi): void {
  /** The game, where it has a hunt on that day. */
  const found = async ({ game, day }: Where): Promise<Playable | undefined> => {
    const playable = isPastDay(day, now()) ? await findGame(game)?.playable() : undefined;
    return playable?.daily === undefined ? undefined : playable;
  };

  doors.get(
    '/api/daily/:game/:day',
    { schema: { summary: 'How everybody did on the hunt of a day; the header x-hunter says which line is the own' } },
    async (request, reply) => {
      const where = request.params as Where;
      if ((await found(where)) === undefined) return refuse(reply, 404, 'no-hunt', 'There was no hunt on that day.');
      const own = secretSchema.safeParse(request.headers['x-hunter']);
      return hunts.table(where.game, where.day, own.data);
    },
  );

  doors.post(
    '/api/daily/:game/:day',
    {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: BRING_RATE } },
      schema: {
        summary: 'Brings the record of a hunt: it is replayed, and its result stands in the table of the day',
        body: schemaOf(broughtSchema),
      },
    },
    async (request, reply) => {
      const where = request.params as Where;
      const playable = await found(where);
      if (playable === undefined) return refuse(reply, 404, 'no-hunt', 'There was no hunt on that day.');
      // Whoever began before midnight may finish.
      if (where.day < dayOf(now() - DAY)) return refuse(reply, 409, 'day-over', 'That day is over.');
      const { name, hunter, record } = broughtSchema.parse(request.body);
      let proven: ReturnType<typeof provenHunt>;
      try {
        proven = provenHunt(playable, where.day, record);
      } catch (fault) {
        if (!(fault instanceof Unusable)) throw fault;
        return refuse(reply, 422, fault.fault.code, 'This is no record of that hunt, played to its end.');
      }
      const isNew = await hunts.add(where.game, where.day, hunter, name, proven, now());
      return reply.code(isNew ? 201 : 200).send(await hunts.table(where.game, where.day, hunter));
    },
  );
}
