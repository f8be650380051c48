import type { RoomHere } from '../rooms-here.ts';

/** The seats of this device, as the server is told of them; of tables one only watches it need not know. */
export const own = (rooms: readonly RoomHere[]): { readonly id: string; readonly secret: string }[] =>
  rooms.flatMap(({ id, secret }) => (secret === undefined ? [] : [{ id, secret }]));
