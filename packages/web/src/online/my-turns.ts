/**
 * How the tables of this device stand, asked for again and again as long as the page is open, also in a tab nobody looks
 * at: its title says how many wait. A browser need not be asked for any permission for that.
 */

import type { Door, DoorOf } from '@medallion/table/room';
import { useSyncExternalStore } from 'react';
import { sayWaiting } from '../kit/title.ts';
import { keepFeed } from './calls/feed.ts';
import { keepCalled } from './calls/push.ts';
import { lookBehindAll } from './doors.ts';
import { type RoomHere, roomsHere, subscribeRooms } from './rooms-here.ts';

/** What is known of a table: its door, or why it does not open. */
export type Standing = Door | 'gone' | 'unreachable';

/** Milliseconds until the server is told which tables there are now. */
const MOMENT = 1000;
/** Milliseconds between two looks, while somebody looks at the page and while nobody does. */
const SEEN = 20_000;
const UNSEEN = 60_000;
/** A server that does not answer is asked less and less, but this often at least. */
const LONGEST = 15 * 60_000;

type Standings = ReadonlyMap<string, Standing>;

let standings: Standings = new Map();
let failures = 0;
let lookedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let telling: ReturnType<typeof setTimeout> | undefined;
let looking = false;
let begun = false;
const listeners = new Set<() => void>();

const keyOf = ({ secret, watch }: RoomHere): string => secret ?? watch ?? '';
const isOver = (standing: Standing | undefined): boolean =>
  standing === 'gone' || (typeof standing === 'object' && standing.over === true);

/** Whether a table waits for whoever has this key. */
export const isMine = ({ seat, waiting, opens }: Door): boolean =>
  opens === 'seat' && seat !== undefined && waiting.includes(seat);

function set(now: Standings): void {
  standings = now;
  sayWaiting([...standings.values()].filter((each) => typeof each === 'object' && isMine(each)).length);
  for (const listener of listeners) listener();
}

/** Looks at every table that may have gone on since. */
async function look(): Promise<void> {
  if (looking) return;
  looking = true;
  clearTimeout(timer);
  const keys = roomsHere()
    .filter((room) => !isOver(standings.get(room.id)) && keyOf(room) !== '')
    .map((room) => ({ id: room.id, key: keyOf(room) }));
  try {
    if (keys.length > 0) take((await lookBehindAll(keys)).doors);
    failures = 0;
  } catch {
    failures += 1;
    take(keys.map(({ id }) => ({ id, error: 'unreadable' })));
  }
  looking = false;
  lookedAt = Date.now();
  const usual = document.visibilityState === 'visible' ? SEEN : UNSEEN;
  if (begun) timer = setTimeout(() => void look(), Math.min(LONGEST, usual * 2 ** failures));
}

function take(doors: readonly DoorOf[]): void {
  const now = new Map<string, Standing>();
  for (const { id } of roomsHere()) {
    const found = doors.find((each) => each.id === id);
    // What could not be looked at is as it was.
    const known = standings.get(id);
    const standing = found === undefined ? known : (found.door ?? whyNot(found, known));
    if (standing !== undefined) now.set(id, standing);
  }
  set(now);
}

const whyNot = ({ error }: DoorOf, known: Standing | undefined): Standing =>
  error === 'unreadable' ? (known ?? 'unreachable') : 'gone';

/** Somebody comes back to the page, or the network does. */
function lookSoon(): void {
  if (document.visibilityState === 'visible' && Date.now() - lookedAt > 2000) void look();
}

/** Whoever asked to be called, or reads a feed, is told of the tables there are now. */
function tellSoon(): void {
  clearTimeout(telling);
  telling = setTimeout(() => {
    const { lang } = document.documentElement;
    // What the server does not hear now it hears with the next page.
    keepCalled(lang).catch(() => undefined);
    keepFeed(lang).catch(() => undefined);
  }, MOMENT);
}

/** From now on this page knows how its tables stand. Once is enough. */
export function followMyTables(): void {
  if (begun) return;
  begun = true;
  addEventListener('visibilitychange', lookSoon);
  addEventListener('online', lookSoon);
  subscribeRooms(() => {
    void look();
    tellSoon();
  });
  void look();
  tellSoon();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  followMyTables();
  lookSoon();
  return () => listeners.delete(listener);
}

/** What is known of each table by now. */
export const useStandings = (): Standings => useSyncExternalStore(subscribe, () => standings);

/** A table that is open here says itself whether it waits for this seat. */
export function sayTurn(id: string, waiting: readonly number[]): void {
  const known = standings.get(id);
  if (typeof known === 'object' && known.waiting.join() !== waiting.join())
    set(new Map(standings).set(id, { ...known, waiting }));
}
