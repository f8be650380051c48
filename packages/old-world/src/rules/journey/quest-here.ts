/** Which Quests can be resolved here and now. OW-QUEST-09 to OW-QUEST-12 */

import type { Seat } from '@medallion/kernel';
import { witcherOf } from '../seats.ts';
import type { L } from '../shape.ts';
import { eventIsTaken } from '../story/events.ts';
import { whyNotPay } from '../story/price.ts';
import type { WhyNot } from '@medallion/kernel';

/** Why an own Quest cannot be resolved now: another place, no move yet, a price too high, an Event that somebody has. */
export function whyNoQuest(g: L, seat: Seat, index: number): WhyNot | undefined {
  const { quests, at } = witcherOf(g, seat);
  const quest = quests[index];
  if (quest === undefined || quest.place !== at) return { reason: 'quest-elsewhere', clause: 'OW-QUEST-09' };
  if (!g.table.turn.moved) return { reason: 'not-moved', clause: 'OW-MOVE-11' };
  const missing = whyNotPay(g, seat, quest.price);
  if (missing !== undefined) return { reason: missing.reason, clause: 'OW-QUEST-10' };
  if (eventIsTaken(g, quest.event)) return { reason: 'event-is-kept', clause: 'R-42' };
  return undefined;
}
