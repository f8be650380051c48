/** The feed of this device: the addresses by which a reader or a calendar hears which tables wait. */

import { useSyncExternalStore } from 'react';
import { knock, Shut } from '../doors.ts';
import { roomsHere } from '../rooms-here.ts';
import { own } from './seats-here.ts';

const KEPT = 'medallion.feed';

/** The secret of the feed, and of which seats it was told last. */
interface FeedHere {
  readonly secret: string;
  readonly told: string;
}

const listeners = new Set<() => void>();
let known: FeedHere | undefined;
let isRead = false;

function feedHere(): FeedHere | undefined {
  if (isRead) return known;
  isRead = true;
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as FeedHere | null;
    known = typeof kept?.secret === 'string' ? kept : undefined;
  } catch {
    known = undefined;
  }
  return known;
}

function keep(feed: FeedHere | undefined): void {
  isRead = true;
  known = feed;
  try {
    if (feed === undefined) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify(feed));
  } catch {
    // A forbidden store: it is known as long as this page is open.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFeedHere = (): FeedHere | undefined => useSyncExternalStore(subscribe, feedHere);

const page = (): string => location.href.replace(/[?#].*$/, '');
const idsOf = (seats: ReturnType<typeof own>): string => seats.map(({ id }) => id).join();

/** A feed by a new address; an older one ends. Throws Shut. */
export async function makeFeed(language: string): Promise<void> {
  const old = feedHere()?.secret;
  const seats = own(roomsHere());
  const wanted = { seats, language, page: page(), ...(old !== undefined && { old }) };
  const { secret } = await knock<{ readonly secret: string }>('feeds', wanted);
  keep({ secret, told: idsOf(seats) });
}

/** Its address tells nothing any more. Throws Shut. */
export async function endFeed(language: string): Promise<void> {
  const feed = feedHere();
  if (feed === undefined) return;
  await knock('feeds/seats', { secret: feed.secret, end: true, seats: [], language, page: page() });
  keep(undefined);
}

/** The tables of this device are others than they were. */
export async function keepFeed(language: string): Promise<void> {
  const feed = feedHere();
  const seats = own(roomsHere());
  if (feed === undefined || feed.told === idsOf(seats)) return;
  try {
    await knock('feeds/seats', { secret: feed.secret, seats, language, page: page() });
    keep({ ...feed, told: idsOf(seats) });
  } catch (why) {
    // It was ended elsewhere, or forgotten because nobody read it.
    if (why instanceof Shut && why.error === 'no-such-feed') keep(undefined);
  }
}

export const addressesOf = ({ secret }: FeedHere): { readonly atom: string; readonly calendar: string } => ({
  atom: `${page()}api/feeds/${secret}.atom`,
  calendar: `${page()}api/feeds/${secret}.ics`,
});
