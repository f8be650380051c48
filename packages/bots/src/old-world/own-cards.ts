/** What a player knows of the own cards, without having to remember anything: the view tells it. */

import type { OldWorldView, WitcherView } from '@medallion/old-world';

/** All own cards outside the hand: where the Life Pool of the next Fight comes from. */
export function cardsBehind(table: OldWorldView, seat: number): readonly number[] {
  const { owned, hand, looked } = table.witchers[seat] as WitcherView;
  return owned.filter((card) => !hand.cards?.includes(card) && !looked.cards?.includes(card));
}
