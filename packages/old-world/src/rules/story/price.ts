/** Prices of Options and Quests: paid in full, or not chosen. OW-EXP-05, OW-QUEST-10, OW-GEN-04, OW-GEN-07, D-40 */

import type { Seat } from '@medallion/kernel';
import type { Price } from '../../content/vocabulary.ts';
import { lowerShield } from '../attributes.ts';
import { payGold } from '../gold.ts';
import { witcherOf } from '../seats.ts';
import type { G, L } from '../shape.ts';

/** What is missing for a price, as the reason to show; undefined when it can be paid in full. */
export function whyNotPay(g: L, seat: Seat, price: Price | undefined): { reason: string; needed: number } | undefined {
  if (price === undefined) return undefined;
  const { gold, hand, potions, shield } = witcherOf(g, seat);
  if ('gold' in price) return gold >= price.gold ? undefined : { reason: 'price-gold', needed: price.gold };
  if ('cards' in price)
    return hand.cards.length >= price.cards ? undefined : { reason: 'price-cards', needed: price.cards };
  if ('potions' in price)
    return potions.cards.length >= price.potions ? undefined : { reason: 'price-potions', needed: price.potions };
  return shield >= price.shield ? undefined : { reason: 'price-shield', needed: price.shield };
}

/** Which cards or Potions are given up is the payer's choice. */
export function pay(g: G, seat: Seat, price: Price): void {
  if ('gold' in price) payGold(g, seat, price.gold);
  else if ('cards' in price) g.then({ do: 'cards/discard', seat, count: price.cards, why: 'cost' });
  else if ('potions' in price) g.then({ do: 'potions/discard', seat, count: price.potions });
  else lowerShield(g, seat, price.shield);
}
