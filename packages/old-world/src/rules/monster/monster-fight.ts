/** Why a monster Fight cannot be chosen. */

import type { Seat } from '@medallion/kernel';
import { isSolo, slotAt, witcherOf } from '../seats.ts';
import type { L } from '../shape.ts';
import { TRAITS } from './traits.ts';
import { monster } from '../../content/monsters.ts';

/** The monster whose Token is here may be fought, unless its price cannot be paid. OW-P2-04, R-63, R-65, OW-SOLO-06 */
export function whyNoMonsterFight(g: L, seat: Seat): { reason: string; clause: string } | undefined {
  const witcher = witcherOf(g, seat);
  const slot = g.table.slots[slotAt(g.table, witcher.at)];
  if (slot === undefined) return { reason: 'no-monster-here', clause: 'OW-P2-04' };
  if (witcher.hand.cards.length + witcher.deck.cards.length + witcher.discard.cards.length === 0) return { reason: 'no-own-cards', clause: 'R-63' };
  const { potionsToStart = 0 } = TRAITS[monster(slot.monster).id];
  if (witcher.potions.cards.length < potionsToStart) return { reason: 'needs-a-potion', clause: 'R-65' };
  if (isSolo(g) && g.options.soloLastMonster === 'noAttack' && attributeTrophyMustComeFirst(g, seat)) return { reason: 'attribute-trophy-first', clause: 'OW-SOLO-06' };
  return undefined;
}

/** Alone, with two monster Trophies and without the Attribute Trophy, the last monster has to wait. OW-SOLO-06, R-106 */
export function attributeTrophyMustComeFirst(g: L, seat: Seat): boolean {
  const { trophies } = witcherOf(g, seat);
  return isSolo(g) && trophies.filter((trophy) => trophy.startsWith('monster:')).length === 2 && !trophies.some((trophy) => trophy.startsWith('attribute:'));
}
