/** The tables that wait for one person, ready to be written as a feed. */

import type { Doorway } from '../live/doors.ts';
import type { Feed } from './feed-store.ts';
import { hashOfSecret } from '../room/secrets.ts';
import { seatsFound } from './seats.ts';
import { callWords, titleOf } from './words.ts';

/** Whom tables wait for, as it is kept: no game is opened to say it. */
export type Waits = Pick<Doorway, 'rooms' | 'errands'>;

/** One table that waits. */
export interface Item {
  /** The same as long as it waits for the same, and of nobody else's. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly since: number;
  /** When the time of the turn runs out, where it does. */
  readonly until?: number;
}

export interface Digest {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  /** The page of one's own tables. */
  readonly link: string;
  readonly changedAt: number;
  readonly items: readonly Item[];
}

/** What a feed tells now, the latest first. */
export async function digestOf(secret: string, feed: Feed, waits: Waits): Promise<Digest> {
  const { language, page, madeAt } = feed;
  const say = callWords(language);
  const ids = feed.seats.map(({ room }) => room);
  const [rooms, errands] = await Promise.all([waits.rooms(ids), waits.errands(ids)]);
  const items: Item[] = [];
  for (const { room, seat } of seatsFound(feed.seats, rooms)) {
    const waiting = errands.get(room.id)?.waiting.find((each) => each.seat === seat);
    if (waiting === undefined) continue;
    const { since, until } = waiting;
    const names = room.chairs.flatMap(({ name }) => name ?? []).join(', ');
    const when = until === undefined ? undefined : `${dateIn(language, until)} UTC`;
    const sentences = [say('table', { names }), ...(when === undefined ? [] : [say('until', { when })])];
    items.push({
      id: `${room.id}-${seat}-${since}`,
      title: say('turn', { title: await titleOf(room.game, language) }),
      text: sentences.join(' '),
      link: `${page}#/room/${room.id}`,
      since,
      ...(until !== undefined && { until }),
    });
  }
  items.sort((a, b) => b.since - a.since);
  return {
    // Says which feed it is without telling its address.
    id: hashOfSecret(`feed/${secret}`).slice(0, 32),
    title: `${say('feed')} · Medallion`,
    language,
    link: `${page}#/online`,
    changedAt: items[0]?.since ?? madeAt,
    items,
  };
}

const dateIn = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
