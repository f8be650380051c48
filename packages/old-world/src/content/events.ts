/** The 56 event cards. */
import type { EventCard } from './vocabulary.ts';

export const EVENTS: readonly EventCard[] = [];

/** The event card with this number, from 1. */
export function eventCard(number: number): EventCard {
  const card = EVENTS[number - 1];
  if (card === undefined) throw new RangeError(`There is no event ${number}.`);
  return card;
}
