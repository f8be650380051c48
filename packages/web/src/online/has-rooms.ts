/** Where the keys of this device to rooms are kept. */
export const ROOMS_KEPT = 'medallion.rooms';

/** Whether there are any; asked by pages that have nothing else to do with those. */
export function hasRooms(): boolean {
  try {
    return (localStorage.getItem(ROOMS_KEPT) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
