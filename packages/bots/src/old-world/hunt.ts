/** How a Fight against a monster would probably end: a few dozen imagined Fights against its known Fight Deck. */

import type { Dice } from '@medallion/kernel';
import { type OldWorldView, type Trait, TRAITS, type WitcherView } from '@medallion/old-world';
import {
  type Attack,
  type AttackType,
  type Colour,
  COLOURS,
  MONSTER_FIGHT_DECK,
  monster,
} from '@medallion/old-world/content';
import type { Bonus } from './combo.ts';
import {
  cardsLeft,
  draw,
  type Fighter,
  fighterOf,
  type Handicap,
  ready,
  strike,
  suffer,
  worstCard,
} from './fighter.ts';
import { colourBit } from './faces.ts';

export interface Odds {
  readonly win: number;
  readonly driven: number;
}

const ALL_COLOURS = COLOURS.reduce((bits, colour) => bits | colourBit(colour), 0);

/** The Damage of an attack against this Witcher. */
export function damageOf(attack: Attack, level: number, hunter: WitcherView): number {
  const { damage } = attack;
  if (damage === undefined) return 0;
  if (typeof damage === 'number') return damage;
  return 'attribute' in damage ? hunter[damage.attribute] : Math.max(level + damage.level, 0);
}

/** What an attack costs a Witcher, in cards. */
export function painOf(attack: Attack, level: number, hunter: WitcherView, shield: number): number {
  const damage = damageOf(attack, level, hunter);
  let pain = Math.max(damage - shield, 0) + 0.6 * Math.min(damage, shield);
  if (attack.trash !== undefined) pain += 1.5 * attack.trash;
  if (attack.discard !== undefined) pain += 1.3 * level;
  if (attack.lower !== undefined && hunter[attack.lower] > 1 && hunter[attack.lower] < 5) pain += 2;
  return pain;
}

/** The attack that hurts more on the average of the fight cards not seen yet. */
export function meanerAttack(
  unseen: readonly number[],
  level: number,
  hunter: WitcherView,
  shield: number,
): AttackType {
  let charge = 0;
  let bite = 0;
  for (const n of unseen) {
    const card = MONSTER_FIGHT_DECK[n];
    if (card === undefined) continue;
    charge += painOf(card.charge, level, hunter, shield);
    bite += painOf(card.bite, level, hunter, shield);
  }
  return charge >= bite ? 'charge' : 'bite';
}

export const FIGHT_CARDS: readonly number[] = MONSTER_FIGHT_DECK.map((_, index) => index);

/** What a monster's ability does to the Combos of its hunter. */
export function traitBonuses(trait: Trait): Bonus[] {
  const bonuses: Bonus[] = [];
  const bits = (colours: readonly Colour[]): number => colours.reduce((sum, colour) => sum | colourBit(colour), 0);
  if (trait.comboLess !== undefined)
    bonuses.push({ has: bits(trait.comboLess), lacks: 0, atLeast: 0, damage: -1, shield: 0, draw: 0 });
  if (trait.drawLessWithout !== undefined)
    bonuses.push({
      has: ALL_COLOURS,
      lacks: bits([trait.drawLessWithout]),
      atLeast: 0,
      damage: 0,
      shield: 0,
      draw: -1,
    });
  if (trait.shieldAfter !== undefined)
    bonuses.push({
      has: bits([trait.shieldAfter.colour]),
      lacks: 0,
      atLeast: 0,
      damage: 0,
      shield: -trait.shieldAfter.lose,
      draw: 0,
    });
  return bonuses;
}

export function handicapOf(trait: Trait, trail: boolean): Handicap {
  return {
    ...trait,
    noFirstDamage: trait.noFirstDamageWithoutTrail === true && !trail,
    inert: trait.inert === undefined ? 0 : colourBit(trait.inert),
  };
}

/** Whom a Witcher hunts, in the imagination. */
export interface Prey {
  readonly level: number;
  readonly trait: Trait;
  readonly handicap: Handicap;
  readonly solo: boolean;
  /** The attack an opponent would choose, by the Shield it meets; found out once. */
  readonly meaner: (AttackType | undefined)[];
}

export function preyOf(table: OldWorldView, index: number, trail: boolean): Prey {
  const { id, level } = monster(index);
  const trait = TRAITS[id];
  return { level, trait, handicap: handicapOf(trait, trail), solo: table.witchers.length === 1, meaner: [] };
}

/** The chances of this Witcher against the monster of a Slot, with this hand, so many cards drawn to it, and these cards behind it. */
export function huntOdds(
  table: OldWorldView,
  me: WitcherView,
  slot: number,
  hand: readonly number[],
  behind: readonly number[],
  dice: Dice,
  games: number,
  trail: boolean = (me.trails[slot] ?? 0) > 0,
  drawn = 0,
): Odds {
  const index = table.slots[slot]?.monster ?? -1;
  if (index < 0) return { win: 0, driven: 0 };
  const prey = preyOf(table, index, trail);
  const hunter = fighterOf(me, hand, behind, 'monster', trail, drawn);
  hunter.bonuses = [...hunter.bonuses, ...traitBonuses(prey.trait)];
  let wins = 0;
  let driven = 0;
  for (let game = 0; game < games; game++) {
    const fighter = ready(hunter, dice);
    draw(fighter, drawn);
    open(fighter, prey.trait, trail);
    const end = fightOn(me, fighter, prey, { life: monster(index).life, turns: 0, hunts: trail }, dice);
    if (end === 'won') wins += 1;
    else if (end === 'driven') driven += 1;
  }
  return { win: wins / games, driven: driven / games };
}

/** Where an imagined Fight stands: what the monster has left, its turns so far, whether the hunter is next. */
export interface Standing {
  readonly life: number;
  readonly turns: number;
  readonly hunts: boolean;
}

/** Blow by blow to the end of a Fight. */
export function fightOn(
  me: WitcherView,
  fighter: Fighter,
  prey: Prey,
  standing: Standing,
  dice: Dice,
): 'won' | 'driven' | 'lost' {
  const { level, trait, handicap, solo, meaner } = prey;
  let { life, turns, hunts } = standing;
  for (;;) {
    // Who strikes the last blow needs no card any more; who has taken the monster's last one needs to have stood it.
    if (life <= 0) return cardsLeft(fighter) > 0 || !hunts ? 'won' : 'driven';
    if (cardsLeft(fighter) === 0) return life <= 1 ? 'driven' : 'lost';
    if (hunts) life -= strike(fighter, life, handicap);
    else {
      life -= 1;
      turns += 1;
      const type = solo
        ? dice.int(2) === 0
          ? 'charge'
          : 'bite'
        : (meaner[fighter.shield] ??= meanerAttack(FIGHT_CARDS, level, me, fighter.shield));
      const card = MONSTER_FIGHT_DECK[dice.int(MONSTER_FIGHT_DECK.length)];
      if (card !== undefined) attack(fighter, card[type], level, me, trait, turns, life, dice);
    }
    hunts = !hunts;
  }
}

/** What happens before the first Fight Turn. */
function open(fighter: Fighter, trait: Trait, trail: boolean): void {
  const { shieldBefore, discardBefore, deckAfter, discardAfterWithoutTrail, potionsToStart, potions } = trait;
  if (shieldBefore !== undefined)
    fighter.shield = Math.max(fighter.shield - (shieldBefore === 'hand' ? fighter.hand.length : shieldBefore), 0);
  if (trait.defense !== undefined && fighter.shieldMax > 1) {
    fighter.shieldMax -= 1;
    fighter.shield = Math.min(fighter.shield, fighter.shieldMax);
  }
  if (discardBefore !== undefined && fighter.hand.length > 0)
    fighter.pool.unshift(...fighter.hand.splice(worstCard(fighter.hand), 1));
  if (potionsToStart !== undefined) fighter.potions.pop();
  if (potions !== undefined) fighter.potionsLeft = Math.min(fighter.potionsLeft, potions);
  if (deckAfter !== undefined) for (let i = 0; i < deckAfter; i++) fighter.pool.splice(worstCard(fighter.pool), 1);
  if (discardAfterWithoutTrail !== undefined && !trail && fighter.hand.length > 0)
    fighter.hand.splice(worstCard(fighter.hand), 1);
  draw(fighter, fighter.start.draw);
}

function attack(
  fighter: Fighter,
  { lower, trash, discard, ...rest }: Attack,
  level: number,
  me: WitcherView,
  trait: Trait,
  turn: number,
  left: number,
  dice: Dice,
): void {
  if (lower === 'combat' && fighter.combat > 1 && me.combat < 5) fighter.combat -= 1;
  if (trash !== undefined) {
    if (fighter.hand.length > 0) fighter.hand.splice(worstCard(fighter.hand), 1);
    else fighter.pool.pop();
  }
  if (discard !== undefined) loseRandom(fighter, level, dice);
  let damage = damageOf(rest, level, me);
  if (trait.lastCards !== undefined && left + 1 <= trait.lastCards.atMost) damage += trait.lastCards.damage;
  if (damage > 0 && trait.damageTakesCard === true) {
    damage -= 1;
    if (fighter.hand.length > 0) loseRandom(fighter, 1, dice);
  }
  suffer(fighter, damage);
  if (turn === 1 && trait.discardAfterFirstTurn !== undefined && fighter.hand.length > 0) loseRandom(fighter, 1, dice);
}

/** Random hand cards; what is missing comes from the Life Pool. */
function loseRandom(fighter: Fighter, count: number, dice: Dice): void {
  for (let i = 0; i < count; i++) {
    if (fighter.hand.length > 0) fighter.top = fighter.hand.splice(dice.int(fighter.hand.length), 1)[0] as number;
    else if (fighter.pool.length > 0) fighter.top = fighter.pool.pop() as number;
  }
}
