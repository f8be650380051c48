/** The steps, questions and events of monster Fights, spawning, Trophies and Fatigue. */

import type { Seat } from '@medallion/kernel';
import type { AttackDamage, AttackType, Attribute } from '../../content/vocabulary.ts';
import type { Use } from '../fight/chapter.ts';
import type { FightOutcome, TrophyId } from '../table.ts';

export interface OpeningSteps {
  /** The opening of a monster Fight. OW-TIME-04 */
  'monster-fight/declare': { readonly slot: number };
  /** What the ability demands, and what it does before the Life Pools are made. */
  'monster-fight/demand': object;
  'monster-fight/before-pools': object;
  /** The monster's Life Pool; from now on a KO counts. */
  'monster-fight/build-pool': object;
  'monster-fight/after-pools': object;
  /** Drowners' Nest: the hunter looks through the Life Pool and discards of it. R-122 */
  'monster-fight/pool-discard': { readonly count: number };
  'monster-fight/begin': object;
  /** The two sides take Fight Turns alternately. OW-FIGHT-09 */
  'monster-fight/next': { readonly side: 'hunter' | 'monster' };
  /** Is the Fight decided by what just happened? */
  'monster-fight/check': object;
}

export interface MonsterTurnSteps {
  /** The Monster's Fight Turn. OW-MFIGHT-06 */
  'monster/turn': object;
  'monster/announce': object;
  'monster/reveal': object;
  /** Foglet: the attack that costs more cards. R-129 */
  'monster/greater-loss': object;
  /** The card lies open: what the hunter may use against it. OW-TIME-12 */
  'monster/revealed': object;
  'monster/attack': object;
  'monster/lower': { readonly attribute: Attribute };
  'monster/trash': { readonly count: number };
  'monster/discard': { readonly count: number };
  /** The printed Damage, and how much an ability adds. */
  'monster/damage': { readonly printed: AttackDamage; readonly more: number };
  /** Manticore and Wyvern: random hand cards. */
  'monster/claw': { readonly count: number };
  'monster/turn-end': object;
}

export interface OutcomeSteps {
  'monster-fight/outcome': object;
  /** The penalty of a Complete Defeat or a lost attack on a Witcher, for Phase III of this turn. OW-END-14, OW-WFIGHT-20 */
  'fight/draw-penalty': object;
  'monster-fight/clean-up': object;
  /** The Fight is over for good: it leaves the table. */
  'monster-fight/close': object;
}

export interface SpawnSteps {
  /** A vanished monster is replaced. OW-SPAWN */
  'spawn/monster': { readonly slot: number; readonly monster: number; readonly after: 'defeated' | 'driven-away' };
}

export interface TrophySteps {
  /** Place the card (the giver takes it from its stock), advance on the Track, suffer Fatigue. OW-TROPHY-02 */
  'trophy/gain': { readonly seat: Seat; readonly trophy: TrophyId };
  'trophy/advance': { readonly seat: Seat };
  fatigue: { readonly seat: Seat };
  'fatigue/shuffle': { readonly seat: Seat };
}

export interface MonsterSteps extends OpeningSteps, MonsterTurnSteps, OutcomeSteps, SpawnSteps, TrophySteps {}

export interface OpeningAsks {
  /** Which card of the Life Pool? R-122 */
  'monster-fight/pool-discard': { args: { readonly count: number }; choice: { readonly card: number } };
}

export interface MonsterTurnAsks {
  /** Charge or Bite? OW-MFIGHT-06 */
  'monster/attack': { args: { readonly turn: number }; choice: { readonly attack: AttackType } };
  /** The card lies open and will strike with this half. Does the hunter use something? */
  'monster/revealed': { args: { readonly attack: AttackType }; choice: Use };
}

export interface MonsterAsks extends OpeningAsks, MonsterTurnAsks {}

export interface MonsterEvents {
  monsterFightDeclared: { seat: Seat; slot: number; monster: number; controller: Seat };
  monsterPoolBuilt: { monster: number; life: number };
  monsterFightBegan: { seat: Seat; first: 'hunter' | 'monster' };
  monsterTurn: { turn: number };
  /** `byTable`: the die stands for a player, as everybody wished. R-159 */
  attackRolled: { die: number; attack: AttackType; byTable?: true };
  attackAnnounced: { seat: Seat; attack: AttackType };
  monsterRevealed: { card: number; left: number };
  /** Foglet: what each attack would cost. */
  lossesCompared: { charge: number; bite: number };
  monsterFightEnded: { seat: Seat; monster: number; outcome: FightOutcome };
  monsterSpawned: { slot: number; monster: number; location: number };
  slotEmptied: { slot: number };
  trophyGained: { seat: Seat; trophy: TrophyId };
  trackAdvanced: { seat: Seat; position: number };
  fatigued: { seat: Seat; count: number };
}
