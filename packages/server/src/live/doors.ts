/** What many keys open, for who looks at all their tables at once: as it is kept, as far as it can be said without opening a game. */

import type { Door, DoorOf } from '@medallion/table/room';
import { viewOfRoom, whatOpens } from '../room/room.ts';
import type { Errand } from '../store/errands.ts';
import type { RoomAndTable } from '../store/room-store.ts';

export interface Key {
  readonly id: string;
  readonly key: string;
}

/** Where it is kept, and what opens a game. */
export interface Doorway {
  readonly rooms: (ids: readonly string[]) => Promise<ReadonlyMap<string, RoomAndTable>>;
  readonly errands: (ids: readonly string[]) => Promise<ReadonlyMap<string, Errand>>;
  readonly open: (id: string, key: string) => Promise<Door>;
  /** Of a table nobody has touched since then. */
  readonly rest: (touched: number) => Pick<Door, 'removal'>;
}

export async function doorsOf(
  keys: readonly Key[],
  { rooms, errands, open, rest }: Doorway,
): Promise<readonly DoorOf[]> {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const [kept, waits] = await Promise.all([rooms(ids), errands(ids)]);
  const doors: DoorOf[] = [];
  // One after the other: whoever has many tables has time.
  for (const { id, key } of keys) doors.push(await doorOf(id, key));
  return doors;

  async function doorOf(id: string, key: string): Promise<DoorOf> {
    const found = kept.get(id);
    if (found === undefined) return { id, error: 'no-such-room' };
    const { room, number, over, touchedAt } = found;
    const opened = whatOpens(room, key);
    if (opened === undefined) return { id, error: 'not-yours' };
    const seen = { ...opened, room: viewOfRoom(room, opened.opens === 'seat'), ...rest(touchedAt) };
    if (room.state === 'lobby') return { id, door: { ...seen, waiting: [] } };
    if (over) return { id, door: { ...seen, waiting: [], over } };
    const errand = waits.get(id);
    // The game has gone on since it was looked at, or it is older than that is done.
    if (errand === undefined || errand.number < number)
      return open(id, key).then(
        (door) => ({ id, door }),
        () => ({ id, error: 'unreadable' as const }),
      );
    const { until } = errand.waiting.find(({ seat }) => seat === opened.seat) ?? {};
    const waiting = errand.waiting.map(({ seat }) => seat);
    return { id, door: { ...seen, waiting, ...(until !== undefined && { until }) } };
  }
}
