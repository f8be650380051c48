/** Which Quests can be resolved here and now. OW-QUEST-09 to OW-QUEST-12 */

import type { Seat } from '@medallion/kernel';
import type { Price } from '../../content/vocabulary.ts';
import { witcherOf } from '../seats.ts';
import type { L } from '../shape.ts';
import type { Table, Witcher } from '../table.ts';
import type { WhyNot } from './location.ts';

/** Why an own Quest cannot be resolved now: another place, no move yet, a price that cannot be paid, a card that somebody has. R-42 */
export function whyNoQuest(g: L, seat: Seat, index: number): WhyNot | undefined {
  const witcher = witcherOf(g, seat);
  const quest = witcher.quests[index];
  if (quest === undefined || quest.place !== witcher.at) return { reason: 'quest-elsewhere', clause: 'OW-QUEST-09' };
  if (!g.table.turn.moved) return { reason: 'not-moved', clause: 'OW-MOVE-11' };
  if (quest.price !== undefined && !canPay(witcher, quest.price))
    return { reason: 'too-expensive', clause: 'OW-QUEST-10' };
  if (lies(g.table, quest.event)) return { reason: 'event-is-kept', clause: 'R-42' };
  return undefined;
}

function canPay({ gold, hand, potions, shield }: Witcher, price: Price): boolean {
  if ('gold' in price) return gold >= price.gold;
  if ('cards' in price) return hand.cards.length >= price.cards;
  if ('potions' in price) return potions.cards.length >= price.potions;
  return shield >= price.shield;
}

/** Does this Event Card lie with a player, kept or as a Quest? */
function lies({ witchers }: Table, event: number): boolean {
  return witchers.some(
    ({ kept, quests }) => kept.includes(event) || quests.some(({ card }) => 'event' in card && card.event === event),
  );
}
