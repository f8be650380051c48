/** A Witcher in an imagined Fight: enough of the rules to know how such a Fight usually goes, and fast. */

import type { Dice } from '@medallion/kernel';
import type { PowerSource, Trait, WitcherView } from '@medallion/old-world';
import { powerOf } from '@medallion/old-world';
import {
  ATTRIBUTE_VALUES,
  actionCard,
  type Colour,
  enter,
  HAND_LIMIT,
  type Power,
  type PowerEffect,
  potion,
  type Room,
  type School,
  specialty,
} from '@medallion/old-world/content';
import { ANY_LENGTH, type Bonus, bestCombo, type Combo, nothing, type Stakes, WITH_COMBO } from './combo.ts';
import { BACK_WORTH, DRAW_WORTH, SHIELD_WORTH } from './faces.ts';
import { needsOf } from './needs.ts';
import { fightWorth, rollWorth } from './worth.ts';

export interface Fighter {
  hand: number[];
  pool: number[];
  /** The top card of the discard pile, −1 for none. */
  top: number;
  shield: number;
  shieldMax: number;
  combat: number;
  potions: number[];
  potionsLeft: number;
  readonly school: School | undefined;
  readonly specialty: number;
  specialtyUsed: boolean;
  /** Points of damage that can still be turned away, by Potions and powers. */
  wards: number[];
  /** Turned away every time. */
  ward: number;
  /** Once, in the first turn: what Trophies and equipment give. */
  readonly first: { damage: number; shield: number; draw: number; later: number; free: number };
  readonly start: { draw: number };
  bonuses: readonly Bonus[];
  turns: number;
}

/** Does a power work once, before the first Fight Turn? */
const isOpening = ({ when }: Power): boolean => when === 'fight-start' || when === 'before-pool';

/** Does a power work in a Fight Turn? Each is reckoned once, in the first. */
const isInTurn = ({ when }: Power): boolean => when === 'step-1' || when === 'combo' || when === 'opponent-loses';

type Given = Pick<Fighter, 'wards' | 'ward' | 'first' | 'start'>;

/** What an effect of a power gives in the whole Fight; `bare` where the power asks for a Shield that is gone. */
const IN_THE_FIGHT: Room<PowerEffect, [given: Given, power: Power, bare: boolean]> = {
  damage: (n, { first }, power) => void (first.damage += isInTurn(power) ? n : 0),
  roll: (tiers, { first }, power) => void (first.damage += isInTurn(power) ? rollWorth(tiers) : 0),
  shield(n, { first, wards }, power, bare) {
    if (!isInTurn(power)) return;
    // Shield that comes when there is none left is as good as damage turned away then.
    if (bare) wards.push(n);
    else first.shield += n;
  },
  draw(n, { first, start }, power) {
    if (isOpening(power)) start.draw += n;
    else if (isInTurn(power)) first.draw += n;
  },
  drawLater: (n, { first }, power) => void (first.later += isInTurn(power) ? n : 0),
  addToCombo: (n, { first }, power) => void (first.free += isInTurn(power) ? n : 0),
  lessDamage(n, given, { when, limit }) {
    if (when !== 'suffer-damage') return;
    if (limit === 'always') given.ward += n;
    else given.wards.push(n);
  },
  // The half that hurts less, once.
  otherAttack: (_, { wards }) => void wards.push(2),
  comboAtMost: nothing,
  take: nothing,
  discard: nothing,
  gold: nothing,
  potions: nothing,
  phase3Draw: nothing,
  anyCardMoves: nothing,
  freeMove: nothing,
  rerollDie: nothing,
};

/** What the powers of Trophies and kept cards come to in a Fight begun with so many hand cards. */
function powers(
  me: WitcherView,
  against: 'monster' | 'witcher',
  trail: boolean,
  inHand: number,
): Pick<Fighter, 'wards' | 'ward' | 'first' | 'start' | 'bonuses'> {
  const bonuses: Bonus[] = [];
  const given: Given = {
    wards: [],
    ward: 0,
    first: { damage: 0, shield: 0, draw: 0, later: 0, free: 0 },
    start: { draw: 0 },
  };
  const sources: PowerSource[] = [...me.trophies, ...me.kept.map((event) => `event:${event}` as const)];
  for (const source of sources) {
    const power = powerOf(source);
    // Every power is reckoned as if it came in the first Fight Turn.
    const now = { against, trail, firstTurn: true, ...(isOpening(power) ? { inHand } : {}) };
    const { holds, has, atLeast, bare } = needsOf(power, now);
    // A power that costs a card gives little beyond it.
    if (!holds || (power.cost !== undefined && !('gold' in power.cost && me.gold > 0))) continue;
    const bonus = { has, lacks: 0, atLeast, damage: 0, shield: 0, draw: 0 };
    for (const effect of power.do) {
      if (power.when === 'combo' && power.limit === 'always') enter(WITH_COMBO, effect, bonus);
      else enter(IN_THE_FIGHT, effect, given, power, bare);
    }
    if (bonus.damage !== 0 || bonus.shield !== 0 || bonus.draw !== 0) bonuses.push(bonus);
  }
  return { ...given, bonuses };
}

/** A Witcher as it would go into a Fight with this hand, so many cards to be drawn to it, and these cards behind it. */
export function fighterOf(
  me: WitcherView,
  hand: readonly number[],
  behind: readonly number[],
  against: 'monster' | 'witcher',
  trail: boolean,
  drawn = 0,
): Fighter {
  const { wards, ward, first, start, bonuses } = powers(me, against, trail, hand.length + drawn);
  return {
    hand: [...hand],
    pool: [...behind],
    top: -1,
    shield: me.shield,
    shieldMax: me.shieldMaximum,
    combat: ATTRIBUTE_VALUES[me.combat - 1] ?? 0,
    potions: [...(me.potions.cards ?? [])],
    potionsLeft: ATTRIBUTE_VALUES[me.alchemy - 1] ?? 0,
    school: me.school,
    specialty: me.specialty,
    specialtyUsed: false,
    wards,
    ward,
    first,
    start,
    bonuses,
    turns: 0,
  };
}

/** The same Fighter once more. */
export function twin(fighter: Fighter): Fighter {
  const { hand, pool, potions, wards } = fighter;
  return { ...fighter, hand: hand.slice(), pool: pool.slice(), potions: potions.slice(), wards: wards.slice() };
}

/** The same Fighter before a new Fight, its Life Pool shuffled. */
export function ready(fighter: Fighter, dice: Dice): Fighter {
  const fresh = twin(fighter);
  dice.shuffle(fresh.pool);
  return fresh;
}

export function draw(fighter: Fighter, count: number): void {
  const { hand, pool } = fighter;
  for (let i = 0; i < count && hand.length < HAND_LIMIT; i++) {
    const card = pool.pop();
    if (card === undefined) return;
    hand.push(card);
  }
}

export const cardsLeft = ({ hand, pool }: Fighter): number => hand.length + pool.length;

/** The hand card that is missed least. */
export function worstCard(hand: readonly number[]): number {
  let worst = 0;
  for (let i = 1; i < hand.length; i++)
    if (fightWorth(hand[i] as number) < fightWorth(hand[worst] as number)) worst = i;
  return worst;
}

/** Damage by the normal order: what is turned away, Shield, Life Pool, hand. */
export function suffer(fighter: Fighter, damage: number, handFirst = false): void {
  let left = damage - fighter.ward;
  if (left >= 2) {
    const ward = fighter.wards.pop();
    if (ward !== undefined) left -= ward;
  }
  if (left <= 0) return;
  if (handFirst) left = fromHand(fighter, left);
  const shield = Math.min(fighter.shield, left);
  fighter.shield -= shield;
  left -= shield;
  while (left > 0 && fighter.pool.length > 0) {
    fighter.top = fighter.pool.pop() as number;
    left -= 1;
  }
  fromHand(fighter, left);
}

/** Hand cards for Damage, as many as there are; what is left of it. */
function fromHand(fighter: Fighter, damage: number): number {
  let left = damage;
  while (left > 0 && fighter.hand.length > 0) {
    fighter.top = fighter.hand.splice(worstCard(fighter.hand), 1)[0] as number;
    left -= 1;
  }
  return left;
}

/** What an effect of a potion drunk before the Combo does. */
const DRUNK: Room<PowerEffect, [Fighter, Stakes, sum: { damage: number; later: number }]> = {
  damage: (n, _fighter, _stakes, sum) => void (sum.damage += n),
  drawLater: (n, _fighter, _stakes, sum) => void (sum.later += n),
  draw: (n, fighter) => draw(fighter, n),
  shield(n, fighter) {
    fighter.shield = Math.max(fighter.shield, Math.min(fighter.shieldMax, fighter.shield + n));
  },
  lessDamage: (n, { wards }) => void wards.push(n),
  addToCombo: (n, _fighter, stakes) => void (stakes.free += n),
  take(_from, fighter) {
    fighter.hand.push(fighter.top);
    fighter.top = -1;
  },
  comboAtMost: nothing,
  discard: nothing,
  roll: nothing,
  otherAttack: nothing,
  gold: nothing,
  potions: nothing,
  phase3Draw: nothing,
  anyCardMoves: nothing,
  freeMove: nothing,
  rerollDie: nothing,
};

/** Potions drunk before the Combo; returns the Damage they deal and the cards they cost or bring later. */
function drink(fighter: Fighter, stakes: Stakes): { damage: number; later: number } {
  const sum = { damage: 0, later: 0 };
  const kept: number[] = [];
  for (const n of fighter.potions) {
    const { power } = potion(n);
    if (fighter.potionsLeft <= 0 || waits(power) || !power.do.every((effect) => enter(HELPS, effect, fighter))) {
      kept.push(n);
      continue;
    }
    if (power.cost !== undefined) {
      if (fighter.hand.length < 3) {
        kept.push(n);
        continue;
      }
      fighter.top = fighter.hand.splice(worstCard(fighter.hand), 1)[0] as number;
    }
    fighter.potionsLeft -= 1;
    for (const effect of power.do) enter(DRUNK, effect, fighter, stakes, sum);
  }
  fighter.potions = kept;
  return sum;
}

/** Does a potion depend on what the Combo turns out to be? */
const waits = ({ when, do: effects }: Power): boolean =>
  when === 'combo' || effects.some((effect) => 'comboAtMost' in effect);

/** Potions that go with a Combo, now that it is known; returns what they add to its Damage and to the cards drawn. */
function drinkTo(fighter: Fighter, { cards }: Combo): { damage: number; later: number } {
  const sum = { damage: 0, shield: 0, draw: 0 };
  const kept: number[] = [];
  for (const n of fighter.potions) {
    const { power } = potion(n);
    if (fighter.potionsLeft <= 0 || !waits(power) || !goesWith(power, cards)) {
      kept.push(n);
      continue;
    }
    fighter.potionsLeft -= 1;
    for (const effect of power.do) enter(WITH_COMBO, effect, sum);
  }
  fighter.potions = kept;
  return { damage: sum.damage, later: sum.draw };
}

function goesWith({ if: conditions = [], do: effects }: Power, cards: readonly number[]): boolean {
  for (const effect of effects) if ('comboAtMost' in effect && cards.length > effect.comboAtMost) return false;
  for (const condition of conditions) {
    if ('comboHas' in condition && !holds(cards, condition.comboHas)) return false;
    if ('comboAtLeast' in condition && cards.length < condition.comboAtLeast) return false;
  }
  return true;
}

const holds = (cards: readonly number[], colour: Colour): boolean =>
  cards.some((card) => actionCard(card).colour === colour);

const always = (): boolean => true;

/** Whether an effect would do anything now. */
const HELPS: Room<PowerEffect, [Fighter], boolean> = {
  draw: (n, { hand }) => hand.length <= HAND_LIMIT - n,
  shield: (_n, { shield, shieldMax }) => shield < shieldMax,
  take: (_from, { hand, top }) => top >= 0 && hand.length < HAND_LIMIT,
  damage: always,
  drawLater: always,
  addToCombo: always,
  comboAtMost: always,
  discard: always,
  roll: always,
  otherAttack: always,
  lessDamage: always,
  gold: always,
  potions: always,
  phase3Draw: always,
  anyCardMoves: always,
  freeMove: always,
  rerollDie: always,
};

/** What an opponent changes in the turns of the one who fights it. */
export type Handicap = Pick<
  Trait,
  'firstTurnDamage' | 'firstTurnLosses' | 'noFirstDraw' | 'drawLess' | 'shieldPerTurn' | 'shieldAfter'
> & { readonly noFirstDamage?: boolean; readonly inert: number };

/** As good as no limit. */
const ANY_SHIELD = 100;

export const NO_HANDICAP: Handicap = { inert: 0 };

/** One Fight Turn; returns what the opponent loses. `life` is what the opponent has left, Shield included. */
export function strike(fighter: Fighter, life: number, handicap: Handicap): number {
  fighter.turns += 1;
  const isFirst = fighter.turns === 1;
  let added = 0;
  let later = 0;
  const stakes: Stakes = {
    life,
    added: 0,
    cap: 1000,
    shieldRoom: 0,
    shieldWorth: SHIELD_WORTH,
    drawWorth: DRAW_WORTH,
    backWorth: BACK_WORTH,
    cardCost: 0.3,
    pool: 0,
    free: 0,
    most: ANY_LENGTH,
    inert: handicap.inert,
    bonuses: fighter.bonuses,
  };
  if (fighter.school === 'bear' && fighter.shield === 0 && !fighter.specialtyUsed) {
    const armor = specialty('bear', fighter.specialty);
    fighter.specialtyUsed = true;
    fighter.shield = Math.min(armor.shield, fighter.shieldMax);
    draw(fighter, armor.draw);
  }
  if (isFirst) {
    const { first } = fighter;
    added += first.damage;
    later += first.later;
    stakes.free += first.free;
    fighter.shield = Math.max(fighter.shield, Math.min(fighter.shieldMax, fighter.shield + first.shield));
    draw(fighter, first.draw);
    if (fighter.school === 'cat') draw(fighter, specialty('cat', fighter.specialty).keep);
  }
  if (fighter.school === 'griffin' && !fighter.specialtyUsed && fighter.top >= 0 && fighter.hand.length < HAND_LIMIT) {
    const magic = specialty('griffin', fighter.specialty);
    if (magic.discard < 2) {
      fighter.specialtyUsed = true;
      fighter.hand.push(fighter.top);
      if (magic.discard > 0) fighter.top = fighter.hand.splice(worstCard(fighter.hand), 1)[0] as number;
    }
  }
  const capped =
    isFirst &&
    (handicap.noFirstDamage === true ||
      handicap.firstTurnDamage !== undefined ||
      handicap.firstTurnLosses !== undefined);
  if (!capped && fighter.potions.length > 0 && fighter.potionsLeft > 0) {
    const drunk = drink(fighter, stakes);
    added += drunk.damage;
    later += drunk.later;
  }
  if (capped)
    stakes.cap = handicap.noFirstDamage === true ? 0 : (handicap.firstTurnDamage ?? handicap.firstTurnLosses ?? 0);
  const wolf = fighter.school === 'wolf' && !fighter.specialtyUsed ? specialty('wolf', fighter.specialty) : undefined;
  if (wolf !== undefined)
    stakes.bonuses = [
      ...fighter.bonuses,
      { has: 0, lacks: 0, atLeast: 3, damage: wolf.damage, shield: 0, draw: wolf.draw },
    ];
  stakes.added = added;
  stakes.shieldRoom = Math.min(Math.max(fighter.shieldMax - fighter.shield, 0), handicap.shieldPerTurn ?? ANY_SHIELD);
  stakes.pool = fighter.pool.length;

  const combo = fighter.hand.length > 0 ? bestCombo(fighter.hand, stakes) : undefined;
  if (!capped && combo !== undefined && fighter.potions.length > 0 && fighter.potionsLeft > 0) {
    const drunk = drinkTo(fighter, combo);
    stakes.added += drunk.damage;
    later += drunk.later;
  }
  return resolve(fighter, combo, later, stakes, handicap);
}

/** The rest of a Fight Turn, once the Combo is decided on; `later` cards more are drawn at its end. Returns what the opponent loses. */
export function resolve(
  fighter: Fighter,
  combo: Combo | undefined,
  later: number,
  stakes: Stakes,
  handicap: Handicap,
): number {
  let dealt = stakes.added;
  let drawn = fighter.combat + later;
  if (fighter.turns === 1 && handicap.noFirstDraw === true) drawn -= fighter.combat;
  if (combo !== undefined) {
    for (const card of combo.cards) fighter.hand.splice(fighter.hand.indexOf(card), 1);
    dealt += combo.damage;
    drawn += combo.draw;
    // First it rises as far as there is room, then the monster takes off what it takes.
    const { shieldAfter } = handicap;
    const taken = shieldAfter !== undefined && holds(combo.cards, shieldAfter.colour) ? shieldAfter.lose : 0;
    fighter.shield = Math.max(fighter.shield + Math.min(combo.shield + taken, stakes.shieldRoom) - taken, 0);
    if (fighter.school === 'wolf' && combo.cards.length >= 3) fighter.specialtyUsed = true;
    for (let i = 0; i < combo.back && fighter.hand.length < HAND_LIMIT; i++) {
      const back = fighter.top >= 0 ? fighter.top : combo.cards[0];
      if (back === undefined) break;
      fighter.hand.push(back);
      fighter.top = -1;
    }
    fighter.top = combo.cards[combo.cards.length - 1] ?? fighter.top;
  }
  if (drawn > 1) drawn = Math.max(drawn - (handicap.drawLess ?? 0), 1);
  dealt = Math.min(Math.max(dealt, 0), stakes.cap);
  if (fighter.school === 'viper' && !fighter.specialtyUsed && dealt > 0) {
    fighter.specialtyUsed = true;
    dealt += specialty('viper', fighter.specialty).discard;
  }
  if (dealt < stakes.life) draw(fighter, drawn);
  return dealt;
}
