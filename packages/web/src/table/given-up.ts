/** Games people gave up on this device: over for them, though their record could go on. Nothing is thrown away. */

import { deviceNotes } from './device-notes.ts';

const notes = deviceNotes<true>('medallion.given-up');

export const giveUp = (id: string): void => notes.put(id, true);

/** The game goes on after all, or is thrown away. */
export const takeUp = (id: string): void => notes.put(id, undefined);

export const givenUpNow = notes.now;
export const useGivenUp = notes.use;
