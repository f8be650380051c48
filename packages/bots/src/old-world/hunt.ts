/** How a Fight against a monster would probably end: a few dozen imagined Fights against its known Fight Deck. */

import type { Dice } from '@medallion/kernel';
import { damageNow, mayLower, type OldWorldView, type Trait, TRAITS, type WitcherView } from '@medallion/old-world';
import {
  type Attack,
  type AttackType,
  type Attribute,
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

/** A hunter's Attributes as they count in the Fight. */
type Levels = Readonly<Record<Attribute, number>>;

/** The Damage of an attack against this hunter. */
export function damageOf({ damage }: Attack, level: number, hunter: Levels): number {
  return damage === undefined ? 0 : damageNow(level, damage, (attribute) => hunter[attribute]);
}

/** What an attack costs a Witcher, in cards. */
export function painOf(attack: Attack, level: number, hunter: Levels, shield: number): number {
  const damage = damageOf(attack, level, hunter);
  let pain = Math.max(damage - shield, 0) + 0.6 * Math.min(damage, shield);
  if (attack.trash !== undefined) pain += 1.5 * attack.trash;
  if (attack.discard !== undefined) pain += 1.3 * level;
  if (attack.lower !== undefined && mayLower(hunter, attack.lower)) pain += 2;
  return pain;
}

/** The attack that hurts more on the average of the fight cards not seen yet. */
export function meanerAttack(unseen: readonly number[], level: number, hunter: Levels, shield: number): AttackType {
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
  readonly hunter: Levels;
  /** How far the maximum of the Shield can fall: what counts less in this Fight alone can fall once more. */
  readonly leastShield: 0 | 1;
  readonly handicap: Handicap;
  readonly solo: boolean;
  /** The attack an opponent would choose, by the Shield it meets; found out once. */
  readonly meaner: (AttackType | undefined)[];
}

/** `hunter`: the Attributes of `me` as they count in this Fight. */
export function preyOf(table: OldWorldView, index: number, trail: boolean, me: Levels, hunter: Levels): Prey {
  const { id, level } = monster(index);
  const trait = TRAITS[id];
  const leastShield = trait.defense === 'less-this-fight' && hunter.defense < me.defense ? 0 : 1;
  const solo = table.witchers.length === 1;
  return { level, trait, hunter, leastShield, handicap: handicapOf(trait, trail), solo, meaner: [] };
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
  const { defense } = TRAITS[monster(index).id];
  const weakened = defense !== undefined && mayLower(me, 'defense');
  const prey = preyOf(table, index, trail, me, weakened ? { ...me, defense: me.defense - 1 } : me);
  const hunter = fighterOf(me, hand, behind, 'monster', trail, drawn);
  hunter.bonuses = [...hunter.bonuses, ...traitBonuses(prey.trait)];
  let wins = 0;
  let driven = 0;
  for (let game = 0; game < games; game++) {
    const fighter = ready(hunter, dice);
    draw(fighter, drawn);
    open(fighter, prey, trail);
    const end = fightOn(fighter, prey, { life: monster(index).life, turns: 0, hunts: trail }, dice);
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
export function fightOn(fighter: Fighter, prey: Prey, standing: Standing, dice: Dice): 'won' | 'driven' | 'lost' {
  const { level, hunter, handicap, solo, meaner } = prey;
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
        : (meaner[fighter.shield] ??= meanerAttack(FIGHT_CARDS, level, hunter, fighter.shield));
      const card = MONSTER_FIGHT_DECK[dice.int(MONSTER_FIGHT_DECK.length)];
      if (card !== undefined) suffersAttack(fighter, card[type], prey, turns, life, dice);
    }
    hunts = !hunts;
  }
}

/** Defense falls by one, and the Shield with its maximum. */
function weaken(fighter: Fighter, least: number): void {
  if (fighter.shieldMax <= least) return;
  fighter.shieldMax -= 1;
  fighter.shield = Math.min(fighter.shield, fighter.shieldMax);
}

/** What happens before the first Fight Turn. */
function open(fighter: Fighter, { trait, hunter }: Prey, trail: boolean): void {
  const { shieldBefore, discardBefore, deckAfter, discardAfterWithoutTrail, potionsToStart, potions } = trait;
  if (shieldBefore !== undefined)
    fighter.shield = Math.max(fighter.shield - (shieldBefore === 'hand' ? fighter.hand.length : shieldBefore), 0);
  if (trait.defense !== undefined && hunter.defense < 5) weaken(fighter, 1);
  if (discardBefore !== undefined && fighter.hand.length > 0)
    fighter.pool.unshift(...fighter.hand.splice(worstCard(fighter.hand), 1));
  if (potionsToStart !== undefined) fighter.potions.pop();
  if (potions !== undefined) fighter.potionsLeft = Math.min(fighter.potionsLeft, potions);
  if (deckAfter !== undefined) for (let i = 0; i < deckAfter; i++) fighter.pool.splice(worstCard(fighter.pool), 1);
  if (discardAfterWithoutTrail !== undefined && !trail && fighter.hand.length > 0)
    fighter.hand.splice(worstCard(fighter.hand), 1);
  draw(fighter, fighter.start.draw);
}

/** One half of a card, in the monster's n-th turn, so much of the monster being left. */
export function suffersAttack(
  fighter: Fighter,
  attack: Attack,
  { level, trait, hunter, leastShield }: Prey,
  turn: number,
  left: number,
  dice: Dice,
): void {
  const { lower, trash, discard } = attack;
  if (lower === 'combat' && fighter.combat > 1 && hunter.combat < 5) fighter.combat -= 1;
  if (lower === 'defense' && hunter.defense < 5) weaken(fighter, leastShield);
  if (trash !== undefined) {
    if (fighter.hand.length > 0) fighter.hand.splice(worstCard(fighter.hand), 1);
    else fighter.pool.pop();
  }
  if (discard !== undefined) loseRandom(fighter, level, dice);
  let damage = damageOf(attack, level, hunter);
  if (trait.lastCards !== undefined && left + 1 <= trait.lastCards.atMost) damage += trait.lastCards.damage;
  if (damage > 0 && trait.damageTakesCard === true) {
    damage -= 1;
    if (fighter.hand.length > 0) loseRandom(fighter, 1, dice);
  }
  suffer(fighter, damage, turn === 1 && trait.firstDamage === 'hand-first');
  if (turn === 1 && trait.discardAfterFirstTurn !== undefined && fighter.hand.length > 0) loseRandom(fighter, 1, dice);
}

/** Random hand cards; what is missing comes from the Life Pool. */
function loseRandom(fighter: Fighter, count: number, dice: Dice): void {
  for (let i = 0; i < count; i++) {
    if (fighter.hand.length > 0) fighter.top = fighter.hand.splice(dice.int(fighter.hand.length), 1)[0] as number;
    else if (fighter.pool.length > 0) fighter.top = fighter.pool.pop() as number;
  }
}
