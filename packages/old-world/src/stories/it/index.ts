import type { Stories } from '../types.ts';
import { cityA } from './city-a.ts';
import { cityB } from './city-b.ts';
import { eventsA } from './events-a.ts';
import { eventsB } from './events-b.ts';
import { wildsA } from './wilds-a.ts';
import { wildsB } from './wilds-b.ts';

/** The tales in Italian. */
export const it: Stories = {
  explorations: { ...cityA, ...cityB, ...wildsA, ...wildsB },
  events: { ...eventsA, ...eventsB },
};
