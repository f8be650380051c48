/** The words the cards of Path of Destiny are made of. */

/** The four Symbols, in the cycle used for everything that needs an order. R-116 */
export const SYMBOLS = ['combat', 'magic', 'exploration', 'diplomacy'] as const;
export type Symbol = (typeof SYMBOLS)[number];
/** A Symbol by its place in SYMBOLS: what the table counts with. */
export type SymbolIndex = 0 | 1 | 2 | 3;

/** Colours of banners. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const CHARACTERS = ['geralt', 'yennefer', 'dandelion', 'ciri', 'vesemir'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The two Paths of a chapter. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const STORIES = ['edge', 'striga', 'evil'] as const;
export type StoryId = (typeof STORIES)[number];

/** What an effect asks for. The comments name the ten conditions of the catalogue. */
export type Condition =
  /** COND-1 */
  | { readonly kind: 'lose'; readonly symbol: Symbol }
  /** COND-2, graded */
  | { readonly kind: 'lose-123'; readonly symbol: Symbol }
  /** COND-3, graded */
  | { readonly kind: 'lose-non-active-123' }
  /** COND-4 and COND-5 */
  | { readonly kind: 'colour-at-least'; readonly colour: Colour; readonly count: 2 | 3 }
  /** COND-6 and COND-7 */
  | { readonly kind: 'colour-exactly'; readonly colour: Colour; readonly count: 1 | 2 }
  /** COND-8, graded */
  | { readonly kind: 'colour-123'; readonly colour: Colour }
  /** COND-9, graded */
  | { readonly kind: 'non-active-123' }
  /** COND-10 */
  | { readonly kind: 'non-active-at-least'; readonly count: 2 };

/** What an effect gives. The comments name the ten results of the catalogue. */
export type Result =
  /** RES-1 */
  | { readonly kind: 'xp'; readonly amount: number }
  /** RES-2, graded */
  | { readonly kind: 'xp-123' }
  /** RES-3 and RES-4, graded */
  | { readonly kind: 'path-123'; readonly side: Side }
  /** RES-5 and RES-6: two tokens of that Path's Active Symbol */
  | { readonly kind: 'path'; readonly side: Side }
  /** RES-7 */
  | { readonly kind: 'each-active' }
  /** RES-8: two tokens of one Symbol */
  | { readonly kind: 'two'; readonly symbol: Symbol }
  /** RES-9, graded */
  | { readonly kind: 'symbol-123'; readonly symbol: Symbol }
  /** RES-10: one token of each */
  | { readonly kind: 'set'; readonly symbols: readonly Symbol[] };

export interface Effect {
  readonly when: Condition;
  readonly then: Result;
}

/** An Action card. */
export interface ActionCard {
  readonly id: string;
  /** Set on Starting Action cards. */
  readonly character?: Character;
  readonly colours: readonly Colour[];
  readonly symbols: readonly Symbol[];
  readonly effect?: Effect;
}

/** When an Ability may be used. 5.6, R-110 */
export type Window = 'pick' | 'picked' | 'resolve' | 'declare' | 'score' | 'keep';

/** One of a character's four Abilities; what it does is a rule, found by its id. */
export interface Ability {
  readonly id: `${'GER' | 'YEN' | 'DAN' | 'CIR' | 'VES'}-${1 | 2 | 3 | 4}`;
  readonly unlockedAt: number;
  readonly window: Window;
}

/** How a Side Quest counts the hand: the sum of its parts, at most `cap`. 5.7 */
export interface SideQuest {
  readonly parts: readonly SideQuestPart[];
  readonly cap: number;
}
export type SideQuestPart =
  | { readonly kind: 'per-colour'; readonly colour: Colour; readonly vp: number }
  | { readonly kind: 'symbols-at-least'; readonly symbol: Symbol; readonly count: number; readonly vp: number }
  /** For each couple of a card of one colour and a card of the other. */
  | { readonly kind: 'per-couple'; readonly colours: readonly [Colour, Colour]; readonly vp: number }
  /** Points for 0, 1, 2 … different colours. */
  | { readonly kind: 'different-colours'; readonly vp: readonly number[] }
  | { readonly kind: 'per-multicolour'; readonly vp: number }
  /** For each different Symbol beyond the first. */
  | { readonly kind: 'per-further-symbol'; readonly vp: number }
  /** For every two cards of the same colour, over all colours. */
  | { readonly kind: 'per-pair-of-colour'; readonly vp: number };

export interface CharacterSheet {
  readonly character: Character;
  readonly abilities: readonly [Ability, Ability, Ability, Ability];
  readonly sideQuest: SideQuest;
}

/** How an Automa board earns Experience, and what it does from 8 XP on. 5.8 */
export interface AutomaBoard {
  readonly character: Character;
  readonly symbols: readonly [Symbol, Symbol];
  readonly first:
    | { readonly kind: 'xp-per-card'; readonly colour: Colour; readonly xp: number }
    | { readonly kind: 'xp-shared-colour'; readonly xp: number };
  readonly second:
    | { readonly kind: 'flip-gives'; readonly tokens: number }
    | { readonly kind: 'vp-when-placed'; readonly vp: number }
    | { readonly kind: 'vp-per-non-dominant'; readonly per: number; readonly vp: number }
    | { readonly kind: 'token-before-flip' }
    | { readonly kind: 'vp-per-colour'; readonly cards: number; readonly vp: number; readonly cap: number };
}

/** An operation printed on a Story card. 5.9 */
export type StoryOperation =
  | { readonly kind: 'vp'; readonly amount: number }
  | { readonly kind: 'xp'; readonly amount: number }
  /** Tokens of the next chapter's Symbol of that side. */
  | { readonly kind: 'active'; readonly side: Side; readonly amount: number }
  | { readonly kind: 'sift'; readonly count: number }
  | { readonly kind: 'top' }
  | { readonly kind: 'peek' }
  | { readonly kind: 'special' }
  | { readonly kind: 'ally'; readonly side: AllianceSide };

/** A Story card of a chapter: nodes 2 to 15. */
export interface PathCard {
  readonly node: number;
  readonly chapter: 1 | 2 | 3;
  readonly side: Side;
  readonly symbol: Symbol;
  /** What the holder of the Left Path token, of the Right Path token, and everybody gets when this Path was Dominant. */
  readonly left: readonly StoryOperation[];
  readonly right: readonly StoryOperation[];
  readonly all: readonly StoryOperation[];
  /** The foot: the next pair with its Symbols, or the epilogue. */
  readonly next:
    | { readonly pair: readonly [number, number]; readonly symbols: readonly [Symbol, Symbol] }
    | { readonly epilogue: number };
}

/** What an epilogue scores, at most `cap` VP. */
export interface FinalBonus {
  readonly count:
    | { readonly kind: 'symbols-in-hand'; readonly symbol: Symbol }
    | { readonly kind: 'colour-in-timeline'; readonly colour: Colour }
    | { readonly kind: 'colours-in-hand-beyond'; readonly beyond: number }
    | { readonly kind: 'unused-abilities' };
  readonly cap: number;
}

export interface EpilogueCard {
  readonly node: number;
  readonly from: number;
  /** Only in The Edge of the World; the other Stories have their own specials. */
  readonly bonus?: FinalBonus;
}

export interface StoryDeck {
  readonly story: StoryId;
  readonly stars: 1 | 2 | 3;
  /** Starting Initiative, highest first; names of characters not installed are skipped. PD-INIT-02 to PD-INIT-05 */
  readonly initiative: readonly string[];
  /** The chapter 1 pair and its Symbols, as the introduction announces them. */
  readonly opening: readonly [Symbol, Symbol];
  readonly paths: readonly PathCard[];
  readonly epilogues: readonly EpilogueCard[];
}

/** An Extraordinary Effort card. 5.11 */
export interface EffortCard {
  readonly id: string;
  readonly chapter: 1 | 2 | 3;
  readonly sequences: readonly [readonly Colour[], readonly Colour[]];
  readonly bonus:
    | { readonly kind: 'xp'; readonly amount: number }
    | { readonly kind: 'vp'; readonly amount: number }
    | { readonly kind: 'each-active' };
}

/** The backs of Secret Goals: the Dominant Symbols of chapter 3 for which they count. PD-STRIGA-01 */
export const GOAL_BACKS = ['c', 'm', 'cde', 'mde'] as const;
export type GoalBack = (typeof GOAL_BACKS)[number];

/** What a Secret Goal looks at. */
export type GoalCount =
  | { readonly kind: 'symbols-in-hand'; readonly symbol: Symbol }
  | { readonly kind: 'colour'; readonly colour: Colour; readonly where: 'hand' | 'timeline' | 'both' }
  | { readonly kind: 'multicolour'; readonly where: 'timeline' | 'both' }
  /** Different Symbols lying uncovered on Timeline cards. */
  | { readonly kind: 'symbols-in-timeline' }
  | { readonly kind: 'different-colours-in-hand' }
  /** The most cards of any one colour. */
  | { readonly kind: 'most-of-a-colour-in-hand' };

export interface SecretGoal {
  readonly id: string;
  readonly back: GoalBack;
  readonly count: GoalCount;
  readonly pays: /** 5 to the most, 3 at one fewer, 1 at two fewer; nothing for none. */
    | { readonly kind: 'compare' }
    | { readonly kind: 'at-least'; readonly count: number; readonly vp: number }
    /** Solo: points by the player's count, from the highest step; and what the Automa gets. */
    | {
        readonly kind: 'solo';
        readonly steps: readonly { readonly count: number; readonly vp: number }[];
        readonly automa:
          | { readonly count: GoalCount; readonly vpEach: number; readonly cap: number }
          | { readonly count: GoalCount; readonly atLeast: number; readonly vp: number };
      };
}

export const ALLIANCE_SIDES = ['renfri', 'stregobor'] as const;
export type AllianceSide = (typeof ALLIANCE_SIDES)[number];

export type AllianceEffect = 'xp' | 'exchange' | 'left' | 'right' | 'sell';

/** An Alliance card. 5.13 */
export interface AllianceCard {
  readonly id: string;
  readonly side: AllianceSide;
  /** a: gain 1 XP; b: lose an Active Symbol for two of the other; c: gain 1 Left or Right; d: lose a Non-Active Symbol for 2 XP. */
  readonly effect: AllianceEffect;
}
