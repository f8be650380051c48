/** What Alliance cards would bring. PD-EVIL */

import type { Seat } from '@medallion/kernel';
import { ALLIANCE_CARDS, type AllianceEffect, type AllianceSide, type Side } from '../content/index.ts';
import type { PathOfDestinyView } from '../view.ts';
import { before, type Foreseen, foreseen } from './foreseen.ts';
import { Imagination } from './imagination.ts';

/** An Alliance card of the seat as if it were applied now, held or laid open; `lose`: the Path an exchange gives away. PD-EVIL-14 */
export function foreseeAlly(view: PathOfDestinyView, seat: Seat, card: number, lose?: Side): Foreseen {
  const g = Imagination.of(view);
  const was = before(g);
  const { alliances, revealed } = g.of(seat);
  for (const held of [alliances.renfri, alliances.stregobor])
    if (held.cards.includes(card)) g.move(card, held, revealed);
  g.answerWith('evil/apply', { seat }, lose === undefined ? { card } : { card, lose }).carryOut();
  return foreseen(g, seat, was);
}

/** How many Alliance cards of each kind of a side lie where the seat cannot see them. PD-EVIL-05, PD-INFO-07 */
export function alliesUnseen(
  view: PathOfDestinyView,
  seat: Seat,
  side: AllianceSide,
): Readonly<Record<AllianceEffect, number>> {
  const counts: Record<AllianceEffect, number> = { xp: 0, exchange: 0, left: 0, right: 0, sell: 0 };
  const seen = new Set([
    ...(view.participants[seat]?.alliances[side].cards ?? []),
    ...view.participants.flatMap(({ revealed }) => revealed),
  ]);
  for (const [card, each] of ALLIANCE_CARDS.entries()) if (each.side === side && !seen.has(card)) counts[each.effect]++;
  return counts;
}
