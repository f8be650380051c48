/** What is said over a socket, besides what a table hears and says itself (`@medallion/table`, wire.ts). */

import { BadInput } from '@medallion/kernel';
import type { FromTable, ToTable } from '@medallion/table';
import { NAME_LIMIT, readMessage } from '@medallion/table/schema';
import { type FromRoom, LONGEST_TURN, PHRASES, VACATION_DAYS } from '@medallion/table/room';
import * as z from 'zod';
import { secretSchema } from '../schemas.ts';

const id = z.string().min(1).max(64);
const seat = z.number().int().min(0).max(15);
const nonce = z
  .string()
  .regex(/^[0-9a-f]{32}/)
  .max(96);
const options = z.record(z.string().max(64), z.unknown());

/** From a quick turn to one of a game that is played by post. */
export const clockSchema = z.strictObject({
  seconds: z.number().int().min(10).max(LONGEST_TURN),
  then: z.enum(['turn', 'seat']),
});

export const toRoomSchema = z.discriminatedUnion('do', [
  /** First of all: by the secret of a seat, or by the link that lets one watch. Secrets never stand in an address. */
  z.strictObject({
    do: z.literal('hello'),
    id,
    secret: secretSchema.optional(),
    watch: secretSchema.optional(),
    name: z.string().max(NAME_LIMIT).optional(),
    /** A big screen everybody in the room looks at, not somebody who watches. */
    screen: z.boolean().optional(),
    /** Positions come as what changed. */
    changes: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('name'), id, name: z.string().min(1).max(NAME_LIMIT) }),
  z.strictObject({ do: z.literal('ready'), id, ready: z.boolean(), nonce: nonce.optional() }),
  z.strictObject({ do: z.literal('options'), id, options }),
  z.strictObject({ do: z.literal('chair'), id, seat, bot: z.string().max(40).optional() }),
  z.strictObject({ do: z.literal('begin'), id }),
  z.strictObject({
    do: z.literal('say'),
    id,
    text: z.string().max(600).optional(),
    phrase: z.enum(PHRASES).optional(),
  }),
  /** A new link for a chair, the own one or, as keeper, anybody's. */
  z.strictObject({ do: z.literal('invite'), id, seat }),
  /** A bot sits in for somebody who is gone. */
  z.strictObject({ do: z.literal('relieve'), id, seat, bot: z.string().max(40) }),
  /** Gives the game up: a bot plays the own seat from now on, for good. */
  z.strictObject({ do: z.literal('resign'), id }),
  /** Asks everybody to go back to before the own last answer; everybody else agrees, or would rather play on. */
  z.strictObject({ do: z.literal('back'), id }),
  z.strictObject({ do: z.literal('consent'), id, yes: z.boolean() }),
  /** The keeper shows somebody out of a game that is on. */
  z.strictObject({ do: z.literal('remove'), id, seat }),
  /** The keeper's: how long a turn may take; without it nobody is hurried. */
  z.strictObject({ do: z.literal('clock'), id, clock: clockSchema.optional() }),
  /** By post: the own time stands still for so many days; 0 ends that. */
  z.strictObject({ do: z.literal('vacation'), id, days: z.number().int().min(0).max(VACATION_DAYS) }),
  /** The same people again. */
  z.strictObject({ do: z.literal('rematch'), id }),
  /** Is anybody there? Browsers cannot ask this by themselves. */
  z.strictObject({ do: z.literal('ping'), id }),
  z.strictObject({ do: z.literal('mute'), id, whom: z.union([seat, z.literal('watchers')]), muted: z.boolean() }),
]);

export type ToRoom = z.infer<typeof toRoomSchema>;

export type ToServer = ToTable | ToRoom;
export type FromServer = FromTable<never> | FromRoom;

const TABLE_SAYINGS: ReadonlySet<unknown> = new Set<ToTable['do']>(['answer', 'undo', 'look', 'sit', 'leave']);

/** A frame from outside as a message, or BadInput naming what is wrong. */
export function readFrame(frame: string): ToServer {
  let raw: unknown;
  try {
    raw = JSON.parse(frame);
  } catch {
    throw new BadInput('This is not JSON', 'message', 'Send one JSON object a frame.');
  }
  if (typeof raw === 'object' && raw !== null && 'do' in raw && TABLE_SAYINGS.has(raw.do)) return readMessage(raw);
  const result = toRoomSchema.safeParse(raw);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new BadInput('This is no message a room hears', path === '' ? 'message' : path, 'See docs/api.md.');
}

export const isToTable = (message: ToServer): message is ToTable => TABLE_SAYINGS.has(message.do);
