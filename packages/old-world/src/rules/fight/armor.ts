/** The Bear's Armor. OW-SPEC-05, OW-SPEC-06 */

import type { Seat } from '@medallion/kernel';
import { specialty } from '../../content/specialties.ts';
import { raiseShieldInTurn } from '../attributes.ts';
import { drawCards } from '../cards.ts';
import { witcherOf } from '../seats.ts';
import type { G } from '../shape.ts';
import { sideOf, theFight } from './knock-out.ts';

/**
 * At Shield 0 in the Bear's own Fight Turn, the first time it happens, whatever hand and deck are: Shield, then
 * cards. Called at the start of the turn and wherever Shield may have become 0 in it. R-81
 */
export function checkArmor(g: G, seat: Seat): void {
  const witcher = witcherOf(g, seat);
  if (witcher.school !== 'bear' || witcher.shield > 0 || theFight(g).acting !== seat) return;
  const side = sideOf(g, seat);
  if (side.specialtyUsed) return;
  side.specialtyUsed = true;
  const { shield, draw } = specialty('bear', witcher.specialty);
  g.emit('specialtyUsed', { seat, school: 'bear', level: witcher.specialty });
  raiseShieldInTurn(g, seat, shield);
  drawCards(g, seat, draw);
}
