import type { Who } from '@medallion/path-of-destiny';
import type { Heard } from '../asked.ts';

export interface Ghost {
  readonly who: Who;
  readonly cards: readonly number[];
}

/** What was taken from each row since the offer was last refreshed: it stays as a faded print. */
export function ghostsOf(heard: readonly Heard[]): ReadonlyMap<number, Ghost> {
  const ghosts = new Map<number, Ghost>();
  for (let at = heard.length - 1; at >= 0; at -= 1) {
    const event = heard[at];
    if (event === undefined || event.type === 'reserveRefreshed' || event.type === 'reserveLaid') break;
    if (event.type !== 'pairTaken') continue;
    const { who, row, cards } = event.data;
    if (!ghosts.has(row)) ghosts.set(row, { who, cards });
  }
  return ghosts;
}
