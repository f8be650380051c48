/**
 * The closed vocabulary every card of Old World is written in. The rules execute these atoms and the words on a
 * card are rendered from them, so a card cannot say one thing and do another.
 */

export const COLOURS = ['blue', 'red', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const TERRAINS = ['forest', 'mountain', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** The terrain of a location or of an action card: 'wild' matches every terrain. OW-MOVE */
export type TerrainIcon = Terrain | 'wild';

export const ATTRIBUTES = ['combat', 'defense', 'alchemy', 'specialty'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SCHOOLS = ['wolf', 'griffin', 'bear', 'cat', 'viper'] as const;
export type School = (typeof SCHOOLS)[number];

export type Level = 1 | 2 | 3;

// ---------------------------------------------------------------- action cards

/** One icon of an action card's fight line, or of one of its tabs. OW-COMBO-11 */
export type Icon =
  | { readonly damage: number }
  | { readonly shield: number }
  /** Changes the number of cards drawn in step 4. OW-COMBO-15 */
  | { readonly draw: number }
  /** Take the top card of the own discard pile into hand. OW-COMBO-13 */
  | { readonly take: 'discard-top' }
  /** This card goes back to hand instead of being discarded. OW-COMBO-14 */
  | { readonly return: 'this-card' };

/** A combo extension: the colour it accepts and the icon that counts only when it is used. OW-COMBO-07 */
export interface Tab {
  readonly colour: Colour;
  readonly icon?: Icon;
}

// ---------------------------------------------------------------- powers: potions, trophies, equipment, companions

/** When a power works. OW-TIME-12 */
export type Moment =
  | 'before-pool' // before the owner's life pool is built
  | 'step-1' // offered in step 1 of the owner's fight turn
  | 'fight-start' // once the life pools exist, before the first fight turn
  | 'combo' // when the owner's combo is complete, before its damage
  | 'opponent-loses' // right after the owner's attack has made the opponent lose cards
  | 'attack-revealed' // when the monster's card lies open, before its attack
  | 'suffer-damage' // when the owner is about to suffer damage
  | 'own-turn-end' // after the owner's step 4
  | 'fight-end' // after the fight, before the clean-up
  | 'phase-1' // offered in Phase I of the owner's turn, also before the first move
  | 'move' // changes what a move costs
  | 'enter' // on entering a location
  | 'poker' // after the owner's reroll
  | 'phase-3'; // changes the number of cards drawn in step 2 of Phase III

/** What must hold for a power to work. All of a power's conditions must hold. */
export type PowerCondition =
  | { readonly handAtMost: number }
  | { readonly shieldAtMost: number }
  | { readonly comboHas: Colour }
  | { readonly comboAtLeast: number }
  | { readonly against: 'monster' | 'witcher' }
  | { readonly firstTurn: true }
  | { readonly trail: true }
  | { readonly goldAtMost: number }
  /** Of the destination at 'move', of the location itself everywhere else. The wild location shows all of them. D-60 */
  | { readonly terrain: Terrain };

/** What a use of a power costs; without a printed limit a power with a cost may be repeated. R-73 */
export type PowerCost =
  | { readonly discardHand: number }
  | { readonly gold: number }
  | { readonly shield: number }
  /** Unused potions. */
  | { readonly potions: number };

/** What a die gives that shows at least this. */
export interface RollTier {
  readonly from: number;
  readonly damage: number;
}

export type PowerEffect =
  /** In step 1: dealt at once. At 'combo': added to the combo's damage. */
  | { readonly damage: number }
  | { readonly shield: number }
  /** Draw now, from the life pool in a fight, from the deck outside. */
  | { readonly draw: number }
  /** Changes the number of cards of step 4 of this fight turn. */
  | { readonly drawLater: number }
  /** So many cards may be laid on the complete combo without a matching tab; nothing goes on from them. R-147 */
  | { readonly addToCombo: number }
  /** The combo of this fight turn has no more cards than this. R-156 */
  | { readonly comboAtMost: number }
  | { readonly take: 'discard-top' | 'discard-any' }
  /** Hand cards of the owner's choice. */
  | { readonly discard: number }
  /** A die decides; tiers are listed from the lowest. R-43 */
  | { readonly roll: readonly RollTier[] }
  /** At 'attack-revealed': the other half of the card is used. */
  | { readonly otherAttack: true }
  /** At 'suffer-damage': that much less, not below 0. */
  | { readonly lessDamage: number }
  | { readonly gold: number }
  | { readonly potions: number }
  /** At 'phase-3': changes the number drawn. */
  | { readonly phase3Draw: number }
  /** At 'move': one card of any terrain pays this move. */
  | { readonly anyCardMoves: true }
  /** At 'move': this move costs nothing. */
  | { readonly freeMove: true }
  /** At 'poker': one die may be rolled once more. */
  | { readonly rerollDie: number };

export interface Power {
  readonly when: Moment;
  /** 'always' powers act by themselves at their moment; the others are the owner's choice. */
  readonly limit: 'always' | 'once-per-fight' | 'once-per-turn' | 'potion' | 'unlimited';
  readonly if?: readonly PowerCondition[];
  readonly cost?: PowerCost;
  readonly do: readonly PowerEffect[];
}

// ---------------------------------------------------------------- monsters

/** The damage of a monster's attack: a number, the monster's level with an offset, or one of the witcher's attributes. OW-MFIGHT-19 */
export type AttackDamage = number | { readonly level: number } | { readonly attribute: Attribute };

/** One half of a monster fight card. OW-MFIGHT-10 to OW-MFIGHT-16 */
export interface Attack {
  readonly lower?: Attribute;
  readonly trash?: number;
  /** Random hand cards, as many as the monster's level. OW-MFIGHT-11 */
  readonly discard?: 'level';
  readonly damage?: AttackDamage;
}

export type AttackType = 'charge' | 'bite';

/**
 * What a monster's special ability does: each part is asked for by the chapter of the rules that does the thing, and said
 * by a sentence of its own in every language.
 */
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

// ---------------------------------------------------------------- exploration and events

/** A condition the result of an exploration or event depends on. */
export type Condition =
  | { readonly level: number } // witcher level at least
  | { readonly attribute: Attribute; readonly atLeast: number }
  | { readonly gold: number } // gold at least
  | { readonly at: number } // standing at this location
  | { readonly school: School }
  | { readonly schoolHere: 'own' | 'other' } // the place is the own school, or another's
  | { readonly potions: number } // unused potions at least
  | { readonly die: number }; // one open die shows at least this. R-43

export type AttributeChoice = Attribute | 'lowest' | 'highest' | 'any';

export type Effect =
  | { readonly gold: number }
  | { readonly raise: AttributeChoice }
  | { readonly lower: AttributeChoice }
  | { readonly shield: number }
  | { readonly shieldTo: 'zero' | 'max' }
  | { readonly potions: number }
  | { readonly discardPotions: number | 'all' }
  | { readonly trail: 'any' }
  | { readonly draw: number }
  | { readonly discard: number }
  | { readonly phase3Draw: number }
  | { readonly trash: number }
  /** Add a row card of this printed cost to the discard pile. OW-EXP-10 */
  | { readonly gainCard: 0 | 1 | 2 }
  | { readonly goTo: number }
  | { readonly skipTo: 'phase-2' | 'phase-3' }
  /** The event card stays with the player as equipment or companion. OW-EVENT-06 */
  | { readonly keep: true }
  | { readonly event: number }
  | { readonly quest: Quest }
  | { readonly poker: 'locals' }
  /** Before the next exploration of this player: look at two cards, keep one; or the deck is chosen by the card. */
  | { readonly nextExploration: 'choose-of-two' | 'city' | 'wilds' };

/** A result that depends on a condition: one branch applies, and only that one is told. */
export interface Fork {
  readonly if: Condition;
  readonly then: readonly Effect[];
  readonly else: readonly Effect[];
}

/** What an option, a tier or a card brings. */
export type Result = readonly Effect[] | Fork;

/** A price on an option or on a quest, to be paid in full. OW-EXP-05, OW-QUEST-10 */
export type Price =
  | { readonly gold: number }
  | { readonly cards: number }
  | { readonly potions: number }
  | { readonly shield: number };

export interface Quest {
  readonly place: { readonly location: number } | { readonly terrain: Terrain };
  readonly price?: Price;
  readonly event: number;
}

export interface StoryOption {
  readonly price?: Price;
  readonly effects: Result;
}

export interface Exploration {
  readonly id: string;
  readonly deck: 'city' | 'wilds';
  readonly options: readonly [StoryOption, StoryOption];
}

/** A result that applies from this number upward; tiers are listed from the lowest. */
export interface Tier {
  readonly from: number;
  readonly effects: Result;
}

/** What a test measures. R-43 */
export type Measure =
  | { readonly die: true }
  | { readonly level: true }
  | { readonly attribute: Attribute }
  | { readonly twicePlusDie: Attribute };

export type EventCard = { readonly number: number } & (
  | { readonly kind: 'options'; readonly options: readonly [StoryOption, StoryOption] }
  | { readonly kind: 'instant'; readonly effects: Result }
  | { readonly kind: 'test'; readonly measure: Measure; readonly tiers: readonly Tier[] }
  /** Lower the shield, draw, play one combo; its damage picks the tier. R-44 */
  | {
      readonly kind: 'short-fight';
      readonly shield: -2 | 'to-zero';
      readonly draw: 2 | 3;
      readonly tiers: readonly Tier[];
    }
  | { readonly kind: 'equipment' | 'companion'; readonly effects: readonly Effect[]; readonly power: Power }
);
