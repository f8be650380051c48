/** Gold comes from the bank and goes to it. OW-GEN-07, OW-GEN-08 */

import type { Seat } from '@medallion/kernel';
import type { G } from './shape.ts';
import { witcherOf } from './seats.ts';

/** A seat gains Gold, as far as the supply goes. R-27 */
export function gainGold(g: G, seat: Seat, gold: number): number {
  const paid = g.options.goldSupply === 35 ? Math.min(gold, Math.max(g.table.bank, 0)) : gold;
  if (paid <= 0) return 0;
  g.table.bank -= paid;
  witcherOf(g, seat).gold += paid;
  g.emit('goldGained', { seat, gold: paid });
  return paid;
}

/** A seat pays or loses Gold; never more than it has (OW-GEN-03). What must be paid in full is checked where it is offered. */
export function payGold(g: G, seat: Seat, gold: number): number {
  const witcher = witcherOf(g, seat);
  const paid = Math.min(gold, witcher.gold);
  if (paid <= 0) return 0;
  witcher.gold -= paid;
  g.table.bank += paid;
  g.emit('goldPaid', { seat, gold: paid });
  return paid;
}
