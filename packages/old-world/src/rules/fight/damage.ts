/** Damage a Witcher deals. OW-DMG-01, OW-DMG-02; how a Witcher suffers Damage is in suffer.ts. */

import type { Seat } from '@medallion/kernel';
import { type Trait, traitOf } from '../monster/traits.ts';
import type { G, L } from '../shape.ts';
import type { FightSide } from '../table.ts';
import { hasTrail } from '../tokens.ts';
import { checkFight, opponentOf, sideOf, theFight } from './knock-out.ts';

/**
 * A Witcher deals Damage to whoever is the opponent: a KO ends the Fight at once, a Witcher who suffers is asked
 * first, and who struck may react. OW-FIGHT-07, OW-TIME-06
 */
export function hitOpponent(g: G, seat: Seat, damage: number): void {
  const to = opponentOf(g, seat);
  const side = sideOf(g, seat);
  const dealt = Math.min(damage, damageLeft(g, seat));
  if (dealt <= 0) return;
  side.dealtThisTurn += dealt;
  g.emit('damageDealt', { seat, to, damage: dealt });
  if (to !== 'monster') {
    g.then({ do: 'fight/suffer', seat: to, damage: dealt });
    return;
  }
  const lost = monsterLoses(g, dealt);
  if (checkFight(g)) return;
  if (lost > 0) g.then({ do: 'fight/viper', seat }, { do: 'fight/opponent-lost', seat });
}

/** The monster discards top cards of its Life Pool, as many as there are; returns how many. OW-DMG-02, OW-DMG-07 */
function monsterLoses(g: G, count: number): number {
  const { life, lost } = theFight(g);
  const before = lost.cards.length;
  const most = Math.min(count, lossesLeft(g));
  for (let i = 0; i < most && g.moveTop(life, lost); i++);
  const cards = lost.cards.slice(before);
  if (cards.length > 0) noteLosses(g, cards);
  return cards.length;
}

/** Cards the monster has lost count for the limit of this Fight Turn. R-131 */
export function noteLosses(g: G, cards: number[]): void {
  const { acting, life } = theFight(g);
  if (typeof acting === 'number') sideOf(g, acting).lostThisTurn += cards.length;
  g.emit('monsterLost', { cards, left: life.cards.length });
}

const NO_LIMIT = 1000;

/** How many cards the monster may still lose in this Fight Turn of the hunter. */
export function lossesLeft(g: L): number {
  const { acting } = theFight(g);
  return typeof acting === 'number' ? mostLosses(traitOf(g.table), sideOf(g, acting)) : NO_LIMIT;
}

/** The same for the hunter's side of a Fight against a monster of this trait. */
export function mostLosses({ firstTurnLosses }: Trait, { turns, lostThisTurn }: FightSide): number {
  return firstTurnLosses !== undefined && turns === 1 ? Math.max(firstTurnLosses - lostThisTurn, 0) : NO_LIMIT;
}

/** How much Damage may still be dealt in this Fight Turn: the limits come after all that adds and reduces. */
function damageLeft(g: L, seat: Seat): number {
  const trait = traitOf(g.table);
  const { slot } = theFight(g);
  return mostDamage(trait, sideOf(g, seat), slot !== undefined && hasTrail(g, seat, slot));
}

/** The same for the hunter's side of a Fight against a monster of this trait, with or without its trail. */
export function mostDamage(
  { firstTurnDamage, noFirstDamageWithoutTrail }: Trait,
  { turns, dealtThisTurn }: FightSide,
  trail: boolean,
): number {
  if (turns !== 1) return NO_LIMIT;
  if (firstTurnDamage !== undefined) return Math.max(firstTurnDamage - dealtThisTurn, 0);
  return noFirstDamageWithoutTrail === undefined || trail ? NO_LIMIT : 0;
}
