/** What one half of a Monster Fight Card does to the hunter. OW-MFIGHT-10 to OW-MFIGHT-20 */

import type { Seat } from '@medallion/kernel';
import { monster } from '../../content/monsters.ts';
import type { Attack, AttackDamage, Attribute } from '../../content/vocabulary.ts';
import { currentLevel } from '../attributes.ts';
import { witcherOf } from '../seats.ts';
import type { L } from '../shape.ts';

/** The printed Damage of an attack right now. OW-MFIGHT-19 */
export function attackDamage(g: L, seat: Seat, index: number, damage: AttackDamage): number {
  return damageNow(monster(index).level, damage, (attribute) => currentLevel(g, seat, attribute));
}

/** Printed Damage: fixed, by the monster's Level, or the level of one of the hunter's Attributes. OW-MFIGHT-19, R-05 */
export function damageNow(level: number, damage: AttackDamage, levelOf: (attribute: Attribute) => number): number {
  if (typeof damage === 'number') return damage;
  if ('attribute' in damage) return levelOf(damage.attribute);
  return Math.max(level + damage.level, 0);
}

/** How many cards would leave hand and Life Pool, discarded or trashed, after Shield and at most those there are. R-129 */
export function cardsLostTo(g: L, seat: Seat, index: number, attack: Attack): number {
  const { hand, deck, shield } = witcherOf(g, seat);
  const discarded = attack.discard === undefined ? 0 : monster(index).level;
  const damage = attack.damage === undefined ? 0 : attackDamage(g, seat, index, attack.damage);
  const lost = (attack.trash ?? 0) + discarded + Math.max(damage - shield, 0);
  return Math.min(lost, hand.cards.length + deck.cards.length);
}
