/** Using Potions, Trophies, Equipment and Companions in a Fight. OW-FIGHT-11 to OW-FIGHT-14, OW-POT-05 to OW-POT-09, OW-TROPHY-07 */

import type { Answers, AskRules, Seat, StepHandlers, WhyNot } from '@medallion/kernel';
import { potion } from '../../content/potions.ts';
import { enter, type Room } from '../../content/rooms.ts';
import { HAND_LIMIT } from '../../content/tables.ts';
import type { Moment, Power, PowerEffect, RollTier } from '../../content/vocabulary.ts';
import { raiseShieldInTurn } from '../attributes.ts';
import { drawCards } from '../cards.ts';
import { gainGold } from '../gold.ts';
import { traitOf } from '../monster/traits.ts';
import {
  conditionsHold,
  costPayable,
  mayUsePower,
  notePowerUsed,
  type OwnedPower,
  payPower,
  potionLimit,
  powerOf,
  powersOf,
  whyNoEffect,
} from '../powers.ts';
import { witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { PowerSource } from '../table.ts';
import { checkArmor } from './armor.ts';
import type { FightAsks, FightSteps, Use } from './chapter.ts';
import { hitOpponent } from './damage.ts';
import { sideOf, theFight } from './knock-out.ts';

/** Moments at which a Fight offers what its owner may choose to use. */
const OFFERED: readonly Moment[] = [
  'step-1',
  'combo',
  'opponent-loses',
  'attack-revealed',
  'suffer-damage',
  'own-turn-end',
];

// ---------------------------------------------------------------- what may be used

/** Why this Potion cannot be used at this moment, if so. OW-POT-05, OW-POT-06, R-79, R-140 */
function whyNoPotion(g: L, seat: Seat, n: number, when: Moment): WhyNot | undefined {
  const { power } = potion(n);
  if (power.when !== when) return { reason: 'other-moment', clause: 'OW-POT-05' };
  const { potionsUsed } = sideOf(g, seat);
  if (potionsUsed >= potionLimit(g, seat)) {
    const limit = traitOf(g.table).potions;
    return limit !== undefined && potionsUsed >= limit
      ? { reason: 'ability-forbids', clause: 'R-140' }
      : { reason: 'alchemy-limit', clause: 'OW-POT-06' };
  }
  if (!costPayable(g, seat, power.cost)) return { reason: 'cannot-pay', clause: 'OW-GEN-04' };
  if (!conditionsHold(g, seat, power)) return { reason: 'condition-not-met', clause: 'OW-GEN-01' };
  return whyNoEffect(g, seat, power);
}

/** Why a power of this moment cannot be used, given that it cannot. OW-FIGHT-14, R-73 */
function whyNoPower(g: L, seat: Seat, { source, power }: OwnedPower): WhyNot {
  const { powersUsed, powersThisTurn } = sideOf(g, seat);
  if (powersUsed.includes(source) || powersThisTurn.includes(source))
    return { reason: 'already-used', clause: 'OW-FIGHT-14' };
  if (!costPayable(g, seat, power.cost)) return { reason: 'cannot-pay', clause: 'OW-GEN-04' };
  if (!conditionsHold(g, seat, power)) return { reason: 'condition-not-met', clause: 'OW-GEN-01' };
  return whyNoEffect(g, seat, power) ?? { reason: 'condition-not-met', clause: 'OW-GEN-01' };
}

const isChoice = (power: Power): boolean => power.limit !== 'always';

/** Is there any Potion or power to use at this moment? Nobody is asked otherwise. OW-FIGHT-12 */
export function hasUses(g: L, seat: Seat, when: Moment): boolean {
  for (const n of witcherOf(g, seat).potions.cards) if (whyNoPotion(g, seat, n, when) === undefined) return true;
  for (const { source, power } of powersOf(g, seat)) {
    if (power.when === when && isChoice(power) && mayUsePower(g, seat, source)) return true;
  }
  return false;
}

/** Lists them. An effect with a time of its own is used only then. OW-FIGHT-13 */
export function listUses(g: L, seat: Seat, when: Moment, answers: Answers<{ readonly id: string } & Use>): void {
  for (const n of witcherOf(g, seat).potions.cards) {
    answers.offer({ id: `potion-${n}`, potion: n }, whyNoPotion(g, seat, n, when));
  }
  if (answers.reasons)
    for (const n of witcherOf(g, seat).usedPotions.cards)
      answers.mayNot({ id: `potion-${n}`, potion: n }, 'already-used', 'OW-POT-08');
  for (const owned of powersOf(g, seat)) {
    const { source, power } = owned;
    if (!isChoice(power) || !OFFERED.includes(power.when)) continue;
    const choice = { id: `power-${source}`, power: source };
    if (power.when === when && mayUsePower(g, seat, source)) answers.may(choice);
    else if (answers.reasons) {
      const why = power.when === when ? whyNoPower(g, seat, owned) : { reason: 'other-moment', clause: 'OW-FIGHT-13' };
      answers.offer(choice, why);
    }
  }
}

// ---------------------------------------------------------------- using them

/** A Potion is turned face down; the cost is paid; then it works. OW-POT-08, OW-GEN-04 */
export function applyUse(g: G, seat: Seat, use: { readonly potion: number } | { readonly power: PowerSource }): void {
  if ('potion' in use) {
    const { potions, usedPotions } = witcherOf(g, seat);
    g.move(use.potion, potions, usedPotions);
    sideOf(g, seat).potionsUsed += 1;
    g.emit('potionUsed', { seat, potion: use.potion });
  } else notePowerUsed(g, seat, use.power);
  const source: PowerSource = 'potion' in use ? `potion:${use.potion}` : use.power;
  payPower(g, seat, source);
  g.then({ do: 'fight/effects', seat, source });
}

/**
 * Powers that act by themselves at their moment. The owner's order is the one that serves the owner: those that fill
 * the hand last, and of these first the ones that need the smallest. OW-FIGHT-12, R-148
 */
export function actByThemselves(g: G, seat: Seat, when: Moment): void {
  const powers = powersOf(g, seat).filter(({ power }) => power.when === when && !isChoice(power));
  if (powers.length > 1) powers.sort((a, b) => handOrder(a.power) - handOrder(b.power));
  for (const { source, power } of powers) {
    if (!conditionsHold(g, seat, power)) continue;
    notePowerUsed(g, seat, source);
    for (const effect of power.do) enter(IN_FIGHT, effect, g, seat, when);
  }
}

function handOrder(power: Power): number {
  if (!power.do.some((effect) => 'draw' in effect)) return -1;
  for (const condition of power.if ?? []) if ('handAtMost' in condition) return condition.handAtMost;
  return HAND_LIMIT;
}

/** What a power takes off the Damage about to be suffered. */
export function lessDamage(source: PowerSource): number {
  let less = 0;
  for (const effect of powerOf(source).do) if ('lessDamage' in effect) less += effect.lessDamage;
  return less;
}

/** Worked out where the moment of the power comes: Damage suffered, Phase III, a move, dice poker. */
const elsewhere = (): void => {};

/** What each effect of a power does in a Fight. */
const IN_FIGHT: Room<PowerEffect, [G, Seat, Moment]> = {
  damage: (damage, g, seat, when) => {
    // Added to the Combo, or dealt at once. R-127
    if (when === 'combo') sideOf(g, seat).comboDamage += damage;
    else hitOpponent(g, seat, damage);
  },
  shield: (shield, g, seat) => void raiseShieldInTurn(g, seat, shield),
  draw: (count, g, seat) => void drawCards(g, seat, count),
  drawLater: (count, g, seat) => {
    sideOf(g, seat).drawLater += count;
  },
  addToCombo: (count, g, seat) => {
    sideOf(g, seat).freeAdds += count;
  },
  comboAtMost: (most, g, seat) => {
    sideOf(g, seat).comboAtMost = most;
  },
  take: (which, g, seat) => takeFromDiscard(g, seat, which === 'discard-any'),
  discard: (count, g, seat) => g.then({ do: 'cards/discard', seat, count, why: 'effect' }),
  roll: (tiers, g, seat) => rollForDamage(g, seat, tiers),
  otherAttack: (_other, g, seat) => turnAttack(g, seat),
  gold: (gold, g, seat) => void gainGold(g, seat, gold),
  potions: (count, g, seat) => g.then({ do: 'potions/gain', seat, count }),
  lessDamage: elsewhere,
  phase3Draw: elsewhere,
  anyCardMoves: elsewhere,
  freeMove: elsewhere,
  rerollDie: elsewhere,
};

/** One die, rolled openly: the highest tier it reaches. R-43 */
function rollForDamage(g: G, seat: Seat, tiers: readonly RollTier[]): void {
  const die = g.die('dice');
  g.emit('dieRolled', { seat, die });
  let damage = 0;
  for (const tier of tiers) if (die >= tier.from) ({ damage } = tier);
  hitOpponent(g, seat, damage);
}

/** The revealed card strikes with its other half. */
function turnAttack(g: G, seat: Seat): void {
  const fight = theFight(g);
  const attack = fight.attack === 'charge' ? 'bite' : 'charge';
  fight.attack = attack;
  g.emit('attackTurned', { seat, attack });
}

/** The top card of the own discard pile, or any one, into hand; nothing at an empty pile or a full hand. R-75 */
function takeFromDiscard(g: G, seat: Seat, any: boolean): void {
  const { discard, hand } = witcherOf(g, seat);
  const { cards } = discard;
  if (cards.length === 0 || hand.cards.length >= HAND_LIMIT) return;
  if (any && cards.length > 1) g.ask(seat, 'fight/take-card', {});
  else takeCard(g, seat, cards[cards.length - 1] as number);
}

export function takeCard(g: G, seat: Seat, card: number): void {
  const { discard, hand } = witcherOf(g, seat);
  g.move(card, discard, hand);
  g.emit('cardTaken', { seat, card });
}

export const useSteps: StepHandlers<
  OldWorld,
  Pick<FightSteps, 'fight/effects' | 'fight/effect' | 'fight/opponent-lost'>
> = {
  /** The cost is paid; Shield given away may wake the Bear's Armor first. OW-GEN-05, R-81 */
  'fight/effects': (g, { seat, source }) => {
    const { do: effects, when } = powerOf(source);
    checkArmor(g, seat);
    g.then(...effects.map((effect) => ({ do: 'fight/effect' as const, seat, effect, when })));
  },

  'fight/effect': (g, { seat, effect, when }) => enter(IN_FIGHT, effect, g, seat, when),

  /** A reaction to the loss comes before Shield and special effects; its own Damage may call for another. OW-TIME-06 */
  'fight/opponent-lost': (g, { seat }) => {
    if (theFight(g).acting === seat && hasUses(g, seat, 'opponent-loses')) g.ask(seat, 'fight/opponent-lost', {});
  },
};

export const useAsks: AskRules<OldWorld, Pick<FightAsks, 'fight/take-card' | 'fight/opponent-lost'>> = {
  'fight/opponent-lost': {
    list(g, { seat }, answers) {
      listUses(g, seat, 'opponent-loses', answers);
      answers.may({ id: 'go-on', go: true });
    },
    take(g, { seat }, choice) {
      if (!('potion' in choice) && !('power' in choice)) return;
      applyUse(g, seat, choice);
      g.then({ do: 'fight/opponent-lost', seat });
    },
  },
  'fight/take-card': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).discard.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat }, { card }) {
      takeCard(g, seat, card);
    },
  },
};
