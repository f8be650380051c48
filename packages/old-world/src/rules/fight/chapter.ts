/** The steps, questions and events of a Fight: the Witcher's Fight Turn, Damage, and Fights between Witchers. */

import type { Seat } from '@medallion/kernel';
import type { AttackType, Moment, PowerEffect, School } from '../../content/vocabulary.ts';
import type { FightOutcome, PowerSource, Wager } from '../table.ts';

/** Special effects of a Combo that wait in step 3c. OW-COMBO-13, OW-COMBO-14 */
export interface Specials {
  /** How often the top card of the own discard pile is still taken. */
  readonly take: number;
  /** Combo cards that still go back to hand. */
  readonly returns: readonly number[];
}

/** Damage on its way to a Witcher. */
export interface Suffering {
  readonly seat: Seat;
  readonly damage: number;
  /** Grave Hag: the hand before Shield and Life Pool. R-135 */
  readonly handFirst?: true;
}

/** One possible use of a Potion, a power or the Specialty. */
export type Use =
  | { readonly potion: number }
  | { readonly power: PowerSource }
  | { readonly specialty: true }
  | { readonly go: true };

export interface FightSteps {
  /** Deck and discard pile become the Life Pool. OW-FIGHT-02 */
  'fight/build-pool': { readonly seat: Seat };
  /** Effects before the Life Pool is built. OW-TIME-04, OW-TIME-12 */
  'fight/before-pool': { readonly seat: Seat };
  /** Effects at the start of the Fight. OW-TIME-04, OW-TIME-05 */
  'fight/start-powers': { readonly seat: Seat };

  /** A Witcher's Fight Turn, from its beginning to its end; whoever fights whom decides who comes next. OW-FIGHT-10 */
  'fight/witcher-turn': { readonly seat: Seat };
  /** Step 1: Potions, Specialty, effects. */
  'fight/prepare': { readonly seat: Seat };
  /** Step 2: the Combo. */
  'fight/start-combo': { readonly seat: Seat };
  'fight/extend': { readonly seat: Seat };
  /** The Combo is complete: effects that act by themselves, then those of the owner's choice. */
  'fight/combo-powers': { readonly seat: Seat };
  'fight/combo-complete': { readonly seat: Seat };
  /** Step 3: its icons are counted once, then resolved in order. OW-COMBO-10 */
  'fight/resolve': { readonly seat: Seat };
  'fight/combo-damage': { readonly seat: Seat; readonly damage: number };
  'fight/combo-shield': { readonly seat: Seat; readonly shield: number };
  'fight/specials': Specials & { readonly seat: Seat };
  'fight/combo-resolved': { readonly seat: Seat; readonly loseShield: number };
  /** Step 4. */
  'fight/replenish': { readonly seat: Seat; readonly draw: number };
  'fight/discard-combo': { readonly seat: Seat };
  'fight/turn-end': { readonly seat: Seat };
  'fight/turn-end-choose': { readonly seat: Seat };
  'fight/turn-over': { readonly seat: Seat };

  /** What a used Potion or power does, one effect after the other. */
  'fight/effects': { readonly seat: Seat; readonly source: PowerSource };
  'fight/effect': { readonly seat: Seat; readonly effect: PowerEffect; readonly when: Moment };

  /** Right after a loss of cards by the Viper's attack. R-80 */
  'fight/viper': { readonly seat: Seat };
  /** And what else answers such a loss. OW-TIME-06 */
  'fight/opponent-lost': { readonly seat: Seat };
  'fight/viper-discard': { readonly seat: Seat; readonly count: number };
  'fight/viper-order': { readonly seat: Seat };
  'fight/cat-keep': { readonly seat: Seat; readonly count: number };
  'fight/cat-order': { readonly seat: Seat };

  /** Damage to a Witcher, by whomever. OW-DMG-03 */
  'fight/suffer': Suffering;
  'fight/suffer-choose': Suffering;
  'fight/take-damage': Suffering;
  'fight/lose-hand': { readonly seat: Seat; readonly count: number };
  'fight/damage-taken': { readonly seat: Seat; readonly lost: number };

  /** The bottom of every Fight's procedure: `checkFight` skips to it. */
  'fight/over': object;
  'fight/clear-table': object;
  'fight/clean-up': { readonly seat: Seat };

  /** The AP attacks a Witcher. OW-TIME-05 */
  'witcher-fight/declare': { readonly defender: Seat };
  'witcher-fight/wagers': object;
  'witcher-fight/wager': { readonly seat: Seat };
  'witcher-fight/open': object;
  'witcher-fight/next': { readonly seat: Seat };
  'witcher-fight/turn-over': { readonly seat: Seat };
  /** OW-TIME-11 */
  'witcher-fight/outcome': object;
  'witcher-fight/reward': object;
  'witcher-fight/defender-draws': object;
  'witcher-fight/settle': { readonly paid: number };
  'witcher-fight/close': object;
}

export interface FightAsks {
  /** Step 1. */
  'fight/prepare': { args: object; choice: Use };
  /** Step 2: a card, by a matching tab or freely; or stop. */
  'fight/combo': { args: object; choice: { readonly card: number; readonly link: number } };
  'fight/combo-complete': { args: object; choice: Use };
  /** Which special effect next? Asked only where the hand may get full. R-74 */
  'fight/special-order': { args: Specials; choice: { readonly card: number } };
  'fight/opponent-lost': { args: object; choice: Use };
  'fight/turn-end': { args: object; choice: Use };
  'fight/take-card': { args: object; choice: { readonly card: number } };

  'fight/viper-look': { args: object; choice: { readonly look: boolean } };
  'fight/viper-discard': { args: { readonly count: number }; choice: { readonly card: number } };
  /** The next card to be put back on top. */
  'fight/viper-order': { args: object; choice: { readonly card: number } };
  'fight/cat-keep': { args: { readonly count: number }; choice: { readonly card: number } };
  'fight/cat-order': { args: object; choice: { readonly card: number } };
  'fight/griffin-take': { args: object; choice: { readonly card: number } };

  'fight/suffer-power': { args: { readonly damage: number; readonly handFirst?: true }; choice: Use };
  'fight/lose-card': { args: { readonly count: number }; choice: { readonly card: number } };

  'witcher-fight/wager': { args: object; choice: { readonly on: Wager['on'] | 'none' } };
}

export interface FightEvents {
  lifePoolBuilt: { seat: Seat; cards: number };
  fightTurnBegan: { seat: Seat; turn: number };
  potionUsed: { seat: Seat; potion: number };
  specialtyUsed: { seat: Seat; school: School; level: number };
  /** `link` is the tab of the card beneath, −1 where none was used. */
  comboCardPlayed: { seat: Seat; card: number; link: number };
  comboResolved: { seat: Seat; cards: number[]; damage: number; shield: number; draw: number };
  comboDiscarded: { seat: Seat; cards: number[] };
  damageDealt: { seat: Seat; to: Seat | 'monster'; damage: number };
  damageSuffered: { seat: Seat; damage: number; shield: number; cards: number };
  monsterLost: { cards: number[]; left: number };
  /** The hunter uses the other half of the monster's card. */
  attackTurned: { seat: Seat; attack: AttackType };
  cardTaken: { seat: Seat; card: number };
  cardReturned: { seat: Seat; card: number };
  /** The cards looked at are secret to the seat that looks. */
  looked: { seat: Seat; at: Seat | 'monster'; count: number; cards?: readonly number[] };
  viperDiscarded: { seat: Seat; from: Seat | 'monster'; card: number };
  /** Cards kept from those looked at, or put back on top; which ones is secret. */
  keptLooked: { seat: Seat; count: number; cards?: readonly number[] };
  putBack: { seat: Seat; count: number; cards?: readonly number[] };
  fightDecided: { outcome: FightOutcome };

  witcherFightDeclared: { attacker: Seat; defender: Seat; location: number };
  wagerPlaced: { seat: Seat; on: Wager['on'] };
  wagerSettled: { seat: Seat; won: boolean; gold: number };
  /** A Fight that would never end is decided by cards left. R-146 */
  fightStalled: { attacker: number; defender: number };
  witcherFightEnded: { winner: Seat; loser: Seat; gold: number };
  tavernClosed: { location: number };
}
