/** What a message from outside must look like before a table hears it. */

import { BadInput } from '@medallion/kernel';
import * as z from 'zod/mini';
import type { NewTable, ToTable } from './wire.ts';

/** No sensible id, name or choice is longer. */
const ID_LIMIT = 64;
export const NAME_LIMIT = 40;
const CHOICE_LIMIT = 200;
/** More seats than any game has. */
const SEAT_LIMIT = 16;

const count = z.int().check(z.nonnegative());
const seat = z.int().check(z.nonnegative(), z.lt(SEAT_LIMIT));
const id = z.string().check(z.minLength(1), z.maxLength(ID_LIMIT));

export const sitterSchema = z.strictObject({
  name: z.string().check(z.maxLength(NAME_LIMIT)),
  bot: z.optional(id),
});

export const newTableSchema = z.strictObject({
  game: id,
  sitters: z.array(sitterSchema).check(z.minLength(1), z.maxLength(SEAT_LIMIT)),
  options: z.optional(z.record(z.string(), z.unknown())),
  seed: z.optional(z.string().check(z.maxLength(CHOICE_LIMIT))),
});

export const toTableSchema = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('answer'),
    id,
    number: count,
    ask: count,
    choice: z.string().check(z.maxLength(CHOICE_LIMIT)),
  }),
  z.strictObject({ do: z.literal('undo'), id, number: count }),
  z.strictObject({ do: z.literal('look'), id, as: z.union([seat, z.literal('spectator')]), heard: z.optional(count) }),
  z.strictObject({ do: z.literal('sit'), id, seat, sitter: sitterSchema }),
  z.strictObject({ do: z.literal('leave'), id }),
]);

/** A message from outside, or BadInput naming the part that is wrong. */
export function readMessage(raw: unknown): ToTable {
  return read(toTableSchema, raw, 'message', 'See docs/api.md for the messages a table hears.');
}

export function readNewTable(raw: unknown): NewTable {
  return read(newTableSchema, raw, 'table', 'Name a game, who sits where, and its options.');
}

function read<T>(schema: z.ZodMiniType<T>, raw: unknown, what: string, todo: string): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const { path } = result.error.issues[0] ?? { path: [] };
  throw new BadInput(`This is not a ${what}`, path.length === 0 ? what : path.map(String).join('.'), todo);
}
