/**
 * What the server says, for `GET /api`. Nothing is checked by it while people play; a test holds what is told and what
 * doors answer against it. Parts of a game (`table`, `args`, `data`) are that game's own.
 */

import * as z from 'zod';

const seat = z.number().int().min(0);
const count = z.number().int().min(0);
const ms = z.number();
const any = z.unknown();

const clock = z.looseObject({ seconds: count, then: z.enum(['turn', 'seat']) });
const running = z.array(z.looseObject({ seat, left: ms }));

const roomSchema = z.looseObject({
  id: z.string(),
  game: z.string(),
  options: z.record(z.string(), any),
  chairs: z.array(
    z.looseObject({
      name: z.string().optional(),
      bot: z.string().optional(),
      ready: z.boolean(),
      nonce: z.string().optional(),
      muted: z.boolean(),
    }),
  ),
  keeper: seat,
  commitment: z.string(),
  state: z.enum(['lobby', 'playing', 'over']),
  code: z.string().optional(),
  watchersMuted: z.boolean(),
  clock: clock.optional(),
  back: z.looseObject({ by: seat, to: count, yes: z.array(seat), no: seat.optional() }).optional(),
  next: z.string().optional(),
});

const line = z.looseObject({
  n: count,
  at: ms,
  seat: seat.optional(),
  name: z.string(),
  text: z.string().optional(),
  phrase: z.string().optional(),
  told: z.string().optional(),
});

/** A position: what a seat, or whoever watches, may see; `asks` are the own open questions. */
const position = z.looseObject({
  number: count,
  canUndo: z.boolean(),
  viewer: z.union([seat, z.literal('spectator')]),
  seats: count,
  table: any,
  asks: z.array(
    z.looseObject({
      id: count,
      seat,
      ask: z.string(),
      args: any,
      choices: z.array(z.looseObject({ id: z.string() })),
      impossible: z.array(any),
      reply: z.string().optional(),
    }),
  ),
  waiting: z.array(z.looseObject({ seat, ask: z.string() })),
  over: any.optional(),
});
const telling = {
  after: count,
  events: z.array(z.looseObject({ type: z.string() })),
  position: position.optional(),
  /** Instead of a position, for who asked for changes. */
  since: count.optional(),
  change: any.optional(),
};

/** Everything that is heard over a socket. */
export const heardSchema = z.discriminatedUnion('said', [
  z.looseObject({
    said: z.literal('room'),
    to: z.string().optional(),
    room: roomSchema,
    seat: seat.optional(),
    here: z.array(seat),
    away: z.array(z.looseObject({ seat, for: ms })),
    watching: count,
    screens: count,
    clocks: running,
    lines: z.array(line).optional(),
  }),
  z.looseObject({ said: z.literal('line'), line }),
  z.looseObject({ said: z.literal('clock'), clocks: running }),
  z.looseObject({ said: z.literal('link'), to: z.string(), seat, link: z.string() }),
  z.looseObject({ said: z.literal('done'), to: z.string() }),
  z.looseObject({
    said: z.literal('refused'),
    to: z.string().optional(),
    code: z.string(),
    where: z.string().optional(),
  }),
  z.looseObject({
    said: z.literal('table'),
    to: z.string().optional(),
    table: z.looseObject({
      id: z.string(),
      game: z.string(),
      options: z.record(z.string(), any),
      sitters: z.array(
        z.looseObject({ name: z.string(), bot: z.string().optional(), resigned: z.literal(true).optional() }),
      ),
      here: z.array(seat),
      watching: count,
      startedAt: ms,
      kept: z.boolean(),
    }),
  }),
  z.looseObject({ said: z.literal('position'), to: z.string().optional(), ...telling }),
  z.looseObject({
    said: z.literal('refusal'),
    to: z.string(),
    refusal: z.looseObject({ code: z.string() }),
    ...telling,
  }),
  z.looseObject({
    said: z.literal('lost'),
    to: z.string().optional(),
    fault: z.looseObject({ code: z.string() }),
  }),
]);

const place = z.looseObject({ id: z.string(), seat, secret: z.string() });
const links = z.looseObject({ chairs: z.array(z.string()), anyChair: z.string(), watch: z.string() });
const door = z.looseObject({
  opens: z.enum(['seat', 'chair', 'any-chair', 'watch']),
  seat: seat.optional(),
  room: roomSchema,
  waiting: z.array(seat),
  over: z.boolean().optional(),
  until: ms.optional(),
  removal: ms.optional(),
});
const doors = z.looseObject({
  doors: z.array(z.looseObject({ id: z.string(), door: door.optional(), error: z.string().optional() })),
});
const hunts = z.looseObject({
  hunts: z.array(z.looseObject({ name: z.string(), own: z.literal(true).optional() })),
  count,
  place: count.optional(),
});

/** What doors answer where nothing is in the way. */
export const ANSWERS = {
  'POST /api/rooms': { status: 201, schema: place.extend({ code: z.string(), links }) },
  'POST /api/rooms/:id/seats': { status: 201, schema: place },
  'POST /api/seats': { status: 201, schema: place },
  'POST /api/rooms/:id/door': { status: 200, schema: door },
  'POST /api/doors': { status: 200, schema: doors },
  'GET /api/house': { status: 200, schema: z.looseObject({ addresses: z.array(z.string()) }) },
  'GET /api/daily/:game/:day': { status: 200, schema: hunts },
  'POST /api/daily/:game/:day': { status: 201, schema: hunts },
} as const;

/** What every door answers where something is. */
export const problemSchema = z.looseObject({ error: z.string(), message: z.string() });

/** The door of a request as it stands among the answers. */
export function doorOf(method: string, path: string): keyof typeof ANSWERS | undefined {
  const parts = path.split('?', 1)[0]?.split('/') ?? [];
  return (Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]).find((each) => {
    const [of, pattern = ''] = each.split(' ');
    const wanted = pattern.split('/');
    return (
      of === method &&
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}
