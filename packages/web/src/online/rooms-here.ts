/** The rooms this device has a key to. A key is all one needs: whoever has it sits in that chair. */

import type { Links } from '@medallion/table/room';
import { useSyncExternalStore } from 'react';
import { ROOMS_KEPT } from './has-rooms.ts';

export interface RoomHere {
  readonly id: string;
  readonly game: string;
  /** The key to the own chair, or the one that lets one watch. */
  readonly secret?: string;
  readonly watch?: string;
  /** What the keeper got when the table was set. */
  readonly links?: Links;
  /** The own share of chance, to be found again in the record. */
  readonly nonce?: string;
  /** Only answers are given by themselves, as the player wished. */
  readonly auto?: boolean;
  /** When it was last looked at. */
  readonly at: number;
}

const NAME = 'medallion.name';
/** More than anybody plays at; the oldest are forgotten first. */
const MOST = 60;

const listeners = new Set<() => void>();
let known: readonly RoomHere[] | undefined;

/** The rooms of this device, the latest first. */
export function roomsHere(): readonly RoomHere[] {
  if (known !== undefined) return known;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ROOMS_KEPT) ?? '[]');
    known = Array.isArray(kept) ? (kept as RoomHere[]).filter(({ id }) => typeof id === 'string') : [];
  } catch {
    known = [];
  }
  return known;
}

function write(rooms: readonly RoomHere[]): void {
  known = [...rooms].sort((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(ROOMS_KEPT, JSON.stringify(known));
  } catch {
    // A full or forbidden store: the room lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

// Another tab of this device may have sat down somewhere.
globalThis.addEventListener('storage', ({ key }: StorageEvent) => {
  if (key !== ROOMS_KEPT) return;
  known = undefined;
  for (const listener of listeners) listener();
});

export const roomHere = (id: string): RoomHere | undefined => roomsHere().find((room) => room.id === id);

/** Remembers a key, or more about a room that is known. */
export function keepRoom(room: Omit<RoomHere, 'at'>): void {
  const before = roomHere(room.id);
  write([{ ...before, ...room, at: Date.now() }, ...roomsHere().filter(({ id }) => id !== room.id)]);
}

export function forgetRoom(id: string): void {
  write(roomsHere().filter((room) => room.id !== id));
}

export function subscribeRooms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRoomsHere = (): readonly RoomHere[] => useSyncExternalStore(subscribeRooms, roomsHere);

/** What somebody called themselves last time. */
export const nameHere = (): string => {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
};

export function keepName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then they say it again next time.
  }
}
