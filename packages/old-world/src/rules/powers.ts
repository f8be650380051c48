/**
 * The powers of Trophies, kept Event Cards and Potions: whose they are, whether they work right now, whether they
 * may still be used, what a use costs. OW-TROPHY-03, OW-TROPHY-07, OW-EVENT-06, OW-TIME-12
 *
 * Whoever lets a player use one calls `notePowerUsed` and `payPower` and does what it says.
 */

import { RulesFault, type Seat } from '@medallion/kernel';
import { actionCard } from '../content/action-cards.ts';
import { eventCard } from '../content/events.ts';
import { TERRAIN_OF } from '../content/map.ts';
import { monster } from '../content/monsters.ts';
import { potion } from '../content/potions.ts';
import { HAND_LIMIT } from '../content/tables.ts';
import { ATTRIBUTE_TROPHIES, MONSTER_TROPHIES, WITCHER_TROPHIES } from '../content/trophies.ts';
import type { Attribute, Moment, Power, PowerCondition, PowerCost, School } from '../content/vocabulary.ts';
import { attributeValue, lowerShield } from './attributes.ts';
import { payGold } from './gold.ts';
import { traitOf } from './monster/traits.ts';
import { witcherOf } from './seats.ts';
import type { G, L } from './shape.ts';
import type { FightSide, PowerSource, Table } from './table.ts';
import { hasTrail } from './tokens.ts';

/** A power and the card it stands on. */
export interface OwnedPower {
  readonly source: PowerSource;
  readonly power: Power;
}

const found = new Map<PowerSource, OwnedPower>();
/** The same by event number: kept cards are looked up far too often to spell their source each time. */
const foundEvents: (OwnedPower | undefined)[] = [];
const NO_POWERS: readonly OwnedPower[] = [];
const NO_SOURCES: readonly PowerSource[] = [];

function ownedPower(source: PowerSource): OwnedPower {
  let owned = found.get(source);
  if (owned === undefined) {
    owned = { source, power: printedPower(source) };
    found.set(source, owned);
  }
  return owned;
}

function printedPower(source: PowerSource): Power {
  const colon = source.indexOf(':');
  const name = source.slice(colon + 1);
  switch (source.slice(0, colon)) {
    case 'monster':
      return MONSTER_TROPHIES[monster(Number(name)).id];
    case 'school':
      return WITCHER_TROPHIES[name as School];
    case 'attribute':
      return ATTRIBUTE_TROPHIES[name as Attribute];
    case 'potion':
      return potion(Number(name)).power;
    default: {
      const card = eventCard(Number(name));
      if ('power' in card) return card.power;
      throw new RulesFault(`event ${name} has no power`);
    }
  }
}

/** What is printed on a Trophy, a kept Event Card or a Potion. */
export function powerOf(source: PowerSource): Power {
  return ownedPower(source).power;
}

/** The powers of a seat's Trophies and kept cards, Potions not included. OW-TROPHY-03, OW-EVENT-06 */
export function powersOf(g: { readonly table: Table }, seat: Seat): readonly OwnedPower[] {
  const { trophies, kept } = witcherOf(g, seat);
  if (trophies.length === 0 && kept.length === 0) return NO_POWERS;
  const powers: OwnedPower[] = [];
  for (const trophy of trophies) powers.push(ownedPower(trophy));
  for (const event of kept) powers.push((foundEvents[event] ??= ownedPower(`event:${event}`)));
  return powers;
}

/** Does the seat own any power of this moment, usable or not? */
export function hasPowersFor(g: { readonly table: Table }, seat: Seat, when: Moment): boolean {
  for (const { power } of powersOf(g, seat)) if (power.when === when) return true;
  return false;
}

/** Those of a seat's powers that name this moment and may be used now. OW-TIME-12 */
export function powersAt(g: L, seat: Seat, when: Moment, place?: number): readonly PowerSource[] {
  const powers = powersOf(g, seat);
  if (powers.length === 0) return NO_SOURCES;
  const sources: PowerSource[] = [];
  for (const { source, power } of powers) {
    if (power.when === when && mayUsePower(g, seat, source, place)) sources.push(source);
  }
  return sources;
}

// ---------------------------------------------------------------- conditions

/**
 * Do all conditions of a power hold? The Combo is the one on the table before this seat; a Terrain is that of the
 * place given, or of the place where the Witcher stands.
 */
export function conditionsHold(g: L, seat: Seat, power: Power, place?: number): boolean {
  const conditions = power.if;
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!holds(g, seat, condition, place)) return false;
  return true;
}

function holds(g: L, seat: Seat, condition: PowerCondition, place: number | undefined): boolean {
  const { table } = g;
  const { fight } = table;
  const witcher = witcherOf(g, seat);
  if ('handAtMost' in condition) return witcher.hand.cards.length <= condition.handAtMost;
  if ('shieldAtMost' in condition) return witcher.shield <= condition.shieldAtMost;
  if ('comboHas' in condition)
    return witcher.combo.cards.some((card) => actionCard(card).colour === condition.comboHas);
  if ('comboAtLeast' in condition) return witcher.combo.cards.length >= condition.comboAtLeast;
  if ('goldAtMost' in condition) return witcher.gold <= condition.goldAtMost;
  if ('terrain' in condition) {
    // The symbol of the wild place shows all Terrains. D-60
    const terrain = TERRAIN_OF[place ?? witcher.at];
    return terrain === condition.terrain || terrain === 'wild';
  }
  if (fight === undefined) return false;
  if ('against' in condition) return (fight.slot === undefined ? 'witcher' : 'monster') === condition.against;
  if ('firstTurn' in condition) return sideIn(table, seat)?.turns === 1;
  // A Trail Token for the monster being fought. R-121
  if ('trail' in condition) return fight.slot !== undefined && hasTrail(g, seat, fight.slot);
  return condition satisfies never;
}

// ---------------------------------------------------------------- limits and costs

/** May this power be used now: limit, conditions, cost, and something it would do. OW-FIGHT-14, R-73, R-155 */
export function mayUsePower(g: L, seat: Seat, source: PowerSource, place?: number): boolean {
  const power = powerOf(source);
  return (
    limitLeft(g, seat, source, power) &&
    costPayable(g, seat, power.cost) &&
    conditionsHold(g, seat, power, place) &&
    whyNoEffect(g, seat, power) === undefined
  );
}

/** Why a power would do nothing of what it is used for, if so. */
export function whyNoEffect(
  g: L,
  seat: Seat,
  { do: [first], cost }: Power,
): { readonly reason: string; readonly clause: string } | undefined {
  if (first === undefined) return undefined;
  // A card paid for it could be taken back.
  if ('take' in first && cost === undefined) {
    const { discard, hand } = witcherOf(g, seat);
    if (discard.cards.length === 0) return { reason: 'empty-discard', clause: 'R-84' };
    return hand.cards.length >= HAND_LIMIT ? { reason: 'hand-full', clause: 'R-75' } : undefined;
  }
  return 'addToCombo' in first && sideIn(g.table, seat)?.comboAtMost !== undefined
    ? { reason: 'combo-limited', clause: 'R-156' }
    : undefined;
}

function limitLeft(g: L, seat: Seat, source: PowerSource, power: Power): boolean {
  const side = sideIn(g.table, seat);
  switch (power.limit) {
    case 'always':
      return true;
    case 'once-per-fight':
      return side !== undefined && !side.powersUsed.includes(source);
    case 'once-per-turn':
      return !witcherOf(g, seat).usedThisTurn.includes(source);
    case 'potion':
      return side !== undefined && side.potionsUsed < potionLimit(g, seat) && hasPotion(g, seat, source);
    default:
      // Only uses without a cost are remembered: once per Fight Turn; paid ones may be repeated. R-73
      return !(side?.powersThisTurn ?? witcherOf(g, seat).usedThisTurn).includes(source);
  }
}

/** Potions that may be used in the whole Fight. OW-POT-06, R-79, R-140 */
export function potionLimit(g: L, seat: Seat): number {
  const limit = g.table.fight?.attacker === seat ? traitOf(g.table).potions : undefined;
  return potionLimitOf(witcherOf(g, seat).alchemy, limit);
}

/** The same for a level of Alchemy and what the monster allows. */
export function potionLimitOf(alchemy: number, limit: number | undefined): number {
  const value = attributeValue(alchemy);
  return limit === undefined ? value : Math.min(limit, value);
}

function hasPotion(g: L, seat: Seat, source: PowerSource): boolean {
  return witcherOf(g, seat).potions.cards.includes(Number(source.slice(source.indexOf(':') + 1)));
}

/** A cost is paid in full or the power is not used. OW-GEN-04, OW-GEN-07 */
export function costPayable(g: L, seat: Seat, cost: PowerCost | undefined): boolean {
  if (cost === undefined) return true;
  const witcher = witcherOf(g, seat);
  if ('discardHand' in cost) return witcher.hand.cards.length >= cost.discardHand;
  if ('gold' in cost) return witcher.gold >= cost.gold;
  if ('potions' in cost) return witcher.potions.cards.length >= cost.potions;
  return witcher.shield >= cost.shield;
}

/** Pays for a use of a power; which cards or Potions go is asked in a step of its own. OW-GEN-04 */
export function payPower(g: G, seat: Seat, source: PowerSource): void {
  const { cost } = powerOf(source);
  if (cost === undefined) return;
  if ('discardHand' in cost) g.then({ do: 'cards/discard', seat, count: cost.discardHand, why: 'cost' });
  else if ('potions' in cost) g.then({ do: 'potions/discard', seat, count: cost.potions });
  else if ('gold' in cost) payGold(g, seat, cost.gold);
  else lowerShield(g, seat, cost.shield);
}

/** Remembers that a power was used, as its limit needs it, and tells everybody. */
export function notePowerUsed(g: G, seat: Seat, source: PowerSource): void {
  const side = sideIn(g.table, seat);
  const power = powerOf(source);
  if (power.limit === 'once-per-turn') witcherOf(g, seat).usedThisTurn.push(source);
  else if (power.limit === 'once-per-fight') side?.powersUsed.push(source);
  else if (power.limit === 'unlimited' && power.cost === undefined) {
    (side?.powersThisTurn ?? witcherOf(g, seat).usedThisTurn).push(source);
  }
  g.emit('powerUsed', { seat, source });
}

function sideIn(table: Table, seat: Seat): FightSide | undefined {
  return table.fight?.sides.find((side) => side.seat === seat);
}

// ---------------------------------------------------------------- powers outside Fights

/** What may be offered in Phase I of the own turn, also before the first move; done by the step `powers/use`. */
export function phase1Powers(g: L, seat: Seat): readonly PowerSource[] {
  return powersAt(g, seat, 'phase-1');
}

/** What makes a move to a place cheaper: one card of any Terrain pays it, or nothing does (beside the power's own cost). */
export interface MoveHelp {
  readonly source: PowerSource;
  readonly kind: 'any-card' | 'free';
}

/** Powers that may pay for a move to this location. Whoever offers one notes it used and calls `payPower`. */
export function moveHelp(g: L, seat: Seat, location: number): MoveHelp[] {
  const helps: MoveHelp[] = [];
  for (const source of powersAt(g, seat, 'move', location)) {
    for (const effect of powerOf(source).do) {
      if ('freeMove' in effect) helps.push({ source, kind: 'free' });
      else if ('anyCardMoves' in effect) helps.push({ source, kind: 'any-card' });
    }
  }
  return helps;
}

/** What Trophies and kept cards change in step 2 of Phase III, with the hand as it is then. OW-P3-05, R-52 */
export function phase3Modifier(g: L, seat: Seat): number {
  let sum = 0;
  for (const { power } of powersOf(g, seat)) {
    if (power.when !== 'phase-3' || !conditionsHold(g, seat, power)) continue;
    for (const effect of power.do) if ('phase3Draw' in effect) sum += effect.phase3Draw;
  }
  return sum;
}
