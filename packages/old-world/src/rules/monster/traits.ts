/**
 * The special abilities of the 28 monsters, as data. Each line is one printed ability; the chapter that does the
 * thing asks for the trait at the moment the ability names. OW-MFIGHT-02, R-121 to R-145
 */

import { type MonsterId, monster } from '../../content/monsters.ts';
import type { Colour } from '../../content/vocabulary.ts';
import type { Table } from '../table.ts';

export interface Trait {
  /** To start the Fight the hunter must discard so many unused Potions. R-65 */
  readonly potionsToStart?: number;
  /** Before the Life Pool: hand cards of the hunter's choice to discard. R-124 */
  readonly discardBefore?: number;
  /** Before the Life Pool: Shield lost, or 1 for each card in hand. R-123 */
  readonly shieldBefore?: number | 'hand';
  /** Before the Life Pool: Defense falls for good, or counts one less for this Fight. R-141 */
  readonly defense?: 'lowered' | 'less-this-fight';
  /** After the Life Pool is built: cards of it, of the hunter's choice, to discard; then it is shuffled. R-122 */
  readonly deckAfter?: number;
  /** After the Life Pool, without its trail: hand cards of the hunter's choice to discard. */
  readonly discardAfterWithoutTrail?: number;
  /** The first attack is whichever makes the hunter lose more cards. */
  readonly firstAttack?: 'greater-loss';
  /** In the hunter's first Fight Turn the monster loses at most so many cards. R-131 */
  readonly firstTurnLosses?: number;
  /** In the hunter's first Fight Turn at most so much Damage is dealt. R-139 */
  readonly firstTurnDamage?: number;
  /** Without its trail the hunter's first Fight Turn deals no Damage. R-139 */
  readonly noFirstDamageWithoutTrail?: true;
  /** In the hunter's first Fight Turn Combat draws nothing. R-132 */
  readonly noFirstDraw?: true;
  /** A Combo without this colour: one card fewer in step 4. */
  readonly drawLessWithout?: Colour;
  /** Every hunter turn: so many cards fewer in step 4, but never fewer than one because of it. R-128 */
  readonly drawLess?: number;
  /** Defeated: exactly so many cards are drawn in Phase III. R-133 */
  readonly phase3Draw?: number;
  /** Nothing printed on cards of this colour counts. R-134 */
  readonly inert?: Colour;
  /** Damage of the monster's first turn is taken from the hand first. R-135 */
  readonly firstDamage?: 'hand-first';
  /** Attacks with Damage deal 1 less, and a random hand card is discarded. R-136 */
  readonly damageTakesCard?: true;
  /** The first card of the hunter's first Combo is picked at random. R-137 */
  readonly firstCard?: 'random';
  /** Shield rises by at most so much per hunter turn. R-138 */
  readonly shieldPerTurn?: number;
  /** At most so many Potions in the whole Fight. R-140 */
  readonly potions?: number;
  /** A Combo with this colour costs so much Shield after it is resolved. R-142 */
  readonly shieldAfter?: { readonly colour: Colour; readonly lose: number };
  /** At the end of the monster's first turn: random hand cards to discard. R-143 */
  readonly discardAfterFirstTurn?: number;
  /** A Combo with one of these colours deals 1 less. R-144 */
  readonly comboLess?: readonly Colour[];
  /** Monster turns that start with at most so many cards: more Damage. R-145 */
  readonly lastCards?: { readonly atMost: number; readonly damage: number };
}

export const TRAITS: Readonly<Record<MonsterId, Trait>> = {
  arachas: { discardBefore: 1 },
  archespore: { potionsToStart: 1 },
  barghest: { shieldBefore: 1 },
  'drowners-nest': { deckAfter: 1 },
  ekimmara: { discardAfterWithoutTrail: 1 },
  foglet: { firstAttack: 'greater-loss' },
  'ghouls-nest': { firstTurnLosses: 2 },
  harpy: { noFirstDraw: true },
  'nekkers-nest': { drawLessWithout: 'green' },
  rotfiend: { phase3Draw: 1 },
  fiend: { inert: 'purple' },
  'grave-hag': { firstDamage: 'hand-first' },
  griffin: { drawLess: 1 },
  manticore: { damageTakesCard: true },
  nightwraith: { firstCard: 'random' },
  noonwraith: { shieldPerTurn: 1 },
  penitent: { noFirstDamageWithoutTrail: true },
  'water-hag': { potions: 1 },
  weavess: { defense: 'lowered' },
  werewolf: { shieldBefore: 2 },
  whispess: { shieldAfter: { colour: 'yellow', lose: 2 } },
  wyvern: { discardAfterFirstTurn: 1 },
  brewess: { comboLess: ['green', 'yellow'] },
  bruxa: { lastCards: { atMost: 2, damage: 2 } },
  glustyworp: { firstTurnDamage: 1 },
  leshen: { defense: 'less-this-fight' },
  striga: { shieldBefore: 'hand' },
  yghern: { comboLess: ['blue'] },
};

const NO_TRAIT: Trait = {};

/** The trait of the monster being fought; none in a Witcher Fight or outside Fights. */
export function traitOf(table: Table): Trait {
  const { fight } = table;
  const slot = fight?.slot === undefined ? undefined : table.slots[fight.slot];
  return slot === undefined || slot.monster < 0 ? NO_TRAIT : TRAITS[monster(slot.monster).id];
}
