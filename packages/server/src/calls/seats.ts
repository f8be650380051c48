/** Seats of one person, as they come from their device and as they are kept: their secrets are only ever compared. */

import { type Room, seatOf } from '../room/room.ts';
import type { RoomAndTable } from '../store/room-store.ts';

/** A seat as a device knows it. */
export interface SeatBrought {
  readonly id: string;
  readonly secret: string;
}

/** A seat as it is kept: its room, and the hash of its secret. */
export interface SeatKept {
  readonly room: string;
  readonly key: string;
}

/** A seat with the room it is in. */
export interface SeatFound {
  readonly room: Room;
  readonly seat: number;
}

/** Those of the seats that secret opens, as they are kept. */
export function seatsOpened(
  brought: readonly SeatBrought[],
  rooms: ReadonlyMap<string, RoomAndTable>,
): readonly SeatKept[] {
  const kept = brought.flatMap(({ id, secret }): SeatKept[] => {
    const room = rooms.get(id)?.room;
    const key = room?.chairs[seatOf(room, secret) ?? -1]?.secret;
    return key === undefined ? [] : [{ room: id, key }];
  });
  return kept.filter(({ room }, at) => kept.findIndex((other) => other.room === room) === at);
}

/** Where those seats are by now; one that was given to somebody else is not found. */
export function seatsFound(kept: readonly SeatKept[], rooms: ReadonlyMap<string, RoomAndTable>): readonly SeatFound[] {
  return kept.flatMap(({ room: id, key }): SeatFound[] => {
    const room = rooms.get(id)?.room;
    const seat = room?.chairs.findIndex(({ secret }) => secret === key) ?? -1;
    return room === undefined || seat < 0 ? [] : [{ room, seat }];
  });
}
